import { describe, expect, test } from '@jest/globals'
import type { RunPorts } from '../../../src/command.js'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { createManifestReport } from '../../../src/deployments/manifest-report.js'
import { CancelledError, InputError } from '../../../src/errors.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { readAccess } from '../../../src/inputs/request.js'
import { failure } from '../../support/comments/rows.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const GIVEN: Record<string, string> = {
  base_url: 'https://api.example',
  api_key: 'key-0815',
  preview: 'true',
  github_token: 'ghs_of_the_tests',
  timeout: '30m'
}
const MANIFEST = {
  path: 'deployments.yaml',
  environment: undefined,
  deployments: [{ key: 'support' }, { key: 'router' }]
}
const ACCESS = readAccess(
  readRawInputs((name) => GIVEN[name] ?? ''),
  pullRequest()
)

/** The report of a run of these deployments, which began when the clock stood at 5 s. */
function open(keys: readonly string[], refusal?: Error) {
  const step = recordedRunner()
  const clock = new VirtualClock()
  clock.pass(5_000)
  const events: string[] = []
  const github = new GitHubRepository()
  const ports = {
    ...step,
    clock,
    context: contextOf(),
    observe: (event: { type: string }, key?: string) => void events.push(`${key} ${event.type}`),
    openGitHub: () => (refusal === undefined ? Promise.resolve(github) : Promise.reject(refusal))
  } as unknown as RunPorts
  const report = createManifestReport(ports)
  if (keys.length > 0) report.begin(new Map(keys.map((key) => [key, key])))
  const deployments = () => JSON.parse(step.outputs.deployments ?? '{}') as Record<string, { seconds?: number }>
  return { report, clock, events, github, deployments, ...step }
}

const planOf = (reason: string): Extract<DeployEvent, { type: 'planned' }>['plan'] => ({
  operation: 'update',
  new_revision: true,
  reasons: [reason],
  changes: [],
  warnings: [],
  request: {}
})
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the log', () => {
  test('has the key of each deployment in a column, so that the statuses stand below each other', () => {
    const { report, log, events } = open(['billing-reports', 'support'])
    for (const key of ['support', 'billing-reports'])
      report.start(key).reporter.emit({ type: 'status_read', revision_id: 'r1', status: 'BUILDING', elapsed_ms: 1_000 })
    expect(log).toEqual(['support          0:01  BUILDING', 'billing-reports  0:01  BUILDING'])
    expect(events).toEqual(['support status_read', 'billing-reports status_read'])
  })

  test('has the lines of a deployment in a group once it has ended, and one line for what never started', () => {
    const { report, log } = open(['support', 'router'])
    report.start('support').runner.info('Its line.')
    report.end('support', 'live')
    report.end('router', 'skipped', failure('It needs "support".', { code: 'dependency_failed' }))
    expect(log).toEqual([
      expect.stringMatching(/^group ✓ support: .*\nIts line\.$/),
      expect.stringMatching(/^- router/)
    ])
  })

  test('has a warning if the comment cannot be written', async () => {
    const { report, log } = open(['support'], new Error('GitHub is away.'))
    report.openComment(MANIFEST, ACCESS)
    report.start('support')
    report.end('support', 'live')
    await report.close()
    expect(log.join('\n')).toMatch(/^warning: .*GitHub is away/m)
  })
})

describe('the outputs while deployments run', () => {
  test('are written when the first one has ended, and then as often as their length allows', () => {
    const { report, clock, written, deployments } = open(['a', 'b', 'c'])
    for (const key of ['a', 'b', 'c']) report.start(key)
    const times = () => written.filter((name) => name === 'deployments').length
    clock.pass(1_500)
    report.end('a', 'live')
    expect([times(), deployments().a?.seconds]).toEqual([1, 1.5])
    clock.pass(59)
    report.end('b', 'live')
    expect(times()).toBe(1)
    clock.pass(1)
    report.end('c', 'live')
    expect(times()).toBe(2)
  })

  test('of the only deployment are those of the step', () => {
    const { report, outputs } = open(['support'])
    report.start('support').reporter.emit({ type: 'deployment_identified', deployment_id: 'd1' })
    expect(outputs.deployment_id).toBe('d1')
  })
})

describe('the comment', () => {
  test('shows at once what a deployment does, and that it has ended', async () => {
    const { report, github, clock } = open(['support', 'router'])
    report.openComment(MANIFEST, ACCESS)
    const { reporter } = report.start('support')
    expect(github.comments).toEqual([])
    reporter.emit({ type: 'operation_decided', operation: 'created', new_revision: true })
    await settle()
    expect(github.comments[0]?.body).toContain('### ⏳ 2 in progress\n')
    report.end('support', 'failed', failure('It failed.'))
    clock.pass(60_000)
    await settle()
    expect(github.comments[0]?.body).toContain('❌ Failed')
    await report.close()
  })

  test('a run without one reports all the same', async () => {
    const { report } = open(['support'])
    report.start('support').reporter.emit({ type: 'operation_decided', operation: 'created', new_revision: true })
    report.end('support', 'live')
    expect(await report.close()).toBe(true)
  })
})

