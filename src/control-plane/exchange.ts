/** One request to the control plane and its answer. */
import type { Dialect } from '../contract/dialect/dialect.js'
import { type HttpRequest, type HttpSender, nameRequest } from '../http/sender.js'
import { rememberAccepted } from './accepted-credentials.js'
import { type Access, controlPlaneAdvice } from './advice.js'
import type { Answer, Operation } from './answers.js'

/** Deadlines of one exchange, in milliseconds: a write may take the service longer. */
const READ_TIMEOUT_MS = 30_000
const WRITE_TIMEOUT_MS = 60_000

/** A dialect, and what translates it: `translation.ts`, which builds all schemas of the contract and so is loaded late. */
export interface SpokenDialect {
  dialect: Dialect
  translation: Pick<typeof import('./translation.js'), 'writeIn' | 'wordingOf'>
}

/** What an exchange works with. */
export interface ExchangeParts {
  sender: HttpSender
  /** Takes secret values out of what errors quote. */
  redact: (text: string) => string
  /**
   * Returns the response readers once a request is in progress, because building the schemas takes longer than sending
   * a request. Called for each request.
   */
  loadReader: () => Promise<Pick<typeof import('./answers.js'), 'readAnswer'>>
  /**
   * For a service with words of its own: what it is asked and answers is in those words on the wire, and in neutral ones
   * here.
   */
  spoken?: SpokenDialect | undefined
  /** What errors name: the address and the inputs with credentials. */
  access?: Access
}

/** How a request is sent; without `timeoutMs` as long as its kind may take. */
export type ExchangeRequest = Omit<HttpRequest, 'timeoutMs'> & { timeoutMs?: number | undefined }

/** Sends one request and reads its answer. @throws RequestError or CancelledError. */
export type Exchange = <T extends Operation>(operation: T, request: ExchangeRequest) => Promise<Answer<T>>

/** Returns what exchanges requests and answers over a sender, and remembers what the credentials were good for. */
export function openExchange({ sender, redact, loadReader, spoken, access = {} }: ExchangeParts): Exchange {
  const adviceFor = controlPlaneAdvice(access)
  const credentials = rememberAccepted<Operation>()
  return async (operation, { body, ...request }) => {
    const timeoutMs = request.timeoutMs ?? (request.method === 'GET' ? READ_TIMEOUT_MS : WRITE_TIMEOUT_MS)
    const sent = spoken ? spoken.translation.writeIn(spoken.dialect, operation, body) : body
    const [answer, { readAnswer }] = await Promise.all([
      sender.send({ ...request, ...(sent !== undefined && { body: sent }), timeoutMs }),
      loadReader()
    ])
    const wording = spoken?.translation.wordingOf(spoken.dialect, operation)
    if (answer.status >= 200 && answer.status <= 299) credentials.accept(operation, answer.receivedAt)
    try {
      return readAnswer(operation, {
        request: nameRequest(request),
        answer,
        advice: adviceFor(operation),
        redact,
        wording
      })
    } catch (error) {
      throw credentials.explain(error, operation, answer.receivedAt)
    }
  }
}
