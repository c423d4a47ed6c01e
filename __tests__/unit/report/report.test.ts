import { describe, expect, test } from '@jest/globals'
import type { DeployEvent } from '../../../src/deploy/core/events.js'
import { CancelledError, DeployError, InputError, StoppedByBug } from '../../../src/errors.js'
import { describeFailure } from '../../../src/report/failure.js'
import { headline } from '../../../src/report/headline.js'
import { manifestFailure } from '../../../src/report/manifest.js'
import { rowOf } from '../../../src/report/markdown/row.js'
import { conclude } from '../../../src/report/outcome.js'
import { Outputs } from '../../../src/report/outputs.js'
import { EMPTY_RECORD, recordEvent } from '../../../src/report/record.js'
import { Reporter } from '../../../src/report/reporter.js'
import { COMMIT_B, gitDeployment, refusal } from '../../support/fakes/answers.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'

const EVENTS: DeployEvent[] = [
  { type: 'deployment_read', deployment: gitDeployment() },
  {
    type: 'planned',
    plan: {
      action: {
        do: 'patch',
        request: { secrets: [{ name: 'KEY', value: 'value-of-key' }] }
      },
      new_revision: true,
      reasons: [
        'main was deployed at aaaaaaa, and this run is at bbbbbbb',
        'secrets: ~ KEY changed'
      ],
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
        {
          path: 'source_config.install_command',
          difference: 'added',
          after: 'npm ci',
          new_revision: false
        }
      ],
      warnings: ['something to know']
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

function reporting() {
  const step = recordedRunner()
  const reporter = new Reporter({
    lines: step.runner,
    outputs: new Outputs(step.runner),
    redactor: step.redactor
  })
  const emit = (...events: DeployEvent[]) => {
    for (const event of events) reporter.emit(event)
  }
  return { ...step, reporter, emit }
}

test('the log of a push that needs a revision', () => {
  const { log, emit, reporter } = reporting()
  emit(...EVENTS)
  reporter.end(undefined)
  expect(log.filter((line) => !line.startsWith('debug: ')).join('\n')).toMatchInlineSnapshot(`
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

test('outputs are set as soon as possible, each value once', () => {
  const { emit, written, outputs } = reporting()
  const after = EVENTS.map((event) => {
    const known = written.length
    emit(event)
    return [event.type, written.slice(known)] as const
  })
  expect(after.filter(([, names]) => names.length > 0)).toEqual([
    ['deployment_read', ['deployment_id', 'url', 'docs_url']],
    ['planned', ['plan']],
    ['operation_decided', ['operation', 'smoke', 'new_revision']],
    ['revision_identified', ['revision_id']],
    ['status_read', ['status']],
    ['status_read', ['status']],
    ['commit_read', ['commit_sha']]
  ])
  expect(outputs).toMatchObject({
    status: 'DEPLOYED',
    docs_url: 'https://support.agents.example/docs'
  })
  expect(Object.values(outputs).join()).not.toContain('value-of-key')
})

test('of a superseded revision nothing stays in the outputs', () => {
  const { emit, outputs, reporter } = reporting()
  emit(
    { type: 'revision_identified', revision_id: 'rev-2', previous: 'rev-1' },
    { type: 'status_read', revision_id: 'rev-2', status: 'SKIPPED', elapsed_ms: 1 },
    { type: 'commit_read', revision_id: 'rev-2', commit_sha: COMMIT_B },
    { type: 'revision_identified', revision_id: 'rev-3', previous: 'rev-2', superseded: true },
    { type: 'status_read', revision_id: 'rev-3', status: 'DEPLOYED', elapsed_ms: 2 }
  )
  expect(outputs).toEqual({ revision_id: 'rev-3', status: 'DEPLOYED', commit_sha: '' })
  expect(reporter.record().revision.previous).toBe('rev-1')
})

test('an error has its fix; an internal one asks for a report and contains no command', () => {
  const known = new DeployError('not_active', { what: 'what was wrong', fix: ['what to do'] })
  expect(describeFailure(known, EMPTY_RECORD)).toEqual({
    kind: 'failure',
    code: 'not_active',
    what: 'what was wrong',
    facts: [],
    fix: ['what to do']
  })
  expect(describeFailure(refusal(503), EMPTY_RECORD).what).toBe('GET /x: answered 503')
  const defect = describeFailure(new TypeError('x is\n::error::not a function'), EMPTY_RECORD)
  expect(defect).toMatchObject({ kind: 'error', code: 'internal' })
  expect(defect.facts).toEqual([{ label: 'Error', value: 'x is ::error::not a function' }])
  expect(defect.fix.join(' ')).toMatch(/report/)
  expect(describeFailure('thrown text', EMPTY_RECORD).facts).toEqual([
    { label: 'Error', value: 'thrown text' }
  ])
})

test('of many revisions that supersede each other, the first and latest warnings are kept', () => {
  const { emit, log, reporter } = reporting()
  for (let i = 0; i < 5_000; i++) emit({ type: 'warning', message: `superseded, ${i}` })
  expect([
    reporter.record().warnings.length,
    log.filter((line) => line.startsWith('warning')).length
  ]).toEqual([100, 100])
  expect([0, -1].map((i) => reporter.record().warnings.at(i))).toEqual([
    'superseded, 0',
    'superseded, 4999'
  ])
})

test('a run that a bug stops is not reported as cancelled', () => {
  const stopped = new CancelledError('cancelled', { reason: new StoppedByBug() })
  const known = [{ type: 'started', command: 'deploy' } as const, ...EVENTS.slice(0, 6)].reduce(
    recordEvent,
    EMPTY_RECORD
  )
  const waiting = describeFailure(stopped, known)
  expect(waiting).toMatchObject({
    code: 'internal',
    what: expect.stringContaining('internal error while waiting')
  })
  const state = { key: 'a', name: 'a', isOver: true, record: known, failure: waiting }
  expect(headline(conclude(state), known)).toMatch(/^⏹️ `support`: Stopped by an internal error/)
  expect(manifestFailure([state])).toMatchObject({
    code: 'internal',
    what: expect.stringMatching(/^a stopped by an internal error\./)
  })
})

test('each event leaves the record that it got unchanged', () => {
  const empty = structuredClone(EMPTY_RECORD)
  EVENTS.reduce(
    (before, event) => Object.freeze(recordEvent(Object.freeze(before), event)),
    EMPTY_RECORD
  )
  expect(EMPTY_RECORD).toEqual(empty)
})

test('a plan of many rows is folded away, so that what follows it is seen', () => {
  const change = { difference: 'changed', before: 1, after: 2, new_revision: false } as const
  const changes = Array.from({ length: 16 }, (_, i) => ({
    ...change,
    path: `source_config.field_${i}`
  }))
  const { emit, log } = reporting()
  emit({
    type: 'planned',
    plan: {
      action: { do: 'nothing' },
      new_revision: false,
      reasons: [],
      changes,
      warnings: []
    }
  })
  expect(log).toHaveLength(2)
  expect(log[1]).toMatch(/^group 16 changes\n/)
})

test('the address is custom_url; where the service tells none, its own field of that name', () => {
  const urlOf = (custom_url: string | null, url: unknown) => {
    const deployment = gitDeployment({ url }, { custom_url })
    const { target, warnings } = recordEvent(EMPTY_RECORD, {
      type: 'deployment_read',
      deployment
    })
    expect(warnings).toHaveLength(typeof url === 'string' && target.url === undefined ? 1 : 0)
    return target.url
  }
  expect(urlOf('https://custom.example', 'https://other.example')).toBe('https://custom.example')
  expect(urlOf(null, 'https://other.example')).toBe('https://other.example')
  for (const hostile of ['javascript:alert(1)', 7, null, 'https://a.example\n::error::x']) {
    expect(urlOf(null, hostile)).toBeUndefined()
  }
})

test('one problem of two inputs is one line, and counts as one', () => {
  const problem = 'is not among the secrets of this step.'
  const error = new InputError([
    { input: 'a.yaml:1:1 x', problem },
    { input: 'a.yaml:2:1 y', problem }
  ])
  expect(describeFailure(error, EMPTY_RECORD)).toMatchObject({
    what: 'Invalid input.',
    facts: [{ label: 'a.yaml:1:1 x, a.yaml:2:1 y', value: problem }]
  })
})

describe('the page of the deployment on LangSmith', () => {
  const dashboard = { address: 'https://smith.langchain.com', tenant_id: undefined }
  const tenant_id = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
  const deployment = { ...gitDeployment(), tenant_id }
  const PAGE = `https://smith.langchain.com/o/${tenant_id}/host/deployments/${deployment.id}`
  const FAILURE = describeFailure(
    new DeployError('revision_failed', { what: 'The build failed.' }),
    EMPTY_RECORD
  )
  const linkOf = (
    command: 'deploy' | 'plan',
    operation: 'updated' | 'planned' | 'deleted',
    failure?: typeof FAILURE
  ) => {
    const { emit, reporter } = reporting()
    emit({ type: 'started', command, dashboard }, { type: 'deployment_read', deployment })
    emit({ type: 'operation_decided', operation, new_revision: true })
    return rowOf({ name: 'support', record: reporter.record(), failure, isOver: true }).Link
  }

  test('is logged once, and an output', () => {
    const { emit, log, outputs } = reporting()
    emit({ type: 'started', command: 'deploy', dashboard })
    emit({ type: 'deployment_read', deployment }, { type: 'deployment_read', deployment })
    expect(log.filter((line) => line.includes(PAGE))).toEqual([`Dashboard  ${PAGE}`])
    expect(outputs).toMatchObject({ dashboard_url: PAGE })
  })

  test('is linked after a success and a failure, not from a plan or once it is gone', () => {
    const page = `[Dashboard](${PAGE})`
    expect(linkOf('deploy', 'updated')).toContain(page)
    expect(linkOf('deploy', 'updated', FAILURE)).toContain(page)
    expect(linkOf('plan', 'planned')).not.toContain(page)
    expect(linkOf('deploy', 'deleted')).not.toContain(page)
  })
})
