/**
 * Stands for `crypto`, which `@actions/core` and modules of ours import at their start. It is a twentieth of the time
 * until the first request, and no plain deploy needs it before: so it is loaded when it is first called.
 */
import type * as Crypto from 'node:crypto'

const load = () => require('node:crypto') as typeof Crypto

export = {
  get createHash() {
    return load().createHash
  },
  get randomUUID() {
    return load().randomUUID
  }
}
