/**
 * The filter patterns of GitHub workflows: `*`, `**`, `?`, `+`, `[]`, and `!` for a pattern that
 * takes away again.
 */

/** Whether a name is taken by an ordered list of patterns: the last one that matches decides. */
export function matchesPatterns(patterns: string[], name: string): boolean {
  let taken = false
  for (const pattern of patterns) {
    const negated = pattern.startsWith('!')
    if (toRegExp(negated ? pattern.slice(1) : pattern).test(name)) taken = !negated
  }
  return taken
}

const TOKEN = /\*\*\/|\*\*|\*|\?|\+|\[[^\]]*\]|\\?./gs

function toRegExp(pattern: string): RegExp {
  const source = pattern.replace(TOKEN, (token) => {
    if (token === '**/') return '(?:.*/)?'
    if (token === '**') return '.*'
    if (token === '*') return '[^/]*'
    // In these patterns, as in a regular expression, both count the character before them.
    if (token === '?' || token === '+' || token.startsWith('[')) return token
    return token.replace(/^\\/, '').replace(/[\\^$.*+?()[\]{}|/]/, '\\$&')
  })
  return new RegExp(`^${source}$`, 's')
}
