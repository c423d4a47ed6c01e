/**
 * The words that nothing here uses, each with what to write instead. Both linters read this list: `plain-words.mjs` for
 * code, `pages.mjs` for pages.
 */

/** Phrases as the source of a regular expression, and what to write instead. */
const PHRASES = [
  // Everyday words instead of bookish ones.
  ['anew', 'again; "recreate"'],
  ['whence|thence|hither|thither|hitherto|henceforth', 'from, to, until now, from now on'],
  ['there(of|by|in|upon|from|with|to)|here(by|in|of|upon|with)|where(by|in|upon|of|to|from)', 'of it, so, in which'],
  [
    'lest|albeit|ere|nay|ought|shall|whilst|amongst|aught|naught',
    'so that … not, although, before, should, while, among'
  ],
  ['in vain|vain', 'failed, without effect'],
  ['begun', 'started, already in progress'],
  ['mend(s|ed|ing)?', 'fix'],
  ['under way', 'in progress'],
  ['as (it|they|that) (is|are|was|were|stands?|stood)(?! \\w+(ed|en|wn)\\b)', 'unchanged'],
  ['as far as', 'if, when; or name the limit'],
  ['(by|of) (itself|themselves)', 'automatically, alone'],
  ['for good', 'permanently'],
  ['some(how|where)', 'name how, or where'],
  ['where (none|nothing|not|so|possible)', 'if none, if not'],
  // Actors have names.
  ['(no|some|any|every)body|no one|someone', 'name the actor: the service, another run, GitHub, the user'],
  ['something', 'name the thing or the actor'],
  ['(is|are|was|were|be|been|being) (not |never |also |still |then )?said', 'name who says it'],
  ['told', 'name who reports or shows it; "told to stop" is "cancelled"'],
  ['(is|are|was|were|be|been) (not |never |also |still |then |already )?known', 'name who knows it; or "unknown"'],
  ['(is|are|was|were|be) (not |no longer |already |still )?there(?! (a|an|any|no)\\b)', 'exists, responds'],
  ['(is|are) what', 'name the thing first'],
  ['what (came|comes|will come|has come) (of|out)', 'the result'],
  ['(comes?|came|coming) (of|to) nothing', 'fails'],
  // One word for each thing.
  ['(on|under) (its|their|the) way( out| in)?', 'in progress; being deleted'],
  ['(taken )?on trust', 'unverified'],
  ['(go|goes|going|went|gone) back', 'roll back, return'],
  ['(go|goes|going|went|gone) on', 'continue'],
  ['(is|are|was|were|be|been|has|have|had) (all |already |long )?gone', 'no longer exists, deleted'],
  ['pick(s|ed|ing)? (it |them |this |that )?up', 'resume, use'],
  ['put(s|ting)? (it |them )?out', 'set the output, output, print'],
  [
    '(take|takes|taking|taken|took) (the|its|their|her|his) place|whose place|in (the )?place of',
    'replace, instead of'
  ],
  ['(take|takes|taking|taken|took) (it |them )?(for|as) granted', 'assume'],
  ['(a|an|any|each|every|one|two|three|many|last|next|second|failed|single) looks?', 'poll, read'],
  ['way back|the way out', 'rollback; fix'],
  ['at hand', 'available'],
  ['the wrong way|do(es)? wrong', 'name the mistake'],
  // No apologies.
  ['sorry|unfortunately|please|oops', 'nothing: state the fact, then what to do'],
  // American spelling.
  [
    'behaviour\\w*|colour\\w*|favour\\w*|honour\\w*|neighbour\\w*|licen[c]e\\w*|centre[sd]?|defence|grey',
    'behavior, color, license, …'
  ],
  [
    '(recogn|normal|organ|author|summar|initial|serial|minim|maxim|optim|final|capital|categor|custom|synchron|sanit|random)is(e|es|ed|ing|ation)',
    '-ize'
  ],
  ['artefacts?|judgement|learnt|spelt|labelled|modelled|signalled|travell\\w+|catalogues?', 'American spelling']
]

/** A blank in a phrase also matches a line break, with what begins the next line of a comment or a quote. */
const RULES = PHRASES.map(([source, instead]) => ({
  pattern: new RegExp(`(?<![\\w-])(?:${source.replaceAll(' ', '[\\s*/#>]+')})(?![\\w-])`, 'gi'),
  instead
}))

/** Names of parameters, code, comments of HTML, addresses and paths. */
const NOT_PROSE =
  /@param [\w.]+|`[^`\n]*`|<!--[\s\S]*?-->|https?:\/\/\S+|(?<=\]\()[^)\s]*(?=\))|[\w.-]*\/[\w./-]*\.\w+/g

/** Finds the words to avoid in a text: `{index, word, instead}` of each. */
export function findWords(text) {
  const prose = text.replace(NOT_PROSE, (code) => code.replace(/[^\n]/g, '`'))
  const found = RULES.flatMap(({ pattern, instead }) =>
    [...prose.matchAll(pattern)].map(({ 0: word, index }) => ({ index, word: word.replace(/\s+/g, ' '), instead }))
  )
  return found.sort((one, other) => one.index - other.index)
}
