/**
 * Stands for `https`, which `@actions/http-client` imports at its start. With all of TLS, that costs a tenth of the time
 * until the first request, so it is loaded for the first request that needs it.
 */
import type * as Https from 'node:https'

const load = () => require('node:https') as typeof Https

export = {
  get Agent() {
    return load().Agent
  },
  get request() {
    return load().request
  }
}
