import { expect, test } from '@jest/globals'
import type { Deletion, DeployEvent } from '../../../src/deploy/core/events.js'
import { CancelledError, DeployError, InputError, StoppedByBug } from '../../../src/errors.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { describeFailure, failureText } from '../../../src/report/failure.js'
import { headline } from '../../../src/report/headline.js'
import { manifestFailure } from '../../../src/report/manifest/failure.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { conclude } from '../../../src/report/outcome.js'
import { EMPTY_RECORD, type RunRecord, recordEvent } from '../../../src/report/record.js'
import { createReporter } from '../../../src/report/reporter.js'
import { createOutputs } from '../../../src/report/written-outputs.js'
import { COMMIT_A, COMMIT_B, gitDeployment, refusal } from '../../support/fakes/answers.js'

/** A runner that records its calls. */
class RecordingRunner {
  lines: string[] = []
  outputs: [string, string][] = []
  info = (text: string) => void this.lines.push(text)
  debugged: string[] = []
  debug = (text: string) => void this.debugged.push(text)
  notice = (text: string) => void this.lines.push(`notice: ${text}`)
  warning = (text: string) => void this.lines.push(`warning: ${text}`)
  group = (title: string, text: string) => void this.lines.push(`group ${title}`, text)
  output = (name: string, value: string) => void this.outputs.push([name, value])
}

const EVENTS: DeployEvent[] = [
  { type: 'deployment_read', deployment: gitDeployment() },
  {
    type: 'planned',
    plan: {
      operation: 'update',
      new_revision: true,
      reasons: ['main was deployed at aaaaaaa, and this run is at bbbbbbb', 'secrets: ~ KEY changed'],
      changes: [
        {
          path: 'source_revision_config.repo_ref',
          difference: 'changed',
          before: 'main',
          after: 'main',
          note: 'main was deployed at aaaaaaa, and this run is at bbbbbbb',
          new_revision: true
        },
        { path: 'secrets.KEY', difference: 'changed', new_revision: true },
        { path: 'source_config.install_command', difference: 'added', after: 'npm ci', new_revision: false }
      ],
      warnings: ['something to know'],
      request: { secrets: [{ name: 'KEY', value: 'value-of-key' }] }
    }
  },
  { type: 'operation_decided', operation: 'updated', new_revision: true },
  { type: 'deployment_read', deployment: gitDeployment() },
  { type: 'revision_identified', revision_id: 'rev-2', previous: 'rev-1' },
  { type: 'status_read', revision_id: 'rev-2', status: 'BUILDING', elapsed_ms: 4_000 },
  { type: 'retrying', problem: 'GET /x: answered 503\n  detail', delay_ms: 1_500 },
  { type: 'status_read', revision_id: 'rev-2', status: 'DEPLOYED', elapsed_ms: 245_000 },
  { type: 'wait_ended', status: 'DEPLOYED', elapsed_ms: 245_000, requests: 23, within_ms: 2_400 },
  { type: 'commit_read', revision_id: 'rev-2', commit_sha: COMMIT_B }
]

function reported(events: DeployEvent[]) {
  const runner = new RecordingRunner()
  const reporter = createReporter({ lines: runner, outputs: createOutputs(runner), redactor: createRedactor() })
  for (const event of events) reporter.emit(event)
  reporter.end(undefined)
  return {
    lines: runner.lines,
    summary: renderSummary({ deployments: [{ name: '', record: reporter.record(), isOver: true }] })
  }
}

test('the log of a push that needs a revision', () => {
  expect(reported(EVENTS).lines.join('\n')).toMatchInlineSnapshot(`
"Deployment "support" (d0000000-0000-4000-8000-000000000001)
Plan: update, new revision
  repo_ref         main (main was deployed at aaaaaaa, and this run is at bbbbbbb)
  install_command  added
  secrets          change KEY
warning: something to know
Updated.
Revision rev-2; rev-1 was active before
   0:04  BUILDING
  Retrying in 1.5 s: GET /x: answered 503 detail
   4:05  DEPLOYED
URL  https://support.agents.example  (API docs at /docs)"
`)
})

