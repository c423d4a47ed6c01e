/** The command: `npm run bench [-- --quick] [--peers] [--only KEY]…`. Writes `docs/performance.md`, but not for a quick run. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { emulator } from './emulator/section.js'
import { load } from './load/section.js'
import { describeMachine } from './machine.js'
import { manifest } from './manifest/section.js'
import { pageOf, sectionsOf } from './page.js'
import { paths } from './paths/section.js'
import { peers } from './peers/section.js'
import { requests } from './requests/section.js'
import type { BenchOptions, Section } from './section.js'
import { start } from './start/section.js'
import { unchanged } from './unchanged/section.js'
import { wait } from './wait/section.js'

const PAGE = 'docs/performance.md'
const CHARTS = 'docs/images'

/** In the order of the page. */
const SECTIONS: readonly Section[] = [wait, paths, start, unchanged, manifest, peers, requests, emulator, load]

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    /** Downloads other deploy programs, and measures beside them. */
    peers: { type: 'boolean', default: false },
    only: { type: 'string', multiple: true }
  }
})
const chosen =
  values.only === undefined
    ? SECTIONS.filter((section) => values.peers || section !== peers)
    : SECTIONS.filter(({ key }) => values.only?.includes(key))
if (chosen.length < (values.only?.length ?? 0)) {
  console.error(`--only is one of ${SECTIONS.map(({ key }) => key).join(', ')}`)
  process.exit(2)
}
const options: BenchOptions = {
  quick: values.quick,
  say: (line) => console.error(line),
  writeFile: (name, content) => {
    if (values.quick) return
    mkdirSync(CHARTS, { recursive: true })
    writeFileSync(`${CHARTS}/${name}`, content)
  }
}
const texts = new Map(existsSync(PAGE) ? sectionsOf(readFileSync(PAGE, 'utf8')) : [])
for (const section of chosen) {
  const { key, title } = section
  console.error(`\n── ${title}`)
  const text = `${await section.measure(options)}\n\n${describeMachine(new Date())}`
  texts.set(key, text)
  console.log(`\n## ${title}\n\n${text}`)
}
if (!values.quick) writeFileSync(PAGE, pageOf(SECTIONS, texts))
