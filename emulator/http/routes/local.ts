/** `/_emulator/…` over HTTP. It needs no credentials; hosts.ts decides who may. */
import { durationMs } from '../../duration.js'
import type { EmulatorCore } from '../../emulator.js'
import { OptionError } from '../../option-error.js'
import type { Scripted } from '../../scripting/scripted.js'
import { HeadSeed } from '../../scripting/seeds.js'
import {
  Advance,
  AGENT_FORMS,
  FAULT_FORMS,
  type Forms,
  type LOCAL,
  OUTCOME_FORMS,
  Push,
  Restart
} from '../operations/local.js'
import { viewOverview } from '../start-page/overview.js'
import { type Asked, type Handlers, InvalidRequest, NO_CONTENT, ok, valid } from './route.js'

/** How long the server may stay away, in milliseconds: nothing can bring it back earlier. */
const LONGEST_DOWN_MS = 3_600_000

/** Does it, and answers 204. */
const after = (act: (asked: Asked) => void) => (asked: Asked) => {
  act(asked)
  return NO_CONTENT
}

/** Adds an entry in either form. An error about one form shows the other. */
const adds = <T extends object>(scripted: Scripted<T>, { short, example }: Forms) =>
  after(({ body }) => {
    try {
      scripted.add(typeof body === 'string' ? body : valid(scripted.form.schema, body))
    } catch (error) {
      if (error instanceof OptionError)
        throw new OptionError(`${error.message} As an object: ${JSON.stringify(example)}`)
      if (!(error instanceof InvalidRequest)) throw error
      const msg = `Value error, a text such as ${JSON.stringify(short)} can be sent, too`
      throw new InvalidRequest([...error.errors, { loc: ['body'], msg, type: 'value_error' }])
    }
  })

export function localHandlers(
  core: EmulatorCore,
  restart: (down: number) => void
): Handlers<typeof LOCAL> {
  const { faults, outcomes, behaviors, requestLog, serverClock, controlPlane } = core
  const now = () => ok({ now: new Date(serverClock.now()).toISOString() })
  return {
    add_fault: adds(faults, FAULT_FORMS),
    list_faults: () => ok(faults.list()),
    clear_faults: after(() => faults.clear()),
    add_outcome: adds(outcomes, OUTCOME_FORMS),
    list_outcomes: () => ok(outcomes.list()),
    clear_outcomes: after(() => outcomes.clear()),
    set_agent: adds(behaviors, AGENT_FORMS),
    list_agents: () => ok(behaviors.list()),
    clear_agents: after(() => behaviors.clear()),
    set_head: after(({ body }) => core.setHead(valid(HeadSeed, body))),
    push: ({ body }) => ok(core.push(valid(Push, body))),
    list_requests: () => ok(requestLog.shown()),
    clear_requests: after(() => requestLog.clear()),
    overview: () => ok(viewOverview(controlPlane.snapshot())),
    read_clock: now,
    advance_clock: ({ body }) => {
      core.advance(valid(Advance, body).advance)
      return now()
    },
    reset: after(() => core.reset()),
    restart: ({ body, reply }) => {
      const down = durationMs(valid(Restart, body)?.down ?? 0)
      if (down > LONGEST_DOWN_MS)
        throw new OptionError('down is longer than 1 hour. Use a shorter duration.')
      reply.raw.once('finish', () => restart(down))
      return { status: 202, body: { down_ms: down } }
    }
  }
}
