/**
 * Generates everything that derives from action.yml and the examples: `src/action-names.ts`,
 * schema/flags.json for the command line, and the marked tables and workflows of README.md and
 * docs/inputs.md. Also the exit codes and the fixes of docs/errors.md from src/error-codes.ts,
 * schema/deployments.schema.json from src/inputs/manifest/schema.ts, and the API documents of the
 * local control plane. The address of the release, wherever it stands, comes from package.json.
 * With `--check`, fails if a file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { parse } from 'yaml'
import { apiDocuments } from './api-documents.mjs'
import { manifestSchema } from './manifest-schema.mjs'

const action = parse(readFileSync('action.yml', 'utf8'))
/**
 * An input about how a run behaves has no default for the runner, which would hide whether the step
 * sets it: a manifest then applies. Its description ends with what an unset one means.
 */
for (const input of Object.values(action.inputs)) {
  const [, description, value] = /^(.*) Default: `([^`]+)`\.$/.exec(input.description) ?? []
  if (value !== undefined) Object.assign(input, { description, default: value })
}
const check = process.argv.includes('--check')
let stale = 0

const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8'))
const DOWNLOADS = `https://github.com/${repository.replace('github:', '')}/releases/download/`
/** The packed command line, which .github/workflows/release.yml adds to the release. */
const PROGRAM = `${DOWNLOADS}v${version}/deploy-agent-server.tgz`

/** The text with the address of this release for that of any other. */
const released = (text) =>
  text.replaceAll(new RegExp(`${DOWNLOADS}v[\\w.-]+/deploy-agent-server\\.tgz`, 'g'), PROGRAM)

function releaseModule() {
  return `/**
 * The release of this program, written by \`npm run generate\` from package.json: change it there.
 */
export const VERSION = ${quote(version)}

/**
 * Starts the command line of the release: one package without dependencies, from where the action
 * comes from.
 */
export const RELEASED_PROGRAM =
  ${quote(`npx --yes ${PROGRAM}`)}
`
}

const INPUTS_PAGE = 'docs/inputs.md'
const slug = (title) => title.toLowerCase().replaceAll(' ', '-')

/**
 * The names in the groups and the order of action.yml: a comment there is the heading of a group in
 * docs/inputs.md.
 */
