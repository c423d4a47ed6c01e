import { expect, test } from '@jest/globals'
import { findJob, findStep, pullRequest, TOKEN } from './index.js'
import { Scratch } from './scratch.js'

const scratch = new Scratch()

const outcomes = (jobs: { id: string; conclusion: string }[]) =>
  Object.fromEntries(jobs.map(({ id, conclusion }) => [id, conclusion]))

test('the outputs of a job reach the jobs that need it, in any order of the file', async () => {
  const run = await scratch.run(`
on: push
jobs:
  report:
    needs: deploy
    runs-on: ubuntu-latest
    steps:
      - id: seen
        run: echo "url=\${{ needs.deploy.outputs.url }} \${{ needs.deploy.result }}" >> "$GITHUB_OUTPUT"
  deploy:
    runs-on: ubuntu-latest
    outputs:
      url: \${{ steps.server.outputs.url }}
    steps:
      - id: server
        run: echo "url=https://agents.example" >> "$GITHUB_OUTPUT"
`)
  expect(run.jobs.map(({ id }) => id)).toEqual(['deploy', 'report'])
  expect(findStep(findJob(run, 'report'), 'seen').outputs).toEqual({ url: 'https://agents.example success' })
})

test('a failed job skips what needs it, and runs what waits for a failure', async () => {
  const run = await scratch.run(`
on: push
jobs:
  broken: { runs-on: x, steps: [{ run: exit 3 }] }
  after: { needs: broken, runs-on: x, steps: [{ run: 'true' }] }
  later: { needs: after, if: failure(), runs-on: x, steps: [{ run: 'true' }] }
  anyhow: { needs: after, if: always(), runs-on: x, steps: [{ run: 'true' }] }
  tolerated: { runs-on: x, continue-on-error: true, steps: [{ run: 'false' }] }
  next: { needs: tolerated, runs-on: x, steps: [{ run: 'true' }] }
`)
  expect(outcomes(run.jobs)).toEqual({
    broken: 'failure',
    after: 'skipped',
    later: 'success',
    anyhow: 'success',
    tolerated: 'success',
    next: 'success'
  })
  expect(findJob(run, 'tolerated').outcome).toBe('failure')
  expect(run.conclusion).toBe('failure')
})

test('a job output with a secret in it is held back, as on GitHub', async () => {
  const run = await scratch.run(
    `
on: push
jobs:
  job:
    runs-on: x
    outputs: { url: '\${{ steps.a.outputs.url }}' }
    steps: [{ id: a, run: 'echo "url=https://x/\${{ secrets.KEY }}" >> "$GITHUB_OUTPUT"' }]
`,
    { secrets: { KEY: 'open-sesame' } }
  )
  expect(findJob(run, 'job').outputs).toEqual({})
  expect(findJob(run, 'job').annotations[0]?.message).toContain("Skip output 'url'")
})

test('each combination of a matrix is a run of its own; include and exclude count', async () => {
  const run = await scratch.run(`
on: push
jobs:
  deploy:
    strategy:
      matrix:
        agent: [support, sales]
        region: [eu, us]
        exclude: [{ agent: sales, region: us }]
        include:
          - { agent: support, size: 2 }
          - { agent: research, region: eu }
    runs-on: x
    concurrency: deploy-\${{ matrix.agent }}
    steps: [{ id: a, run: 'echo "n=\${{ strategy.job-index }}/\${{ strategy.job-total }}" >> "$GITHUB_OUTPUT"' }]
`)
  expect(run.jobs.map(({ matrix }) => matrix)).toEqual([
    { agent: 'support', region: 'eu', size: 2 },
    { agent: 'support', region: 'us', size: 2 },
    { agent: 'sales', region: 'eu' },
    { agent: 'research', region: 'eu' }
  ])
  const sales = findJob(run, 'deploy', { agent: 'sales' })
  expect(sales.concurrency?.group).toBe('deploy-sales')
  expect(findStep(sales, 'a').outputs).toEqual({ n: '2/4' })
  expect(() => findJob(run, 'deploy')).toThrow('4 jobs are deploy')
})

test('with fail-fast a failing combination cancels the rest, without it they all run', async () => {
  const yaml = (failFast: boolean) => `
on: push
jobs:
  job:
    strategy: { fail-fast: ${failFast}, matrix: { n: "\${{ fromJSON('[1,2,3]') }}" } }
    runs-on: x
    steps: [{ run: 'test \${{ matrix.n }} != 2' }]
`
  const conclusions = async (failFast: boolean) =>
    (await scratch.run(yaml(failFast))).jobs.map(({ conclusion }) => conclusion)
  expect(await conclusions(true)).toEqual(['success', 'failure', 'cancelled'])
  expect(await conclusions(false)).toEqual(['success', 'failure', 'success'])
})

test('permissions, concurrency, environment and time limits can be asserted', async () => {
  const run = await scratch.run(`
on: push
permissions: { contents: read }
concurrency: { group: 'deploy-\${{ github.ref }}', cancel-in-progress: true }
jobs:
  deploy:
    runs-on: x
    timeout-minutes: 45
    permissions: { contents: read, deployments: write }
    environment: { name: production, url: '\${{ steps.a.outputs.url }}' }
    steps: [{ id: a, timeout-minutes: 30, run: 'echo "url=https://a" >> "$GITHUB_OUTPUT"' }]
  other: { runs-on: x, steps: [{ run: 'true' }] }
`)
  expect(run.concurrency).toEqual({ group: 'deploy-refs/heads/main', cancelInProgress: true })
  const deploy = findJob(run, 'deploy')
  expect(deploy.permissions).toEqual({ contents: 'read', deployments: 'write' })
  expect(deploy.environment).toEqual({ name: 'production', url: 'https://a' })
  expect([deploy.timeoutMinutes, findStep(deploy, 'a').timeoutMinutes]).toEqual([45, 30])
  expect(findJob(run, 'other').permissions).toEqual({ contents: 'read' })
})

test('a pull request from a fork gets no secrets, no variables and no right to write', async () => {
  const yaml = `
on: pull_request
permissions: { pull-requests: write }
jobs:
  job:
    runs-on: x
    steps:
      - id: a
        env: { KEY: '\${{ secrets.KEY }}', URL: '\${{ vars.URL }}', TOKEN: '\${{ secrets.GITHUB_TOKEN }}' }
        run: echo "seen=$KEY|$URL|\${#TOKEN}|$GITHUB_HEAD_REF|$GITHUB_REF" >> "$GITHUB_OUTPUT"
`
  const given = { secrets: { KEY: 'open-sesame' }, vars: { URL: 'https://api.example' } }
  const own = await scratch.run(yaml, { ...given, event: pullRequest({ action: 'opened' }) })
  const fork = await scratch.run(yaml, { ...given, event: pullRequest({ action: 'opened', fork: 'someone/else' }) })
  const seen = (run: typeof own) => findStep(findJob(run, 'job'), 'a').outputs['seen']
  expect(seen(own)).toBe(`open-sesame|https://api.example|${TOKEN.length}|feature/greeting|refs/pull/12/merge`)
  expect(seen(fork)).toBe(`||${TOKEN.length}|feature/greeting|refs/pull/12/merge`)
  expect(findJob(own, 'job').permissions).toEqual({ 'pull-requests': 'write' })
  expect(findJob(fork, 'job').permissions).toEqual({ 'pull-requests': 'read' })
})
