/**
 * Builds one file with the tests of a room and the source under test, in which each change can be switched on while it
 * runs. Stryker's instrumenter makes the changes.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { ROOMS } from '../mutation-rooms.mjs'

/** Not a dependency: 26 MB that only this campaign needs. */
const INSTRUMENTER = '@stryker-mutator/instrumenter'
const VERSION = '9.6.1'
const TESTS = '__tests__'
const TEST_FUNCTIONS = join(import.meta.dirname, 'test-functions.mjs')
/** Jest's own, which must be loaded from its folder. */
const EXPECT = pathToFileURL(createRequire(import.meta.resolve('@jest/globals')).resolve('expect')).href

/** Writes the file to `outfile`. Returns the changes; `location` counts lines and columns from 0. */
export async function instrument(room, outfile) {
  const { files, mutants } = await changed(room)
  const contents = new Map(files.map(({ name, content }) => [name, content]))
  const source = {
    name: 'changed-source',
    setup({ onLoad, onResolve }) {
      onResolve({ filter: /^@jest\/globals$/ }, () => ({ path: TEST_FUNCTIONS }))
      onResolve({ filter: /^expect$/ }, () => ({ path: EXPECT, external: true }))
      onLoad({ filter: /\.ts$/ }, ({ path }) =>
        contents.has(path) ? { contents: contents.get(path), loader: 'ts' } : undefined
      )
    }
  }
  await build({
    stdin: {
      contents: [
        ...testsOf(room).map((file) => `import './${file}'`),
        `export { tests } from '${TEST_FUNCTIONS}'`
      ].join('\n'),
      resolveDir: '.'
    },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    plugins: [source],
    nodePaths: [resolve('node_modules')],
    outfile,
    banner: {
      js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"
    },
    logLevel: 'warning'
  })
  return mutants
}

/** The files of the room, each with all of its changes behind switches. */
async function changed(room) {
  const folder = join('src', room)
  const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.ts'))
  const inputs = names.map((name) => {
    const path = resolve(folder, name)
    return { name: path, mutate: true, content: readFileSync(path, 'utf8') }
  })
  const quiet = { debug() {}, info() {}, isDebugEnabled: () => false, warn: console.warn, error: console.error }
  const { Instrumenter } = await loadInstrumenter()
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  return withoutInvalidPatterns(await new Instrumenter(quiet).instrument(inputs, options))
}

/** Some changes of a pattern are no patterns, and the file would not load. */
function withoutInvalidPatterns({ files, mutants }) {
  const invalid = mutants.filter(({ mutatorName, replacement }) => mutatorName === 'Regex' && !isPattern(replacement))
  const repaired = ({ name, content }) => {
    const own = invalid.filter(({ fileName }) => fileName === name)
    const without = (text, { id, replacement }) => text.replace(`("${id}") ? ${replacement}`, () => `("${id}") ? /./`)
    return { name, content: own.reduce(without, content) }
  }
  return { files: files.map(repaired), mutants: mutants.filter((mutant) => !invalid.includes(mutant)) }
}

function isPattern(literal) {
  try {
    const [, source, flags] = /^\/(.*)\/([a-z]*)$/s.exec(literal)
    return RegExp(source, flags) instanceof RegExp
  } catch {
    return false
  }
}

async function loadInstrumenter() {
  const args = ['--yes', `--package=${INSTRUMENTER}@${VERSION}`, '--', 'node', '-p', 'process.env.PATH']
  const { status, stdout } = spawnSync('npx', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
  if (status !== 0) throw new Error(`npx could not install ${INSTRUMENTER}.`)
  const packages = dirname(stdout.split(':', 1)[0])
  return import(pathToFileURL(join(packages, INSTRUMENTER, 'dist/src/index.js')).href)
}

/** The tests of a room, without those that draw thousands of cases. */
function testsOf(room) {
  const isTest = (name) =>
    name.endsWith('.test.ts') && !name.endsWith('-properties.test.ts') && name !== 'plan-proof.test.ts'
  const files = ROOMS[room].flatMap((path) => {
    const whole = join(TESTS, path)
    if (!statSync(whole).isDirectory()) return [whole]
    return readdirSync(whole)
      .filter(isTest)
      .map((name) => join(whole, name))
  })
  return [...new Set(files)]
}
