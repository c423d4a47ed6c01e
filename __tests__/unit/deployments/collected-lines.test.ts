import { describe, expect, test } from '@jest/globals'
import { collectLines } from '../../../src/deployments/collected-lines.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'

/** The log of one of several deployments, and that of the run. */
function collect({ key = 'support', shown = new Set<string>() } = {}) {
  const { runner, log } = recordedRunner()
  return { ...collectLines(runner, key, shown), log }
}

describe('what one deployment writes', () => {
  test('is kept in its order, each line with its level, until the deployment ends', () => {
    const { lines, text, log } = collect({ shown: new Set(['The run has said it.']) })
    expect(text()).toBe('')
    lines.info('one')
    lines.info('The run has said it.')
    lines.notice('two')
    lines.error('three')
    lines.group('four', 'five\nsix')
    expect(text()).toBe('one\nNotice: two\nError: three\nfour\nfive\nsix')
    expect(log).toEqual([])
  })

  test('a warning that holds for all of them is shown once, and kept in the log of each', () => {
    const shown = new Set<string>()
    const logs = [collect({ shown }), collect({ shown, key: 'router' })]
    for (const { lines } of logs) lines.warning('The token expires.')
    logs[1]?.lines.warning('Its own.')
    expect(logs.map(({ text }) => text())).toEqual([
      'Warning: The token expires.',
      'Warning: The token expires.\nWarning: Its own.'
    ])
    expect(logs.flatMap(({ log }) => log)).toEqual([
      'warning: support: The token expires.',
      'warning: router: Its own.'
    ])
  })

  test('for debugging is shown at once, with its key', () => {
    const { lines, text, log } = collect()
    lines.debug('3 requests')
    expect([log, text()]).toEqual([['debug: support: 3 requests'], ''])
  })
})
