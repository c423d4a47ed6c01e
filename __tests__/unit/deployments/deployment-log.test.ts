import { describe, expect, test } from '@jest/globals'
import { type LogOptions, openDeploymentLog } from '../../../src/deployments/deployment-log.js'
import type { Runner } from '../../../src/ports.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'

/** The log of one of several deployments, and what the step shows meanwhile. */
function open(over: Partial<LogOptions> = {}, runner: Pick<Runner, 'progress'> = {}) {
  const step = recordedRunner()
  const events: string[] = []
  const log = openDeploymentLog({ ...step.runner, ...runner }, step.redactor, {
    label: 'support ',
    hasOutputs: false,
    shownWarnings: new Set(),
    shownOnce: new Set(),
    onDecided: () => void events.push(`comment: ${log.reporter.record().operation}`),
    observe: ({ type }) => void events.push(type),
    ...over
  })
  return { step, own: log.runner, reporter: log.reporter, text: () => log.text(), events }
}

describe('what one deployment writes', () => {
  test('is kept in its order, each line with its level, until the deployment ends', () => {
    const { step, own, text } = open()
    expect(text()).toBe('')
    own.info('one')
    own.notice('two')
    own.error('three')
    own.group('four', 'five\nsix')
    expect(text()).toBe('one\nNotice: two\nError: three\nfour\nfive\nsix')
    expect(step.log).toEqual([])
  })

  test('a warning that holds for all of them is shown once, and kept in the log of each', () => {
    const shownWarnings = new Set<string>()
    const logs = [open({ shownWarnings }), open({ shownWarnings, label: 'router  ' })]
    for (const { own } of logs) own.warning('The token expires.')
    logs[1]?.own.warning('Its own.')
    expect(logs.map(({ text }) => text())).toEqual([
      'Warning: The token expires.',
      'Warning: The token expires.\nWarning: Its own.'
    ])
    expect(logs.flatMap(({ step }) => step.log)).toEqual([
      'warning: support: The token expires.',
      'warning: router: Its own.'
    ])
  })

  test('for debugging is shown at once, with its key', () => {
    const { step, own, text } = open()
    own.debug('3 requests')
    expect([step.log, text()]).toEqual([['debug: support: 3 requests'], ''])
  })

  test.each([
    ['is the only one', true, { url: 'https://agent.example' }],
    ['is one of several: their outputs would overwrite each other', false, {}]
  ])('reaches the outputs of the step if it %s', (_, hasOutputs, outputs) => {
    const { step, own } = open({ hasOutputs })
    own.output('url', 'https://agent.example')
    expect(step.outputs).toEqual(outputs)
  })

  test('is masked at once, but the summary is that of the step', async () => {
    const { step, own, reporter } = open()
    own.mask('token-0815')
    await reporter.finish(undefined)
    expect([step.masked, step.log, step.summaries]).toEqual([['token-0815'], [], []])
  })
})

describe('an event of one deployment', () => {
  test('that changes its status is a line of the step, with the key in a column', () => {
    const { step, reporter, text, events } = open()
    reporter.emit({ type: 'status_read', revision_id: 'r1', status: 'BUILDING', elapsed_ms: 65_000 })
    expect(step.log).toEqual(['support   1:05  BUILDING'])
    expect(text()).toContain('BUILDING')
    expect(events).toEqual(['status_read'])
  })

  test('that changes its status is drawn in place on a terminal, and adds no line to the log', () => {
    const drawn: string[] = []
    const { step, reporter } = open({}, { progress: (line) => void drawn.push(line) })
    reporter.emit({ type: 'status_read', revision_id: 'r1', status: 'BUILDING', elapsed_ms: 65_000 })
    expect([drawn, step.log]).toEqual([['support   1:05  BUILDING'], []])
  })

  test('of less weight is only in its own log', () => {
    const { step, reporter, text } = open()
    reporter.emit({ type: 'info', message: 'The branch did not move.' })
    expect([step.log, text()]).toEqual([[], 'The branch did not move.'])
  })

  test('that decides the operation updates the comment', () => {
    const { reporter, events } = open()
    reporter.emit({ type: 'write_sent', request: 'POST /v2/deployments' })
    reporter.emit({ type: 'operation_decided', operation: 'updated', new_revision: true })
    expect(events).toEqual(['write_sent', 'operation_decided', 'comment: updated'])
  })
})
