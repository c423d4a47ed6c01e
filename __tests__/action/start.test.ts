import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { BUNDLE, gitInputs, runBundle } from './bundle.js'
import { startPlane } from './emulated.js'

const FOLDER = dirname(BUNDLE)
const TELL_LOADED = fileURLToPath(new URL('./tell-loaded.cjs', import.meta.url))

/** The files of the bundle, and the parts of Node, that a run loads. */
async function allLoadedBy(inputs: Record<string, string>): Promise<{ files: string[]; parts: string[] }> {
  const { stdout, exitCode } = await runBundle(inputs, { variables: { NODE_OPTIONS: `--require=${TELL_LOADED}` } })
  expect(exitCode).toBe(0)
  const [files, parts] = [/^loaded: (.*)$/m, /^of Node: (.*)$/m].map((line) => line.exec(stdout)?.[1]?.split(' ') ?? [])
  return { files: files ?? [], parts: parts ?? [] }
}

const loadedBy = async (inputs: Record<string, string>) => (await allLoadedBy(inputs)).files

const code = (files: string[]) => files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('')

test('a plain deploy waits for less than 1 MB of JavaScript, without undici, YAML and Octokit', async () => {
  await using plane = await startPlane()
  const loaded = await loadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(loaded).toContain('index.js')
  expect(loaded.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(1_000_000)
  expect(loaded.filter((file) => /^(?:undici|yaml|octokit)/.test(file))).toEqual([])
})

test('a plain deploy does not wait for what starts programs, or for what only a proxy needs', async () => {
  await using plane = await startPlane()
  const { parts } = await allLoadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(parts).toContain('https')
  expect(parts.filter((part) => ['child_process', 'assert', 'internal/fs/promises'].includes(part))).toEqual([])
})

test('a run that finds nothing to do does not wait for what sends, waits and goes back, nor for the whole of zod', async () => {
  await using plane = await startPlane()
  const inputs = gitInputs(plane.url, { secrets: 'A=value-a' })
  const needless = /async function (?:patchDeployment|createDeployment|waitForRevision|rollBack)\b/
  expect(code(await loadedBy(inputs))).toMatch(needless)
  const loaded = await loadedBy(inputs)
  expect(code(loaded)).not.toMatch(needless)
  expect(loaded).not.toContain('zod.js')
  expect(loaded.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(650_000)
})

test('before the first request no schema is built', () => {
  expect(code(['index.js'])).not.toMatch(/ZodObject|ZodMiniObject/)
})

test('secrets given as a map are read by the YAML library, which comes then', async () => {
  await using plane = await startPlane()
  expect(await loadedBy(gitInputs(plane.url, { secrets: 'A: value-a' }))).toContain('yaml.js')
})
