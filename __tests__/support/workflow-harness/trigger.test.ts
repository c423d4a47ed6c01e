import { expect, test } from '@jest/globals'
import {
  pullRequest,
  pullRequestTarget,
  pushTag,
  pushToBranch,
  releasePublished,
  schedule,
  type WorkflowEvent,
  workflowDispatch
} from './index.js'
import { matchesPatterns } from './patterns.js'
import { oneJob, Scratch } from './scratch.js'

const scratch = new Scratch()

async function started(on: string, event: WorkflowEvent): Promise<boolean> {
  const run = await scratch.run(oneJob('- run: "true"', `on: ${on}`), { event })
  expect(run.triggered).toBe(run.jobs.length > 0)
  return run.triggered
}

const ON_MAIN = '{ push: { branches: [main] } }'
const ON_TAG = '{ push: { tags: ["v*"] } }'

test.each<[boolean, string, WorkflowEvent]>([
  [true, 'push', pushToBranch()],
  [true, 'push', pushTag({ tag: 'v1.0.0' })],
  [true, ON_MAIN, pushToBranch({ branch: 'main' })],
  [false, ON_MAIN, pushToBranch({ branch: 'main-2' })],
  [false, ON_MAIN, pushTag({ tag: 'main' })],
  [true, ON_TAG, pushTag({ tag: 'v1.0.0' })],
  [false, ON_TAG, pushTag({ tag: 'nightly' })],
  [false, ON_TAG, pushToBranch({ branch: 'v1' })],
  [false, '{ push: { branches-ignore: [main] } }', pushToBranch()],
  [true, 'pull_request', pullRequest({ action: 'synchronize' })],
  [false, 'pull_request', pullRequest({ action: 'closed' })],
  [true, '{ pull_request: { types: [opened, closed] } }', pullRequest({ action: 'closed' })],
  [false, '{ pull_request: { branches: [main] } }', pullRequest({ action: 'opened', baseBranch: 'release/1' })],
  [false, 'pull_request', pullRequestTarget({ action: 'opened' })],
  [true, '{ release: { types: [published] } }', releasePublished({ tag: 'v1.0.0' })],
  [false, '{ release: { types: [created] } }', releasePublished({ tag: 'v1.0.0' })],
  [true, 'workflow_dispatch', workflowDispatch()],
  [true, '{ schedule: [{ cron: "0 3 * * *" }] }', schedule({ cron: '0 3 * * *' })],
  [false, '{ schedule: [{ cron: "0 3 * * *" }] }', schedule({ cron: '0 4 * * *' })]
])('a deploy starts %s when the workflow is on %s', async (expected, on, event) => {
  expect(await started(on, event)).toBe(expected)
})

test('a workflow that does not start says why, and lists what was not evaluated', async () => {
  const yaml = oneJob('- run: "true"', 'on: { push: { branches: [main], paths: ["src/**"] } }')
  const away = await scratch.run(yaml, { event: pushToBranch({ branch: 'dev' }) })
  expect(away.reason).toBe('the branch dev matches none of main')
  const started = await scratch.run(yaml)
  expect(started.notes).toEqual(['the path filters of push were taken as passed'])
})

test.each([
  [true, ['feature/*'], 'feature/a'],
  [false, ['feature/*'], 'feature/a/b'],
  [true, ['feature/**'], 'feature/a/b'],
  [true, ['v[0-9]+.[0-9]+'], 'v12.3'],
  [false, ['v[0-9]+.[0-9]+'], 'v12x3'],
  [true, ['**/package-lock.json'], 'package-lock.json'],
  [false, ['releases/**', '!releases/**-alpha'], 'releases/10-alpha'],
  [true, ['releases/**', '!releases/**-alpha', 'releases/9-alpha'], 'releases/9-alpha']
])('the pattern match is %s for %j and %s', (expected, patterns, name) => {
  expect(matchesPatterns(patterns, name)).toBe(expected)
})

test('inputs of a run by hand have their defaults and types, and a wrong one does not start', async () => {
  const yaml = oneJob(
    '- { id: a, run: \'echo "r=${{ inputs.target }} ${{ inputs.dry == true }}" >> "$GITHUB_OUTPUT"\' }',
    'on: { workflow_dispatch: { inputs: { target: { default: staging }, dry: { type: boolean } } } }'
  )
  const run = await scratch.run(yaml, { event: workflowDispatch({ inputs: { dry: 'true' } }) })
  expect(run.jobs[0]?.steps[0]?.outputs).toEqual({ r: 'staging true' })
  await expect(scratch.run(yaml, { event: workflowDispatch({ inputs: { tarket: 'x' } }) })).rejects.toThrow('tarket')
})
