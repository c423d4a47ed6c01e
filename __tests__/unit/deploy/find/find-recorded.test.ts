import { describe, expect, test } from '@jest/globals'
import { findByNameOrRecord } from '../../../../src/deploy/find/find-recorded.js'
import { dropped, gitDeployment, refusal } from '../../../support/fakes/answers.js'
import { FakeControlPlane } from '../../../support/fakes/control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

/** What the name leads to on a service without a list, where these ids were recorded for it, newest first. */
async function find(name: string, recorded: string[] | null, names: Record<string, string | Error>) {
  const clock = new VirtualClock()
  const service = new FakeControlPlane(clock, {
    listDeployments: [null],
    readDeployment: [
      (id) => {
        const named = names[id] ?? refusal(404)
        if (named instanceof Error) return named
        const [is = '', status = 'READY'] = named.split(' ')
        return gitDeployment({ id, name: is, status })
      }
    ]
  })
  const session = new RecordedSession(service, clock, 60_000)
  session.recall = (async () => recorded) as typeof session.recall
  const found = await findByNameOrRecord(session, name)
  return { found, warnings: session.all('warning').map(({ message }) => message), service }
}

describe('a recorded id counts only if the service gives it exactly this name', () => {
  test.each([
    ['support', 'support-pr-1'],
    ['support-pr-1', 'support'],
    ['support-pr-1', 'support-pr-12'],
    ['support', 'my-support']
  ])('%s is not the recorded %s', async (name, other) => {
    const { found, warnings } = await find(name, ['d1'], { d1: other })
    expect(found).toBe('gone')
    expect(warnings).toEqual([`A GitHub Deployment records d1 as "${name}", but its name is "${other}". Ignoring it.`])
  })

  test('the one with the name is found behind one that begins alike', async () => {
    const names = { d1: 'support-pr-1', d2: 'support', d3: 'support' }
    expect((await find('support', ['d1', 'd2', 'd3'], names)).found).toEqual({ id: 'd2' })
  })
})

test.each<[string, string[] | null, Record<string, string | Error>, unknown]>([
  ['no record can be read', null, {}, 'unlisted'],
  ['nothing is recorded', [], {}, 'unknown'],
  ['all are gone', ['d1', 'd2'], {}, 'gone'],
  ['one is refused', ['d1', 'd2'], { d1: refusal(403) }, 'unknown'],
  ['one is on its way out', ['d1'], { d1: 'support AWAITING_DELETE' }, { deleting: 'd1' }],
  ['a living one behind it', ['d1', 'd2'], { d1: 'support AWAITING_DELETE', d2: 'support' }, { id: 'd2' }]
])('without a list: %s', async (_, recorded, names, expected) => {
  expect((await find('support', recorded, names)).found).toEqual(expected)
})

test('a record that cannot be read for now never leads to a second deployment', async () => {
  await expect(find('support', ['d1', 'd2'], { d1: dropped(), d2: 'support' })).rejects.toThrow('ECONNRESET')
})
