/**
 * What looks like a token in a shell command, such as `install_command`. A guess that masks too much costs little, so the
 * rules are broad: a value behind a telling name, and what has the form of a token.
 */
import querystring from 'node:querystring'

/** A value: quoted, or up to white space or what ends a command. */
const VALUE = `("[^"]*"|'[^']*'|[^\\s"'|;&<>()]+)`
/** Words that announce a secret at the end of a name: NPM_TOKEN, --api-key, _authToken, :_password. */
const TELLING =
  '(?:token|passw(?:or)?d|passphrase|secret|credentials?|(?:api|access|auth|private|secret|account)[-_]?key|_auth)'

/** None of them begins with a repetition: a long command is read in one go. */
const RULES: readonly RegExp[] = [
  // NAME=value, --name=value, //registry.example/:_authToken=value
  new RegExp(`${TELLING}["']?=${VALUE}`, 'gi'),
  // -u name:password, --user name:password
  /(?:^|\s)(?:-u|--user)(?:\s+|=)["']?[^\s"':]+:([^\s"']+)/gi,
  // Authorization: Bearer value, X-Api-Key: value
  /(?:authorization|[-_"'](?:token|key|secret)|cookie)["']?\s*:\s*["']?(?:(?:bearer|basic|token|digest)\s+)?([^\s"']+)/gi,
  /\bbearer\s+([^\s"']+)/gi,
  // Access keys of clouds, and JSON Web Tokens.
  /\b((?:AKIA|ASIA|AIza|ya29\.|eyJ)[\w.-]{12,})/g
]

/** Tokens that say by their prefix whose they are. They have a digit behind it. */
const PREFIXED =
  /\b(?:gh[pousr]_|github_pat_|npm_|hf_|dckr_pat_|rubygems_|lsv2_|shpat_|dop_v1_|[spr]k_|glpat-|gldt-|pypi-|xox[a-z]-|sk-)([\w-]{12,})/g

/** A word of a command: quoted as a whole, or up to white space or a quotation mark. */
const WORD = /"[^"]*"|'[^']*'|[^\s"']+/g
/** How a flag, or a setting of a registry, ends that announces a secret in the next word. */
const ANNOUNCES = new RegExp(`${TELLING}$`, 'i')
const LONGEST_ANNOUNCEMENT = 40

/** A long word that does not continue a path, version or address. */
const LONG_WORD = /(?<![\w./:@+-])[\w+/-][\w+/=-]{23,}/g
/** What makes a word the beginning of a path, version or address. */
const CONTINUED = new Set(['.', ':', '@'])

/** A reference to a variable holds no value. */
const REFERENCE = /^\$|^%\w+%$/
/** Shorter values are words of the command, more likely than secrets. */
const SHORTEST = 4

/** The values in the command that look like secrets, users and passwords of its URLs included. */
export function secretsInCommand(command: string): string[] {
  const named = RULES.flatMap((rule) =>
    [...command.matchAll(rule)].map(([, value = '']) => unquoted(value))
  )
  const found = [
    ...named,
    ...prefixed(command),
    ...announced(command),
    ...userInfoIn(command),
    ...longWords(command)
  ]
  return [...new Set(found)].filter((value) => value.length >= SHORTEST && !REFERENCE.test(value))
}

function prefixed(command: string): string[] {
  return [...command.matchAll(PREFIXED)].flatMap(([token, rest = '']) =>
    /\d/.test(rest) ? [token] : []
  )
}

/** --name value, npm config set //registry.example/:_authToken value */
function announced(command: string): string[] {
  const words = command.match(WORD) ?? []
  return words
    .slice(1)
    .filter((word, before) => !word.startsWith('-') && announces(words[before] ?? ''))
    .map(unquoted)
}

function announces(word: string): boolean {
  return (
    (word.startsWith('-') || word.includes(':_')) &&
    ANNOUNCES.test(word.slice(-LONGEST_ANNOUNCEMENT))
  )
}

/** Long words of mixed letters and digits. */
function longWords(command: string): string[] {
  return [...command.matchAll(LONG_WORD)]
    .filter(({ 0: word, index }) => !CONTINUED.has(command.charAt(index + word.length)))
    .map(([word]) => word)
    .filter(
      (word) => /[a-z]/.test(word) && /[A-Z]/.test(word) && /\d/.test(word) && !word.includes('/')
    )
}

function unquoted(value: string): string {
  return value.replace(/^(["'])(.*)\1$/s, '$2')
}

/** Users and passwords in the URLs of a text, as written and decoded. A user that is a plain word is none to hide. */
export function userInfoIn(text: string): string[] {
  return [...text.matchAll(/:\/\/([^\s/?#"'<>]*)@/g)].flatMap(([, found = '']) => {
    const [user = '', ...password] = found.split(':')
    const parts = [
      ...(looksSecret(user) ? [user] : []),
      ...(password.length > 0 ? [password.join(':')] : [])
    ]
    return parts.flatMap((part) => [part, querystring.unescape(part)])
  })
}

/** A plain word is none: masked, it would blot out our own messages about it. */
export function looksSecret(word: string): boolean {
  return word.length >= 16 || /[^A-Za-z]/.test(word)
}
