/** The latest requests, for tests and for people: with their bodies, and with the scheme that was used, never the credential. */
import * as z from 'zod'
import { withoutSecrets, withoutSecretsInUrls } from './request-secrets.js'
import { SCHEMES, type Scheme } from './security.js'

/** A request as `/_emulator/requests` shows it. */
export const RecordedRequest = z
  .strictObject({
    at: z.string(),
    method: z.string(),
    url: z.string().describe('Path with query.'),
    schemes: z.array(z.enum(Object.keys(SCHEMES) as [Scheme, ...Scheme[]])).describe('Which credentials were sent.'),
    body: z.unknown(),
    status: z.int().nullable().describe('null while there is no answer, and where the connection was dropped.'),
    ms: z.number().nullable(),
    fault: z.string().nullable().describe('The fault that this request met.')
  })
  .meta({ id: 'EmulatorRequest' })
export type RecordedRequest = z.infer<typeof RecordedRequest>

const MAX_REQUESTS = 1_000
const MAX_BYTES = 16_000_000

/** Bounded by number and by size, so that a server under load stays as small as it was. */
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

  /** The same for everybody to see. */
  shown(): RecordedRequest[] {
    return this.entries.map(({ request }) => ({
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
