import { describe, expect, test } from '@jest/globals'
import { CancelledError, InputError } from '../../../src/errors.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { readAccess } from '../../../src/inputs/request.js'
import type { RunPorts } from '../../../src/run/command.js'
import { describeProblem } from '../../../src/run/deployments/read-whole.js'
import { ManifestReport } from '../../../src/run/report/manifest-report.js'
import { connectionTo, GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { failure } from '../../support/records.js'

const GIVEN: Record<string, string> = {
  base_url: 'https://api.example',
  api_key: 'key-0815',
  preview: 'true',
  github_token: 'ghs_of_the_tests',
  timeout: '30m'
}
const ACCESS = readAccess(
  readRawInputs((name) => GIVEN[name] ?? ''),
  pullRequest()
)
const MANIFEST = {
  records: ACCESS.github.records,
  scope: { manifest: 'deployments.yaml' },
  keys: ['support', 'router']
}

/** The report of a run of these deployments, which began when the clock stood at 5 s. */
function open(keys: readonly string[], { refusal }: { refusal?: Error } = {}) {
  const step = recordedRunner()
  const { runner } = step
  const clock = new VirtualClock()
  clock.pass(5_000)
  const events: string[] = []
  const github = new GitHubRepository()
  const ports = {
    ...step,
    runner,
    clock,
    context: contextOf(),
    observe: (event: { type: string }, key?: string) => void events.push(`${key} ${event.type}`),
    openGitHub: () =>
      refusal === undefined ? Promise.resolve(connectionTo(github)) : Promise.reject(refusal)
  } as unknown as RunPorts
  const report = new ManifestReport(ports)
  if (keys.length > 0) report.begin(new Map(keys.map((key) => [key, key])))
  const fail = (error: unknown) => report.close(describeProblem(error, runner))
  const deployments = () =>
    JSON.parse(step.outputs.deployments ?? '{}') as Record<string, { seconds?: number }>
  return { ...step, runner, report, clock, events, github, deployments, fail }
}

const BUILDING = {
  type: 'status_read',
  revision_id: 'r1',
  status: 'BUILDING',
  elapsed_ms: 1_000
} as const
const CREATED = { type: 'operation_decided', operation: 'created', new_revision: true } as const
const CANCELLED = failure('Cancelled.', { kind: 'cancelled', code: 'cancelled' })
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the log', () => {
  test('has the key of each deployment in a column, so that the statuses stand below each other', () => {
    const { report, log, events } = open(['billing-reports', 'support'])
    for (const key of ['support', 'billing-reports']) report.start(key).emit(BUILDING)
    expect(log).toEqual(['support          0:01  BUILDING', 'billing-reports  0:01  BUILDING'])
    expect(events).toEqual(['support status_read', 'billing-reports status_read'])
  })

  test('has the lines of a deployment in a group once it has ended, and one line for what never started', () => {
    const { report, log } = open(['support', 'router'])
    const { lines } = report.start('support')
    lines.info('Its line.')
    report.end('support', undefined)
    report.end('router', failure('It needs "support".', { code: 'dependency_failed' }))
    expect(log).toEqual([
      expect.stringMatching(/^group ✓ support: .*\nIts line\.$/),
      expect.stringMatching(/^- router/)
    ])
  })

  test('has a warning of the run once, and so has the summary', async () => {
    const { report, log, summaries } = open(['support'], { refusal: new Error('GitHub is away.') })
    report.openComment(MANIFEST, ACCESS)
    report.start('support')
    report.end('support', undefined)
    expect(await report.close()).toBe(true)
    expect(log.filter((line) => /^warning: .*GitHub is away/.test(line))).toHaveLength(1)
    expect(summaries.join()).toMatch(/^> ⚠️ .*GitHub is away/m)
  })
})

describe('the outputs while deployments run', () => {
  test('are written before the first one starts, and once each has ended', () => {
    const { report, clock, written, deployments } = open(['a', 'b'])
    for (const key of ['a', 'b']) report.start(key)
    clock.pass(1_500)
    report.end('a', undefined)
    expect(written.filter((name) => name === 'deployments')).toHaveLength(2)
    expect(deployments().a?.seconds).toBe(1.5)
  })

  test.each([
    ['of the only deployment are those of the step', ['support'], 'd1'],
    ['of several would overwrite each other', ['support', 'router'], undefined]
  ])('%s', (_, keys, deployment_id) => {
    const { report, outputs } = open(keys)
    report.start('support').emit({ type: 'deployment_identified', deployment_id: 'd1' })
    expect(outputs.deployment_id).toBe(deployment_id)
  })
})

test('the comment shows at once what a deployment does, and that it has ended', async () => {
  const { report, github, clock, log } = open(['support', 'router'])
  report.openComment(MANIFEST, ACCESS)
  const reporter = report.start('support')
  reporter.emit(CREATED)
  expect(github.comments).toEqual([])
  reporter.emit({ type: 'deployment_identified', deployment_id: 'd1' })
  await settle()
  expect(github.comments[0]?.body).toContain('### ⏳ 2 deployments in progress')
  report.end('support', failure('It failed.'), async () => 'preview/support')
  clock.pass(60_000)
  await settle()
  expect(github.comments[0]?.body).toContain('❌ Failed')
  report.end('router', undefined, async () => undefined)
  expect(await report.close()).toBe(false)
  expect(log).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^Wrote the comment on pull request #7: https:.*\/pull\/7$/),
      expect.stringMatching(
        /^Recorded the .* preview\/support: .*\/deployments\/preview%2Fsupport$/
      )
    ])
  )
})

