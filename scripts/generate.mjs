/**
 * Generates everything that derives from action.yml and the examples: `src/action-names.ts`, schema/flags.json for
 * the command line, and the marked tables and workflows of README.md and docs/inputs.md. Also fix and exit code of
 * each code in docs/errors.md from src/error-codes.ts, schema/deployments.schema.json and
 * the tables of docs/manifest.md from src/inputs/manifest/schema.ts, and the API documents of the local control plane with the
 * operations of docs/local-control-plane.md from emulator/http/operations/. The address of the release, wherever it
 * stands, comes from package.json. With
 * `--check`, fails if a file is out of date.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { transformSync } from 'esbuild'
import { parse } from 'yaml'
import { apiDocuments } from './api-documents.mjs'
import { manifestSchema, manifestTables } from './manifest-schema.mjs'
import { operationsTable } from './operations-table.mjs'

const action = parse(readFileSync('action.yml', 'utf8'))
/**
 * An input about how a run behaves has no default for the runner, which would hide whether the step sets it: a manifest
 * then applies. Its description ends with what an unset one means.
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
const released = (text) => text.replaceAll(new RegExp(`${DOWNLOADS}v[\\w.-]+/deploy-agent-server\\.tgz`, 'g'), PROGRAM)

function releaseModule() {
  return `/** The release of this program, written by \`npm run generate\` from package.json: change it there. */
export const VERSION = ${quote(version)}

/** Starts the command line of the release: one package without dependencies, from where the action comes from. */
export const RELEASED_PROGRAM =
  ${quote(`npx --yes ${PROGRAM}`)}
`
}

const INPUTS_PAGE = 'docs/inputs.md'
/** The inputs as the pages group them. The title is the heading in docs/inputs.md, the key its marker. */
const GROUPS = {
  connection: {
    title: 'Connection and command',
    names: ['command', 'revision', 'base_url', 'api_key', 'tenant_id', 'bearer_token', 'api_dialect']
  },
  target: { title: 'Which deployment', names: ['name', 'deployment_id', 'source', 'preview'] },
  repository: {
    title: 'Built from a repository',
    names: [
      'graph_config_path',
      'repo_url',
      'repo_ref',
      'integration_id',
      'deployment_type',
      'build_on_push',
      'install_command',
      'build_command',
      'paths'
    ]
  },
  image: {
    title: 'Running an image',
    names: ['image_uri', 'custom_url', 'listener_id', 'cluster_namespace', 'resource_spec']
  },
  secrets: { title: 'Secrets', names: ['secrets', 'allow_empty_secrets'] },
  revision: {
    title: 'Revision and wait',
    names: ['new_revision', 'wait', 'timeout', 'poll_interval', 'verify_serving', 'build_logs', 'rollback']
  },
  smoke: {
    title: 'Smoke check',
    names: ['smoke_assistant', 'smoke_input', 'smoke_stream_mode', 'smoke_expect', 'smoke_timeout', 'agent_api_key']
  },
  github: { title: 'On GitHub', names: ['github_token', 'environment', 'comment'] },
  manifest: { title: 'Several deployments', names: ['manifest', 'select', 'variables'] },
  sweep: { title: 'Sweep', names: ['max_age', 'dry_run'] }
}

/** Fails if an input is in no group, or a group names an input that does not exist. */
function assertGroups() {
  const grouped = Object.values(GROUPS).flatMap(({ names }) => names)
  const declared = Object.keys(action.inputs)
  const wrong = [
    ...declared.filter((name) => grouped.filter((other) => other === name).length !== 1),
    ...grouped.filter((name) => !declared.includes(name))
  ]
  if (wrong.length > 0)
    throw new Error(`Put each input into one group of GROUPS in scripts/generate.mjs: ${wrong.join(', ')}`)
}

function write(file, text) {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  if (check) {
    process.stderr.write(`${file} is out of date. Run npm run generate.\n`)
    stale++
  } else writeFileSync(file, text)
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** A default that is an expression has a value only on a runner. */
const defaultOf = (input) => (input.default?.includes('${{') ? '' : (input.default ?? ''))

function declaredModule() {
  const inputs = Object.entries(action.inputs).map(([name, input]) => `  ${name}: ${quote(defaultOf(input))}`)
  const outputs = Object.keys(action.outputs).map((name) => `  ${quote(name)}`)
  return `/** Names and defaults from action.yml, written by \`npm run generate\`: change them there. */

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
  description.replace(/^With `command: \w+`(?: or `command: \w+`)*: (.)/, (_, first) => first.toUpperCase())

/** What the command line makes flags of, in the order of docs/inputs.md. `command` is its first word there. */
function flagsFile() {
  const names = Object.values(GROUPS).flatMap((group) => group.names)
  const flags = names
    .filter((name) => name !== 'command')
    .map((input) => ({
      input,
      help: flagHelp(action.inputs[input].description),
      isBoolean: isBoolean(action.inputs[input])
    }))
  return `${JSON.stringify(flags, undefined, 2)}\n`
}

const cell = (text) => text.replaceAll('|', '\\|')

/** One row per group, each with the names of its inputs. */
function groupsTable() {
  const rows = Object.values(GROUPS).map(({ title, names }) => {
    const anchor = title.toLowerCase().replaceAll(' ', '-')
    return `| [${title}](${INPUTS_PAGE}#${anchor}) | ${names.map((name) => `\`${name}\``).join(', ')} |`
  })
  return ['| group | inputs |', '|---|---|', ...rows].join('\n')
}

/** One row per input of a group, with default and description. */
function inputsTable({ names }) {
  const rows = names.map((name) => {
    const input = action.inputs[name]
    const shown = input.required ? '**required**' : input.default === undefined ? '' : `\`${input.default}\``
    return `| \`${name}\` | ${shown} | ${cell(input.description)} |`
  })
  return ['| input | default | meaning |', '|---|---|---|', ...rows].join('\n')
}

