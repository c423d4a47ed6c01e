import { describe, expect, test } from '@jest/globals'
import { readBuildkiteContext } from '../../../src/ci/buildkite.js'
import type { CallAgent } from '../../../src/ci/buildkite-agent.js'
import { buildkiteReports } from '../../../src/ci/buildkite-reports.js'
import { codeOrigin } from '../../../src/inputs/code-origin.js'

const COMMIT = '83a20ec058e2fb00e7fa4558c4c6e81e2dcf253d'
const CHECKED_OUT = 'c'.repeat(40)
/** A push to main, with the values of Buildkite's own documentation. */
const JOB = {
  BUILDKITE: 'true',
  BUILDKITE_REPO: 'git@github.com:acme-inc/my-project.git',
  BUILDKITE_COMMIT: COMMIT,
  BUILDKITE_BRANCH: 'main',
  BUILDKITE_TAG: '',
  BUILDKITE_PULL_REQUEST: 'false',
  BUILDKITE_PULL_REQUEST_REPO: '',
  BUILDKITE_SOURCE: 'webhook',
  BUILDKITE_BUILD_URL: 'https://buildkite.com/acme-inc/my-project/builds/1514',
  BUILDKITE_JOB_ID: 'e44f9784-e20e-4b93-a21d-f41fd5869db9'
}
const PULL = {
  ...JOB,
  BUILDKITE_BRANCH: 'feature',
  BUILDKITE_PULL_REQUEST: '123',
  BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/acme-inc/my-project.git'
}
const FORK = { ...PULL, BUILDKITE_PULL_REQUEST_REPO: 'git://github.com/stranger/my-project.git' }

const contextOf = (job: Record<string, string>) => readBuildkiteContext(job, CHECKED_OUT)

describe('the context of a job', () => {
  test('a push to a branch', () => {
    expect(contextOf(JOB)).toMatchObject({
      event_name: 'push',
      server_url: 'https://github.com',
      repository: 'acme-inc/my-project',
      ref: 'refs/heads/main',
      sha: COMMIT,
      pull_request: undefined,
      run_url: `${JOB.BUILDKITE_BUILD_URL}#${JOB.BUILDKITE_JOB_ID}`,
      is_on_github: false
    })
  })

  test('a build by hand is no push, so the service may not build its branch automatically', () => {
    expect(contextOf({ ...JOB, BUILDKITE_SOURCE: 'ui' }).event_name).toBe('')
  })

  test.each([
    ['HEAD', CHECKED_OUT],
    ['', CHECKED_OUT],
    [COMMIT.toUpperCase(), COMMIT]
  ])('commit %j', (commit, sha) => {
    expect(contextOf({ ...JOB, BUILDKITE_COMMIT: commit }).sha).toBe(sha)
  })

  test('a tag, whose name the branch has, too', () => {
    const context = contextOf({ ...JOB, BUILDKITE_BRANCH: 'v1.2.3', BUILDKITE_TAG: 'v1.2.3' })
    expect(codeOrigin(context)).toMatchObject({ repo_ref: 'refs/tags/v1.2.3', commit: COMMIT })
  })

  test('a pull request of the repository', () => {
    const context = contextOf(PULL)
    expect(context.pull_request).toMatchObject({ number: 123, head_ref: 'feature', head_sha: COMMIT, is_fork: false })
    expect(codeOrigin(context).repo_url).toBe('https://github.com/acme-inc/my-project')
  })

  test.each(['feature', 'stranger:feature'])('a pull request of a fork, with the branch %s', (branch) => {
    const context = contextOf({ ...FORK, BUILDKITE_BRANCH: branch })
    expect(context.pull_request?.is_fork).toBe(true)
    expect(codeOrigin(context)).toEqual({
      repo_url: 'https://github.com/stranger/my-project',
      repo_ref: 'feature',
      commit: COMMIT
    })
  })

  test('the commit of a test merge is not that of the branch', () => {
    const merged = { ...PULL, BUILDKITE_PULL_REQUEST_USING_MERGE_REFSPEC: 'true' }
    expect(contextOf(merged).pull_request?.head_sha).toBeUndefined()
  })

  test.each(['0', '-1', '1.5', 'nonsense', ''])('%j is no pull request', (number) => {
    expect(contextOf({ ...PULL, BUILDKITE_PULL_REQUEST: number }).pull_request).toBeUndefined()
  })

  test('a repository without an address leaves a reason', () => {
    const context = contextOf({ ...JOB, BUILDKITE_REPO: '/srv/git/project' })
    expect(context.repository).toBeUndefined()
    expect(context.no_code_reason).toContain('BUILDKITE_REPO')
  })

  test.each(['', 'git://git.example/acme-inc/my-project.git'])('a pull request of %j leaves a reason', (repo) => {
    const context = contextOf({ ...PULL, BUILDKITE_PULL_REQUEST_REPO: repo })
    expect(context.no_code_reason).toMatch(/^BUILDKITE_PULL_REQUEST_REPO names no repository/)
    expect(contextOf(PULL).no_code_reason).toBeUndefined()
  })
})

