/**
 * `npm run test:campaign -- --only mutation [ROOM …]`: changes the rooms that decide, mask, and talk to GitHub in small
 * ways, one at a time, and counts how many changes the tests of the source notice. Lists the changes that none noticed.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instrument } from './mutation/instrument.mjs'
import { judgeRoom } from './mutation/judge-room.mjs'
import { ROOMS, THRESHOLD } from './mutation-rooms.mjs'

const asked = process.argv.slice(2)
const unknown = asked.filter((room) => !(room in ROOMS))
if (unknown.length > 0) {
  console.error(`Unknown room ${unknown.join(', ')}. Use one of ${Object.keys(ROOMS).join(', ')}.`)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
const results = []
try {
  for (const room of asked.length > 0 ? asked : Object.keys(ROOMS)) {
    console.log(`\nRoom ${room}`)
    const startedAt = Date.now()
    const bundle = join(folder, `${room.replaceAll('/', '-')}.mjs`)
    const judged = await judgeRoom(bundle, await instrument(room, bundle))
    results.push({ room, seconds: (Date.now() - startedAt) / 1_000, ...judged })
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
tell(results)
process.exitCode = results.every(({ score }) => score >= THRESHOLD) ? 0 : 1

function tell(results) {
  const onOneLine = (text) => text.replaceAll(/\s+/g, ' ')
  for (const { room, survivors } of results) {
    if (survivors.length > 0) console.log(`\nNot noticed in ${room}:`)
    for (const { file, at, original, replacement } of survivors)
      console.log(`  ${file}:${at}  ${onOneLine(original)}  →  ${onOneLine(replacement)}`)
  }
  console.log('\nRoom                 Changes  Equivalent  Not noticed   Score  Seconds')
  for (const { room, mutants, equivalent, survivors, score, seconds } of results) {
    const numbers = [
      String(mutants).padStart(7),
      String(equivalent).padStart(11),
      String(survivors.length).padStart(12)
    ]
    console.log(
      `${room.padEnd(20)} ${numbers.join(' ')} ${score.toFixed(1).padStart(6)}% ${seconds.toFixed(0).padStart(8)}`
    )
  }
}
