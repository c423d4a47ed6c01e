import { expect, test } from '@jest/globals'
import { closeReports } from '../../../src/close-reports.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'
import { failure } from '../../support/records.js'

const CANCELLED = failure('Cancelled.', { kind: 'cancelled', code: 'cancelled' })

test.each([
  ['GitHub first, so that the summary has its warnings', undefined, 'GitHub summary'],
  ['GitHub first, so that the summary has its warnings: also of a failure', failure('It failed.'), 'GitHub summary'],
  ['local files first after a cancel, because GitHub may not respond in time', CANCELLED, 'summary GitHub']
])('reports are closed one after the other: %s', async (_, failed, expected) => {
  const closed: string[] = []
  const close = (name: string) => async () => {
    await new Promise((resolve) => setImmediate(resolve))
    closed.push(name)
  }
  const end = { failure: failed, closeGitHub: close('GitHub'), writeSummary: close('summary') }
  expect(await closeReports(end, recordedRunner().runner)).toBe(true)
  expect(closed.join(' ')).toBe(expected)
})

test.each([
  ['is red', undefined, 'internal'],
  ['keeps the code of its failure', failure('It failed.'), undefined]
])('a run that could not be reported %s', async (_, failed, code) => {
  const { runner, log, outputs } = recordedRunner()
  const writeSummary = () => Promise.reject(new Error('The disk is full.'))
  expect(await closeReports({ failure: failed, closeGitHub: async () => {}, writeSummary }, runner)).toBe(false)
  expect(outputs.error_code).toBe(code)
  expect(log.join()).toMatch(/^error: .*The disk is full\./)
})
