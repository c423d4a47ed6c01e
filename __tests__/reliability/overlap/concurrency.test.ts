import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { GitHubServer } from '../../github/server/index.js'
import {
  type Ended,
  type PullRequestOptions,
  pullRequest,
  pushToBranch
} from '../../support/workflow-harness/index.js'
import type { Point } from '../processes/gate.js'
import { type Happening, playEvents } from './repository.js'

jest.setTimeout(120_000)

let github: GitHubServer
beforeAll(async () => {
  github = await GitHubServer.start()
})
afterAll(async () => {
  await github.close()
  expect(github.violations).toEqual([])
})

const commit = (n: number) => String(n).repeat(40)
const point = (request: string, stage: Point['stage'], nth = 1): Point => ({ request, stage, nth })

/** What the first run is at when the next event comes. */
const POINTS: [string, Point][] = [
  ['looks the name up', point('GET /v2/deployments', 'arrived')],
  ['is about to create', point('POST /v2/deployments', 'arrived')],
  ['has created, and does not know it yet', point('POST /v2/deployments', 'acted')],
  ['waits', point('GET /revisions/:id', 'arrived', 2)],
  ['sees it deployed', point('GET /deployments/:id', 'arrived')]
]

/** What became of the run of each event. */
const conclusions = (ends: Ended[]) =>
  ends.map((end) => ('run' in end ? end.run.conclusion : `cancelled ${end.cancelled}`))

/** The commit that is live under a name, and whether it is the latest revision that is. */
function live(plane: Emulator): Record<string, string | undefined> {
  const all = plane.controlPlane.dump().map(({ id, name, revisions }) => {
    const { body } = plane.controlPlane.read(id) as { body: { active_revision_id: string | null } }
    const latest = revisions.at(-1)
    const commit_sha = latest?.source_revision_config.repo_commit_sha ?? 'none'
    return [
      name,
      latest?.id === body.active_revision_id ? commit_sha : `${commit_sha} is not live`
    ] as const
  })
  return Object.fromEntries(all)
}

function expectHarmless(ends: Ended[]): void {
  for (const end of ends) if ('run' in end) expect(end.run.violations).toEqual([])
}

describe('examples/push.yml', () => {
  test.concurrent.each(POINTS)(
    'has the last of four pushes live, three of which come when the first %s',
    async (_at, when) => {
      const push = (n: number): Happening => ({ event: pushToBranch({ sha: commit(n) }) })
      const happenings = [push(1), { ...push(2), when }, push(3), push(4)]
      await playEvents({ file: 'examples/push.yml', github, happenings }, ({ plane, ends }) => {
        const waited = 'cancelled before it began'
        expect(conclusions(ends)).toEqual(['success', waited, waited, 'success'])
        expect(live(plane)).toEqual({ 'support-agent': commit(4) })
        expectHarmless(ends)
      })
    }
  )
})

describe('examples/preview.yml', () => {
  let pulls = 500
  type Action = PullRequestOptions['action']

  /** Plays actions on a pull request of its own, each with a newer commit; the second comes at the point, the rest with it. */
  async function play(actions: Action[], when: Point) {
    const number = pulls++
    const happenings = actions.map((action, index): Happening => {
      const event = pullRequest({
        action,
        number,
        headSha: commit(index + 1),
        headBranch: `feature/${number}`
      })
      return { event, ...(index === 1 && { when }) }
    })
    const name = `support-agent-pr-${number}`
    return playEvents({ file: 'examples/preview.yml', github, happenings }, ({ plane, ends }) => {
      expectHarmless(ends)
      const { deployments, comments } = github.repository
      const records = deployments.filter(({ environment }) => environment === `preview/${name}`)
      return {
        live: live(plane)[name],
        conclusions: conclusions(ends),
        recorded: records.map(({ statuses }) => statuses.at(-1)?.state),
        comments: comments.filter(({ pull }) => pull === number).length
      }
    })
  }

  const waited = 'cancelled before it began'
  const SEQUENCES: {
    actions: Action[]
    live: string | undefined
    conclusions: string[]
    recorded?: string[]
  }[] = [
    {
      actions: ['opened', 'synchronize', 'synchronize'],
      live: commit(3),
      conclusions: ['cancelled', waited, 'success'],
      recorded: ['success', 'error', 'inactive']
    },
    {
      actions: ['opened', 'closed'],
      live: undefined,
      conclusions: ['success', 'success'],
      recorded: ['inactive', 'error']
    },
    {
      actions: ['opened', 'synchronize', 'closed'],
      live: undefined,
      conclusions: ['cancelled', 'success', 'success']
    },
    {
      actions: ['opened', 'closed', 'reopened'],
      live: commit(3),
      conclusions: ['cancelled', 'success', 'success']
    },
    {
      actions: ['opened', 'closed', 'reopened', 'closed'],
      live: undefined,
      conclusions: ['cancelled', 'success', 'success', 'success']
    }
  ]
  const cases = SEQUENCES.flatMap((row) => POINTS.map(([at, when]) => ({ ...row, at, when })))
  test.concurrent.each(cases)(
    'is right after $actions, of which the second comes when the first run $at',
    async ({ actions, when, recorded, live, conclusions }) => {
      const played = await play(actions, when)
      expect(played).toMatchObject({ live, conclusions })
      expect(played.comments).toBeLessThanOrEqual(1)
      if (recorded === undefined) return
      for (const state of played.recorded) expect(recorded).toContain(state)
      expect(played.recorded.filter((state) => state === 'success')).toHaveLength(
        live === undefined ? 0 : 1
      )
    }
  )
})
