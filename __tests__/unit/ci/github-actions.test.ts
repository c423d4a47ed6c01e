/** A job of GitHub Actions that runs the command line: what the runner reads of it. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { GITHUB_ACTIONS } from '../../../src/adapters/ci/github-actions.js'
import { parseOutputs } from '../../../src/cli/demo/local-runner.js'

const folder = mkdtempSync(join(tmpdir(), 'job-'))
afterAll(() => rmSync(folder, { recursive: true }))

function job(file = join(folder, 'output')) {
  const printed: string[] = []
  const environment = { GITHUB_OUTPUT: file }
  return {
    printed,
    ...GITHUB_ACTIONS.read({ environment, event: {}, print: (line) => void printed.push(line) })
      .reports
  }
}

test.each(['one line', 'a\nEND\nrevision_id=of another', 'END\nEND_\nx', ''])(
  'no value ends its output and sets another one: %j',
  (value) => {
    const file = join(folder, 'output')
    writeFileSync(file, '')
    job(file).output('url', value)
    job(file).output('status', 'DEPLOYED')
    expect(parseOutputs(readFileSync(file, 'utf8'))).toEqual({ url: value, status: 'DEPLOYED' })
  }
)

test('lines that Windows ends with CR LF are read without it, and values keep their own line breaks', () => {
  const text = 'url<<END\r\none\ntwo\r\nEND\r\nstatus<<END\r\nDEPLOYED\r\nEND\r\n'
  expect(parseOutputs(text)).toEqual({ url: 'one\ntwo', status: 'DEPLOYED' })
})

test('an output that no runner would read is an error', () => {
  expect(() => job(join(folder, 'missing')).output('url', 'x')).toThrow('Missing file')
})

test('each line of a secret is part of its mask', () => {
  const { printed, ...reports } = job()
  reports.mask('50%\r\nof it')
  expect(printed).toEqual(['::add-mask::50%25%0D%0Aof it'])
})
