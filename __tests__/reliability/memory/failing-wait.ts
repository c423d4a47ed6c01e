/**
 * A program: the whole action, on a virtual clock, looks at a revision again and again and meets nothing but faults. It
 * tells its parent what it holds in memory after some of the work, and after four times as much.
 */
import { INPUT_DEFAULTS } from '../../../src/action-names.js'
import type { HttpAnswer, HttpRequest } from '../../../src/adapters/http/sender.js'
import { createRunner } from '../../../src/adapters/runner/actions-core.js'
import { ConnectionError } from '../../../src/errors.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import { run } from '../../../src/run/run.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

const LOOKS = Number(process.argv[2])
const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const INPUTS: Record<string, string> = {
  ...INPUT_DEFAULTS,
  base_url: 'https://api.example',
  api_key: 'key-of-the-tests-4711',
  name: 'support',
  image_uri: 'registry.example/support:1',
  secrets: 'GREETING=hello-there',
  poll_interval: '1s',
  // Most looks are answered at once; some of the faults make the next one wait longer.
  timeout: '24h'
}
const held = { some: 0, fourTimes: 0 }
let looks = 0

/** Needs `--expose-gc`. */
function heldMiB(): number {
  globalThis.gc?.()
  return process.memoryUsage().heapUsed / 2 ** 20
}

/** Each poll meets the next of them, with a text that is unique. */
const FAULTS: ((nth: number) => Partial<HttpAnswer> | Error)[] = [
  (nth) => ({ status: 503, text: `{"detail":"overloaded, for the time number ${nth}"}` }),
  (nth) => ({ status: 429, text: `slow down ${nth}`, retryAfter: '1' }),
  (nth) => ({ status: 200, text: `<html>Sign in, ${nth}</html>` }),
  (nth) => ({ status: 200, text: `{"id":"${ID}","status":` + '7'.repeat(nth % 50) }),
  (nth) => {
    const told = { request: 'GET /', mayHaveBeenApplied: true, retryable: true }
    return new ConnectionError({ what: `GET /: socket hang up ${nth}`, ...told })
  }
]

function look(): Promise<HttpAnswer> {
  looks++
  if (looks === LOOKS) held.some = heldMiB()
  if (looks === 4 * LOOKS) {
    held.fourTimes = heldMiB()
    process.send?.(held)
    process.disconnect()
    process.exit(0)
  }
  // Every second poll reads a new status.
  if (looks % 2 === 0)
    return Promise.resolve(answer({ text: JSON.stringify({ id: ID, status: `STATUS_${looks}` }) }))
  const fault = FAULTS[((looks - 1) / 2) % FAULTS.length]?.(looks) ?? {}
  return fault instanceof Error ? Promise.reject(fault) : Promise.resolve(answer(fault))
}

function send({ method, path }: HttpRequest): Promise<HttpAnswer> {
  const [route = ''] = path.split('?')
  if (route.includes('/revisions/')) return look()
  const deployment = {
    id: ID,
    name: 'support',
    source_config: {},
    latest_revision_id: ID,
    secrets: []
  }
  const isList = method === 'GET' && route === '/v2/deployments'
  return Promise.resolve(answer({ text: JSON.stringify(isList ? [] : deployment) }))
}

const answer = (over: Partial<HttpAnswer>): HttpAnswer => ({
  status: 200,
  text: '',
  retryAfter: undefined,
  location: undefined,
  date: undefined,
  receivedAt: 0,
  ...over
})

const redactor = createRedactor()
await run({
  runner: { ...createRunner(redactor), input: (name) => INPUTS[name] ?? '' },
  redactor,
  clock: new VirtualClock(),
  context: contextOf(),
  connect: async () => controlPlaneOver({ send }, redactor),
  loadAgentServer: () => Promise.reject(new Error('none')),
  checkout: {
    listChangedFiles: () => Promise.reject(new Error('none')),
    containsCommit: () => Promise.resolve(undefined),
    findFile: () => Promise.resolve(undefined),
    readCommit: () => Promise.resolve(undefined),
    findNested: () => Promise.resolve(undefined),
    readFile: () => Promise.resolve(undefined),
    listFiles: () => Promise.resolve(undefined)
  },
  openGitHub: () => Promise.reject(new Error('none'))
})
throw new Error(`it was over after ${looks} looks`)
