import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { DeploymentRow } from '../../../../src/contract/answers.js'
import { findByName, findByNameOrRecord } from '../../../../src/deploy/find/find-by-name.js'
import type { ListQuery } from '../../../../src/ports.js'
import { listAll, readPages } from '../../../../src/requests/lists.js'
import { dropped, gitDeployment, refusal } from '../../../support/fakes/answers.js'
import { ScriptedControlPlane } from '../../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const row = (id: string, name: string, status = 'READY'): DeploymentRow => ({ id, name, status })

/** A list as a service stores it; `most` is its largest page, whatever the request says. */
function listing(rows: DeploymentRow[], most = 100) {
  const queries: { limit: number; offset: number }[] = []
  return {
    queries,
    listDeployments: async ({
      name_contains,
      limit,
      offset
    }: {
      name_contains: string
      limit: number
      offset: number
    }) => {
      queries.push({ limit, offset })
      return rows
        .filter(({ name }) => name.includes(name_contains))
        .slice(offset, offset + Math.min(limit, most))
    }
  }
}
const crowd = (n: number) => Array.from({ length: n }, (_, i) => row(`id-${i}`, `support-pr-${i}`))

test.each([1, 20, 100])(
  'the name is found on the last of many pages, of %s each: no duplicate is made',
  async (most) => {
    const list = listing([...crowd(450), row('mine', 'support')], most)
    expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
    expect(list.queries.length).toBeGreaterThanOrEqual(Math.floor(451 / most))
  }
)

test('the next page begins behind rows that could not be read', async () => {
  const list = listing([row('one', 'support-1'), row('odd', ''), row('mine', 'support')], 2)
  const listDeployments: typeof list.listDeployments = async (query) => {
    const rows = await list.listDeployments({ ...query, name_contains: '' })
    return Object.assign(
      rows.filter(({ id }) => id !== 'odd'),
      rows.length > 1 && { unread: ['[1].name: odd'] }
    )
  }
  expect(await findByName({ ...list, listDeployments }, 'support')).toEqual({
    is: 'found',
    id: 'mine'
  })
  expect(list.queries.map(({ offset }) => offset)).toEqual([0, 2, 3])
})

describe('a service that filters by the whole name', () => {
  /** @param pages Its answers, in order. */
  const filtering = (...pages: DeploymentRow[][]) => {
    const asked: ListQuery[] = []
    const listDeployments = async (query: ListQuery) => {
      asked.push(query)
      const filtered_by_name = true as const
      return Object.assign([...(pages[asked.length - 1] ?? [])], { filtered_by_name })
    }
    return { asked, listDeployments }
  }
  const MINE = row('mine', 'support')

  test('is asked once for a name that exists', async () => {
    const list = filtering([MINE])
    expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
    expect(list.asked).toMatchObject([{ name: 'support', name_contains: 'support', offset: 0 }])
  })

  test('may have two of the name: an error', async () => {
    const list = filtering([MINE, row('other', 'support')])
    await expect(findByName(list, 'support')).rejects.toMatchObject({ code: 'name_conflict' })
  })

  test('may ignore the filter: then the other pages are read, and names compared', async () => {
    const list = filtering([MINE, row('a', 'support-pr-1')], [row('b', 'Support')], [])
    expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
    expect(list.asked).toHaveLength(3)
  })

  test('may still list one that is being deleted, beside the one that replaced it', async () => {
    const list = filtering([row('old', 'support', 'AWAITING_DELETE')], [MINE], [])
    expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
  })
})

