import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/adapters/http/sender.js'

/** A sender that gives these answers one after the other, the last one again and again, and the requests it was asked. */
export function answering(...answers: Partial<HttpAnswer>[]): HttpSender & { sent: HttpRequest[] } {
  const sent: HttpRequest[] = []
  const none = { retryAfter: undefined, location: undefined, date: undefined }
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = answers[Math.min(sent.length, answers.length - 1)]
    sent.push(request)
    return { ...none, status: 200, text: '', receivedAt: Date.now(), ...answer }
  }
  return { send, sent }
}

/** An answer with this value. */
export const json = (value: unknown, status = 200) => ({ status, text: JSON.stringify(value) })
