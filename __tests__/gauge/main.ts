/**
 * `npm run gauge`: makes each harmful change of `changes.txt` to a copy of the repository, runs the test that is to
 * notice it, and expects that test to fail. `npm run gauge -- 20 40` takes changes 20 to 40 only.
 */
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

interface Change {
  number: number
  harm: string
  file: string
  test: string
  from: string
  to: string
}

/** What jest writes. */
interface Results {
  testResults: { name: string; status: string }[]
}

const AUTHOR = ['-c', 'user.name=gauge', '-c', 'user.email=gauge@example.com']
const CHANGE = /^# (.+)\n(\S+) (\S+)\n- (.+)\n\+ ?(.*)$/gm
/** A test that takes longer has noticed. */
const LONGEST_TEST_MS = 120_000

function readChanges(): Change[] {
  const found = [...readFileSync('__tests__/gauge/changes.txt', 'utf8').matchAll(CHANGE)]
  return found.map(([, harm = '', file = '', test = '', from = '', to = ''], i) => ({
    number: i + 1,
    harm,
    file,
    test,
    from,
    to
  }))
}

/** A copy of what git tracks or would track, with the packages of this folder. */
function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'gauge-'))
  const listed = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    {
      encoding: 'utf8'
    }
  )
  for (const path of listed.stdout.split('\0').filter((name) => name !== '' && existsSync(name)))
    cpSync(path, join(copy, path))
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
  // Some tests look for the repository that they are in.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    [...AUTHOR, 'commit', '-qm', 'copy']
  ])
    spawnSync('git', args, { cwd: copy })
  return copy
}

/** The tests that fail in the copy, run by one process. */
function failingOf(copy: string, tests: readonly string[]): string[] {
  const program = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
  const results = join(copy, 'results.json')
  const args = [...program, '--ci', '--json', `--outputFile=${results}`, '--maxWorkers=1']
  const some = ['--testPathIgnorePatterns=/node_modules/', '--runTestsByPath', ...tests]
  rmSync(results, { force: true })
  spawnSync(process.execPath, [...args, ...some], {
    cwd: copy,
    stdio: 'ignore',
    timeout: LONGEST_TEST_MS * tests.length
  })
  // A run without results hangs, or does not compile.
  if (!existsSync(results)) return [...tests]
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as Results
  return testResults
    .filter(({ status }) => status === 'failed')
    .map(({ name }) => relative(realpathSync(copy), name))
}

/** What is wrong with the change itself: its file, its text, or its test has gone. */
function problemOf({ file, from, test }: Change): string | undefined {
  if (!existsSync(test)) return `no test ${test}`
  if (!existsSync(file)) return `no file ${file}`
  const times = readFileSync(file, 'utf8').split(from).length - 1
  return times === 1 ? undefined : `the text to replace stands ${times} times in ${file}: ${from}`
}

function judge(copy: string, change: Change): string {
  const { file, from, to, test } = change
  const problem = problemOf(change)
  if (problem !== undefined) return `no longer applies: ${problem}`
  const text = readFileSync(file, 'utf8')
  writeFileSync(
    join(copy, file),
    text.replace(from, () => to)
  )
  const isNoticed = failingOf(copy, [test]).length > 0
  writeFileSync(join(copy, file), text)
  return isNoticed ? 'noticed' : `NOT NOTICED by ${test}`
}

const changes = readChanges()
const [first = 1, last = changes.length] = process.argv.slice(2).map(Number)
const chosen = changes.filter(({ number }) => first <= number && number <= last)
const copy = copyRepository()
try {
  const tests = new Set(chosen.map(({ test }) => test).filter((test) => existsSync(test)))
  const red = failingOf(copy, [...tests])
  for (const test of red) console.log(`Fails without any change: ${test}`)
  const results = chosen.map((change) => {
    const result = judge(copy, change)
    console.log(`${String(change.number).padStart(3)}  ${result}  ${change.harm}`)
    return result
  })
  const bad = results.filter((result) => result !== 'noticed')
  console.log(`${results.length - bad.length} of ${results.length} changes are noticed.`)
  process.exitCode = bad.length + red.length > 0 ? 1 : 0
} finally {
  rmSync(copy, { recursive: true, force: true })
}