/** Records the calls; one that a test names fails. */
function recordedAgent(failing?: string) {
  const calls: { args: readonly string[]; input: string }[] = []
  const agent: CallAgent = async (args, input) => {
    calls.push({ args, input })
    return args[0] === failing ? 'the agent is away' : undefined
  }
  const ofKind = (kind: string) => calls.filter(({ args }) => args[0] === kind)
  return { agent, calls, ofKind }
}

function reportsOf(
  environment: Record<string, string>,
  { failing, args = ['deploy'] }: { failing?: string; args?: string[] } = {}
) {
  const recorded = recordedAgent(failing)
  const warnings: string[] = []
  const reports = buildkiteReports({ environment, args, agent: recorded.agent, warn: (text) => warnings.push(text) })
  return { ...recorded, reports, warnings }
}

describe('reports', () => {
  test('the summary becomes an annotation, without the pictures that only GitHub draws', async () => {
    const { reports, ofKind } = reportsOf(JOB)
    await reports.summary('### Deployed\n\n```mermaid\ngantt\n```\n\n| a |\n')
    await reports.close?.(true)
    const [call] = ofKind('annotate')
    expect(call?.input).toBe('### Deployed\n\n| a |\n')
    expect(call?.args.slice(0, 4)).toEqual(['annotate', '--style', 'success', '--context'])
  })

  test('a failed run is a red annotation', async () => {
    const { reports, ofKind } = reportsOf(JOB)
    await reports.summary('### Failed\n')
    await reports.close?.(false)
    expect(ofKind('annotate')[0]?.args).toContain('error')
  })

  test('a retry replaces the annotation of its step, and another command of the step keeps its own', async () => {
    const contextIn = async (job: Record<string, string>, args: string[]) => {
      const { reports, ofKind } = reportsOf(job, { args })
      await reports.summary('text')
      await reports.close?.(true)
      return ofKind('annotate')[0]?.args.at(-1) ?? ''
    }
    const step = { ...JOB, BUILDKITE_STEP_ID: '080b7d73' }
    const first = await contextIn(step, ['deploy', '--name', 'a'])
    expect(await contextIn({ ...step, BUILDKITE_JOB_ID: 'another' }, ['deploy', '--name', 'a'])).toBe(first)
    expect(await contextIn(step, ['deploy', '--name', 'b'])).not.toBe(first)
    expect(await contextIn({ ...step, BUILDKITE_STEP_ID: 'other' }, ['deploy', '--name', 'a'])).not.toBe(first)
    expect(first.length).toBeLessThanOrEqual(100)
  })

  test('an annotation is no larger than Buildkite takes, and ends with a whole line', async () => {
    const { reports, ofKind } = reportsOf(JOB)
    await reports.summary('ü line\n'.repeat(200_000))
    await reports.close?.(true)
    const body = ofKind('annotate')[0]?.input ?? ''
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(1_048_576)
    expect(body).toMatch(/ü line\n\nThe rest is in the log of the job\.\n$/)
  })

  test('outputs become meta-data of the step; empty and huge ones are left out', async () => {
    const { reports, ofKind } = reportsOf({ ...JOB, BUILDKITE_STEP_KEY: 'ship' })
    reports.output('url', 'https://a.example')
    reports.output('status', 'BUILDING')
    reports.output('status', 'DEPLOYED')
    reports.output('revision_id', '')
    reports.output('plan', 'x'.repeat(100_001))
    await reports.close?.(true)
    expect(ofKind('meta-data')).toEqual([
      { args: ['meta-data', 'set', 'ship:url'], input: 'https://a.example' },
      { args: ['meta-data', 'set', 'ship:status'], input: 'DEPLOYED' }
    ])
  })

  test('values to mask go in one call, never as arguments', async () => {
    const { reports, calls } = reportsOf(JOB)
    reports.mask('sk-4711')
    reports.mask('line two')
    await reports.close?.(true)
    expect(calls).toEqual([
      { args: ['redactor', 'add', '--format', 'json'], input: '{"value_0":"sk-4711","value_1":"line two"}' }
    ])
  })

  test('a later value is masked, too', async () => {
    const { reports, ofKind } = reportsOf(JOB)
    reports.mask('first')
    await new Promise((resolve) => setImmediate(resolve))
    reports.mask('second')
    await reports.close?.(true)
    expect(ofKind('redactor').map(({ input }) => input)).toEqual(['{"value_0":"first"}', '{"value_0":"second"}'])
  })

  test('the run ends only after its values are masked', async () => {
    let isMasked = false
    const agent: CallAgent = async () => {
      await new Promise((resolve) => setImmediate(resolve))
      isMasked = true
      return undefined
    }
    const reports = buildkiteReports({ environment: JOB, args: [], agent, warn: () => {} })
    reports.mask('sk-4711')
    await reports.close?.(true)
    expect(isMasked).toBe(true)
  })

  test('a failing agent is one warning for each kind of report', async () => {
    const { reports, warnings } = reportsOf(JOB, { failing: 'meta-data' })
    reports.output('url', 'https://a.example')
    reports.output('status', 'DEPLOYED')
    await reports.close?.(true)
    expect(warnings).toEqual(['Buildkite did not take the meta-data: the agent is away. The run continues.'])
  })
})
