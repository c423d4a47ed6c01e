/**
 * The section `emulator`: the speed of the local control plane on one core, by number of
 * deployments.
 */
import { table } from '../figures.js'
import type { BenchOptions, Section, Told } from '../section.js'
import { type Client, createClient, deploymentBody } from './client.js'
import { type MeasuredServer, startBareServer, startLocalControlPlane } from './measured-server.js'

const CONNECTIONS = 16

export const emulator: Section = {
  key: 'emulator',
  title: 'The local control plane',
  isBrief: true,
  measure: async (options) => {
    const sizes = options.quick ? [10, 100] : [10, 100, 1_000, 10_000]
    const ours = await measureServer(
      'local control plane',
      startLocalControlPlane('--build-time', '0s'),
      {
        sizes,
        options
      }
    )
    const bound = await boundOf(options)
    return text(ours, bound)
  }
}

interface AtSize {
  size: number
  memoryMiB: number
  rate: Rate
}

interface Work {
  sizes: readonly number[]
  options: BenchOptions
}

async function measureServer(
  name: string,
  starting: Promise<MeasuredServer>,
  work: Work
): Promise<AtSize[]> {
  await using server = await starting
  const client = createClient(server.url, CONNECTIONS)
  const ids: string[] = []
  const measured: AtSize[] = []
  for (const size of work.sizes) {
    await fill(client, ids, size)
    work.options.say(`${name}: ${size} deployments`)
    measured.push(await measureAt(client, ids, { server, quick: work.options.quick }))
  }
  client.close()
  return measured
}

const nameOf = (number: number) => `support-pr-${number}`

async function fill(client: Client, ids: string[], size: number): Promise<void> {
  const one = async () => {
    while (ids.length < size) {
      const number = ids.push('') - 1
      const { status, text } = await client.send(
        'POST',
        '/v2/deployments',
        deploymentBody(nameOf(number))
      )
      if (status !== 201) throw new Error(`create: ${status} ${text}`)
      ids[number] = (JSON.parse(text) as { id: string }).id
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
}

async function measureAt(
  client: Client,
  ids: string[],
  { server, quick }: { server: MeasuredServer; quick: boolean }
) {
  const size = ids.length
  const path = (n: number) => `/v2/deployments/${ids[(n * 7_919) % size]}`
  const rate = await measureRate(client, path, { server, seconds: quick ? 0.3 : 4 })
  return { size, rate, memoryMiB: (await server.memory()).rss / 2 ** 20 }
}

async function read(client: Client, path: string): Promise<void> {
  const { status, text } = await client.send('GET', path)
  if (status !== 200) throw new Error(`GET ${path}: ${status} ${text.slice(0, 200)}`)
}

interface Rate {
  /** Reads per second of the server's processor time. */
  ofCore: number
  /** Reads per second of real time, which other programs on the machine reduce. */
  seen: number
}

/** Over CONNECTIONS connections. */
async function measureRate(
  client: Client,
  path: (n: number) => string,
  { server, seconds }: { server: MeasuredServer; seconds: number }
): Promise<Rate> {
  const started = performance.now()
  const worked = await server.processorTime()
  let count = 0
  const one = async () => {
    while (performance.now() - started < seconds * 1_000) await read(client, path(count++))
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, one))
  const took = (performance.now() - started) / 1_000
  return { seen: count / took, ofCore: count / ((await server.processorTime()) - worked) }
}

async function boundOf({ quick, say }: BenchOptions): Promise<Rate> {
  await using server = await startBareServer()
  say('bare node:http')
  const client = createClient(server.url, CONNECTIONS)
  const reads = await measureRate(client, () => '/v2/deployments/x', {
    server,
    seconds: quick ? 0.3 : 4
  })
  client.close()
  return reads
}

function text(ours: readonly AtSize[], bound: Rate): Told {
  const sizes = ours.map(({ size }) => size.toLocaleString('en'))
  const rateText = ({ ofCore, seen }: Rate) => `${Math.round(ofCore)} (${Math.round(seen)})`
  const slowest = Math.round(Math.min(...ours.map(({ rate }) => rate.ofCore)))
  const memory = Math.round(Math.max(...ours.map(({ memoryMiB }) => memoryMiB)))
  return {
    headline:
      `**The local control plane answers at least ${slowest} reads of a deployment ` +
      `per second of processor time**, with up to ${sizes.at(-1)} deployments. ` +
      `It then has ${memory} MiB of memory.`,
    details: `${CONNECTIONS} open connections. In brackets: reads per second of real time.
Node's bare \`node:http\` with a fixed response answers ${rateText(bound)}.

${table(
  ['', ...sizes],
  [
    ['reads per core second', ...ours.map(({ rate }) => rateText(rate))],
    [
      'resident memory after a garbage collection, MiB',
      ...ours.map(({ memoryMiB }) => Math.round(memoryMiB))
    ]
  ]
)}

**How it was measured.** The committed bundle in one process, and the client in another.`
  }
}
