/** Local control planes for the tests, and what they recorded. */
import type { Emulator, EmulatorOptions } from '../../../emulator/index.js'
import { borrowEmulator, borrowTimelessEmulator } from '../../support/borrowed-emulator.js'

export type { TimelessEmulator } from '../../support/borrowed-emulator.js'

import { API_KEY, COMMIT } from './bundle.js'

const FAST: EmulatorOptions = {
  apiKeys: [API_KEY],
  buildTime: '100ms',
  heads: [{ ref: 'main', commit_sha: COMMIT }]
}

/** A fast one that knows the commit of `main`. Each test has its own, so that they can run side by side. */
export const startPlane = (options: EmulatorOptions = {}) => borrowEmulator({ ...FAST, ...options })

/** The same on a clock of its own, for runs in this process: no wait takes time. */
export const startTimelessPlane = (options: EmulatorOptions = {}) =>
  borrowTimelessEmulator({ ...FAST, ...options })

/** The writes that arrived, as `METHOD path`. */
export function writes(plane: Emulator): string[] {
  return plane.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${url.replace(/[0-9a-f-]{36}/g, ':id')}`)
}

/** What there is, by name, with the number of revisions. */
export function inventory(plane: Emulator): Record<string, number> {
  return Object.fromEntries(
    plane.controlPlane.dump().map(({ name, revisions }) => [name, revisions.length])
  )
}
