/**
 * The latest requests with their bodies, and with the
 * scheme of the credential, never the credential itself.
 */
import * as z from 'zod'
import type { ControlPlane } from '../control-plane/control-plane.js'
import { withoutSecrets, withoutSecretsInUrls } from './request-secrets.js'
import { SCHEMES } from './security.js'

/** A request as `/_emulator/requests` shows it. */
export const RecordedRequest = z
  .strictObject({
    at: z.string(),
    method: z.string(),
    url: z.string().describe('Path with query.'),
    short_url: z.string().describe('The same with only the beginning of each id.'),
    resource: z
      .string()
      .nullable()
      .describe('The deployment and the number of the revision that the path names: support #2.'),
    schemes: z.array(z.enum(SCHEMES)).describe('Schemes of the credentials that were sent.'),
    body: z.unknown().optional().describe('Unset for a request without one.'),
    status: z
      .int()
      .nullable()
      .describe('null until the request is answered, and if the connection was dropped.'),
    ms: z.number().nullable(),
    fault: z.string().nullable().describe('The scripted fault of this request.')
  })
  .meta({ id: 'EmulatorRequest' })
export type RecordedRequest = z.infer<typeof RecordedRequest>

const MAX_REQUESTS = 1_000
const MAX_BYTES = 16_000_000

/** Keeps the latest requests within a limit of number and size. */
export class RequestLog {
  private entries: { request: RecordedRequest; bytes: number }[] = []
  private bytes = 0

  add(request: RecordedRequest, bytes: number): void {
    this.entries.push({ request, bytes })
    this.bytes += bytes
    while (this.entries.length > MAX_REQUESTS || this.bytes > MAX_BYTES) {
      this.bytes -= this.entries.shift()?.bytes ?? 0
    }
  }

  list(): RecordedRequest[] {
    return this.entries.map(({ request }) => request)
  }

  /** The last `count` requests without secret values, oldest first. */
  shown(count: number = MAX_REQUESTS): RecordedRequest[] {
    return this.entries.slice(-count).map(({ request }) => ({
      ...request,
      url: withoutSecretsInUrls(request.url),
      body: withoutSecrets(request.body)
    }))
  }

  clear(): void {
    this.entries = []
    this.bytes = 0
  }
}

const RESOURCE = /^\/(?:v2\/deployments|v1\/projects|agents)\/([^/?]+)(?:\/revisions\/([^/?]+))?/
const UUID = /\b([0-9a-f]{8})-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi

/** Returns what the start page and the log show of the address of a request. */
export function describeUrl(
  url: string,
  controlPlane: ControlPlane
): Pick<RecordedRequest, 'short_url' | 'resource'> {
  const [, id = '', revisionId] = RESOURCE.exec(url) ?? []
  const found = controlPlane.namesOf(id, revisionId)
  const number = found?.number === undefined ? '' : ` #${found.number}`
  return {
    short_url: withoutSecretsInUrls(url.replace(UUID, '$1…')),
    resource: found === undefined ? null : `${found.name}${number}`
  }
}
