import { describe, expect, test } from '@jest/globals'
import { autoDelay } from '../../../../src/deploy/wait/poll-delay/auto.js'
import { type Expected, expectedFrom, guessExpected } from '../../../../src/deploy/wait/poll-delay/expected.js'
import { revision } from '../../../support/fakes/answers.js'

const EPOCH = Date.UTC(2026, 0, 1)
const at = (seconds: number) => new Date(EPOCH + seconds * 1_000).toISOString()

/** What is expected after revisions that took so many seconds, newest first, and the first one of all. */
function after(...seconds: number[]): Expected {
  const rows = [...seconds, 900].map((each) => ({
    ...revision(`took-${each}`, 'DEPLOYED'),
    created_at: at(0),
    updated_at: at(each)
  }))
  const expected = expectedFrom(rows, 'rev-1')
  if (expected === undefined) throw new Error('These revisions tell nothing.')
  return expected
}

/** Statuses and the second in which each ends. */
type Rollout = readonly (readonly [status: string, until: number])[]
const BUILD: Rollout = [
  ['QUEUED', 10],
  ['AWAITING_BUILD', 20],
  ['BUILDING', 170],
  ['AWAITING_DEPLOY', 175],
  ['DEPLOYING', 215]
]
const IMAGE: Rollout = [
  ['QUEUED', 5],
  ['DEPLOYING', 60]
]

/** The seconds at which `auto` polls after the first poll, up to the one that sees the end. */
function polls(source: 'git_host' | 'external_container', expected: Expected, rollout: Rollout): number[] {
  const seconds: number[] = []
  for (let now = 4; ; ) {
    const index = rollout.findIndex(([, until]) => now < until)
    const [status] = rollout[index] ?? []
    if (status === undefined) return seconds
    const since = rollout[index - 1]?.[1] ?? 0
    now += autoDelay({ source, expected, status, elapsedMs: now * 1_000, inStatusMs: (now - since) * 1_000 }) / 1_000
    seconds.push(Math.round(now * 10) / 10)
  }
}

// More polls than these cost the service requests; later ones cost the user time.
describe('auto polls a rollout at these seconds', () => {
  const later = guessExpected('git_host', false)
  test.each<[string, 'git_host' | 'external_container', Expected, Rollout, number[]]>([
    ['a first build', 'git_host', guessExpected('git_host', true), BUILD, [28, 70, 175, 232.7]],
    [
      'a later build',
      'git_host',
      later,
      BUILD,
      [28, 70, 115.5, 151.8, 185.6, 193.3, 198.2, 202.4, 206.2, 209.8, 213.2, 216.6]
    ],
    [
      'a build after earlier ones',
      'git_host',
      after(190, 220, 260),
      BUILD,
      [91.3, 133.8, 170.3, 191.7, 197.4, 201.9, 205.9, 209.5, 213, 216.4]
    ],
    [
      'a build after earlier ones that vary',
      'git_host',
      after(100, 220, 400, 230),
      BUILD,
      [81.7, 123, 159.2, 193.7, 198.4, 202.6, 206.5, 210.2, 213.8, 217.4]
    ],
    [
      'an unknown status after earlier ones',
      'git_host',
      after(190, 220, 260),
      [['BAKING', 215]],
      [91.4, 113.1, 128.8, 142.1, 153.9, 164.8, 175, 184.7, 194.1, 203.1, 211.9, 220.4]
    ],
    [
      'an unknown status',
      'git_host',
      later,
      [['BAKING', 215]],
      [44, 89.5, 109.1, 124.1, 136.9, 148.5, 159.2, 169.4, 179.1, 188.4, 197.4, 206.3, 214.9, 223.4]
    ],
    [
      'a rollout that begins early',
      'git_host',
      later,
      [
        ['BAKING', 60],
        ['DEPLOYING', 105]
      ],
      [44, 89.5, 93.2, 96.7, 100.1, 103.4, 106.7]
    ],
    [
      'an image',
      'external_container',
      guessExpected('external_container', false),
      IMAGE,
      [28, 36.4, 43.7, 50.5, 57, 63.4]
    ],
    [
      'an image after a fast one',
      'external_container',
      after(9),
      [
        ['CREATING', 6],
        ['DEPLOYING', 12]
      ],
      [13.4]
    ]
  ])('%s', (_, source, expected, rollout, seconds) => {
    expect(polls(source, expected, rollout)).toEqual(seconds)
  })
})
