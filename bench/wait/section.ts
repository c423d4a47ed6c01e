/** The wait: how soon DEPLOYED is noticed, and for how many requests. */
import type { BenchOptions, Section, Told } from '../section.js'
import { drawChart } from './chart.js'
import { CLASSES } from './lives.js'
import { measureClass, measureStrange, type Size } from './measure.js'
import { tellWait } from './tell.js'

const PRICES = [
  14, 25, 45, 60, 70, 90, 110, 140, 180, 240, 300, 400, 500, 700, 900, 1_200, 1_600, 3_000, 6_000, 14_000, 40_000
]
const WHOLE: Size = { lives: 10_000, strangeLives: 400, coarse: 1, prices: PRICES }
const QUICK: Size = { lives: 40, strangeLives: 10, coarse: 20, prices: PRICES }
const CHART = 'wait.svg'

async function measure({ quick, say, writeFile }: BenchOptions): Promise<Told> {
  const size = quick ? QUICK : WHOLE
  const results = []
  for (const kind of CLASSES) {
    say(`${kind.title}: ${size.lives} lives`)
    results.push(await measureClass(kind, size))
  }
  say('lives that go otherwise')
  const strange = await measureStrange(size)
  writeFile(CHART, drawChart(results))
  return tellWait({ results, strange, size, chart: `images/${CHART}` })
}

export const wait: Section = { key: 'wait', title: 'The wait', measure }
