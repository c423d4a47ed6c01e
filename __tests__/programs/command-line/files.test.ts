/** The files that the command line reads and writes. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { NO_REPORTS } from '../../../src/adapters/ci/ci.js'
import { openOutputFile, writeFailureCode } from '../../../src/cli/console/output-file.js'
import { readInputFiles } from '../../../src/cli/read-sources.js'
import { runProgramHere } from './program-here.js'

const folder = mkdtempSync(join(tmpdir(), 'files-'))
afterAll(() => rmSync(folder, { recursive: true }))
const EARLIER = 'AGENT_SERVER_URL=https://earlier.example\n'

function earlierFile() {
  const path = join(folder, 'deploy.env')
  writeFileSync(path, EARLIER)
  return { path, text: () => readFileSync(path, 'utf8') }
}

test('a run removes the outputs of an earlier one before it starts', () => {
  const { path, text } = earlierFile()
  openOutputFile(path)
  expect(text()).toBe('')
})

test('the file has each output at once, and one warning about an output that it cannot hold', () => {
  const { path, text } = earlierFile()
  const warned: string[] = []
  const file = openOutputFile(path)(NO_REPORTS, (warning) => void warned.push(warning))
  file.output('status', 'BUILD FAILED')
  file.output('deployment_id', 'd1')
  file.output('url', 'https://support.example')
  expect(text().split('\n').sort()).toEqual([
    '',
    'AGENT_SERVER_DEPLOYMENT_ID=d1',
    'AGENT_SERVER_URL=https://support.example'
  ])
  expect(warned).toEqual([expect.stringContaining('AGENT_SERVER_STATUS')])
})

test.each([
  ['deploy', ['deploy', '--output-file'], 'AGENT_SERVER_ERROR_CODE=input_invalid\n'],
  [
    'a flag that is wrong before it',
    ['plan', '--nmae', 'x', '--output-file'],
    'AGENT_SERVER_ERROR_CODE=input_invalid\n'
  ],
  ['a command without the flag', ['status', '--output-file'], EARLIER]
])('a run that ends before it begins leaves no outputs of an earlier one: %s', (_, args, expected) => {
  const { path, text } = earlierFile()
  writeFailureCode([...args, path], 'input_invalid')
  expect(text()).toBe(expected)
})

test('the same with the path behind an equals sign', () => {
  const { path, text } = earlierFile()
  writeFailureCode(['deploy', `--output-file=${path}`], 'input_invalid')
  expect(text()).toBe('AGENT_SERVER_ERROR_CODE=input_invalid\n')
})

test('two flags cannot share standard input: one of them would be empty', async () => {
  await expect(readInputFiles({ api_key: '-', secrets: '-' })).rejects.toThrow(
    'Only one flag can read standard input: --api-key-file, --secrets-file.'
  )
})

test('a wrong flag leaves its code in the file, and no argument becomes a workflow command', async () => {
  const { path, text } = earlierFile()
  const end = await runProgramHere(['deploy', '--output-file', path, '--nmae\n::warning::evil'])
  expect([end.status, text()]).toEqual([2, 'AGENT_SERVER_ERROR_CODE=input_invalid\n'])
  expect(end.stderr).toContain('evil')
  expect(end.stderr).not.toMatch(/^\s*::/m)
})
