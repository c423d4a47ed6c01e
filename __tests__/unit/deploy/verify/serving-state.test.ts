import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import {
  NOTHING_SEEN,
  nextServingDelayMs,
  type ServingRead,
  type ServingVerdict,
  seeServing
} from '../../../../src/deploy/verify/serving-state.js'

const OURS: ServingRead = { revision_id: 'rev-2', is_ours: true }
const OLD: ServingRead = { revision_id: 'rev-1', is_ours: false }
const NEWER: ServingRead = { revision_id: 'rev-3', is_ours: false, is_superseded: true }
const NO_ANSWER: ServingRead = { has_answer: false }
const NO_ID: ServingRead = { has_answer: true }

/** One read less than ends it. */
const SILENT: ServingRead[] = [OLD, ...Array.from({ length: 19 }, () => NO_ANSWER)]

const after = (reads: readonly ServingRead[]) => reads.reduce(seeServing, NOTHING_SEEN)

describe('what the reads of GET /info prove', () => {
  test.each<[string, ServingRead[], ServingVerdict | undefined]>([
    ['two reads that name the revision prove nothing yet', [OURS, OURS], undefined],
    ['three in a row confirm it', [OURS, OURS, OURS], 'confirmed'],
    ['an earlier revision in between starts the count again', [OURS, OURS, OLD, OURS, OURS], undefined],
    ['three after an earlier revision confirm it', [OLD, OURS, OURS, OURS], 'confirmed'],
    ['old and new in turns stay open', [OLD, OURS, OLD, OURS, OLD, OURS], undefined],
    ['a read without an answer starts the count again', [OURS, OURS, NO_ANSWER, OURS], undefined],
    ['one read without an id ends it', [NO_ID], 'unverifiable'],
    ['one unanswered read is followed by a second', [NO_ANSWER], undefined],
    ['two unanswered reads end it', [NO_ANSWER, NO_ANSWER], 'unverifiable'],
    ['a swap during which nothing answers stays open', SILENT, undefined],
    ['reads without an answer before another revision answers do not count', [...SILENT, OLD, ...SILENT], undefined],
    ['a server that no longer answers ends it', [OURS, ...Array.from({ length: 20 }, () => NO_ANSWER)], 'unverifiable'],
    ['the latest revision of another run supersedes it', [OURS, NEWER], 'superseded']
  ])('%s', (_, reads, verdict) => expect(after(reads).verdict).toBe(verdict))

  test('never confirms while one of the last three reads is not of the deployed revision', () => {
    const read = fc.constantFrom(OURS, OLD, NO_ANSWER, NO_ID)
    fc.assert(
      fc.property(fc.array(read, { minLength: 1, maxLength: 30 }), (reads) => {
        const areOurs = reads.length >= 3 && reads.slice(-3).every((one) => one === OURS)
        expect(after(reads).verdict === 'confirmed').toBe(areOurs)
      })
    )
  })
})

test.each<[string, ServingRead, number, number]>([
  ['the deployed revision answered: a short time until the next read', OURS, 1, 250],
  ['the deployed revision answered after a long swap', OURS, 100, 250],
  ['an earlier one answered', OLD, 1, 1_000],
  ['nothing answered', NO_ANSWER, 1, 1_000],
  ['after ten reads', OLD, 10, 1_000],
  ['the longer a swap takes, the longer the time', OLD, 15, 2_000],
  ['after thirty reads', OLD, 30, 5_000],
  ['at most five seconds', OLD, 100, 5_000]
])('%s', (_, read, times, delayMs) => {
  expect(nextServingDelayMs(after(Array.from({ length: times }, () => read)))).toBe(delayMs)
})
