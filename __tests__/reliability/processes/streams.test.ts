import { openSync } from 'node:fs'
import { describe, expect, jest, test } from '@jest/globals'
import { gitInputs } from '../../action/bundle.js'
import { inventory, startPlane } from '../../action/emulated.js'
import { readOutputs } from '../../action/started-bundle.js'
import { behindShell, type ProcessEnd, type ProcessRun, runProcess } from './bundle-process.js'

jest.setTimeout(120_000)

/** How a stream is lost. */
const LOST: [string, Partial<ProcessRun>][] = [
  ['the reader of its log goes away after the first line', { onLine: (_line, child) => child.stdout?.destroy() }],
  ['the reader of its log is gone before it begins', { onStart: (child) => child.stdout?.destroy() }],
  ['its log is on a full disk', { stdio: ['ignore', openSync('/dev/full', 'w'), 'pipe'] }],
  ['its output is closed', { command: behindShell('exec "$@" >&-') }],
  ['its error output is closed', { command: behindShell('exec "$@" 2>&-') }],
  ['its input is closed', { command: behindShell('exec "$@" <&-') }],
  ['all three are closed', { command: behindShell('exec "$@" <&- >&- 2>&-') }]
]

function expectDeployed({ exitCode, signal, stderr, outputFile, summary }: ProcessEnd): void {
  expect([exitCode, signal, stderr]).toEqual([0, null, ''])
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

test.concurrent.each(LOST)('a failed deploy is red, and its summary says why, although %s', async (_how, how) => {
  await using plane = await startPlane({ outcomes: ['BUILD_FAILED'] })
  const end = await runProcess({ inputs: gitInputs(plane.url), ...how })
  expect([end.exitCode, end.signal, end.stderr]).toEqual([1, null, ''])
  expect(end.summary).toMatch(/^### ❌/)
  expect(readOutputs(end.outputFile)).toMatchObject({ status: 'BUILD_FAILED' })
})

test('a log that fills the pipe again and again, as its reader is slow, loses nothing', async () => {
  await using plane = await startPlane()
  const names = Array.from({ length: 3_000 }, (_, i) => `SECRET_${i}`)
  const secrets = names.map((name) => `${name}=value-of-${name}`).join('\n')
  const end = await runProcess({
    inputs: gitInputs(plane.url, { secrets }),
    // A chunk is taken only when the event loop comes round again.
    onStart: ({ stdout }) => {
      stdout?.on('data', () => {
        stdout.pause()
        setImmediate(() => stdout.resume())
      })
    }
  })
  expectDeployed(end)
  expect(end.stdout.length).toBeGreaterThan(2 * 65_536)
  for (const name of names) expect(end.stdout).toContain(`::add-mask::value-of-${name}\n`)
})
