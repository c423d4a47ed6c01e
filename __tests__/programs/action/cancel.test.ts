import { describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { PROGRAM } from '../../support/program-under-test.js'
import { gitInputs } from './bundle.js'
import { inventory, startPlane } from './emulated.js'
import { readOutputs, type StartedResult, startProgram } from './started-program.js'

const SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGTERM']
const QUICKLY_MS = 2_000

/** A run that is cancelled when its log says this. */
const cancelled = (
  { url }: { url: string },
  at: RegExp,
  { signal = 'SIGINT', ...inputs }: { signal?: NodeJS.Signals } & Record<string, string> = {}
) =>
  startProgram({
    inputs: gitInputs(url, inputs),
    onLine: (line) => (at.test(line) ? signal : undefined)
  })

/** A run that is cancelled when a request arrives. */
async function cancelledAt(fault: string, inputs: Record<string, string> = {}) {
  const kills: ((signal: NodeJS.Signals) => void)[] = []
  await using plane = await startPlane({
    faults: [fault],
    outcomes: ['stuck:BUILDING']
  })
  const poll = setInterval(() => {
    if (plane.requests.some((request) => request.fault !== null))
      for (const kill of kills.splice(0)) kill('SIGINT')
  }, 10)
  const result = await startProgram({
    inputs: gitInputs(plane.url, inputs),
    onStart: (kill) => kills.push(kill)
  })
  clearInterval(poll)
  return { result, there: inventory(plane) }
}

function expectPromptFailure({ exitCode, endedAfterMs, other }: StartedResult): void {
  expect(exitCode).toBe(PROGRAM.exitCodeOf('cancelled'))
  expect(endedAfterMs).toBeLessThan(QUICKLY_MS)
  expect(other).toBe('')
}

describe('a job that is cancelled', () => {
  test.concurrent.each(SIGNALS)(
    'during the wait (%s) ends at once with the outputs so far, and says that the rollout continues',
    async (signal) => {
      await using plane: Emulator = await startPlane({ outcomes: ['stuck:BUILDING'] })
      const result = await cancelled(plane, /BUILDING$/, { signal })
      expectPromptFailure(result)
      const [deployment] = plane.controlPlane.dump()
      expect(readOutputs(result.outputFile)).toMatchObject({
        deployment_id: deployment?.id,
        revision_id: deployment?.revisions[0]?.id,
        operation: 'created',
        new_revision: 'true',
        status: 'BUILDING'
      })
      expect(result.log).toMatch(
        /::error::Cancelled while waiting for revision \S+ \(BUILDING\)\..* {3}code: cancelled/
      )
      expect(result.log).toContain('The rollout continues')
      expect(result.summary).toContain('### ⏹️')
    }
  )

  test.concurrent('twice, impatiently, still leaves its outputs', async () => {
    await using plane = await startPlane({ outcomes: ['stuck:BUILDING'] })
    let kill: ((signal: NodeJS.Signals) => void) | undefined
    const result = await startProgram({
      inputs: gitInputs(plane.url),
      onStart: (started) => (kill = started),
      onLine: (line) => {
        if (!line.endsWith('BUILDING')) return undefined
        kill?.('SIGINT')
        return 'SIGTERM'
      }
    })
    expectPromptFailure(result)
    expect(readOutputs(result.outputFile)).toHaveProperty('revision_id')
  })

  test.concurrent('while the create is in progress, says that it may have arrived', async () => {
    const { result, there } = await cancelledAt('POST /v2/deployments hang-after')
    expectPromptFailure(result)
    expect(result.log).toContain('Cancelled while a request was in progress')
    expect(result.log).toContain('POST /v2/deployments may have been applied.')
    expect(result.log).not.toContain('Nothing was changed')
    expect(there).toEqual({ support: 1 })
  })
})
