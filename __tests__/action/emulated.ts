/** Local control planes for the tests, and what they recorded. */
import { type Emulator, type EmulatorOptions, startEmulator } from '../../emulator/index.js'
import { API_KEY, COMMIT } from './bundle.js'

/** A fast one that knows the commit of `main`. Each test has its own, so that they can run side by side. */
export function startPlane(options: EmulatorOptions = {}): Promise<Emulator> {
  return startEmulator({
    port: 0,
    apiKeys: [API_KEY],
    buildTime: '100ms',
    heads: [{ ref: 'main', commit_sha: COMMIT }],
    ...options
  })
}

/** The writes that arrived, as `METHOD path`. */
export function writes(plane: Emulator): string[] {
  return plane.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, url }) => `${method} ${url.replace(/[0-9a-f-]{36}/g, ':id')}`)
}

/** What there is, by name, with the number of revisions. */
export function inventory(plane: Emulator): Record<string, number> {
  return Object.fromEntries(plane.controlPlane.dump().map(({ name, revisions }) => [name, revisions.length]))
}

/** The statuses with which requests of one kind were answered; null where there was no answer. */
export function statuses(plane: Emulator, method: string): (number | null)[] {
  return plane.requests.filter((request) => request.method === method).map(({ status }) => status)
}
