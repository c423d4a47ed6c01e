import { describe, expect, test } from '@jest/globals'
import { namedRevision } from '../../../../src/deploy/verify/verify-serving.js'

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
  ])('%s', (_, info, id) => expect(namedRevision(info)).toBe(id))
})