test.each([
  [true, ['Plan: nothing to change; a rollout is in progress', 'Nothing was changed.']],
  [false, ['Plan: nothing to change', 'Nothing was changed. To build again, set `new_revision: always`.']]
])('a run does not advise to build again while the revision is in progress: %s', (in_progress, told) => {
  const unchanged = { operation: 'unchanged', new_revision: false, reasons: [], changes: [], warnings: [] } as const
  const { lines } = reported([
    {
      type: 'planned',
      plan: { ...unchanged, reasons: [], changes: [], warnings: [], ...(in_progress && { in_progress }) }
    },
    { type: 'operation_decided', operation: 'unchanged', new_revision: false }
  ])
  expect(lines).toEqual(told)
})

test('a rollback promises nothing in advance: its start is reported, then its result', () => {
  const to = { to: 'rev-1', commit_sha: COMMIT_A } as const
  const message =
    'Not rolled back: the service cannot redeploy a revision, and a patch would build main again. Nothing is serving now.'
  const { lines } = reported([
    { type: 'rollback_begun', ...to, way: 'redeploy' },
    { type: 'rollback_begun', ...to, way: 'patch' },
    { type: 'rollback_ended', rollback: { result: 'not_possible', message } }
  ])
  expect(lines).toEqual([
    'Rolling back to rev-1 (commit aaaaaaa), the last revision that was DEPLOYED, with a redeploy.',
    'The service cannot redeploy a revision; rolling back with a patch.'
  ])
  expect(reported([{ type: 'rollback_ended', rollback: { result: 'not_needed', message } }]).lines).toEqual([message])
})

test.each<[Deletion, string, string]>([
  ['accepted', 'Deleted. A new deployment can use the name when the service has finished.', '🗑️ `support` was deleted'],
  ['absent', 'Nothing to delete.', '⏭️ Nothing to delete: `support` does not exist.'],
  [
    'already_deleting',
    'Already being deleted. The name stays reserved until that finishes.',
    '🗑️ `support` is already being deleted'
  ]
])('log and summary of a delete say how far it is: %s', (deletion, line, heading) => {
  const { lines, summary } = reported([
    { type: 'started', command: 'delete', name: 'support' },
    { type: 'operation_decided', operation: 'deleted', new_revision: false },
    { type: 'deletion_read', deletion }
  ])
  expect(lines).toEqual([line])
  expect(summary.split('\n')[0]).toBe(`### ${heading}`)
})

test('outputs are set as soon as possible, each value once', () => {
  const runner = new RecordingRunner()
  const reporter = createReporter({ lines: runner, outputs: createOutputs(runner), redactor: createRedactor() })
  const after: Record<string, string[]> = {}
  for (const event of EVENTS) {
    const known = runner.outputs.length
    reporter.emit(event)
    const names = runner.outputs.slice(known).map(([name]) => name)
    if (names.length > 0) after[event.type] = [...(after[event.type] ?? []), ...names]
  }
  expect(after).toEqual({
    deployment_read: ['deployment_id', 'url', 'docs_url'],
    planned: ['plan'],
    operation_decided: ['operation', 'smoke', 'new_revision'],
    revision_identified: ['revision_id'],
    status_read: ['status', 'status'],
    commit_read: ['commit_sha']
  })
  const last = Object.fromEntries(runner.outputs)
  expect(last).toMatchObject({
    revision_id: 'rev-2',
    status: 'DEPLOYED',
    docs_url: 'https://support.agents.example/docs'
  })
  expect(runner.outputs.map(([, value]) => value).join()).not.toContain('value-of-key')
})