describe('rows that could not be read', () => {
  const UNREAD = Object.assign([] as DeploymentRow[], { unread: ['[0].id: invalid'] })
  const reading = (page: (nth: number) => DeploymentRow[]) => {
    let reads = 0
    let nth = 0
    const listDeployments = async ({ offset }: { offset: number }) => {
      nth = offset === 0 ? 0 : nth + 1
      reads++
      return page(nth)
    }
    return { listDeployments, reads: () => reads }
  }

  test('fill pages here and there: the list is read to its end', async () => {
    const pages = [[row('one', 'support-1')], UNREAD, [row('two', 'support-2')], UNREAD]
    const all = [...pages, [row('mine', 'support')]]
    expect(
      await findByName(
        reading((nth) => all[nth] ?? []),
        'support'
      )
    ).toEqual({ is: 'found', id: 'mine' })
  })

  test('fill all pages: not one is read after another without end', async () => {
    const list = reading(() => UNREAD)
    await readPages(list, 'support')
    expect(list.reads()).toBeLessThan(5)
  })

  test('beside others, on a page that comes again: the name is not taken for free', async () => {
    const page = Object.assign([...crowd(3)], { unread: ['[3].id: invalid'] })
    await expect(
      findByName(
        reading(() => page),
        'support'
      )
    ).rejects.toMatchObject({
      code: 'invalid_response'
    })
  })
})

test('two with the same exact name are an error that names both', async () => {
  const list = listing([row('one', 'support'), ...crowd(150), row('two', 'support')])
  await expect(findByName(list, 'support')).rejects.toThrow(/one, two/)
})

test.each([
  ['to an earlier page, as a row before it was deleted', [crowd(3), crowd(5).slice(4)]],
  [
    'to the first page, as it was updated',
    [crowd(3), [...crowd(3).slice(2), row('other', 'support-2')]]
  ]
])('one that moved %s, is found by a second reading', async (_, moved) => {
  const pages = [...moved, [], [...crowd(3), row('mine', 'support')]]
  const list = { listDeployments: async () => pages.shift() ?? [] }
  expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
})

describe('a service that ignores the offset', () => {
  const stuck = (rows: DeploymentRow[]) => {
    let asked = 0
    return { listDeployments: async () => (asked++, rows), asked: () => asked }
  }

  test.each([2, 3, 100])(
    'a name that its first page of %s does not show is not taken for free',
    async (size) => {
      const list = stuck(crowd(size))
      await expect(findByName(list, 'support')).rejects.toThrow(/ignores "offset"/)
      await expect(listAll(list, 'support-pr-')).rejects.toThrow(/ignores "offset"/)
      await expect(findByName(list, 'support')).rejects.toMatchObject({
        fix: expect.arrayContaining([expect.stringMatching(/^If it exists, set `deployment_id`/)])
      })
      expect(list.asked()).toBeLessThanOrEqual(6)
    }
  )

  test('one that is being deleted does not say that there is no other', async () => {
    const rows = [...crowd(3), row('old', 'support', 'AWAITING_DELETE')]
    await expect(findByName(stuck(rows), 'support')).rejects.toThrow(/ignores "offset"/)
  })
})

test.each<[string, DeploymentRow[][]]>([
  [
    'a shorter page that is not the last',
    [crowd(5), crowd(7).slice(5), [row('mine', 'support')], []]
  ],
  ['a last page that comes again', [crowd(5), [row('mine', 'support')], [row('mine', 'support')]]],
  ['a page that moved while it was read', [crowd(5), crowd(7).slice(4), [row('mine', 'support')]]]
])('pages of any size are read to the end: %s', async (_name, pages) => {
  const list = { listDeployments: async () => pages.shift() ?? [] }
  expect(await findByName(list, 'support')).toEqual({ is: 'found', id: 'mine' })
})

test('a first page with only the deployment of that name does not say that there is no other', async () => {
  const list = listing([row('mine', 'support'), row('other', 'support')], 1)
  await expect(findByName(list, 'support')).rejects.toMatchObject({ code: 'name_conflict' })
})

test('a 404 behind the end of the list is its end', async () => {
  const list = {
    listDeployments: async ({ offset }: { offset: number }) => (offset > 0 ? null : crowd(3))
  }
  expect(await findByName(list, 'support')).toEqual({ is: 'absent' })
})