function outputsTable() {
  const rows = Object.entries(action.outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`)
  return ['| output | value |', '|---|---|', ...rows].join('\n')
}

function exampleText(name) {
  const file = ['yml', 'yaml'].map((end) => `examples/${name}.${end}`).find((path) => existsSync(path))
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
const operations = operationsTable(documents)
const schema = await manifestSchema(action.inputs)
const tables = manifestTables(schema, action.inputs)

/** Returns the text between the markers of a page: a table, or an example by its name. */
function contentOf(marker, page) {
  if (marker === 'operations') return operations
  if (marker in tables) return tables[marker]
  if (marker === 'inputs') return groupsTable()
  const group = GROUPS[marker.replace(/^inputs-/, '')]
  if (group !== undefined) return inputsTable(group)
  if (marker === 'outputs') return outputsTable()
  if (marker === 'flags') return flagsTable()
  if (marker === 'error-codes') return errorsTable(page)
  if (marker === 'exit-codes') return exitCodesTable(errorCodes)
  const [, part, name] = /^(example|with)-(.*)$/.exec(marker)
  return yamlBlock(part === 'with' ? inputsOf(name) : exampleText(name))
}

const ERROR_CODES_SOURCE = 'src/error-codes.ts'

/** The table of error codes. The file has no imports, so it can be loaded alone. */
async function readErrorCodes() {
  const { code } = transformSync(readFileSync(ERROR_CODES_SOURCE, 'utf8'), { loader: 'ts', format: 'esm' })
  const { ERROR_CODES } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
  return Object.entries(ERROR_CODES)
}

const ERROR_SECTION = /^## (\w+)\n\n(.*)\n\nLikely causes:\n\n(?:- .*\n)+\n\*\*To fix:\*\* (.*)$/gm

/** One row per section of the page, whose first line says what the code means. */
function errorsTable(page) {
  const entries = Object.fromEntries(errorCodes)
  const rows = [...page.matchAll(ERROR_SECTION)].map(
    ([, name, meaning]) => `| [\`${name}\`](#${name}) | ${cell(meaning)} | ${entries[name].exit_code} |`
  )
  return ['| code | meaning | exit code |', '|---|---|---|', ...rows].join('\n')
}

/** The page with the fix of each code at the end of its section. */
const withFixes = (page) =>
  page.replace(ERROR_SECTION, (section, name, _, fix) => {
    return section.slice(0, section.length - fix.length) + Object.fromEntries(errorCodes)[name].fix
  })

/** As src/cli/flags/input-flags.ts has it: these are read from a file or the environment. */
const HIDDEN_FLAGS = new Set(['api_key', 'bearer_token', 'agent_api_key', 'github_token', 'tenant_id', 'secrets'])

/** As there, too. */
const OWN_FLAGS = { revision: 'to' }

/** One row per input, with its flag and its variable. */
function flagsTable() {
  const rows = Object.values(GROUPS)
    .flatMap(({ names }) => names)
    .filter((name) => name !== 'command')
    .map((name) => {
      const flag = `--${OWN_FLAGS[name] ?? name.replaceAll('_', '-')}`
      const input = action.inputs[name]
      const shown = HIDDEN_FLAGS.has(name)
        ? `\`${flag}-file FILE\``
        : isBoolean(input)
          ? `\`${flag}\`, \`--no-${flag.slice(2)}\``
          : `\`${flag} VALUE\``
      const fallback = defaultOf(input)
      return `| ${shown} | \`DEPLOY_AGENT_SERVER_${name.toUpperCase()}\` | ${fallback === '' ? '' : `\`${fallback}\``} |`
    })
  return ['| flag | variable | default |', '|---|---|---|', ...rows].join('\n')
}

/** One row per exit code, with the error codes that lead to it. */
function exitCodesTable(codes) {
  const all = [...new Set(codes.map(([, { exit_code }]) => exit_code))].sort((a, b) => a - b)
  const rows = all.map((exit) => {
    const names = codes.filter(([, { exit_code }]) => exit_code === exit).map(([name]) => name)
    return `| ${exit} | ${names.map((name) => `[\`${name}\`](errors.md#${name})`).join(', ')} |`
  })
  return ['| exit code | error codes |', '|---|---|', '| 0 | none: live, unchanged, or done |', ...rows].join('\n')
}

const MARKED = /(<!-- ([\w-]+):begin \(written by npm run generate[^>]*-->\n)[\s\S]*?(<!-- \2:end -->)/g

function filled(page) {
  const text = readFileSync(page, 'utf8')
  const marked = text.replace(MARKED, (_, begin, marker, end) => `${begin}${contentOf(marker, text)}\n${end}`)
  return released(page === 'docs/errors.md' ? withFixes(marked) : marked)
}

assertGroups()
const errorCodes = await readErrorCodes()
write('src/release.ts', releaseModule())
write('schema/flags.json', flagsFile())
const filesIn = (folder, end) => readdirSync(folder).flatMap((name) => (name.endsWith(end) ? `${folder}/${name}` : []))
for (const file of ['README.md', ...filesIn('docs', '.md'), ...filesIn('examples', '.yml')]) write(file, filled(file))
for (const [name, document] of Object.entries(documents)) {
  write(`emulator/http/documents/${name}.json`, `${JSON.stringify(document, null, 2)}\n`)
}
write('schema/deployments.schema.json', `${JSON.stringify(schema, null, 2)}\n`)
process.exitCode = stale > 0 ? 1 : 0
