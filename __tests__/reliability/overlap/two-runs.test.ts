import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { GitHubServer } from '../../github/server/index.js'
import { COMMIT, gitInputs, REPO_URL } from '../../programs/action/bundle.js'
import { inventory } from '../../programs/action/emulated.js'
import { pullRequest, REPOSITORY } from '../../support/workflow-harness/index.js'
import { interleavings, interleavingsOfEquals } from './interleave-requests.js'
import { deployWith, type Ended, inputsWith, playOverlap, type RunOf } from './two-runs.js'

jest.setTimeout(120_000)

/** An existing deployment. */
const SUPPORT = { name: 'support', repo_url: REPO_URL, repo_ref: 'main' }

/** What is live in the end. */
function liveOf(plane: Emulator) {
  const [deployment] = plane.controlPlane.dump()
  const view = deployment && plane.controlPlane.read(deployment.id)
  return {
    secret: deployment?.secrets[0]?.value,
    active: (view?.body as { active_revision_id?: string })?.active_revision_id
  }
}

/** A run is green only for what is live, and red with a reason. */
function expectHonest(run: Ended, wanted: string, plane: Emulator): void {
  const live = liveOf(plane)
  const holds = live.secret === wanted
  expect([run.exitCode, run.other]).toEqual([holds ? 0 : 1, ''])
  if (holds) expect(run.outputs).toMatchObject({ status: 'DEPLOYED', revision_id: live.active })
  else expect(run.log).toMatch(/^::error::The revision does not match what this run requested.*%0A {2}secrets/m)
}

describe('of two runs that want different things, the one whose write came last is green, the other red:', () => {
  test.concurrent.each(interleavingsOfEquals(4))('an update, in the order %s', async (order) => {
    const runs = { A: deployWith('value-a'), B: deployWith('value-b') }
    await playOverlap({ order, runs, standing: SUPPORT }, ({ A, B }, plane) => {
      expect(inventory(plane)).toEqual({ support: 3 })
      expect(liveOf(plane).secret).toBe(order.endsWith('A') ? 'value-a' : 'value-b')
      expectHonest(A, 'value-a', plane)
      expectHonest(B, 'value-b', plane)
    })
  })

  test.concurrent.each(interleavingsOfEquals(3))('a create, in the order %s', async (order) => {
    const runs = { A: deployWith('value-a'), B: deployWith('value-b') }
    await playOverlap({ order, runs, revisions: 2 }, ({ A, B }, plane) => {
      expect(inventory(plane)).toEqual({ support: 2 })
      expectHonest(A, 'value-a', plane)
      expectHonest(B, 'value-b', plane)
    })
  })
})

describe('two runs that want the same are both green for the one that is live:', () => {
  test.concurrent.each(interleavingsOfEquals(3))('a create, in the order %s', async (order) => {
    const runs = { A: deployWith('value-a'), B: deployWith('value-a') }
    await playOverlap({ order, runs }, ({ A, B }, plane) => {
      expect(inventory(plane)).toEqual({ support: 1 })
      expectHonest(A, 'value-a', plane)
      expectHonest(B, 'value-a', plane)
      expect(new Set([A.outputs['operation'], B.outputs['operation']])).toEqual(new Set(['created', 'unchanged']))
    })
  })
})

const remove: RunOf = (base_url) => ({ inputs: gitInputs(base_url, { command: 'delete' }) })

test.concurrent.each(interleavings(5, 2))(
  'a delete during a deploy passes, and the deploy only if it exists afterwards, in the order %s',
  async (order) => {
    await playOverlap(
      { order, runs: { A: deployWith('value-a'), B: remove }, standing: SUPPORT },
      ({ A, B }, plane) => {
        expect([B.exitCode, B.outputs['operation']]).toEqual([0, 'deleted'])
        const there = 'support' in inventory(plane)
        expect([A.exitCode, A.other]).toEqual([there ? 0 : 1, ''])
        if (there) expect(A.outputs).toMatchObject({ operation: 'created', revision_id: liveOf(plane).active })
        else expect(A.log).toMatch(/^::error::.* {3}code: deployment_deleted%0A/m)
      }
    )
  }
)

describe('a pull request', () => {
  let github: GitHubServer
  beforeAll(async () => {
    github = await GitHubServer.start()
  })
  afterAll(async () => {
    await github.close()
    expect(github.violations).toEqual([])
  })

  const preview =
    (action: 'opened' | 'closed' | 'reopened', number: number): RunOf =>
    (base_url) => {
      const event = pullRequest({ action, number, headSha: COMMIT })
      return {
        inputs: { ...inputsWith(base_url, 'value-a'), preview: 'true', github_token: 'ghs_tokenOfTheTests' },
        event: event.payload,
        variables: {
          GITHUB_API_URL: github.url,
          GITHUB_REPOSITORY: REPOSITORY,
          GITHUB_EVENT_NAME: event.name,
          GITHUB_REF: event.ref,
          GITHUB_SHA: event.sha,
          GITHUB_HEAD_REF: event.headRef ?? '',
          GITHUB_BASE_REF: event.baseRef ?? ''
        }
      }
    }

  const play = (
    number: number,
    { order, actions }: { order: string; actions: ['opened' | 'closed', 'closed' | 'reopened'] }
  ) => {
    const { pulls } = github.repository
    const [first, second] = actions
    pulls.set(number, first === 'closed' ? 'closed' : 'open')
    const runs = { A: preview(first, number), B: preview(second, number) }
    const onFirst = () => pulls.set(number, second === 'closed' ? 'closed' : 'open')
    return { order, runs, onFirst }
  }

  test.concurrent.each(interleavings(5, 2).map((order, index) => [order, 300 + index] as const))(
    'that is closed while its preview is being made leaves nothing behind, and nothing red, in the order %s',
    async (order, number) => {
      const overlap = play(number, { order, actions: ['opened', 'closed'] })
      await playOverlap(overlap, ({ A, B }, plane) => {
        expect(inventory(plane)).toEqual({})
        expect([A.exitCode, A.outputs['operation'], A.other]).toEqual([0, 'deleted', ''])
        expect([B.exitCode, B.outputs['operation'], B.other]).toEqual([0, 'deleted', ''])
      })
    }
  )

  test.concurrent.each(interleavings(2, 5).map((order, index) => [order, 400 + index] as const))(
    'that is opened again while its preview is being deleted has one in the end, in the order %s',
    async (order, number) => {
      const repo_url = `https://github.com/${REPOSITORY}`
      const standing = { name: `support-pr-${number}`, repo_url, repo_ref: 'feature/greeting' }
      const overlap = { ...play(number, { order, actions: ['closed', 'reopened'] }), standing }
      await playOverlap(overlap, ({ A, B }, plane) => {
        expect(Object.keys(inventory(plane))).toEqual([`support-pr-${number}`])
        expect(liveOf(plane).secret).toBe('value-a')
        expect([A.exitCode, B.exitCode]).toEqual([0, 0])
        expect(B.outputs).toMatchObject({ status: 'DEPLOYED', revision_id: liveOf(plane).active })
      })
    }
  )
})
