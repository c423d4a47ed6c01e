import { describe, expect, test } from '@jest/globals'
import {
  addRead,
  type InfoRead,
  judgeReads,
  NO_READS,
  revisionIn
} from '../../../../src/deploy/verify/verify-serving.js'

describe('the revision that an answer to GET /info names', () => {
  const host = (host_revision_id: unknown) => ({ host: { host_revision_id } })
  test.each<[string, unknown, string | undefined]>([
    ['an id', host('rev-2'), 'rev-2'],
    ['an id of 100 characters', host('a'.repeat(100)), 'a'.repeat(100)],
    ['a longer text', host('a'.repeat(101)), undefined],
    ['a text that leads to another path', host('rev-2/../rev-1'), undefined],
    ['a text with a line after it', host('rev-2\n::warning::'), undefined],
    ['a text with a line before it', host('\nrev-2'), undefined],
    ['no text', host(2), undefined],
    ['a host without an id', { host: {} }, undefined],
    ['a host that is null', { host: null }, undefined],
    ['a host that is a text', { host: 'rev-2' }, undefined],
    ['no host', {}, undefined],
    ['null', null, undefined],
    ['a text', 'host', undefined],
    ['nothing', undefined, undefined]
  ])('%s', (_, info, id) => expect(revisionIn(info)).toBe(id))
})

describe('what answers to GET /info decide', () => {
  const expected: InfoRead = { names: 'expected' }
  const earlier: InfoRead = { names: 'earlier', id: 'rev-1' }
  const nothing: InfoRead = { names: 'nothing' }
  const unanswered: InfoRead = { names: 'unanswered' }
  const many = (read: InfoRead, count: number) => Array.from({ length: count }, () => read)

  test.each<[situation: string, InfoRead[], verdict: string, earlier: string | undefined]>([
    ['the expected revision, three times', many(expected, 3), 'confirmed', undefined],
    ['the expected revision, twice', many(expected, 2), 'undecided', undefined],
    ['the expected one between two others', [expected, earlier, expected], 'undecided', undefined],
    ['an earlier revision', [earlier], 'undecided', 'rev-1'],
    ['an earlier revision after the expected one', [expected, earlier], 'undecided', 'rev-1'],
    ['no revision', [nothing], 'unverified', undefined],
    ['an earlier revision, then none', [earlier, nothing], 'unverified', undefined],
    ['no answer, once', [unanswered], 'undecided', undefined],
    ['no answer, twice', many(unanswered, 2), 'unverified', undefined],
    [
      'no answer, 19 times after an earlier revision',
      [earlier, ...many(unanswered, 19)],
      'undecided',
      'rev-1'
    ],
    [
      'no answer, 20 times after an earlier revision',
      [earlier, ...many(unanswered, 20)],
      'unverified',
      'rev-1'
    ],
    [
      'no answer between two that confirm',
      [expected, unanswered, expected, expected],
      'undecided',
      undefined
    ]
  ])('%s: %s', (_, all, verdict, id) => {
    const reads = all.reduce(addRead, NO_READS)
    const last = all.at(-1) ?? nothing
    expect({ verdict: judgeReads(reads, last, 3), earlier: reads.earlier }).toEqual({
      verdict,
      earlier: id
    })
  })

  test('a revision that served before needs one answer', () => {
    expect(judgeReads(addRead(NO_READS, expected), expected, 1)).toBe('confirmed')
  })
})
