/**
 * Writes what is derived from action.yml, the one home of names, defaults and descriptions: `src/inputs/declared.ts`
 * and the tables of the README; and the examples that the README shows. With `--check`, fails when a file is not what it would write.
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

export type InputName = keyof typeof INPUT_DEFAULTS

export const OUTPUT_NAMES = [
${outputs.join(',\n')}
] as const

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

function between(text, marker, content) {
  const pattern = new RegExp(`(<!-- ${marker}:begin[^>]*-->\\n)[\\s\\S]*?(<!-- ${marker}:end -->)`)
  if (!pattern.test(text)) throw new Error(`README.md has no markers for ${marker}`)
  return text.replace(pattern, (_, begin, end) => `${begin}${content}\n${end}`)
}

const exampleBlock = (name) => `\`\`\`yaml\n${readFileSync(`examples/${name}.yml`, 'utf8').trimEnd()}\n\`\`\``

write('src/inputs/declared.ts', declaredModule())
const examples = ['push', 'preview', 'release', 'container', 'matrix', 'sweep']
const sections = {
  inputs: inputsTable(),
  outputs: outputsTable(),
  ...Object.fromEntries(examples.map((name) => [`example-${name}`, exampleBlock(name)]))
}
const readme = Object.entries(sections).reduce(
  (text, [marker, content]) => between(text, marker, content),
  readFileSync('README.md', 'utf8')
)
write('README.md', readme)
process.exitCode = stale > 0 ? 1 : 0
