/**
 * A control plane over HTTP that differs from the local one in whatever the specification leaves open: the service of
 * the simulation behind a real server on 127.0.0.1. For odd cases that no trait covers, `intercept` has the last word.
 */
import { DEFAULT_INTEGRATION_ID } from '../../../emulator/control-plane/lookups.js'
import type { DeploymentRecord, RevisionRecord } from '../../../emulator/control-plane/records.js'
import type { ScriptedOutcome } from '../../../emulator/scripting/outcomes.js'
import { PLAIN_TRAITS } from '../../../simulation/service/draw-traits.js'
import { BEFORE, Service } from '../../../simulation/service/service.js'
import { type Variations, varyTraits } from '../../../simulation/service/traits.js'
import { readFromWire, writeToWire } from '../../../simulation/service/wire-dialect.js'
import { type Operation, operationOf } from '../../../simulation/story/operation.js'
import type { DeploymentCreateRequest } from '../../../src/contract/deployment.js'
import { DIALECTS, NEUTRAL } from '../../../src/contract/dialect/dialect.js'
import { VirtualClock } from '../fakes/virtual-clock.js'
import { rawServer, reply } from './raw-server.js'

export interface RecordedRequest {
  method: string
  /** With its query. */
  path: string
  /** Names in lower case. */
  headers: Record<string, string>
  /** The parsed body; undefined without one. */
  body: unknown
  /** What it asks for; undefined for a path that is not in the specification. */
  operation: Operation['name'] | undefined
  /** The status that it was answered with, once it was. */
  status?: number
}

/** A response in the words of the wire. Text is sent unchanged, other values as JSON, and undefined as no body. */
export interface WireAnswer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export interface VariedOptions {
  /** Traits to differ in; each object may name only some of its fields. */
  variations?: Variations
  /** `neutral` if not given. */
  dialect?: 'neutral' | 'langsmith'
  /** Its time; the real one if not given. A run in this process shares it. */
  clock?: VirtualClock
  /** How long a revision takes until it is DEPLOYED, in milliseconds; 100 if not given. */
  buildMs?: number
  /** The outcome of the nth revision that is made over HTTP, counted from 1; undefined: it comes up after `buildMs`. */
  outcomeOf?: (nth: number) => ScriptedOutcome | undefined
  /** The commit of `main`, that of the push in `action/bundle.ts` if not given; see also `service.setHead`. */
  head?: string
  /** Where deployments are served; an agent server of the test, for instance. */
  agentOrigin?: string
  /**
   * Replaces or rewrites any answer. `proceed` lets the service act and gives its answer; whoever does not call it
   * keeps the request from the service. Undefined: the service acts and answers as it would.
   */
  intercept?: (
    request: RecordedRequest,
    proceed: () => WireAnswer,
    plane: VariedControlPlane
  ) => WireAnswer | undefined | Promise<WireAnswer | undefined>
}

/** The fields of an existing deployment; each has a default. */
export type Standing = Partial<DeploymentCreateRequest>

export interface VariedControlPlane extends AsyncDisposable {
  url: string
  /** Unchanged. */
  clock: VirtualClock | undefined
  /** In the order in which they came. */
  requests: RecordedRequest[]
  /** Requests that may change state. */
  writes(): RecordedRequest[]
  /** The model itself, for actions of another writer: `service.patch('another writer', id, …)`. */
  service: Service
  /** Makes a deployment of an hour ago, whose revision is DEPLOYED. */
  place(standing?: Standing): DeploymentRecord
  /** The deployments of a name as they truly are. */
  named(name: string): DeploymentRecord[]
  /** The revisions of the only deployment, oldest first. @throws Error if there are none or several deployments. */
  revisions(): RevisionRecord[]
  close(): Promise<void>
}

const HOUR_MS = 3_600_000

export type TimelessControlPlane = VariedControlPlane & { clock: VirtualClock }

