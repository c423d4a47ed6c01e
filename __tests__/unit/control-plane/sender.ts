import type { HttpAnswer, HttpSender } from '../../../src/http/sender.js'

/** A sender to which everything is answered in the same way. */
export function answering(answer: Partial<HttpAnswer>): HttpSender {
  const whole = {
    status: 200,
    text: '',
    retryAfter: undefined,
    location: undefined,
    date: undefined,
    receivedAt: Date.now(),
    ...answer
  }
  return { send: () => Promise.resolve(whole), stream: () => Promise.resolve(whole), close: () => {} }
}
