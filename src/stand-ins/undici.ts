/**
 * Stands for `undici`, which packages of @actions import at their start and use only to reach GitHub through a proxy. It
 * is as large as everything else that deploys. Node's own fetch does the same without a proxy, and the client that also
 * sends all other requests does it with one.
 */

/** Says that there is a proxy. The client reads its address from the environment, as those who make this one do. */
export class ProxyAgent {
  readonly is_proxy = true
}

/** What Octokit passes. */
type Init = RequestInit & { dispatcher?: ProxyAgent }

/** Fetches, through the proxy if there is a `dispatcher`. */
export async function fetch(url: string | URL, { dispatcher, ...init }: Init = {}): Promise<Response> {
  return dispatcher === undefined ? globalThis.fetch(url, init) : fetchThroughProxy(String(url), init)
}

/** Statuses whose responses have no body. */
const WITHOUT_BODY = new Set([204, 205, 304])

async function fetchThroughProxy(
  url: string,
  { method = 'GET', headers, body, signal }: RequestInit
): Promise<Response> {
  const { HttpClient } = await import('@actions/http-client')
  const handler = {
    prepareRequest: (options: { signal?: AbortSignal }) => {
      if (signal) options.signal = signal
    },
    canHandleAuthentication: () => false,
    handleAuthentication: () => Promise.reject(new Error('no authentication handler'))
  }
  const client = new HttpClient(undefined, [handler], { allowRedirects: false, allowRetries: false })
  try {
    const text = typeof body === 'string' ? body : null
    const { message } = await client.request(method, url, text, Object.fromEntries(new Headers(headers)))
    const status = message.statusCode ?? 0
    const read = WITHOUT_BODY.has(status) ? null : await readBody(message)
    return new Response(read, { status, headers: headersOf(message.headers) })
  } finally {
    client.dispose()
  }
}

/** @throws if the connection ends before the body does. */
async function readBody(message: AsyncIterable<Buffer>): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of message) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

function headersOf(all: Record<string, string | string[] | undefined>): [string, string][] {
  return Object.entries(all).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one])
  )
}
