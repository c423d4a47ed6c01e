/** Load: the local control plane under many clients, and the action's own memory over a long and vain wait. */
import { startLocalControlPlane } from '../emulator/measured-server.js'
import type { BenchOptions, Section } from '../section.js'
import { type Memory, refuseGrowth } from './growth.js'
import { waitLong } from './long-wait.js'
import { loadWith } from './many-clients.js'
import { ascending, percentile, slope, table } from './percentile.js'

export const load: Section = {
  key: 'load',
  title: 'Load',
  measure: async (options) => `${await manyClients(options)}\n\n${await longWait(options)}`
}

async function manyClients({ quick, say }: BenchOptions): Promise<string> {
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
  return `**${clients} clients at once for ${seconds} s** on the local control plane (one process, the bundle), each through
whole lives of deployments, one request after the other: create, find by name, poll, a streamed run of the agent, patch, poll, delete.
**0 errors**, ${total} requests, ${Math.round(total / seconds)} a second. The clients, and whoever else was there, shared the machine with it:
for each second of one core that the server itself took, it answered **${Math.round(total / worked)} requests, which are ${Math.round(lives / worked)} whole lives**.
A busy Node process takes in one new connection a turn of its loop, so the last of the clients that come all at once wait longest to
be let in ("connect and create"); from then on all are treated alike. Milliseconds:

${table(['operation', 'requests', 'p50', 'p90', 'p99', 'p99.9', 'max'], rows)}

${memoryText('Memory of the server', memory, { start: quick ? 0 : 15, unit: 's', quick })}`
}

async function longWait({ quick, say }: BenchOptions): Promise<string> {
  const setting = { minutes: quick ? 2 : 30, factor: quick ? 60 : 20 }
  say(`the action waits ${setting.minutes} min, ${setting.factor} times as fast`)
  const { memory, faults, logLines, summaryBytes, exitCode } = await waitLong(setting)
  if (exitCode !== 1) throw new Error(`a wait in vain ended with exit code ${exitCode}`)
  return `**The action over a wait of ${setting.minutes} min** with \`poll_interval: 500ms\` on a control plane that fails at every look: 503, 500, 429,
dropped, cut off, garbage, the wrong type, a redirect. The bundle as a process whose clock runs ${setting.factor} times as fast, over real HTTP:
${faults} looks that failed, ${logLines} lines of log, ${summaryBytes} bytes of summary, exit code 1.

${memoryText('Memory of the action', memory, { start: quick ? 0 : 5, unit: 'min', quick })}`
}

interface Telling {
  /** What comes before is the start. */
  start: number
  unit: string
  /** Too short to tell a slope from the start. */
  quick: boolean
}

/** @throws Error when it grows clearly. */
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
  const head = [`${title}, MiB`, `at ${start} ${unit}`, 'at the end', 'most', `grows by, a ${unit}`]
  const rows = [row('heapUsed', 'heap, after a collection'), row('rss', 'resident')]
  return `${settled.length} samples, each after a garbage collection; the slope is that of the line that fits them.\n\n${table(head, rows)}`
}