function readGroups(declarations) {
  /** @type {{ title: string, names: string[] }[]} */
  const groups = []
  for (const [, title, name] of declarations.matchAll(/^ {2}(?:# (.+)|(\w+):)$/gm)) {
    if (title !== undefined) groups.push({ title, names: [] })
    else groups.at(-1).names.push(name)
  }
  return new Map(groups.map((group) => [slug(group.title), group]))
}

const [, INPUTS, OUTPUTS] = readFileSync('action.yml', 'utf8').split(/^(?:inputs|outputs|runs):$/m)
const GROUPS = readGroups(INPUTS)
const OUTPUT_GROUPS = readGroups(OUTPUTS)
const GROUPED = [...GROUPS.values()].flatMap(({ names }) => names)

function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  if (check) {
    process.stderr.write(`${file} is out of date. Run npm run generate.\n`)
    stale++
  } else writeFileSync(file, text)
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** A default that is an expression has a value only on a runner. */
const defaultOf = ({ default: value = '' }) => (value.includes('${{') ? '' : value)

function declaredModule() {
  const inputs = Object.entries(action.inputs).map(
    ([name, input]) => `  ${name}: ${quote(defaultOf(input))}`
  )
  const outputs = Object.keys(action.outputs).map((name) => `  ${quote(name)}`)
  return `/**
 * Names and defaults from action.yml, written by \`npm run generate\`: change them there.
 */

/** Default of each input; empty where it has none. */
export const INPUT_DEFAULTS = {
${inputs.join(',\n')}
} as const

/** The name of an input. */
export type InputName = keyof typeof INPUT_DEFAULTS

/** Names of the outputs, in the order of action.yml. */
export const OUTPUT_NAMES = [
${outputs.join(',\n')}
] as const

/** The name of an output. */
export type OutputName = (typeof OUTPUT_NAMES)[number]
`
}

/** A yes or no: by its default, or by how its description begins. */
const isBoolean = ({ default: value, description }) =>
  value === 'true' || value === 'false' || (value === undefined && description.startsWith('`true`'))

/** The help of a command need not say which command it is of. */
const flagHelp = (description) =>
  description.replace(/^With `command: \w+`(?: or `command: \w+`)*: (.)/, (_, first) =>
    first.toUpperCase()
  )

/** Loads a file that imports nothing but types. */
function loadTable(file) {
  const { code } = transformSync(readFileSync(file, 'utf8'), { loader: 'ts', format: 'esm' })
  return import(`data:text/javascript,${encodeURIComponent(code)}`)
}

const { INPUTS: ROWS } = await loadTable('src/input-table.ts')

/**
 * Inputs whose value must not be in the list of processes: they are read from a file or the
 * environment.
 */
const isHidden = (input) => {
  // An input without a row is named by `npx tsc`, once its name is generated.
  const { holds, header } = ROWS[input] ?? {}
  return holds === 'credential' || header !== undefined || input === 'secrets'
}

/**
 * What the command line makes of the inputs, in the order of docs/inputs.md. `command` is its first
 * word there.
 */
function commandLineFlags() {
  return GROUPED.filter((name) => name !== 'command').map((input) => {
    // It reads better as `rollback --to`.
    const name = input === 'revision' ? 'to' : input.replaceAll('_', '-')
    return {
      input,
      flag: isHidden(input) ? `${name}-file` : name,
      variable: `DEPLOY_AGENT_SERVER_${input.toUpperCase()}`,
      isHidden: isHidden(input),
      isBoolean: isBoolean(action.inputs[input]),
      help: flagHelp(action.inputs[input].description)
    }
  })
}

const cell = (text) => text.replaceAll('|', '\\|')

/** The inputs of the first group, which most steps set, and the headings of the others. */
function firstInputs() {
  const [first, ...others] = [...GROUPS.values()]
  const links = others.map(({ title }) => `[${title}](${INPUTS_PAGE}#${slug(title)})`)
  return `${inputsTable(first)}\n\nAll others: ${links.join(' · ')}`
}

/** One row per input of a group. */
function inputsTable({ names }) {
  const rows = names.map((name) => `| \`${name}\` | ${cell(meaningOf(action.inputs[name]))} |`)
  return ['| input | meaning |', '|---|---|', ...rows].join('\n')
}

/** The description of an input, and its default. */
function meaningOf(input) {
  if (input.required) return `${input.description} **Required.**`
  if (input.default === undefined) return input.description
  return `${input.description} Default: \`${input.default}\`.`
}

function outputsTable({ names }) {
  const rows = names.map((name) => `| \`${name}\` | ${cell(action.outputs[name].description)} |`)
  return ['| output | value |', '|---|---|', ...rows].join('\n')
}

function exampleText(name) {
  const file = ['yml', 'yaml']
    .map((end) => `examples/${name}.${end}`)
    .find((path) => existsSync(path))
  return released(readFileSync(file, 'utf8')).trimEnd()
}

const yamlBlock = (text) => `\`\`\`yaml\n${text}\n\`\`\``

/** The inputs of the last step of an example, indented as there. */
function inputsOf(example) {
  const lines = exampleText(example).split('\n')
  return lines.slice(lines.findLastIndex((line) => line.trim() === 'with:')).join('\n')
}

// The schema of the manifest is made of it.
write('src/action-names.ts', declaredModule())
const documents = await apiDocuments()
const schema = await manifestSchema(action.inputs)

/** Returns the text between the markers of a page: a table, or an example by its name. */
function contentOf(marker) {
  if (marker === 'inputs') return firstInputs()
  const group = GROUPS.get(marker.replace(/^inputs-/, ''))
  if (group !== undefined) return inputsTable(group)
  const outputs = OUTPUT_GROUPS.get(marker.replace(/^outputs-/, ''))
  if (outputs !== undefined) return outputsTable(outputs)
  if (marker === 'exit-codes') return exitCodesTable(errorCodes)
  const [, part, name] = /^(example|with)-(.*)$/.exec(marker)
  return yamlBlock(part === 'with' ? inputsOf(name) : exampleText(name))
}

const ERROR_CODES_SOURCE = 'src/error-codes.ts'

/** The error codes, each with its row. */
async function readErrorCodes() {
  const { ERROR_CODES } = await loadTable(ERROR_CODES_SOURCE)
  return Object.entries(ERROR_CODES)
}

const ERROR_SECTION = /^## (\w+)\n\n.*\n\n(?:(?:- .*\n)+\n)?\*\*Fix:\*\* (.*)$/gm

/** The page with the fix of each code at the end of its section. */
const withFixes = (page) =>
  page.replace(ERROR_SECTION, (section, name, fix) => {
    return section.slice(0, section.length - fix.length) + Object.fromEntries(errorCodes)[name].fix
  })

/** Exit codes without an error code. */
const WITHOUT_ERROR = new Map([
  [0, 'none: live, unchanged, or done'],
  [11, 'none: a deploy would change something (`plan --fail-on-changes`)']
])

/** One row per exit code, with the error codes that lead to it. */
function exitCodesTable(codes) {
  const used = codes.map(([, { exit_code }]) => exit_code)
  const all = [...new Set([...used, ...WITHOUT_ERROR.keys()])].sort((a, b) => a - b)
  const rows = all.map((exit) => {
    const names = codes.filter(([, { exit_code }]) => exit_code === exit).map(([name]) => name)
    const links = names.map((name) => `[\`${name}\`](#${name})`).join(', ')
    return `| ${exit} | ${WITHOUT_ERROR.get(exit) ?? links} |`
  })
  return ['| exit code | error codes |', '|---|---|', ...rows].join('\n')
}

const MARKED =
  /(<!-- ([\w-]+):begin \(written by npm run generate[^>]*-->\n)[\s\S]*?(<!-- \2:end -->)/g

function filled(page) {
  const text = readFileSync(page, 'utf8')
  const marked = text.replace(
    MARKED,
    (_, begin, marker, end) => `${begin}${contentOf(marker)}\n${end}`
  )
  return released(page === 'docs/errors.md' ? withFixes(marked) : marked)
}

const errorCodes = await readErrorCodes()
write('src/release.ts', releaseModule())
const flags = commandLineFlags().map((flag) => `  ${JSON.stringify(flag)}`)
write('schema/flags.json', `[\n${flags.join(',\n')}\n]\n`)
const filesIn = (folder, end) =>
  readdirSync(folder).flatMap((name) => (name.endsWith(end) ? `${folder}/${name}` : []))
for (const file of ['README.md', ...filesIn('docs', '.md'), ...filesIn('examples', '.yml')])
  write(file, filled(file))
for (const [name, document] of Object.entries(documents)) {
  write(`emulator/http/documents/${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
}
write('schema/deployments.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
process.exitCode = stale > 0 ? 1 : 0
