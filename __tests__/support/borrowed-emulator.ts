/** Local control planes that are started once for a test file, and handed from test to test as if they were new. */
import { afterAll } from '@jest/globals'
import { durationMs, type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/index.js'
import { VirtualClock } from './fakes/virtual-clock.js'

export type TimelessEmulator = Emulator & { clock: VirtualClock }

const all: Emulator[] = []
const idle = new Map<string, Emulator[]>()
const clocks = new Map<Emulator, VirtualClock>()

afterAll(async () => {
  await Promise.all(all.map((emulator) => emulator.close()))
})

/**
 * One with these options that no other test has at the moment; it is given back when it is disposed of. One that keeps a
 * state, reads a folder, has a port of its own, or calls back is started for the test alone.
 */
export async function borrowEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  if (isOwn(options)) return startEmulator(options)
  const { emulator, giveBack } = await take(JSON.stringify(options), () => startEmulator(options))
  return lend(emulator, giveBack)
}

/** The same on a clock of its own, for runs in this process: no wait takes time. */
export async function borrowTimelessEmulator(options: EmulatorOptions = {}): Promise<TimelessEmulator> {
  if (isOwn(options)) {
    const clock = new VirtualClock(Date.now())
    return onClock(await startEmulator({ now: clock.date, ...options }), clock)
  }
  const { emulator, giveBack } = await take(`timeless ${JSON.stringify(options)}`, async () => {
    const clock = new VirtualClock(Date.now())
    const started = await startEmulator({ now: clock.date, ...options })
    clocks.set(started, clock)
    return started
  })
  return onClock(lend(emulator, giveBack), clocks.get(emulator) ?? new VirtualClock())
}

/** Time passes for both: what sets the emulator ahead moves the run, too. */
function onClock(emulator: Emulator, clock: VirtualClock): TimelessEmulator {
  const advance = (time: number | string) => {
    clock.pass(durationMs(time))
    emulator.advance(0)
  }
  return Object.create(emulator, { clock: { value: clock }, advance: { value: advance } }) as TimelessEmulator
}

function isOwn(options: EmulatorOptions): boolean {
  const { port, state, repo, agentCommand } = options
  const callsBack = Object.values(options).some((value) => typeof value === 'function')
  return callsBack || (state ?? repo ?? agentCommand) !== undefined || (port !== undefined && port !== 0)
}

async function take(kind: string, start: () => Promise<Emulator>) {
  const shelf = idle.get(kind) ?? []
  idle.set(kind, shelf)
  const emulator = shelf.pop() ?? (await start())
  if (!all.includes(emulator)) all.push(emulator)
  const giveBack = async () => {
    emulator.reset()
    shelf.push(emulator)
  }
  return { emulator, giveBack }
}

function lend(emulator: Emulator, giveBack: () => Promise<void>): Emulator {
  return Object.create(emulator, {
    close: { value: giveBack },
    [Symbol.asyncDispose]: { value: giveBack }
  }) as Emulator
}
