import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { BUNDLE, gitInputs, runBundle } from './bundle.js'
import { startPlane } from './emulated.js'

const FOLDER = dirname(BUNDLE)
const TELL_LOADED = fileURLToPath(new URL('./tell-loaded.cjs', import.meta.url))

/** The files of the bundle, those that are loaded when the first request is sent, and the modules of Node. */
async function allLoadedBy(
  inputs: Record<string, string>
): Promise<{ first: string[]; files: string[]; firstParts: string[]; parts: string[] }> {
  const { stdout, exitCode } = await runBundle(inputs, { variables: { NODE_OPTIONS: `--require=${TELL_LOADED}` } })
  expect(exitCode).toBe(0)
  const namesAfter = (line: RegExp) => line.exec(stdout)?.[1]?.split(' ') ?? []
  return {
    first: namesAfter(/^before the first request: (.*)$/m),
    files: namesAfter(/^loaded: (.*)$/m),
    firstParts: namesAfter(/^of Node, before the first request: (.*)$/m),
    parts: namesAfter(/^of Node: (.*)$/m)
  }
}

const code = (names: string[]) => names.map((name) => readFileSync(join(FOLDER, name), 'utf8')).join('')
const bytes = (names: string[]) => names.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)

const loadedBy = async (inputs: Record<string, string>) => (await allLoadedBy(inputs)).files

test('a plain deploy waits for less than 1 MB of JavaScript, without undici, YAML and Octokit', async () => {
  await using plane = await startPlane()
  const loaded = await loadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(loaded).toContain('index.js')
  expect(bytes(loaded)).toBeLessThan(1_000_000)
  expect(loaded.filter((file) => /^(?:undici|yaml|octokit)/.test(file))).toEqual([])
})

test('a plain deploy does not wait for what starts programs, or for what only a proxy or https needs', async () => {
  await using plane = await startPlane()
  const { parts, firstParts } = await allLoadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(firstParts).toContain('http')
  expect(firstParts).not.toContain('crypto')
  expect(parts.filter((part) => ['tls', 'child_process', 'assert', 'internal/fs/promises'].includes(part))).toEqual([])
})

test('a run waits for the whole of zod, and for the words of the public service, only where they are spoken', async () => {
  await using plane = await startPlane()
  const { first, files } = await allLoadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(files.filter((file) => /^(?:zod|translation)\.js$/.test(file))).toEqual([])
  // What the first request waits for.
  expect(bytes(first)).toBeLessThan(700_000)
})

test('a run sends its first request before it builds the schemas of the answers', async () => {
  await using plane = await startPlane()
  const { first, files } = await allLoadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(first).toContain('index.js')
  expect(code(first)).not.toMatch(/ZodMiniObject/)
  expect(code(files)).toMatch(/ZodMiniObject/)
})

test('a run sends its first request before it loads the summary, and never loads other commands', async () => {
  await using plane = await startPlane()
  const { first, files } = await allLoadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(first).toContain('index.js')
  // A word of the timeline in the summary.
  expect(code(first)).not.toContain('todayMarker')
  expect(code(files)).toContain('todayMarker')
  const others = ['comment.js', 'delete-deployment.js', 'deploy-preview.js', 'sweep.js']
  expect(readdirSync(FOLDER)).toEqual(expect.arrayContaining(others))
  expect(files.filter((file) => others.includes(file))).toEqual([])
})

test('secrets given as a map are read by the YAML library, which comes then', async () => {
  await using plane = await startPlane()
  expect(await loadedBy(gitInputs(plane.url, { secrets: 'A: value-a' }))).toContain('yaml.js')
})
