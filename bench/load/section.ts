/** The section `load`: the local control plane under many clients, and the action's memory over a long failing wait. */
import { startLocalControlPlane } from '../emulator/measured-server.js'
import type { BenchOptions, Section, Told } from '../section.js'
import { type Memory, refuseGrowth } from './growth.js'
import { waitLong } from './long-wait.js'
import { loadWith } from './many-clients.js'
import { ascending, percentile, slope, table } from './percentile.js'

export const load: Section = {
  key: 'load',
  title: 'Load',
  measure: async (options) => {
    const parts = [await manyClients(options), await longWait(options)]
    return {
      headline: parts.map(({ headline }) => headline).join(' '),
      details: parts.map(({ details }) => details).join('\n\n')
    }
  }
}

async function manyClients({ quick, say }: BenchOptions): Promise<Told> {
  const clients = quick ? 20 : 200
  const seconds = quick ? 2 : 60
  await using server = await startLocalControlPlane('--build-time', '300ms')
  say(`${clients} clients for ${seconds} s`)
  const { latencies, errors, memory, lives, worked } = await loadWith(server, { clients, seconds })
  if (errors.length > 0) throw new Error(`${errors.length} errors under load, the first: ${errors[0]}`)
  const rows = [...latencies, ['all', [...latencies.values()].flat()] as const].map(([operation, times]) => {
    const sorted = ascending(times)
    const at = (p: number) => percentile(sorted, p).toFixed(1)
    return [operation, times.length, at(0.5), at(0.9), at(0.99), at(0.999), at(1)]
  })
  const total = [...latencies.values()].reduce((sum, times) => sum + times.length, 0)
  return {
    headline: `**The local control plane serves ${clients} clients at once for ${seconds} s with 0 errors**: ${total} requests, ${Math.round(total / seconds)} per second.`,
    details: `**Many clients.** Per second of processor time, the server answered ${Math.round(total / worked)} requests. That is ${Math.round(lives / worked)} deployments from create to delete. Milliseconds (p99: 99 % of the requests took at most so long):

${table(['operation', 'requests', 'p50', 'p90', 'p99', 'p99.9', 'max'], rows)}

${memoryText('Memory of the server', memory, { start: quick ? 0 : 15, unit: 's', quick })}

Each client sends sequential requests to the local control plane (the bundle, in one process): create, find by name, poll, a
streamed run of the agent, patch, poll, delete. The clients and other programs shared the machine with the server. A busy Node
process accepts one new connection per turn of its event loop, so the last clients to connect wait longest ("connect and create").`
  }
}

async function longWait({ quick, say }: BenchOptions): Promise<Told> {
  const setting = { minutes: quick ? 2 : 30, factor: quick ? 60 : 20 }
  say(`the action waits ${setting.minutes} min, ${setting.factor} times as fast`)
  const { memory, faults, logLines, summaryBytes, exitCode } = await waitLong(setting)
  if (exitCode !== 1) throw new Error(`the failing wait ended with exit code ${exitCode}`)
  const most = Math.max(...memory.map(({ rss }) => rss))
  return {
    headline: `**In a wait of ${setting.minutes} min in which all ${faults} polls fail, the action needs at most ${most.toFixed(0)} MiB of memory** and prints ${logLines} lines of log.`,
    details: `**A wait in which every poll fails.** The summary has ${summaryBytes} bytes, and the exit code is 1. \`poll_interval\` is 500ms. The faults
are 503, 500, 429, dropped and truncated responses, garbage, wrong types and redirects. The bundle runs as a process over real
HTTP, with a clock that is ${setting.factor} times as fast.

${memoryText('Memory of the action', memory, { start: quick ? 0 : 5, unit: 'min', quick })}`
  }
}

interface Telling {
  /** Earlier samples belong to the start. */
  start: number
  unit: string
  /** Too short to distinguish growth from the start. */
  quick: boolean
}

/** Formats the samples. @throws Error if the memory clearly grows. */
function memoryText(title: string, memory: Memory, { start, unit, quick }: Telling): string {
  const settled = memory.filter(({ at }) => at >= start)
  if (!quick) refuseGrowth(title, settled)
  const row = (key: 'rss' | 'heapUsed', name: string) => {
    const values = settled.map((sample) => sample[key])
    const grows = slope(settled.map((sample) => [sample.at, sample[key]]))
    const [first = 0, last = 0] = [values[0], values.at(-1)]
    return [
      name,
      first.toFixed(1),
      last.toFixed(1),
      Math.max(...memory.map((sample) => sample[key])).toFixed(1),
      grows.toFixed(3)
    ]
  }
  const head = [`${title}, MiB`, `at ${start} ${unit}`, 'at the end', 'most', `growth per ${unit}`]
  const rows = [row('heapUsed', 'heap'), row('rss', 'resident')]
  return `${settled.length} samples, each after a garbage collection. The growth is the slope of the fitted line.\n\n${table(head, rows)}`
}
