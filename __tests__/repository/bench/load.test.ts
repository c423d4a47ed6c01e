import { describe, expect, test } from '@jest/globals'
import { refuseGrowth } from '../../../bench/load/growth.js'

const samples = (heapAt: (at: number) => number) =>
  Array.from({ length: 50 }, (_, at) => ({ at, rss: 70, heapUsed: heapAt(at) }))

describe('the benchmark is red where memory', () => {
  test.each([
    ['grows steadily', (at: number) => 12 + at * 0.15],
    ['grows, and is collected now and then', (at: number) => 12 + at * 0.2 - (at % 7) * 0.3],
    ['begins to grow half way', (at: number) => 12 + Math.max(0, at - 25) * 0.5]
  ])('%s', (_how, heapAt) => {
    expect(() => refuseGrowth('Memory of the action', samples(heapAt))).toThrow(
      /^Memory of the action: the heap has grown/
    )
  })

  test('was hardly sampled', () => {
    expect(() => refuseGrowth('Memory of the server', samples(() => 12).slice(0, 3))).toThrow('too few samples')
  })
})

describe('and green where it', () => {
  test.each([
    ['is flat', () => 12],
    ['settles', (at: number) => 12 + Math.min(at, 5) * 0.2],
    ['goes up and down', (at: number) => 12 + (at % 10)],
    ['shows one sample that is off', (at: number) => (at === 40 ? 40 : 12)]
  ])('%s', (_how, heapAt) => {
    expect(() => refuseGrowth('Memory of the action', samples(heapAt))).not.toThrow()
  })
})