test('of a superseded revision nothing stays in the outputs', () => {
  const runner = new RecordingRunner()
  const reporter = createReporter({ lines: runner, outputs: createOutputs(runner), redactor: createRedactor() })
  reporter.emit({ type: 'revision_identified', revision_id: 'rev-2', previous: 'rev-1' })
  reporter.emit({ type: 'status_read', revision_id: 'rev-2', status: 'SKIPPED', elapsed_ms: 1 })
  reporter.emit({ type: 'commit_read', revision_id: 'rev-2', commit_sha: COMMIT_B })
  reporter.emit({ type: 'revision_identified', revision_id: 'rev-3', previous: 'rev-2', superseded: true })
  reporter.emit({ type: 'status_read', revision_id: 'rev-3', status: 'DEPLOYED', elapsed_ms: 2 })
  expect(Object.fromEntries(runner.outputs)).toEqual({ revision_id: 'rev-3', status: 'DEPLOYED', commit_sha: '' })
  expect(reporter.record().previous).toBe('rev-1')
})

const record = (...events: DeployEvent[]): RunRecord => events.reduce(recordEvent, EMPTY_RECORD)

test('input errors are a list, each with its input, and say that nothing was changed', () => {
  const error = new InputError([
    { input: 'timeout', problem: '"soon" is not a duration' },
    { input: 'name', problem: 'is needed' }
  ])
  expect(describeFailure(error, EMPTY_RECORD)).toEqual({
    kind: 'failure',
    code: 'input_invalid',
    message: '2 invalid inputs.\n  timeout: "soon" is not a duration\n  name: is needed',
    unchanged: true,
    advice: undefined
  })
  const text = failureText(describeFailure(error, EMPTY_RECORD), EMPTY_RECORD)
  expect(text.split('\n')[0]).toBe('2 invalid inputs. Nothing was changed.   code: input_invalid')
})

test('an error shows its advice; an internal error asks for a report and cannot contain a command', () => {
  const known = new DeployError('not_active', 'what was wrong', { advice: 'what to do' })
  expect(describeFailure(known, EMPTY_RECORD)).toEqual({
    kind: 'failure',
    code: 'not_active',
    message: 'what was wrong',
    advice: 'what to do'
  })
  const refused = describeFailure(refusal(503), EMPTY_RECORD)
  expect(refused.message).toBe('GET /x: answered 503')
  const defect = describeFailure(new TypeError('x is\n::error::not a function'), EMPTY_RECORD)
  expect(defect).toMatchObject({ kind: 'error', code: 'internal' })
  expect(defect.message).not.toMatch(/\n::/)
  expect(defect.advice).toMatch(/report/)
  expect(describeFailure('thrown text', EMPTY_RECORD).message).toContain('thrown text')
})

test('however many revisions supersede each other, the first and the latest warnings are kept, and no more', () => {
  const runner = new RecordingRunner()
  const reporter = createReporter({ lines: runner, outputs: createOutputs(runner), redactor: createRedactor() })
  for (let i = 0; i < 5_000; i++) reporter.emit({ type: 'warning', message: `superseded, ${i}` })
  expect(reporter.record().warnings).toHaveLength(100)
  expect(runner.lines).toHaveLength(100)
  expect(renderSummary({ deployments: [{ name: '', record: reporter.record(), isOver: true }] })).toMatch(
    /superseded, 0\n[\s\S]*superseded, 4999\n/
  )
})

test('a run that a bug stops is not reported as cancelled', () => {
  const stopped = new CancelledError('cancelled', { reason: new StoppedByBug() })
  expect(describeFailure(stopped, EMPTY_RECORD)).toMatchObject({
    code: 'internal',
    message: 'Stopped by an internal error. Nothing was changed.'
  })
  const started: DeployEvent = { type: 'started', command: 'deploy', name: 'support' }
  const known = record(started, ...EVENTS.slice(0, 6))
  const waiting = describeFailure(stopped, known)
  expect(waiting.message).toMatch(/^Stopped by an internal error while waiting for revision rev-2 \(BUILDING\)\./)
  expect(headline(conclude(known, waiting), known)).toMatch(/^⏹️ Deploy of `support` was stopped by an internal error/)
  expect(manifestFailure([{ key: 'a', name: 'a', phase: 'failed', record: known, failure: waiting }])).toMatchObject({
    code: 'internal',
    message: expect.stringMatching(/^1 of 1 deployment stopped by an internal error\./)
  })
})

