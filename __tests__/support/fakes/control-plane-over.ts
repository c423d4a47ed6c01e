/** The client of the control plane over a sender. */
import {
  createControlPlane,
  type ExchangeParts
} from '../../../src/adapters/control-plane/client.js'
import type { ControlPlane } from '../../../src/ports.js'
import { VirtualClock } from './virtual-clock.js'

/** @param options Without `redact`, errors quote the full text. */
export function controlPlaneOver(
  sender: ExchangeParts['sender'],
  options: Partial<Pick<ExchangeParts, 'clock' | 'redact' | 'dialect' | 'debug' | 'access'>> = {}
): ControlPlane {
  return createControlPlane({
    sender,
    clock: new VirtualClock(),
    redact: (text) => text,
    ...options
  })
}
