/** A command to copy, in the form of each shell. The page shows the one that its reader chooses. */
import { type Html, html } from './html.js'

interface Command {
  /** Environment variables, by name. */
  variables?: Readonly<Record<string, string>>
  /** The program, and words that no shell changes. */
  start: string
  options?: readonly (readonly [flag: string, value: string])[]
  /** JSON that curl sends. */
  body?: string | undefined
}

interface Shell {
  label: string
  /** Ends a line that the next one continues. */
  lineEnd: string
  quote: (text: string) => string
  setVariable: (name: string, value: string) => string
}

const inApostrophes = (text: string, apostrophe: string) => `'${text.replaceAll("'", apostrophe)}'`
const forBash = (text: string) => inApostrophes(text, String.raw`'\''`)
const forPowerShell = (text: string) => inApostrophes(text, "''")

type ShellName = 'bash' | 'powershell' | 'cmd'
const SHELLS: Readonly<Record<ShellName, Shell>> = {
  bash: {
    label: 'bash or zsh',
    lineEnd: ' \\\n',
    quote: forBash,
    setVariable: (name, value) => `${name}=${forBash(value)} \\\n`
  },
  powershell: {
    label: 'PowerShell',
    lineEnd: ' `\n',
    quote: forPowerShell,
    setVariable: (name, value) => `$env:${name} = ${forPowerShell(value)}\n`
  },
  cmd: {
    label: 'cmd',
    lineEnd: ' ^\n',
    quote: (text) => `"${text.replaceAll('"', '""')}"`,
    setVariable: (name, value) => `set "${name}=${value}"\n`
  }
}

/** Writes a command for a shell, a line per option. */
export function writeCommand(
  name: ShellName,
  { variables = {}, start, options = [], body }: Command
): string {
  const { quote, setVariable, lineEnd } = SHELLS[name]
  const settings = Object.entries(variables).map(([key, value]) => setVariable(key, value))
  // Some versions of PowerShell take the quotes out of
  // an argument, and in some, `curl` is another program.
  const isPiped = name === 'powershell' && body !== undefined
  const program = name === 'powershell' ? start.replace(/^curl\b/, 'curl.exe') : start
  const input = isPiped ? `${quote(body)} | ` : ''
  const data = body === undefined ? [] : [['-d', isPiped ? '@-' : body] as const]
  const lines = [...options, ...data].map(([flag, value]) => `  ${flag} ${quote(value)}`)
  return settings.join('') + [input + program, ...lines].join(lineEnd)
}

/** Shows a command: one form is visible at a time. */
export function inEachShell(command: Command): Html {
  const names = Object.keys(SHELLS) as ShellName[]
  const forms = names.map((name) => {
    const text = writeCommand(name, command)
    return html`<pre tabindex="0" data-shell="${name}">${text}</pre>`
  })
  return html`${forms}`
}

/** Chooses the shell. Without scripts, the commands are for the first one. */
export function shellChoice(): Html {
  const options = Object.entries(SHELLS).map(
    ([name, { label }]) => html`<option value="${name}">${label}</option>`
  )
  return html`<label>Commands for <select id="shell" disabled>${options}</select></label>`
}