test('a message without a period is ended before it says that nothing was changed', () => {
  const lost = { kind: 'failure', code: 'outputs_not_written', unchanged: true, advice: undefined } as const
  const first = 'Not written: no space left on device. Nothing was changed.   code: outputs_not_written'
  for (const message of ['Not written: no space left on device', 'Not written: no space left on device.'])
    expect(failureText({ ...lost, message }, EMPTY_RECORD)).toBe(first)
})

test('each event leaves the record that it got unchanged', () => {
  const empty = structuredClone(EMPTY_RECORD)
  EVENTS.reduce((before, event) => Object.freeze(recordEvent(Object.freeze(before), event)), EMPTY_RECORD)
  expect(EMPTY_RECORD).toEqual(empty)
})

test('a plan of many rows is folded away, so that what follows it is seen', () => {
  const runner = new RecordingRunner()
  const changes = Array.from({ length: 16 }, (_, i) => ({
    path: `source_config.field_${i}`,
    difference: 'changed' as const,
    before: 1,
    after: 2,
    new_revision: false
  }))
  const plan = { operation: 'unchanged' as const, new_revision: false, reasons: [], changes, warnings: [] }
  createReporter({ lines: runner, outputs: createOutputs(runner), redactor: createRedactor() }).emit({
    type: 'planned',
    plan
  })
  expect(runner.lines[1]).toBe('group 16 changes')
  expect(runner.lines[2]?.split('\n')).toHaveLength(16)
  expect(runner.lines).toHaveLength(3)
})

test('the address is custom_url; where the service tells none, its own field of that name', () => {
  const urlOf = (custom_url: string | null, url: unknown) => {
    const deployment = gitDeployment({ url }, { custom_url })
    return recordEvent(EMPTY_RECORD, { type: 'deployment_read', deployment }).url
  }
  expect(urlOf('https://custom.example', 'https://other.example')).toBe('https://custom.example')
  expect(urlOf(null, 'https://other.example')).toBe('https://other.example')
  for (const hostile of ['javascript:alert(1)', 7, null, 'https://a.example\n::error::x']) {
    expect(urlOf(null, hostile)).toBeUndefined()
  }
})

test('a URL that cannot be used is a warning, once', () => {
  const read = { type: 'deployment_read', deployment: gitDeployment({}, { custom_url: 'support.example' }) } as const
  const { lines } = reported([{ type: 'started', command: 'deploy', name: 'support' }, read, read])
  expect(lines.filter((line) => line.includes('"support.example"'))).toEqual([expect.stringMatching(/^warning: /)])
})

test.each<[string, string[]]>([
  ['plan', ['Latest revision rev-1: BUILD_FAILED', 'Plan only. Nothing was changed.']],
  ['sweep', ['Dry run. Nothing was deleted.']]
])('the log of a %s that changes nothing shows no wait', (command, expected) => {
  const status = { revision_id: 'rev-1', status: 'BUILD_FAILED', elapsed_ms: 0 }
  const { lines } = reported([
    { type: 'started', command: command as 'plan' | 'sweep', name: 'support' },
    ...(command === 'plan'
      ? ([
          { type: 'revision_identified', revision_id: 'rev-1' },
          { type: 'status_read', ...status }
        ] as const)
      : []),
    { type: 'operation_decided', operation: 'planned', new_revision: false }
  ])
  expect(lines).toEqual(expected)
})

test('one problem of two inputs is one line, and counts as one', () => {
  const problem = 'is not among the secrets of this step.'
  const error = new InputError([
    { input: 'a.yaml:1:1 x', problem },
    { input: 'a.yaml:2:1 y', problem }
  ])
  expect(describeFailure(error, EMPTY_RECORD).message).toBe(`Invalid input.\n  a.yaml:1:1 x, a.yaml:2:1 y: ${problem}`)
})
