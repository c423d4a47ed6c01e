/**
 * Stands for `undici`, which packages of @actions import at their start and use only to reach GitHub through a proxy. To
 * parse it would take longer than the rest of a deploy, so it is loaded when there is a proxy; without one, Node's own
 * fetch does the same.
 */
import type { Dispatcher, RequestInit, ProxyAgent as UndiciProxyAgent } from 'undici'

/** By its file, since the package's name leads here. */
const loadUndici = () => import('undici/index.js')

/** A proxy, which is connected to when a request is sent through it. */
export class ProxyAgent {
  private agent: Promise<Dispatcher> | undefined

  constructor(private readonly options: UndiciProxyAgent.Options) {}

  /** The real one. */
  load(): Promise<Dispatcher> {
    this.agent ??= loadUndici().then((undici) => new undici.ProxyAgent(this.options))
    return this.agent
  }
}

/** Fetches through the proxy of `dispatcher`, if one is given. */
export async function fetch(
  url: string | URL,
  { dispatcher, ...init }: Omit<RequestInit, 'dispatcher'> & { dispatcher?: ProxyAgent } = {}
): Promise<unknown> {
  if (dispatcher === undefined) return globalThis.fetch(url, init)
  const undici = await loadUndici()
  return undici.fetch(url, { ...init, dispatcher: await dispatcher.load() })
}
