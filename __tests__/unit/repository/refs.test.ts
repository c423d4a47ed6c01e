import { expect, test } from '@jest/globals'
import {
  canonicalRef,
  isBuiltOf,
  isFullCommit,
  isTag,
  isVersion,
  sameCommit
} from '../../../src/repository/refs.js'

const SHA = '0123456789abcdef0123456789abcdef01234567'

test.each<[string, string, boolean]>([
  ['the same id', SHA, true],
  ['the same id in upper case, with white space', ` ${SHA.toUpperCase()}\n`, true],
  ['its first seven characters', SHA.slice(0, 7), true],
  ['its first six characters, which many commits share', SHA.slice(0, 6), false],
  ['seven characters from its middle', SHA.slice(1, 8), false],
  ['an id that differs at its end', `${SHA.slice(0, -1)}8`, false],
  ['nothing', '', false]
])('one commit is not taken for another: %s', (_, other, isSame) => {
  expect([sameCommit(SHA, other), sameCommit(other, SHA)]).toEqual([isSame, isSame])
})

test('a revision was built from a commit if it shows that one, whole or shortened', () => {
  const isBuilt = (repo_commit_sha?: string | null) =>
    isBuiltOf(SHA, { id: 'r', status: 'DEPLOYED', source_revision_config: { repo_commit_sha } })
  expect([SHA, SHA.slice(0, 8)].map(isBuilt)).toEqual([true, true])
  expect([`1${SHA.slice(1)}`, '', null, undefined].map(isBuilt)).toEqual([
    false,
    false,
    false,
    false
  ])
})

test.each([
  [SHA, true],
  ['a'.repeat(64), true],
  ['a'.repeat(41), false],
  [SHA.slice(0, 39), false],
  [SHA.toUpperCase(), false],
  [`${SHA}\n`, false],
  [`-${SHA.slice(1)}`, false]
])('%j is the whole id of a commit, which git may be given: %s', (text, expected) => {
  expect(isFullCommit(text)).toBe(expected)
})

test.each([
  ['refs/heads/main', 'main', false],
  ['refs/heads/refs/tags/v1', 'refs/tags/v1', false],
  ['refs/tags/v1', 'refs/tags/v1', true],
  ['release/refs/tags/x', 'release/refs/tags/x', false]
])('the ref %s is %s; it is a tag: %s', (ref, canonical, tag) => {
  expect([canonicalRef(ref), isTag(ref)]).toEqual([canonical, tag])
})

test.each([
  ['v1.2.3', true],
  ['10.4', true],
  ['v1', false],
  ['main', false],
  ['release-1.2', false]
])('the bare name %s looks like the tag of a version: %s', (ref, expected) => {
  expect(isVersion(ref)).toBe(expected)
})
