/**
 * `npm run test:campaign -- --only mutation [ROOM …]`: changes the rooms that decide, mask, and talk to GitHub in small
 * ways, one at a time, and counts how many changes the tests of the source notice. Lists the changes that none noticed.
 * MUTATION_CONCURRENCY sets how many run at a time (2), MUTATION_FILES which files or lines (`FILE:FROM-TO,…`) change.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EQUIVALENT, isWording, ROOMS, THRESHOLD } from './mutation-rooms.mjs'

/** Not a dependency: 66 MB that only this campaign needs. */
const PACKAGES = ['@stryker-mutator/core@9.6.1', '@stryker-mutator/jest-runner@9.6.1']
const NOTICED = new Set(['Killed', 'Timeout', 'RuntimeError', 'CompileError'])

const asked = process.argv.slice(2)
const unknown = asked.filter((room) => !(room in ROOMS))
if (unknown.length > 0) {
  console.error(`Unknown room ${unknown.join(', ')}. Use one of ${Object.keys(ROOMS).join(', ')}.`)
  process.exit(2)
}
const folder = mkdtempSync(join(tmpdir(), 'mutation-'))
const results = []
for (const room of asked.length > 0 ? asked : Object.keys(ROOMS)) {
  console.log(`\nRoom ${room}`)
  results.push(mutate(room))
}
rmSync(folder, { recursive: true, force: true })
tell(results)
process.exitCode = results.every(({ score }) => score >= THRESHOLD) ? 0 : 1

/** Mutates one room; its score and the changes that no test noticed. */
function mutate(room) {
  const report = join(folder, `${room.replaceAll('/', '-')}.json`)
  const config = join(folder, 'stryker.config.json')
  writeFileSync(config, JSON.stringify(configOf(room, report)))
  const startedAt = Date.now()
  const args = [...PACKAGES.map((name) => `--package=${name}`), '--', 'stryker', 'run', config]
  // Each change runs its tests again: a few random cases are enough.
  const env = { ...process.env, FUZZ_RUNS: '0.05', PROPERTY_RUNS: 'few' }
  const { status } = spawnSync('npx', ['--yes', ...args], { stdio: 'inherit', env })
  if (!existsSync(report)) {
    console.error(`Stryker ended with exit code ${status} and without a report.`)
    return { room, score: 0, mutants: 0, equivalent: 0, survivors: [], seconds: 0 }
  }
  return { ...judge(room, JSON.parse(readFileSync(report, 'utf8'))), seconds: (Date.now() - startedAt) / 1_000 }
}

function configOf(room, report) {
  const sandbox = join(folder, 'sandbox')
  mkdirSync(sandbox, { recursive: true })
  return {
    mutate: process.env.MUTATION_FILES?.split(',') ?? [`src/${room}/**/*.ts`],
    testRunner: 'jest',
    testRunnerNodeArgs: ['--experimental-vm-modules', '--no-warnings'],
    buildCommand: `node ${join(import.meta.dirname, 'bundle-room-tests.mjs')} ${room}`,
    jest: {
      config: {
        testMatch: ['<rootDir>/mutation/room.test.mjs'],
        testPathIgnorePatterns: [],
        transform: {},
        moduleNameMapper: {},
        extensionsToTreatAsEsm: [],
        testTimeout: 20_000
      },
      enableFindRelatedTests: false
    },
    coverageAnalysis: 'perTest',
    ignoreStatic: true,
    concurrency: Number(process.env.MUTATION_CONCURRENCY ?? 2),
    maxTestRunnerReuse: 100,
    timeoutMS: 10_000,
    tsconfigFile: 'no-tsconfig.json',
    ignorePatterns: ['/dist', '/docs', '/examples'],
    tempDirName: sandbox,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    logLevel: 'warn',
    checkers: [],
    allowEmpty: false
  }
}

function judge(room, { files }) {
  const survivors = []
  let [mutants, equivalent] = [0, 0]
  for (const [file, { source, mutants: all }] of Object.entries(files)) {
    const lines = source.split('\n')
    for (const { status, location, replacement, mutatorName } of all) {
      if (status === 'Ignored' || isWording(mutatorName, wholeTextAt(lines, location))) continue
      mutants++
      if (NOTICED.has(status)) continue
      const line = lines[location.start.line - 1].trim()
      if (
        EQUIVALENT.some(
          (known) => file.endsWith(known.file) && line.includes(known.line) && known.to.includes(replacement)
        )
      )
        equivalent++
      else
        survivors.push({
          file,
          at: location.start,
          line,
          original: textAt(lines, location),
          replacement,
          mutatorName,
          status
        })
    }
  }
  const counted = mutants - equivalent
  return {
    room,
    mutants,
    equivalent,
    survivors,
    score: counted === 0 ? 0 : ((counted - survivors.length) / counted) * 100
  }
}

function wholeTextAt(lines, { start, end }) {
  const all = lines.slice(start.line - 1, end.line)
  all[all.length - 1] = all.at(-1).slice(0, end.column - 1)
  return all.join('\n').slice(start.column - 1)
}

function textAt(lines, { start, end }) {
  if (start.line !== end.line) return `${lines[start.line - 1].slice(start.column - 1)} …`
  return lines[start.line - 1].slice(start.column - 1, end.column - 1)
}

function tell(results) {
  for (const { room, survivors } of results) {
    if (survivors.length > 0) console.log(`\nNot noticed in ${room}:`)
    for (const { file, at, original, replacement } of survivors)
      console.log(`  ${file}:${at.line}:${at.column}  ${original}  →  ${replacement.replaceAll(/\s+/g, ' ')}`)
  }
  console.log('\nRoom                 Changes  Equivalent  Not noticed   Score  Minutes')
  for (const { room, mutants, equivalent, survivors, score, seconds } of results) {
    const numbers = [
      String(mutants).padStart(7),
      String(equivalent).padStart(11),
      String(survivors.length).padStart(12)
    ]
    console.log(
      `${room.padEnd(20)} ${numbers.join(' ')} ${score.toFixed(1).padStart(6)}% ${(seconds / 60).toFixed(1).padStart(8)}`
    )
  }
}
