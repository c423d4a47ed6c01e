/** Runs the tests of a room against each change of it, and counts the changes that a test notices. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { EQUIVALENT, isWording } from '../mutation-rooms.mjs'

/** For one change, in milliseconds. One that makes the tests run for ever is noticed. */
const LIMIT_MS = 15_000
/** A change may leave other values in the memory of the process, so a new process takes over after so many. */
const PER_WORKER = 200

/** @param mutants Changes of the source in `bundle`. Returns the counts, and the changes that no test noticed. */
export async function judgeRoom(bundle, mutants) {
  let worker = await startWorker(bundle)
  const { failing, tests } = worker
  if (failing.length > 0) throw new Error(`These tests fail without any change:\n${failing.join('\n')}`)
  console.log(`${tests} tests, ${mutants.length} changes`)
  const [covered, atLoad] = [new Set(worker.covered), new Set(worker.atLoad)]
  const result = { mutants: 0, equivalent: 0, survivors: [] }
  for (const mutant of mutants) {
    const isOnlyAtLoad = atLoad.has(mutant.id) && !covered.has(mutant.id)
    const place = placeOf(mutant)
    if (mutant.status === 'Ignored' || isOnlyAtLoad || isWording(mutant.mutatorName, place.original)) continue
    result.mutants++
    if (covered.has(mutant.id)) {
      const noticed = await worker.isNoticed(mutant.id)
      if (noticed === undefined || worker.judged >= PER_WORKER) {
        worker.stop()
        worker = await startWorker(bundle)
      }
      if (noticed !== false) continue
    }
    if (isEquivalent(place, mutant)) result.equivalent++
    else result.survivors.push({ ...place, replacement: mutant.replacement })
  }
  worker.stop()
  const counted = result.mutants - result.equivalent
  return { ...result, score: counted === 0 ? 0 : ((counted - result.survivors.length) / counted) * 100 }
}

async function startWorker(bundle) {
  const child = fork(join(import.meta.dirname, 'worker.mjs'), [bundle], { execArgv: ['--no-warnings'] })
  const [{ ready }] = await once(child, 'message')
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
