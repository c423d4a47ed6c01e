/** Runs that write one comment at once, in an order that a seed decides. Each says what is wrong in the end. */
import { deployment, recordOf } from './rows.js'
import { type Behavior, SimulatedGitHub } from './simulated-github.js'
import { Writer } from './writer.js'

export interface Ended {
  /** Empty if all is well. */
  wrong: string[]
  /** How long the slowest run took to write its end, in milliseconds of simulated time. */
  slowestMs: number
}

const NAMES = Array.from({ length: 12 }, (_, i) => `agent-${String(i + 1).padStart(2, '0')}`)
const building = (name: string) => deployment(name, { record: recordOf('BUILDING'), under_way: true })

/** A leg of a matrix: writes that it begins, deploys for a while, writes how it ended. Returns how long the last took. */
async function leg(server: SimulatedGitHub, writer: Writer, { name, deployMs }: { name: string; deployMs: number }) {
  writer.comment.update([building(name)])
  await server.after(server.chance() * deployMs)
  const endedAt = server.now
  await writer.comment.close([deployment(name)])
  return server.now - endedAt
}

/** Plays the legs to their end. Each must end, without an error, and the comment must have its final row. */
async function play(server: SimulatedGitHub, legs: readonly Promise<number>[]): Promise<Ended> {
  const took: number[] = []
  for (const one of legs) void one.then((ms) => took.push(ms))
  await server.run()
  const ended = new Set(server.rows.filter(({ under_way }) => !under_way).map(({ name }) => name))
  const lost = NAMES.slice(0, legs.length).filter((name) => !ended.has(name))
  return {
    wrong: [...lost, ...server.problems, ...(took.length < legs.length ? ['a leg that never ended'] : [])],
    slowestMs: Math.max(...took)
  }
}

/** Twelve legs of one matrix. */
export function playMatrix(seed: number, deployMs: number, behavior: Behavior = {}): Promise<Ended> {
  const server = new SimulatedGitHub(seed, behavior)
  return play(
    server,
    NAMES.map((name) => leg(server, new Writer(server), { name, deployMs }))
  )
}

/** Six legs, beside a run that ends without a word while it holds the lock. */
export function playKilledHolder(seed: number): Promise<Ended> {
  const server = new SimulatedGitHub(seed)
  const killed = new Writer(server)
  killed.kill(server.chance() < 0.5 ? /^update/ : /^release/)
  void leg(server, killed, { name: 'killed', deployMs: 1_000 })
  return play(
    server,
    NAMES.slice(0, 6).map((name) => leg(server, new Writer(server), { name, deployMs: 5_000 }))
  )
}

/** Two runs deploy the same six, the later of which may end first: its rows stay. */
export async function playTwoRuns(seed: number): Promise<Ended> {
  const server = new SimulatedGitHub(seed, { skewMs: 0 })
  const names = NAMES.slice(0, 6)
  const runs = names.map(async (name) => {
    const earlier = leg(server, new Writer(server, { run_url: 'https://ci.example/1' }), { name, deployMs: 20_000 })
    await server.after(100 + server.chance() * 3_000)
    const later = new Writer(server, { run_url: 'https://ci.example/2' })
    return Math.max(...(await Promise.all([earlier, leg(server, later, { name, deployMs: 20_000 })])))
  })
  const { wrong, slowestMs } = await play(server, runs)
  const old = server.rows.filter(({ run_url }) => run_url !== 'https://ci.example/2')
  return { wrong: [...wrong, ...old.map(({ name }) => `an old row: ${name}`)], slowestMs }
}