test('a service without a list differs from one without the name', async () => {
  expect(await findByName({ listDeployments: async () => null }, 'support')).toEqual({
    is: 'unlisted'
  })
  expect(await findByName(listing([]), 'support')).toEqual({ is: 'absent' })
})

test('a deployment that is being deleted differs from one that can be updated', async () => {
  for (const status of ['AWAITING_DELETE', 'AWAITING_FINAL_DELETE']) {
    expect(await findByName(listing([row('old', 'support', status)]), 'support')).toEqual({
      is: 'deleting',
      id: 'old'
    })
  }
  const both = listing([row('old', 'support', 'AWAITING_DELETE'), row('new', 'support')])
  expect(await findByName(both, 'support')).toEqual({ is: 'found', id: 'new' })
})

test('whatever the list holds, found is exactly the one with that name', async () => {
  const names = fc.uniqueArray(fc.stringMatching(/^[a-b-]{1,6}$/), { maxLength: 200 })
  await fc.assert(
    fc.asyncProperty(
      names,
      fc.stringMatching(/^[a-b-]{1,6}$/),
      fc.integer({ min: 1, max: 100 }),
      async (all, name, most) => {
        const list = listing(
          all.map((each) => row(`id of ${each}`, each)),
          most
        )
        expect(await findByName(list, name)).toEqual(
          all.includes(name) ? { is: 'found', id: `id of ${name}` } : { is: 'absent' }
        )
      }
    ),
    { numRuns: 300 }
  )
})

/** What the name leads to on a service without a list, where these ids were recorded for it, newest first. */
async function findUnlisted(
  name: string,
  recorded: string[] | null,
  names: Record<string, string | Error>
) {
  const clock = new VirtualClock()
  const service = new ScriptedControlPlane(clock, {
    listDeployments: [null],
    listListeners: [[]],
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
  session.records = { recordedIds: async () => recorded ?? undefined }
  const found = await findByNameOrRecord(session, name)
  return { found, warnings: session.all('warning').map(({ message }) => message) }
}

describe('a recorded id counts only if the service gives it exactly this name', () => {
  test.each([
    ['support', 'support-pr-1'],
    ['support-pr-1', 'support-pr-12'],
    ['support', 'my-support']
  ])('%s is not the recorded %s', async (name, other) => {
    const { found, warnings } = await findUnlisted(name, ['d1'], { d1: other })
    expect(found).toEqual({ is: 'absent' })
    expect(warnings).toEqual([
      `A GitHub Deployment records d1 as "${name}", but its name is "${other}". Ignoring it.`
    ])
  })
})

test.each<[string, string[] | null, Record<string, string | Error>, unknown]>([
  ['no record can be read', null, {}, { is: 'unlisted' }],
  ['nothing is recorded', [], {}, { is: 'unlisted' }],
  ['all are gone', ['d1', 'd2'], {}, { is: 'absent' }],
  [
    'one is on its way out',
    ['d1'],
    { d1: 'support AWAITING_DELETE' },
    { is: 'deleting', id: 'd1' }
  ],
  [
    'a living one behind it',
    ['d1', 'd2'],
    { d1: 'support AWAITING_DELETE', d2: 'support' },
    { is: 'found', id: 'd2' }
  ]
])('without a list: %s', async (_, recorded, names, expected) => {
  expect((await findUnlisted('support', recorded, names)).found).toEqual(expected)
})

test.each<[string, Error, object]>([
  ['for now', dropped(), { code: 'control_plane_unreachable' }],
  ['with this key', refusal(403), { code: 'auth_failed', status: 403 }],
  ['by its id', refusal(422), { status: 422 }]
])(
  'a record that cannot be read %s never leads to a second deployment',
  async (_, error, expected) => {
    await expect(findUnlisted('support', ['d1', 'd2'], { d1: error })).rejects.toMatchObject(
      expected
    )
  }
)
