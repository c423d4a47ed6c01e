/** The log of a revision that grows while it is followed. */
import { expect, test } from '@jest/globals'
import { withRetries } from '../../../src/adapters/control-plane/with-retries.js'
import { readLog } from '../../../src/cli/inspect/read-log.js'
import { openSession } from '../../../src/deploy/core/session.js'
import type { RevisionLogQuery } from '../../../src/ports.js'
import { ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const PAGE = 2

/** Serves pages of two lines; each read of the revision adds a line, until the build ends. */
class GrowingLog extends ScriptedControlPlane {
  constructor(
    clock: VirtualClock,
    private readonly lines: string[],
    private readonly later: string[]
  ) {
    super(clock, {})
  }

  override readRevision = async (_: string, id: string) => {
    const line = this.later.shift()
    if (line !== undefined) this.lines.push(line)
    return { id, status: line === undefined ? 'DEPLOYED' : 'BUILDING' }
  }

  override readRevisionLog = async (_: string, __: string, { offset = 0 }: RevisionLogQuery) => {
    const from = Number(offset)
    const logs = this.lines.slice(from, from + PAGE).map((message) => ({ message }))
    return { logs, next_offset: from + PAGE < this.lines.length ? String(from + PAGE) : null }
  }
}

test.each([
  [[], ['a', 'b', 'c']],
  [['a'], ['b']],
  [
    ['a', 'b'],
    ['c', 'd', 'e']
  ],
  [['a', 'b', 'c', 'd', 'e'], []]
])('%j and then %j: each line is printed once, in order', async (lines, later) => {
  const all = [...lines, ...later]
  const clock = new VirtualClock()
  const service = new GrowingLog(clock, lines, later)
  const parts = {
    clock,
    emit: () => {},
    recall: async () => null,
    redact: (text: string) => text,
    histories: [],
    deadline: clock.now() + 60_000
  }
  const session = openSession(parts, (options) => withRetries(service, options))
  const printed: string[] = []
  const request = { deployment_id: 'd', revision_id: 'r', log: 'build', follow: true, timeoutMs: 60_000 } as const
  await readLog(session, request, (fresh) => printed.push(...fresh))
  expect(printed).toEqual(all)
})