/** The same on a clock of its own, for runs in this process: no wait takes time. */
export function timelessControlPlane(options: VariedOptions = {}): Promise<TimelessControlPlane> {
  const clock = new VirtualClock(Date.now())
  return variedControlPlane({ ...options, clock }).then((plane) => Object.assign(plane, { clock }))
}

export async function variedControlPlane(options: VariedOptions = {}): Promise<VariedControlPlane> {
  const { dialect = 'neutral', buildMs = 100, clock } = options
  const spoken = DIALECTS[dialect] ?? NEUTRAL
  const now = clock?.date ?? Date.now
  let placing = false
  let nth = 0
  const well: ScriptedOutcome = { ending: { end: 'DEPLOYED' }, buildTime: buildMs }
  const service = new Service({
    now,
    traits: varyTraits(PLAIN_TRAITS, options.variations),
    outcomeOf: () => (placing ? well : (options.outcomeOf?.(++nth) ?? well)),
    ...(options.agentOrigin !== undefined && { origin: options.agentOrigin })
  })
  service.setHead(options.head ?? '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432')

  const answer = async (request: RecordedRequest): Promise<WireAnswer> => {
    const operation = operationIn(request, spoken.words.git_host)
    request.operation = operation?.name
    const proceed = (): WireAnswer => {
      if (operation === undefined) return { status: 404, body: { detail: 'Not Found' } }
      return writeToWire(service.handle('run', operation, readFromWire(request.body, operation.name, spoken)), spoken)
    }
    return (await options.intercept?.(request, proceed, plane)) ?? proceed()
  }
  const requests: RecordedRequest[] = []
  const server = await rawServer(async ({ method, path, headers, body }) => {
    const request: RecordedRequest = { method, path, headers, body: parsed(body), operation: undefined }
    requests.push(request)
    const answered = await answer(request).catch((error: unknown) => ({ status: 500, body: String(error) }))
    request.status = answered.status
    return bytesOf(answered, new Date(now()))
  })
  const plane: VariedControlPlane = {
    url: server.url,
    clock,
    requests,
    writes: () => requests.filter(({ method, operation }) => method !== 'GET' && !operation?.endsWith(' log')),
    service,
    place: (standing = {}) => {
      placing = true
      const reply = service.create(BEFORE, standingOf(standing))
      placing = false
      const record = service.records().at(-1)
      if (reply.status !== 201 || record === undefined) throw new Error(`not placed: ${JSON.stringify(reply.body)}`)
      record.created_at -= HOUR_MS
      record.updated_at -= HOUR_MS
      record.revisions[0].created_at -= HOUR_MS
      return record
    },
    named: (name) => service.records().filter((record) => record.name === name),
    revisions: () => {
      const [only, ...others] = service.records()
      if (only === undefined || others.length > 0) throw new Error(`${others.length + 1} deployments`)
      return only.revisions.toSorted((a, b) => a.created_at - b.created_at)
    },
    close: () => server.close(),
    [Symbol.asyncDispose]: () => server.close()
  }
  return plane
}

function standingOf(standing: Standing): DeploymentCreateRequest {
  const source = standing.source ?? 'git_host'
  const git = {
    source_config: { integration_id: DEFAULT_INTEGRATION_ID, repo_url: 'https://github.com/octo/support' },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'graph.json' }
  }
  const image = { source_config: {}, source_revision_config: { image_uri: 'registry.example/support:1' } }
  const plain = source === 'git_host' ? git : image
  return {
    name: standing.name ?? 'support',
    source,
    source_config: { ...plain.source_config, ...standing.source_config },
    source_revision_config: { ...plain.source_revision_config, ...standing.source_revision_config },
    secrets: standing.secrets ?? []
  }
}

function operationIn({ method, path }: RecordedRequest, gitHost: string): Operation | undefined {
  try {
    return operationOf(method, path, gitHost)
  } catch {
    return undefined
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function bytesOf({ status, body, headers }: WireAnswer, date: Date): Buffer {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  const type = text !== '' && { 'content-type': 'application/json' }
  return reply(status, status === 204 ? '' : text, { date: date.toUTCString(), ...type, ...headers })
}