describe('the end', () => {
  test('has one error for all that failed, outputs and a summary with the time of each', async () => {
    const { report, clock, log, outputs, summaries } = open(['support', 'router'])
    report.start('support')
    clock.pass(2_000)
    report.end('support', 'failed', failure('It failed.'))
    expect(await report.close()).toBe(false)
    expect(outputs).toMatchObject({ error_code: 'revision_failed', failed: '["support"]' })
    expect(log.filter((line) => line.startsWith('error: '))).toHaveLength(1)
    expect(summaries.join()).toContain('support :crit, 0, 2000')
  })

  test('of a run that failed itself has that error and no other', async () => {
    const { report, log, outputs } = open(['support'])
    report.end('support', 'failed', failure('It failed.'))
    report.fail(new CancelledError('stop'))
    expect([await report.close(), outputs.error_code]).toEqual([false, 'cancelled'])
    expect(log.filter((line) => line.startsWith('error: '))).toHaveLength(1)
  })

  test.each<[string, unknown, RegExp | undefined]>([
    ['an error is shown where debug logging is on', new InputError([{ input: 'name', problem: 'is odd' }]), /\n +at /],
    ['what is no error has none', 'a text', undefined]
  ])('the stack of %s', (_, error, expected) => {
    const { report, log } = open([])
    report.fail(error)
    const debug = log.filter((line) => line.startsWith('debug: '))
    expect(debug).toEqual(expected === undefined ? [] : [expect.stringMatching(expected)])
  })

  test('that comes before the manifest is read has no output about deployments', async () => {
    const { report, outputs } = open([])
    report.fail(new InputError([{ input: 'manifest', problem: 'is odd' }]))
    await report.close()
    expect(outputs).toEqual({ error_code: 'input_invalid' })
  })

  test('of a wrong manifest leaves room for the error of the run among the ten that GitHub shows', () => {
    const { report, log } = open([])
    const places = Array.from({ length: 12 }, (_, i) => ({ file: 'deployments.yaml', line: i + 1, column: 1 }))
    report.fail(new InputError(places.map((place) => ({ input: 'name', problem: `is odd in ${place.line}`, place }))))
    expect(log.filter((line) => line.startsWith('at '))).toHaveLength(9)
    expect(log.filter((line) => line.startsWith('error: '))).toHaveLength(1)
  })

  test('of a run that is skipped is no failure', async () => {
    const { report, outputs, summaries } = open([])
    report.skipAll('A fork has no credential.')
    expect(await report.close()).toBe(true)
    expect(outputs).toEqual({ operation: 'skipped', new_revision: 'false' })
    expect(summaries.join()).toContain('A fork has no credential.')
  })
})

describe('the output plans', () => {
  const planned = async (...reasons: string[]) => {
    const keys = reasons.map((_, index) => `agent-${index}`)
    const { report, outputs, log } = open(keys)
    for (const [index, key] of keys.entries()) {
      report.start(key).reporter.emit({ type: 'planned', plan: planOf(reasons[index] ?? '') })
      report.end(key, 'live')
    }
    await report.close()
    return { plans: Object.keys(JSON.parse(outputs.plans ?? '{}')), log: log.join('\n') }
  }

  test('has the plan of each, without a warning', async () => {
    const { plans, log } = await planned('new', 'new')
    expect(plans).toEqual(['agent-0', 'agent-1'])
    expect(log).not.toContain('warning: ')
  })

  test('says how many plans it lacks, if all would be too long', async () => {
    const long = 'x'.repeat(300_000)
    const { plans, log } = await planned(long, 'new', long)
    expect(plans).toEqual(['agent-0', 'agent-1'])
    expect(log).toMatch(/^warning: The output plans lacks 1 plan,/m)
  })

  test('is absent if nothing was planned', async () => {
    const { report, written, log } = open(['support'])
    report.end('support', 'live')
    await report.close()
    expect(written).not.toContain('plans')
    expect(log.join('\n')).not.toContain('warning: ')
  })
})

describe('a matrix', () => {
  test.each([
    ['that is empty: no job runs', '{"include":[]}', 'All 2 are unchanged'],
    ['of what changes', '{"include":[{"name":"support"}]}', 'Matrix: {"include"']
  ])('%s', (_, json, expected) => {
    const { report, outputs, log } = open(['support', 'router'])
    report.matrix(json)
    expect(outputs).toEqual({ matrix: json, operation: 'planned', new_revision: 'false' })
    expect(log).toEqual([expect.stringContaining(expected)])
  })
})
