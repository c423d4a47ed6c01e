/**
 * The local control plane: an embedded implementation
 * of §4 with its agent servers. It needs no account.
 */
import { durationMs } from './duration.js'
import { createCore, type EmulatorCore } from './emulator.js'
import { serve } from './http/server.js'
import type { EmulatorOptions } from './options.js'

export { ControlPlane } from './control-plane/control-plane.js'
export {
  DEFAULT_INTEGRATION_ID,
  DEFAULT_LISTENER_ID,
  seedIntegrations,
  seedListeners
} from './control-plane/lookups.js'
export type { StatusChange } from './control-plane/status-changes.js'
export { durationMs } from './duration.js'
export type { RecordedRequest } from './http/request-log.js'
export { OptionError } from './option-error.js'
export type { EmulatorOptions } from './options.js'
export { isLoopback, readDialect } from './options.js'
export { splitCommand } from './processes/command.js'
export { signalTree } from './processes/process-tree.js'
export { parseBehavior } from './scripting/agent-behavior.js'
export { parseFault } from './scripting/faults.js'
export { parseOutcome } from './scripting/outcomes.js'
export { notEmpty, parseHead, parseIntegration, parseListener } from './scripting/seeds.js'

/** A running local control plane. */
export interface Emulator extends EmulatorCore, AsyncDisposable {
  /** `http://127.0.0.1:PORT`, without a slash at the end. */
  readonly url: string
  readonly port: number
  /**
   * Cuts all connections, stays away for `down`, and
   * comes back on the same port with its deployments.
   */
  restart(down?: number | string): Promise<void>
  close(): Promise<void>
}

/** Starts a local control plane. @throws OptionError, in one line, if an option is wrong. */
export async function startEmulator(options: EmulatorOptions = {}): Promise<Emulator> {
  const core = createCore(options)
  const { port, restart, close } = await serve(core, options)
  return Object.assign(core, {
    url: core.origin,
    port,
    restart: (down: number | string = 0) => restart(durationMs(down)),
    close,
    [Symbol.asyncDispose]: close
  })
}
