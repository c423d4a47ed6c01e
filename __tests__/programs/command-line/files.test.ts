/** The files that the command line reads and writes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { openOutputFile } from '../../../src/cli/console/written-files.js'
import { API_KEY } from '../action/bundle.js'
import { startTimelessPlane } from '../action/emulated.js'
import { runProgramHere } from './program-here.js'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const path = join(folder, 'deploy.env')
const EARLIER = 'AGENT_SERVER_URL=https://earlier.example\n'

/** What is in the file after the program ended with wrong arguments. */
async function leftAfter(...args: string[]): Promise<string> {
  writeFileSync(path, EARLIER)
  const end = await runProgramHere(args, { cwd: folder })
  expect(end).toMatchObject({ status: 2, stdout: '' })
  expect(end.stderr).not.toMatch(/^\s*::/m)
  return readFileSync(path, 'utf8')
}

test('the file has each output of this run at once, and one warning about an output that it cannot hold', () => {
  writeFileSync(path, EARLIER)
  const warned: string[] = []
  const write = openOutputFile(path)
  expect(readFileSync(path, 'utf8')).toBe('')
  const outputs = { status: 'BUILD FAILED', deployment_id: 'd1', url: 'https://support.example' }
  for (const all of [{ status: 'BUILD FAILED' }, outputs])
    write(all, (warning) => void warned.push(warning))
  expect(readFileSync(path, 'utf8').split('\n').sort()).toEqual([
    '',
    'AGENT_SERVER_DEPLOYMENT_ID=d1',
    'AGENT_SERVER_URL=https://support.example'
  ])
  expect(warned).toEqual([expect.stringContaining('AGENT_SERVER_STATUS')])
})

test.each([
  ['an input', ['deploy', '--timeout', 'soon', '--output-file', path]],
  ['a flag before it', ['plan', '--nmae\n::warning::evil', '--output-file', path]],
  ['a flag behind it', ['deploy', `--output-file=${path}`, '--name', 'a', '--name', 'b']],
  ['a secret that is not set', ['deploy', '--secret', 'NOT_SET', '--output-file', path]],
  [
    'the file of the events, which is the same',
    ['deploy', '--output-file', path, '--events', './deploy.env']
  ]
])(
  'a run that ends before it begins leaves its code, and no outputs of an earlier one: %s',
  async (_, args) => {
    expect(await leftAfter(...args)).toBe('AGENT_SERVER_ERROR_CODE=input_invalid\n')
  }
)

test.each(['status', 'logs', 'init'])(
  '%s has no such flag, and leaves the file as it is',
  async (command) => {
    expect(await leftAfter(command, '--output-file', path)).toBe(EARLIER)
  }
)

test.each([
  ['an output file', ['--output-file', join('none', 'x.env')]],
  ['a file of events', ['--events', '.']],
  ['a key', ['--api-key-file', 'absent']],
  ['variables', ['--dotenv', 'absent']],
  ['variables with a line that is none', ['--dotenv', 'note.txt']],
  ['a key in UTF-16 without a mark', ['--api-key-file', 'utf16.txt']],
  ['secrets in UTF-16 without a mark', ['--secrets-file', 'utf16.txt']],
  ['variables in UTF-16 without a mark', ['--dotenv', 'utf16.txt']],
  ['a manifest in UTF-16 without a mark', ['--manifest', 'utf16.txt']],
  ['secrets that are a folder', ['--secrets-file', '.']],
  ['two flags that would share standard input', ['--api-key-file', '-', '--secrets-file', '-']]
])('what cannot be used ends the run before anything is sent: %s', async (_, args) => {
  writeFileSync(join(folder, 'note.txt'), 'A=1\nsk-4711\n')
  writeFileSync(join(folder, 'utf16.txt'), Buffer.from('A=1', 'utf16le'))
  const end = await runProgramHere(['deploy', '--name', 'a', ...args], { cwd: folder })
  expect(end).toMatchObject({ status: 2, stderr: expect.stringContaining(args[0] ?? '') })
  expect(end.stderr).not.toContain('4711')
})

test.each([
  ['UTF-8 with a mark', 'utf8'],
  ['UTF-16, as PowerShell writes it', 'utf16le']
] as const)('files in %s are read: variables, a key and secrets', async (_, encoding) => {
  await using plane = await startTimelessPlane()
  const write = (name: string, text: string) => {
    const file = join(folder, name)
    writeFileSync(file, Buffer.from(`\ufeff${text}`, encoding))
    return file
  }
  const variables = `DEPLOY_AGENT_SERVER_BASE_URL=${plane.url}\nDEPLOY_AGENT_SERVER_NAME=support\n`
  const files = [
    `--dotenv=${write('.env', variables)}`,
    `--api-key-file=${write('key.txt', API_KEY)}`,
    `--secrets-file=${write('secrets.txt', 'TOKEN=sk-4711\n')}`
  ]
  const image = ['--image-uri', `registry.example/a@sha256:${'a'.repeat(64)}`, '--no-wait']
  const run = { clock: plane.clock, cwd: folder }
  expect(await runProgramHere(['deploy', ...files, ...image], run)).toMatchObject({ status: 0 })
  const [deployment] = plane.controlPlane.dump()
  expect(deployment).toMatchObject({
    name: 'support',
    secrets: [{ name: 'TOKEN', value: 'sk-4711' }]
  })
})
