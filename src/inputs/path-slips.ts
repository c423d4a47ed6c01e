/** Slips in how the list `paths` is written. As a pattern each would match no file at all, and so skip a deploy. */

/** What is in brackets stands for itself: `[,]` is how a comma is meant. */
const withoutClasses = (line: string) => line.replace(/\[[^[\]]*\]/g, 'x')

const ONE_A_LINE = 'give one pattern a line'

/** What is wrong with how one line of `paths` is written, and the mend; undefined when nothing is. */
export function slipOf(line: string): string | undefined {
  const pattern = line.replace(/^!/, '')
  if (isList(pattern)) return `is a list of YAML or JSON on one line: ${ONE_A_LINE}, without brackets and quotes`
  if (/^["“”„«]|^`.*`$|^[‘‚].*[‘’]$/.test(pattern)) return 'is in quotes: give the pattern alone, without them'
  if (/^paths(?:-ignore)? *:/.test(pattern)) return 'begins with a key, as in a workflow: give the pattern alone'
  if (pattern.startsWith('~/')) return 'begins with ~/: give it from the root of the repository'
  if (pattern.startsWith(' ')) return 'has a blank after the !: leave it out'
  const bare = withoutClasses(pattern)
  return separatorProblem(bare) ?? blankProblem(bare)
}

const SEPARATORS = { ',': 'a comma', ';': 'a semicolon', '|': 'a |' }

/** In the name of a file it may stand; not where a pattern or a path follows it, or nothing at all. */
function separatorProblem(bare: string): string | undefined {
  for (const [char, called] of Object.entries(SEPARATORS)) {
    const at = bare.indexOf(char)
    if (at < 0) continue
    const separates = bare.includes(`*${char}`) || /[*/]/.test(bare.slice(at)) || bare.endsWith(char)
    if (separates && /[*/]/.test(bare))
      return `holds ${called}: ${ONE_A_LINE}, or write [${char}] for the character itself`
  }
  return undefined
}

/** `[ab]` is a set of characters; one with a quote at its start, a comma or a slash was meant as a list. */
function isList(pattern: string): boolean {
  if (!pattern.startsWith('[') || !pattern.endsWith(']')) return false
  if (/^\[ *["'](?!\])/.test(pattern) || /, /.test(pattern)) return true
  return pattern.length > 3 && pattern.indexOf(']') === pattern.length - 1 && /[,/]/.test(pattern)
}

/** A name may hold a blank; what is a whole pattern on either side of it, or a comment behind it, is no part of a name. */
function blankProblem(bare: string): string | undefined {
  const words = bare.split(' ').filter((word) => word !== '')
  for (const [i, word] of words.entries()) {
    const before = words[i - 1]
    if (before === undefined) continue
    if (word === '#' || (word.startsWith('#') && before.includes('*')))
      return 'has a comment behind the pattern: put the comment on a line of its own, or write [#] for the character itself'
    if (word.startsWith('!') || before.endsWith('**') || (before.includes('*') && /[*/]/.test(word)))
      return `holds a blank between two patterns: ${ONE_A_LINE}, or write [ ] for a blank in a name`
  }
  return undefined
}

/** Whether it holds a blank that may be part of a name, and may be one too many. */
export function holdsBlank(pattern: string): boolean {
  return withoutClasses(pattern).includes(' ')
}