describe('the end', () => {
  test('has one error for all that failed, outputs and a summary with the time of each', async () => {
    const { report, clock, log, outputs, summaries } = open(['support', 'router'])
    report.start('support')
    clock.pass(2_000)
    report.end('support', failure('It failed.'))
    report.end('router', undefined)
    expect(await report.close()).toBe(false)
    expect(outputs).toMatchObject({ error_code: 'revision_failed', failed: '["support"]' })
    expect(log.filter((line) => line.startsWith('error: '))).toEqual([
      expect.stringContaining('support: revision_failed. See above.')
    ])
    expect(summaries.join()).toContain('support :crit, 0, 2000')
  })

  test('shows each failure in full at once, and at the end points to it in one line', async () => {
    const { report, log } = open(['support', 'router', 'reports', 'billing'])
    for (const key of ['support', 'billing']) report.start(key)
    report.end('support', failure('It failed.', { facts: [{ label: 'Revision', value: 'r1' }] }))
    expect(log.at(-1)).toMatch(
      /^support: It failed\. {3}code: revision_failed\n {2}Revision: r1\n {2}To fix: /
    )
    report.end('billing', undefined)
    report.end('router', failure('It needs "support".', { code: 'dependency_failed' }))
    report.end('reports', failure('"x" does not exist.', { code: 'dependency_not_ready' }))
    await report.close()
    expect(log.at(-1)?.split('\n')).toEqual([
      'error: support, reports failed, 1 unchanged, 1 skipped.   code: deployments_failed',
      '  support: revision_failed. See above.',
      '  reports: dependency_not_ready. See above.',
      '  router: dependency_failed. See above.',
      '  To fix: Correct the causes above, then run again.'
    ])
  })

  test('has the cause and the command of each failure once in the log', async () => {
    const { report, log } = open(['support', 'router'])
    report.start('support')
    report.end('support', failure('The build failed.', { command: 'program logs' }))
    report.end('router', failure('It needs "support".', { code: 'dependency_failed' }))
    await report.close()
    const text = log.join('\n')
    expect({
      causes: text.split('The build failed.').length - 1,
      commands: text.split('program logs').length - 1
    }).toEqual({ causes: 1, commands: 1 })
  })

  test('of a run that was cancelled while it waited shows the time in each status', async () => {
    const { report, clock, summaries } = open(['support'])
    const reporter = report.start('support')
    reporter.emit({ type: 'revision_identified', revision_id: 'r1' })
    reporter.emit(BUILDING)
    clock.pass(40_000)
    report.end('support', CANCELLED)
    await report.close()
    expect(summaries.join()).toContain('40 s BUILDING :active, 1000, 41000')
  })

  test('says that the code of its failure could not be written', async () => {
    const { runner, log, fail } = open([])
    runner.output = () => {
      throw new Error('The disk is full.')
    }
    await fail(new InputError([{ input: 'manifest', problem: 'is odd' }]))
    expect(log.filter((line) => /^warning: .*disk is full/.test(line))).toHaveLength(1)
  })

  test.each<[string, unknown, string]>([
    [
      'has that error and no other',
      new InputError([{ input: 'manifest', problem: 'is odd' }]),
      'input_invalid'
    ],
    ['also of what is no error', 'a text', 'internal'],
    ['also after a cancel', new CancelledError('stop'), 'cancelled']
  ])('of a run that failed itself %s, and no output about deployments', async (_, error, code) => {
    const { log, outputs, fail } = open([])
    expect(await fail(error)).toBe(false)
    expect(outputs).toEqual({ error_code: code })
    expect(log.filter((line) => line.startsWith('error: '))).toHaveLength(1)
  })

  test('of a wrong manifest leaves room for the error of the run among the ten that GitHub shows', async () => {
    const { log, fail } = open([])
    const places = Array.from({ length: 12 }, (_, i) => ({
      file: 'deployments.yaml',
      line: i + 1,
      column: 1
    }))
    await fail(
      new InputError(
        places.map((place) => ({ input: 'name', problem: `is odd in ${place.line}`, place }))
      )
    )
    expect(log.filter((line) => line.startsWith('at '))).toHaveLength(9)
  })

  test.each([
    [
      'GitHub first, so that the summary has its warnings',
      failure('It failed.'),
      ['records', 'summary']
    ],
    ['local files first after a cancel: GitHub may not answer', CANCELLED, ['summary', 'records']]
  ])('closes one after the other: %s', async (_, failed, expected) => {
    const { report, runner } = open(['support'])
    const closed: string[] = []
    runner.summary = async () => void closed.push('summary')
    report.start('support')
    report.end('support', failed, async () => void closed.push('records'))
    await report.close()
    expect(closed).toEqual(expected)
  })
})

test('the output plans has the plan of each', async () => {
  const { report, outputs } = open(['a', 'b'])
  for (const key of ['a', 'b']) {
    const plan = {
      action: { do: 'patch', request: {} } as const,
      new_revision: true,
      reasons: [],
      changes: [],
      warnings: []
    }
    report.start(key).emit({ type: 'planned', plan })
    report.end(key, undefined)
  }
  await report.close()
  expect(Object.keys(JSON.parse(outputs.plans ?? ''))).toEqual(['a', 'b'])
})
