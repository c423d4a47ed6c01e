import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, jest, test } from '@jest/globals'
import { gitInputs, PUSH, REPO_URL } from '../../programs/action/bundle.js'
import { inventory, startPlane } from '../../programs/action/emulated.js'
import { readOutputs } from '../../programs/action/started-program.js'
import { runProcess } from '../../support/program-process.js'
import { PROGRAM } from '../../support/program-under-test.js'

jest.setTimeout(120_000)

const none = (names: string[]) => Object.fromEntries(names.map((name) => [name, '']))

describe('a deploy does not mind', () => {
  test.concurrent.each<[string, Record<string, string>]>([
    ['no PATH, HOME, TMPDIR or LANG', none(['PATH', 'HOME', 'TMPDIR', 'LANG'])],
    [
      'a home and a folder for temporary files that are not there',
      { HOME: '/nonexistent', TMPDIR: '/nonexistent' }
    ],
    ['a locale that does not exist', { LANG: 'xx_YY', LC_ALL: 'xx_YY', TZ: 'Nowhere/At_All' }],
    [
      'a great many and very long variables',
      { LONG: 'x'.repeat(120_000), LONGER: 'y'.repeat(120_000) }
    ],
    ['colours that are forced', { FORCE_COLOR: '3', NO_COLOR: '' }]
  ])('%s', async (_what, variables) => {
    await using plane = await startPlane()
    const end = await runProcess({ inputs: gitInputs(plane.url), variables })
    expect({ exitCode: end.exitCode, inventory: inventory(plane) }).toEqual({
      exitCode: 0,
      inventory: { support: 1 }
    })
    expect(end.other).toMatch(PROGRAM.result)
    expect(readOutputs(end.outputFile)['status']).toBe('DEPLOYED')
  })

  test.concurrent('a working folder that was deleted', async () => {
    await using plane = await startPlane()
    const cwd = mkdtempSync(join(tmpdir(), 'gone-'))
    const end = await runProcess({
      inputs: gitInputs(plane.url),
      cwd,
      shell: 'rmdir "$PWD"; exec "$@"'
    })
    expect({ exitCode: end.exitCode, inventory: inventory(plane) }).toEqual({
      exitCode: 0,
      inventory: { support: 1 }
    })
    expect(end.other).toMatch(PROGRAM.result)
  })

  test.concurrent('that there is no runner, where the inputs say what its variables would have', async () => {
    await using plane = await startPlane()
    const files = ['GITHUB_OUTPUT', 'GITHUB_STEP_SUMMARY', 'GITHUB_EVENT_PATH']
    const inputs = gitInputs(plane.url, { repo_url: REPO_URL, repo_ref: 'main' })
    const end = await runProcess({ inputs, variables: none([...files, ...Object.keys(PUSH)]) })
    expect({ exitCode: end.exitCode, inventory: inventory(plane) }).toEqual({
      exitCode: 0,
      inventory: { support: 1 }
    })
    expect(end.other).toMatch(PROGRAM.result)
    expect(end.log).toMatch(/^ {9}commit [0-9a-f]{7}$/m)
  })
})

test('without a runner, what its variables would have said is asked for, and nothing is sent', async () => {
  await using plane = await startPlane()
  const { exitCode, log } = await runProcess({
    inputs: gitInputs(plane.url),
    variables: none(Object.keys(PUSH)),
    cwd: tmpdir()
  })
  expect({ exitCode, requests: plane.requests }).toEqual({
    exitCode: PROGRAM.exitCodeOf('input_invalid'),
    requests: []
  })
  expect(log).toMatch(
    /^(?:::error::|Error: )2 invalid inputs\. Nothing was changed\. {3}code: input_invalid(?:%0A|\n) {2}(?:--)?repo.ref: .*(?:%0A|\n) {2}(?:--)?repo.url: /m
  )
})

describe('an internal error is reported, exits with 1, and leaves the outputs so far:', () => {
  const HOOK = pathToFileURL(join(import.meta.dirname, 'defect.mjs')).href
  test.concurrent.each([
    ['exception', 'boom'],
    ['rejection', 'boom'],
    ['never settles', 'the event loop ended before the run did']
  ])('%s', async (defect, told) => {
    await using plane = await startPlane({ outcomes: ['stuck:BUILDING'] })
    const variables = { DEFECT: defect, NODE_OPTIONS: `--import=${HOOK}` }
    const end = await runProcess({ inputs: gitInputs(plane.url), variables })
    expect({ exitCode: end.exitCode, signal: end.signal, other: end.other }).toEqual({
      exitCode: PROGRAM.exitCodeOf('internal'),
      signal: null,
      other: ''
    })
    const revision_id = plane.controlPlane.dump()[0]?.revisions[0]?.id
    expect(end.log.match(/^::error::.*/gm)).toEqual([
      expect.stringMatching(
        `^::error::Internal error\\. This is a bug in .*\\. {3}code: internal%0A {2}Error: ${told}%0A {2}To fix: `
      ),
      expect.stringMatching(
        `^::error::Stopped .*${revision_id?.slice(0, 8)}.* {3}code: internal%0A.*%0A {2}To fix: `
      )
    ])
    expect(end.log).not.toMatch(/^ +at /m)
    expect(readOutputs(end.outputFile)['error_code']).toBe('internal')
    expect(readOutputs(end.outputFile)['revision_id']).toBe(revision_id)
    expect(end.summary).toMatch(/^### ⏹️ .*: Stopped by an internal error\b/m)
  })
})
