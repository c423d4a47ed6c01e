import { readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { BUNDLE, gitInputs, runBundle } from './bundle.js'
import { startPlane } from './emulated.js'

const FOLDER = dirname(BUNDLE)
const TELL_LOADED = fileURLToPath(new URL('./tell-loaded.cjs', import.meta.url))

/** The files of the bundle that a run loads. */
async function loadedBy(inputs: Record<string, string>): Promise<string[]> {
  const { stdout, exitCode } = await runBundle(inputs, { variables: { NODE_OPTIONS: `--require=${TELL_LOADED}` } })
  expect(exitCode).toBe(0)
  const [, list = ''] = /^loaded: (.*)$/m.exec(stdout) ?? []
  return list.split(' ')
}

const code = (files: string[]) => files.map((file) => readFileSync(join(FOLDER, file), 'utf8')).join('')

test('a plain deploy waits for less than 1 MB of JavaScript, without undici, YAML and Octokit', async () => {
  await using plane = await startPlane()
  const loaded = await loadedBy(gitInputs(plane.url, { secrets: 'A=value-a' }))
  expect(loaded).toContain('index.js')
  expect(loaded.reduce((sum, file) => sum + statSync(join(FOLDER, file)).size, 0)).toBeLessThan(1_000_000)
  expect(code(loaded)).not.toMatch(/class ProxyAgent extends|parseDocument|restEndpointMethods/)
})

test('before the first request no schema is built', () => {
  expect(code(['index.js'])).not.toContain('ZodObject')
})

test('secrets given as a map are read by the YAML library, which comes then', async () => {
  await using plane = await startPlane()
  expect(code(await loadedBy(gitInputs(plane.url, { secrets: 'A: value-a' })))).toContain('parseDocument')
})
