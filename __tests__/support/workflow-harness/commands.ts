/** The workflow commands of the runner, as its own parser finds them in a line of output. */
export interface Command {
  name: string
  properties: Record<string, string>
  data: string
  /** Printed as the documented form `::name …::`, at the very start of the line. */
  plain: boolean
}

/**
 * What an action has reason to print. Every other command that the runner obeys is a sign of
 * foreign text.
 */
const ORDINARY = new Set([
  'add-mask',
  'debug',
  'notice',
  'warning',
  'error',
  'group',
  'endgroup',
  'echo',
  'stop-commands'
])

const OBEYED = new Set([
  ...ORDINARY,
  'add-path',
  'add-matcher',
  'remove-matcher',
  'set-env',
  'set-output',
  'save-state',
  'internal-set-repo-path'
])

/**
 * Finds the command in a line: `::name …::data` also after white space, `##[name …]data` anywhere.
 */
export function parseCommand(line: string): Command | undefined {
  return parseDocumentedForm(line) ?? parseOldForm(line)
}

/** Whether a well-behaved step prints such a command. */
export function isOrdinary(command: Command): boolean {
  return command.plain && ORDINARY.has(command.name)
}

/**
 * The token of `::stop-commands::token`, written as the command that ends it, or any other text in
 * that form.
 */
export function isResume(line: string, token: string): boolean {
  return line.trimStart().startsWith(`::${token}::`)
}

function parseDocumentedForm(line: string): Command | undefined {
  const match = /^(\s*)::([^\s:]+)(?:\s+(.*?))?::(.*)$/s.exec(line)
  if (match === null) return undefined
  const [, indent = '', name = '', properties = '', data = ''] = match
  return obeyed({
    name: name.toLowerCase(),
    properties: parseProperties(properties, ','),
    data: unescape(data),
    plain: indent === ''
  })
}

function parseOldForm(line: string): Command | undefined {
  const match = /##\[([^\s\]]+)(?:\s+([^\]]*))?\](.*)$/s.exec(line)
  if (match === null) return undefined
  const [, name = '', properties = '', data = ''] = match
  return obeyed({
    name: name.toLowerCase(),
    properties: parseProperties(properties, ';'),
    data: unescape(data),
    plain: false
  })
}

const obeyed = (command: Command) => (OBEYED.has(command.name) ? command : undefined)

function parseProperties(text: string, separator: string): Record<string, string> {
  const pairs = text.split(separator).filter((pair) => pair.includes('='))
  return Object.fromEntries(
    pairs.map((pair) => {
      const equals = pair.indexOf('=')
      return [pair.slice(0, equals).trim(), unescapeProperty(pair.slice(equals + 1))]
    })
  )
}

const unescape = (text: string) =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%')

const unescapeProperty = (text: string) =>
  unescape(text.replaceAll('%3A', ':').replaceAll('%2C', ','))
