/** Where and when figures were measured. */
import { cpus, release, totalmem, type } from 'node:os'

/** One line: date, processors, memory, system, Node. */
export function describeMachine(date: Date): string {
  const processors = cpus()
  const model = processors[0]?.model.trim() ?? 'unknown processor'
  const memory = Math.round(totalmem() / 2 ** 30)
  const day = date.toISOString().slice(0, 10)
  const machine = `${processors.length} × ${model}, ${memory} GiB`
  const system = `${type()} ${release()}, Node ${process.versions.node}`
  return `_Measured on ${day}: ${machine}, ${system}._`
}
