/**
 * Writes what is derived from action.yml, the one home of names, defaults and descriptions: `src/action-names.ts`
 * and the tables of the README; and the examples that the pages show. With `--check`, fails when a file is not what it would write.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parse } from 'yaml'

const action = parse(readFileSync('action.yml', 'utf8'))
const check = process.argv.includes('--check')
let stale = 0

function write(file, text) {
  if (readFileSync(file, 'utf8') === text) return
  if (check) {
    process.stderr.write(`${file} is not what action.yml gives: run npm run generate\n`)
    stale++
  } else writeFileSync(file, text)
}

const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
/** A default that is an expression is worth nothing outside a runner, which fills it in. */
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

const cell = (text) => text.replaceAll('|', '\\|')

function inputsTable() {
  const rows = Object.entries(action.inputs).map(([name, input]) => {
    const shown = input.required ? '**required**' : input.default === undefined ? '' : `\`${input.default}\``
    return `| \`${name}\` | ${shown} | ${cell(input.description)} |`
  })
  return ['| input | default | what it does |', '|---|---|---|', ...rows].join('\n')
}

function outputsTable() {
  const rows = Object.entries(action.outputs).map(([name, { description }]) => `| \`${name}\` | ${cell(description)} |`)
  return ['| output | what it holds |', '|---|---|', ...rows].join('\n')
}

const exampleBlock = (name) => `\`\`\`yaml\n${readFileSync(`examples/${name}.yml`, 'utf8').trimEnd()}\n\`\`\``

/** What stands between the markers of a page: a table, or an example by its name. */
function contentOf(marker) {
  if (marker === 'inputs') return inputsTable()
  if (marker === 'outputs') return outputsTable()
  return exampleBlock(marker.replace(/^example-/, ''))
}

const MARKED = /(<!-- ([\w-]+):begin \(written by npm run generate[^>]*-->\n)[\s\S]*?(<!-- \2:end -->)/g

function filled(page) {
  return readFileSync(page, 'utf8').replace(MARKED, (_, begin, marker, end) => `${begin}${contentOf(marker)}\n${end}`)
}

write('src/action-names.ts', declaredModule())
for (const page of ['README.md', 'docs/public-service.md']) write(page, filled(page))
process.exitCode = stale > 0 ? 1 : 0
