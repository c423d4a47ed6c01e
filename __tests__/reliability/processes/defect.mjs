/** Loaded before the bundle: breaks it, as a defect of its own or of a package would. */
import { EventEmitter } from 'node:events'
import http from 'node:http'
import { syncBuiltinESMExports } from 'node:module'

const { request } = http
const wanted = process.env.DEFECT

/** A request that nothing will ever become of. */
function dead() {
  const nothing = () => pending
  const methods = { write: nothing, end: nothing, setTimeout: nothing, destroy: nothing }
  const pending = Object.assign(new EventEmitter(), methods)
  return pending
}

/** Breaks the first look at a revision. */
http.request = (options, ...rest) => {
  if (!/\/revisions\//.test(options.path)) return request(options, ...rest)
  http.request = request
  syncBuiltinESMExports()
  if (wanted === 'never settles') return dead()
  if (wanted === 'exception') process.nextTick(() => boom())
  if (wanted === 'rejection') void Promise.reject(new Error('boom'))
  return request(options, ...rest)
}
syncBuiltinESMExports()

function boom() {
  throw new Error('boom')
}
