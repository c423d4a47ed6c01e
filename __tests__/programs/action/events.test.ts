import { describe, expect, test } from '@jest/globals'
import { COMMIT, deploy, gitInputs, REPO_URL, runSource, variables } from './bundle.js'
import { inventory, startPlane, writes } from './emulated.js'

const HEAD_COMMIT = '2222222222222222222222222222222222222222'

function pullRequest(action: string, full_name = 'octo/support') {
  const head = { ref: 'feature/x', sha: HEAD_COMMIT, repo: full_name === '' ? null : { full_name } }
  return {
    event: { action, pull_request: { number: 7, head } },
    variables: variables('pull_request', 'refs/pull/7/merge')
  }
}

interface Built {
  event?: unknown
  variables: Record<string, string>
  ref: string
  repository?: string
}

const EVENTS: Record<string, Built> = {
  'a push to a branch builds that branch': { variables: variables('push', 'refs/heads/main'), ref: 'main' },
  'a push to a branch with slashes builds that branch': {
    variables: variables('push', 'refs/heads/team/a/fix-1'),
    ref: 'team/a/fix-1'
  },
  'a tag is built as a tag': { variables: variables('push', 'refs/tags/v1.2.3'), ref: 'refs/tags/v1.2.3' },
  'a release builds its tag': { variables: variables('release', 'refs/tags/v2'), ref: 'refs/tags/v2' },
  'a run by hand builds the branch it was started on': {
    variables: variables('workflow_dispatch', 'refs/heads/hotfix'),
    ref: 'hotfix'
  },
  'a schedule builds the default branch': { variables: variables('schedule', 'refs/heads/main'), ref: 'main' },
  'a pull request builds its head branch, not the merge ref': { ...pullRequest('opened'), ref: 'feature/x' },
  'a pull request from a fork builds the fork': {
    ...pullRequest('synchronize', 'stranger/support'),
    ref: 'feature/x',
    repository: 'https://github.com/stranger/support'
  },
  'an Enterprise Server is where the repository is': {
    variables: { ...variables('push', 'refs/heads/main'), GITHUB_SERVER_URL: 'https://git.corp.example/' },
    ref: 'main',
    repository: 'https://git.corp.example/octo/support'
  }
}

describe('the event of the run', () => {
  test.each(Object.entries(EVENTS))('%s', async (_name, { ref, repository = REPO_URL, ...run }) => {
    await using plane = await startPlane()
    const direct = run.event === undefined ? undefined : { preview: 'false' }
    const { exitCode } = await runSource(gitInputs(plane.url, { wait: 'false', ...direct }), run)
    expect(exitCode).toBe(0)
    expect(plane.requests.find(({ method }) => method === 'POST')?.body).toMatchObject({
      source_config: { repo_url: repository },
      source_revision_config: { repo_ref: ref }
    })
  })

  test('a pull request that is built at its head commit is not built again', async () => {
    await using plane = await startPlane({ heads: [{ ref: 'feature/x', commit_sha: HEAD_COMMIT }] })
    const inputs = gitInputs(plane.url, { preview: 'false' })
    await runSource(inputs, pullRequest('opened'))
    const again = await runSource(inputs, pullRequest('synchronize'))
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'unchanged'])
  })

  test('a preview gets a deployment of its own, which goes when the pull request closes', async () => {
    await using plane = await startPlane()
    await deploy(plane)
    const preview = gitInputs(plane.url, { preview: 'true' })
    await runSource(preview, pullRequest('opened'))
    expect(inventory(plane)).toEqual({ support: 1, 'support-pr-7': 1 })
    // The branch and the repository may no longer exist.
    const { exitCode, outputs } = await runSource(preview, pullRequest('closed', ''))
    expect([exitCode, outputs.operation]).toEqual([0, 'deleted'])
    expect(inventory(plane)).toEqual({ support: 1 })
  })

  test('a pull request from a fork, which gets no secrets, is skipped and not failed', async () => {
    await using plane = await startPlane()
    const inputs = gitInputs(plane.url, { api_key: '', preview: 'true' })
    const { exitCode, outputs, stdout } = await runSource(inputs, pullRequest('opened', 'stranger/support'))
    expect([exitCode, outputs.operation, outputs.new_revision]).toEqual([0, 'skipped', 'false'])
    expect(stdout).toContain('::notice::Skipped')
    expect(plane.requests).toEqual([])
  })

  /** The inputs that the run lacks, and the facts that their lines state. */
  const NO_REF: [string, Parameters<typeof runSource>[1], Record<string, string[]>][] = [
    [
      'workflow_run',
      { variables: variables('workflow_run', 'refs/heads/main') },
      { repo_ref: ['workflow_run', 'tag'] }
    ],
    [
      'issue_comment',
      { variables: variables('issue_comment', 'refs/heads/main') },
      { repo_ref: ['issue_comment', 'tag'] }
    ],
    ['a merge ref', { variables: variables('push', 'refs/pull/7/merge') }, { repo_ref: ['refs/pull/7/merge', 'tag'] }],
    [
      'nothing',
      { variables: { GITHUB_REF: '', GITHUB_REPOSITORY: '', GITHUB_EVENT_NAME: '' } },
      { repo_ref: ['not set'], repo_url: ['not set'] }
    ],
    ['a head that is gone', pullRequest('synchronize', ''), { repo_url: ['not set', 'deleted'] }]
  ]
  test.each(NO_REF)(
    '%s does not silently deploy another ref: it asks for what is missing',
    async (_name, run, missing) => {
      await using plane = await startPlane()
      const { exitCode, outputs, stdout } = await runSource(gitInputs(plane.url), run)
      expect([exitCode, outputs.error_code]).toEqual([1, 'input_invalid'])
      const lines = decodeURIComponent(stdout.match(/^::error::(.*)$/m)?.[1] ?? '').split('\n')
      for (const [input, facts] of Object.entries(missing)) {
        const [problem, ...others] = lines.filter((line) => line.startsWith(`  ${input}: `))
        for (const fact of facts) expect(problem).toContain(fact)
        expect(others).toEqual([])
      }
      expect(plane.requests).toEqual([])
    }
  )

  test('an event file that is broken is no stack trace', async () => {
    await using plane = await startPlane()
    const { exitCode, outputs } = await runSource(gitInputs(plane.url), {
      variables: { GITHUB_EVENT_PATH: '/nonexistent' }
    })
    expect([exitCode, outputs.commit_sha]).toEqual([0, COMMIT])
  })

  test('a tag that is deployed again changes nothing', async () => {
    await using plane = await startPlane({ heads: [{ ref: 'refs/tags/v1', commit_sha: COMMIT }] })
    const tag = { variables: variables('push', 'refs/tags/v1') }
    await runSource(gitInputs(plane.url), tag)
    const again = await runSource(gitInputs(plane.url), tag)
    expect([again.exitCode, again.outputs.operation]).toEqual([0, 'unchanged'])
    expect(writes(plane)).toEqual(['POST /v2/deployments'])
  })

  test('a branch deployment that is given a tag stops building on push in the same patch', async () => {
    await using plane = await startPlane()
    await deploy(plane, { build_on_push: 'true' })
    const { exitCode } = await runSource(gitInputs(plane.url), { variables: variables('push', 'refs/tags/v1') })
    expect(exitCode).toBe(0)
    expect(plane.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({
      source_config: { build_on_push: false },
      source_revision_config: { repo_ref: 'refs/tags/v1' }
    })
  })
})
