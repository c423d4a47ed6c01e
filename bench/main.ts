/**
 * The command: `npm run bench [-- --quick] [--only KEY]…`. Writes `docs/performance.md`, but not
 * for a quick run.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeMachine } from './machine.js'
import { pageOf, sectionsOf, sectionText } from './page.js'
import type { BenchOptions } from './section.js'
import { SECTIONS } from './sections.js'

const PAGE = 'docs/performance.md'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true }
  }
})
const chosen = SECTIONS.filter(({ key }) => values.only?.includes(key) ?? true)
if (chosen.length < (values.only?.length ?? 0)) {
  console.error(`--only is one of ${SECTIONS.map(({ key }) => key).join(', ')}`)
  process.exit(2)
}
const options: BenchOptions = {
  quick: values.quick,
  say: (line) => console.error(line)
}
const texts = new Map(existsSync(PAGE) ? sectionsOf(readFileSync(PAGE, 'utf8')) : [])
for (const section of chosen) {
  const { key, title, isBrief } = section
  console.error(`\n── ${title}`)
  const told = await section.measure(options)
  const machine = describeMachine(new Date())
  texts.set(key, sectionText(told, machine, isBrief))
  console.log(`\n## ${title}\n\n${sectionText(told, machine)}`)
}
if (!values.quick) writeFileSync(PAGE, pageOf(SECTIONS, texts))
