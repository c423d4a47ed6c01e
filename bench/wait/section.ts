/** The wait: how soon DEPLOYED is noticed, and for how many requests. */
import type { BenchOptions, Section } from '../section.js'
import { drawChart } from './chart.js'
import { CLASSES } from './lives.js'
import { measureClass, measureStrange, type Size } from './measure.js'
import { tellWait } from './tell.js'

const PRICES = [8, 14, 25, 45, 80, 140, 250, 450, 800, 1_400, 2_500, 4_500, 8_000, 14_000, 25_000, 45_000, 80_000]
const WHOLE: Size = { lives: 10_000, strangeLives: 500, cells: 500, prices: PRICES }
const QUICK: Size = { lives: 40, strangeLives: 10, cells: 60, prices: PRICES }
const CHART = 'wait.svg'

async function measure({ quick, say, writeFile }: BenchOptions): Promise<string> {
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
