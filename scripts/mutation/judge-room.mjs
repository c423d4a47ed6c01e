/** Runs the tests of a room against each change of it, and counts the changes that a test notices. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, relative } from 'node:path'
import { EQUIVALENT, isWording } from '../mutation-rooms.mjs'

/** For one change, in milliseconds. One that makes the tests run for ever is noticed. */
const LIMIT_MS = 15_000
/** A change may leave other values in the memory of the process, so a new process takes over after so many. */
const PER_WORKER = 200
/** Some tests wait for a timer most of the time. */
const WORKERS = availableParallelism()

/** @param mutants Changes of the source in `bundle`. Returns the counts, and the changes that no test noticed. */
export async function judgeRoom(bundle, mutants) {
  const first = await startWorker(bundle)
  const { failing, tests } = first
  if (failing.length > 0) throw new Error(`These tests fail without any change:\n${failing.join('\n')}`)
  const covered = new Set(first.covered)
  const counted = mutants.filter(isCounted(covered, new Set(first.atLoad)))
  console.log(`${tests} tests, ${counted.length} changes`)
  const unnoticed = new Set(counted.filter(({ id }) => !covered.has(id)))
  const queue = counted.filter(({ id }) => covered.has(id))
  const judgeNext = async (given) => {
    let worker = given ?? (await startWorker(bundle))
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      const noticed = await worker.isNoticed(mutant.id)
      if (noticed === false) unnoticed.add(mutant)
      if (queue.length % 100 === 0) console.log(`  ${queue.length} left`)
      if (noticed === undefined || worker.judged >= PER_WORKER) {
        worker.stop()
        worker = await startWorker(bundle)
      }
    }
    worker.stop()
  }
  await Promise.all([judgeNext(first), ...Array.from({ length: WORKERS - 1 }, () => judgeNext())])
  return summarize(counted, unnoticed)
}

/** Whether a change counts: not those of a wording, nor of constants that are made while a file loads. */
const isCounted = (covered, atLoad) => (mutant) => {
  const isOnlyAtLoad = atLoad.has(mutant.id) && !covered.has(mutant.id)
  return mutant.status !== 'Ignored' && !isOnlyAtLoad && !isWording(mutant.mutatorName, placeOf(mutant).original)
}

function summarize(counted, unnoticed) {
  const all = counted.filter((mutant) => unnoticed.has(mutant))
  const survivors = all.filter((mutant) => !isEquivalent(placeOf(mutant), mutant))
  const equivalent = all.length - survivors.length
  const judged = counted.length - equivalent
  return {
    mutants: counted.length,
    equivalent,
    survivors: survivors.map((mutant) => ({ ...placeOf(mutant), replacement: mutant.replacement })),
    score: judged === 0 ? 0 : ((judged - survivors.length) / judged) * 100
  }
}

async function startWorker(bundle) {
  const child = fork(join(import.meta.dirname, 'worker.mjs'), [bundle], { execArgv: ['--no-warnings'] })
  const ended = once(child, 'exit').then(() => Promise.reject(new Error('The tests of the room do not load.')))
  const [{ ready }] = await Promise.race([once(child, 'message'), ended])
  ended.catch(() => {})
  const worker = {
    ...ready,
    judged: 0,
    stop: () => child.kill('SIGKILL'),
    /** Undefined if it takes too long, or takes all memory. */
    isNoticed: async (id) => {
      worker.judged++
      child.send(id)
      const over = new AbortController()
      const timer = setTimeout(() => over.abort(), LIMIT_MS)
      const answer = once(child, 'message', over).then(([{ noticed }]) => noticed)
      const end = once(child, 'exit', over).then(() => undefined)
      try {
        return await Promise.race([answer, end])
      } catch {
        return undefined
      } finally {
        clearTimeout(timer)
        over.abort()
      }
    }
  }
  return worker
}

function placeOf({ fileName, location: { start, end } }) {
  const lines = readFileSync(fileName, 'utf8').split('\n')
  const part = lines.slice(start.line, end.line + 1)
  part[part.length - 1] = part.at(-1).slice(0, end.column)
  return {
    file: relative('.', fileName),
    line: lines[start.line].trim(),
    at: `${start.line + 1}:${start.column + 1}`,
    original: part.join('\n').slice(start.column)
  }
}

function isEquivalent({ file, line }, { replacement }) {
  return EQUIVALENT.some(
    (known) => file.endsWith(known.file) && line.includes(known.line) && known.to.includes(replacement)
  )
}
