import { openSync } from 'node:fs'
import { describe, expect, jest, test } from '@jest/globals'
import { gitInputs } from '../../programs/action/bundle.js'
import { inventory, startPlane } from '../../programs/action/emulated.js'
import { readOutputs } from '../../programs/action/started-program.js'
import {
  logOf,
  type ProcessEnd,
  type ProcessRun,
  runProcess
} from '../../support/program-process.js'
import { PROGRAM } from '../../support/program-under-test.js'

jest.setTimeout(120_000)

const FULL = openSync('/dev/full', 'w')

/** How a stream is lost. */
const LOST: [string, Partial<ProcessRun>][] = [
  [
    'the reader of its log goes away after the first line',
    { onLine: (_line, child) => logOf(child)?.destroy() }
  ],
  [
    'the reader of its log is gone before it begins',
    { onStart: (child) => logOf(child)?.destroy() }
  ],
  [
    'its log is on a full disk',
    { stdio: PROGRAM.log === 'stdout' ? ['ignore', FULL, 'pipe'] : ['ignore', 'pipe', FULL] }
  ],
  ['its output is closed', { shell: 'exec "$@" >&-' }],
  ['its error output is closed', { shell: 'exec "$@" 2>&-' }],
  ['its input is closed', { shell: 'exec "$@" <&-' }],
  ['all three are closed', { shell: 'exec "$@" <&- >&- 2>&-' }]
]

function expectDeployed({ exitCode, signal, other, outputFile, summary }: ProcessEnd): void {
  expect({ exitCode, signal }).toEqual({ exitCode: 0, signal: null })
  expect(other).toMatch(PROGRAM.result)
  expect(readOutputs(outputFile)).toMatchObject({ operation: 'created', status: 'DEPLOYED' })
  expect(summary).toMatch(/^### ✅/)
}

describe('a deploy comes to its end, and its outputs are written, although', () => {
  test.concurrent.each(LOST)('%s', async (_how, how) => {
    await using plane = await startPlane()
    expectDeployed(await runProcess({ inputs: gitInputs(plane.url), ...how }))
    expect(inventory(plane)).toEqual({ support: 1 })
  })
})

test.concurrent.each(LOST)(
  'a failed deploy is red, and its summary says why, although %s',
  async (_how, how) => {
    await using plane = await startPlane({ outcomes: ['BUILD_FAILED'] })
    const end = await runProcess({ inputs: gitInputs(plane.url), ...how })
    expect({ exitCode: end.exitCode, signal: end.signal, other: end.other }).toEqual({
      exitCode: PROGRAM.exitCodeOf('revision_failed'),
      signal: null,
      other: ''
    })
    expect(end.summary).toMatch(/^### ❌/)
    expect(readOutputs(end.outputFile)).toMatchObject({ status: 'BUILD_FAILED' })
  }
)

test('a log that fills the pipe again and again, as its reader is slow, loses nothing', async () => {
  await using plane = await startPlane()
  const names = Array.from({ length: 3_000 }, (_, i) => `SECRET_${i}`)
  const secrets = names.map((name) => `${name}=value-of-${name}`).join('\n')
  const end = await runProcess({
    inputs: gitInputs(plane.url, { secrets }),
    // A chunk is taken only when the event loop comes round again.
    onStart: (child) => {
      const log = logOf(child)
      log?.on('data', () => {
        log.pause()
        setImmediate(() => log.resume())
      })
    }
  })
  expectDeployed(end)
  expect(end.log.length).toBeGreaterThan(65_536)
  for (const name of names) expect(end.log).toContain(`::add-mask::value-of-${name}\n`)
})
