/** A proxy before a control plane that holds each request and each answer against a contract. */
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Contract } from './contract.js'

export interface ContractProxy {
  url: string
  /** What the contract forbids, a line each. */
  violations: string[]
  /** The operations that were requested, as `METHOD template`. */
  operations: Set<string>
  close(): Promise<void>
}

interface Options {
  /** Where requests are sent on to. */
  target: string
  contract: Contract
  /** Paths that answer 404, as on a service that does not have them. */
  absent?: RegExp | undefined
}

/** Headers of one connection, and what `fetch` sets itself. */
const OF_CONNECTION = new Set(['connection', 'keep-alive', 'transfer-encoding', 'content-length'])

/** Starts the proxy on a free port. */
export async function startContractProxy({
  target,
  contract,
  absent
}: Options): Promise<ContractProxy> {
  const violations: string[] = []
  const operations = new Set<string>()

  async function pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '', url = '' } = request
    const sent = await buffer(request)
    if (absent?.test(url)) {
      response.writeHead(404, { 'content-type': 'application/json' })
      response.end('{"detail":"Not Found"}')
      return
    }
    const answer = await fetch(target + url, {
      method,
      headers: headersOf(request),
      body: sent.length === 0 ? null : sent,
      redirect: 'manual'
    })
    const text = await answer.text()
    const { status } = answer
    const body = jsonOf(sent.toString('utf8'))
    const exchange = { method, url, body, status, answer: jsonOf(text) }
    violations.push(...contract.violationsOf(exchange))
    operations.add(contract.operationOf(exchange) ?? `${method} ${url}`)
    const headers = [...answer.headers].filter(([name]) => !OF_CONNECTION.has(name))
    response.writeHead(status, Object.fromEntries(headers))
    response.end(text)
  }

  const server = createServer((request, response) => {
    pass(request, response).catch((error: unknown) => {
      violations.push(`${request.method} ${request.url}: ${String(error)}`)
      response.destroy()
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    violations,
    operations,
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    }
  }
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const kept = Object.entries(headers).filter(
    ([name]) => name !== 'host' && !OF_CONNECTION.has(name)
  )
  return Object.fromEntries(kept.map(([name, value]) => [name, String(value)]))
}

/** Reads JSON; text that is none stays text, and an empty one is nothing. */
function jsonOf(text: string): unknown {
  if (text === '') return undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
