/**
 * Local control planes that are started once for a test file, and handed from test to test as if
 * they were new.
 */
import { afterAll } from '@jest/globals'
import {
  durationMs,
  type Emulator,
  type EmulatorOptions,
  startEmulator
} from '../../emulator/index.js'
import { SkippingClock } from './fakes/skipping-clock.js'
import { VirtualClock } from './fakes/virtual-clock.js'

/** A clock that tests can set ahead. */
type TestClock = VirtualClock | SkippingClock
type WithClock<C> = Emulator & { clock: C }
export type TimelessEmulator = WithClock<VirtualClock>

const all: Emulator[] = []
const idle = new Map<string, Emulator[]>()

afterAll(async () => {
  await Promise.all(all.map((emulator) => emulator.close()))
})

/**
 * One with these options that no other test has at the moment; it is given back when it is disposed
 * of. One that keeps a state, reads a folder, has a port of its own, or calls back is started for
 * the test alone.
 */
export async function borrowEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  if (isOwn(options)) return startEmulator(options)
  const { emulator, giveBack } = await take(JSON.stringify(options), () => startEmulator(options))
  return lend(emulator, giveBack)
}

/** The same on a clock of its own, for runs in this process: no wait takes time. */
export const borrowTimelessEmulator = (options: EmulatorOptions = {}): Promise<TimelessEmulator> =>
  borrowOn(options, 'timeless', () => new VirtualClock(Date.now()))

/**
 * The same on a clock that also passes between sleeps: for what has time limits of its own, such as
 * GitHub.
 */
export const borrowSkippingEmulator = (
  options: EmulatorOptions = {}
): Promise<WithClock<SkippingClock>> => borrowOn(options, 'skipping', () => new SkippingClock())

async function borrowOn<C extends TestClock>(
  options: EmulatorOptions,
  kind: string,
  makeClock: () => C
) {
  const start = async () => {
    const clock = makeClock()
    return onClock(await startEmulator({ now: clock.date, ...options }), clock)
  }
  if (isOwn(options)) return start()
  const { emulator, giveBack } = await take(`${kind} ${JSON.stringify(options)}`, start)
  return lend(emulator, giveBack)
}

/** Time passes for both: what sets the emulator ahead moves the run, too. */
function onClock<C extends TestClock>(emulator: Emulator, clock: C): WithClock<C> {
  const advance = (time: number | string) => {
    clock.pass(durationMs(time))
    emulator.advance(0)
  }
  return Object.create(emulator, {
    clock: { value: clock },
    advance: { value: advance }
  }) as WithClock<C>
}

function isOwn(options: EmulatorOptions): boolean {
  const { port, state, repo, agentCommand } = options
  const callsBack = Object.values(options).some((value) => typeof value === 'function')
  return (
    callsBack || (state ?? repo ?? agentCommand) !== undefined || (port !== undefined && port !== 0)
  )
}

async function take<E extends Emulator>(kind: string, start: () => Promise<E>) {
  const shelf = (idle.get(kind) ?? []) as E[]
  idle.set(kind, shelf)
  const emulator = shelf.pop() ?? (await start())
  if (!all.includes(emulator)) all.push(emulator)
  const giveBack = async () => {
    emulator.reset()
    shelf.push(emulator)
  }
  return { emulator, giveBack }
}

function lend<E extends Emulator>(emulator: E, giveBack: () => Promise<void>): E {
  return Object.create(emulator, {
    close: { value: giveBack },
    [Symbol.asyncDispose]: { value: giveBack }
  }) as E
}
