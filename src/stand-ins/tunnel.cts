/**
 * Stands for `tunnel`, which `@actions/http-client` imports at its start and uses only to reach a server through a
 * proxy. It is loaded then, with what it needs of Node; at once, since the client cannot wait.
 */
import type { Agent } from 'node:http'

type OpenTunnel = (options: object) => Agent
type Tunnel = Record<'httpOverHttp' | 'httpsOverHttp' | 'httpOverHttps' | 'httpsOverHttps', OpenTunnel>

/** By its file, since the package's name leads here. */
const loadTunnel = () => require('tunnel/lib/tunnel.js') as Tunnel

const tunnel: Tunnel = {
  httpOverHttp: (options) => loadTunnel().httpOverHttp(options),
  httpsOverHttp: (options) => loadTunnel().httpsOverHttp(options),
  httpOverHttps: (options) => loadTunnel().httpOverHttps(options),
  httpsOverHttps: (options) => loadTunnel().httpsOverHttps(options)
}
export = tunnel
