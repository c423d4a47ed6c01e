import { expect, test } from '@jest/globals'
import { DemoLog } from '../../../src/cli/demo/demo-log.js'
import type { DemoStep } from '../../../src/cli/demo/demo-steps.js'

const step = (inputs: DemoStep['inputs']): DemoStep => ({
  title: 'A step',
  inputs,
  operation: 'updated',
  commit: 'c'
})

function openLog(isVerbose = false) {
  const lines: string[] = []
  const print = (text: string) => void lines.push(text)
  return { lines, log: new DemoLog({ print, paint: (text) => text, width: 60, isVerbose }) }
}

test('a step shows the inputs that differ from the step before, without secrets', () => {
  const { log, lines } = openLog()
  const before = step({ name: 'support', secrets: 'A=1' })
  log.begin('2/2', step({ name: 'support', secrets: 'A=1\nB=2' }), before)
  expect(lines).toEqual(['2/2  A step', '   secrets: A=***, B=***'])
})

test('the statuses of a rollout share a line, and a URL is shown once', () => {
  const { log, lines } = openLog()
  for (const line of ['   0:00  QUEUED', '   0:04  DEPLOYED', 'URL  u', 'Plan', 'URL  u'])
    log.line(line)
  expect(lines).toEqual(['   │   0:00 QUEUED → 0:04 DEPLOYED', '   │ URL  u', '   │ Plan'])
})

test('an annotation has its level, and each of its lines is below the step', () => {
  const { log, lines } = openLog()
  log.line('::error::It failed.%0A  To fix: Push again. Read the whole log with KEY set:%0A  logs')
  expect(lines).toEqual(['   │ Error: It failed.', '   │     To fix: Push again.'])
})

test('with --verbose, each line is printed as the run prints it', () => {
  const { log, lines } = openLog(true)
  log.line('Deployment "support"')
  log.line('   0:00  QUEUED')
  expect(lines).toEqual(['   │ Deployment "support"', '   │    0:00  QUEUED'])
})
