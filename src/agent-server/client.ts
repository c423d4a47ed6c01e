/** The agent server that a deployment exposes (§4.2), over one sender. */
import { AnswerError } from '../errors.js'
import { parseJson } from '../http/answer.js'
import { type Advice, errorFromResponse } from '../http/error-from-response.js'
import type { HttpAnswer, HttpSender } from '../http/sender.js'
import type { AgentInfo, AgentServer } from '../ports.js'
import { createEventReader } from './event-stream.js'

/** Where an endless stream ends, in bytes. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024

const ADVICE: Advice = {
  subject: 'The agent server',
  address: 'the URL of the deployment',
  byStatus: {
    400: { fix: 'Check `smoke_input` and `smoke_stream_mode`.' },
    401: {
      headline: 'The agent server refused the key',
      fix: 'Set `agent_api_key` to a key of the agent server. If it is not set, `api_key` is sent.'
    },
    403: {
      headline: 'The agent server refused the key',
      fix: 'Set `agent_api_key` to a key of the organization in which the agent server is deployed.'
    },
    404: { fix: 'Check `smoke_assistant`, and that the deployment serves an agent server at this URL.' },
    422: { fix: 'Check `smoke_input` and `smoke_stream_mode`.' }
  }
}

/** An agent server answers with JSON, plain text or a stream. Pages come from what stands before it. */
const isPage = (text: string) => /^\s*</.test(text)

function pageInstead(request: string, status: number): AnswerError {
  return new AnswerError(`A web page answered instead of the agent server (HTTP ${status}).\n${request}`, {
    request,
    brief: `${request} answered ${status} with a web page`,
    mayHaveBeenApplied: false,
    retryable: true,
    advice: `Check that the agent server has started, and that this runner can reach ${ADVICE.address} without a login.`
  })
}

/** A refused key stays one, whatever the answer looks like. */
const REFUSED_KEY = new Set([401, 403])

/** @throws AnswerError when the answer is a page. */
function refusePage(request: string, { status, text }: HttpAnswer): void {
  if (!REFUSED_KEY.has(status) && isPage(text)) throw pageInstead(request, status)
}

/** The agent server behind `sender`. */
export function createAgentServer(sender: HttpSender, redact: (text: string) => string): AgentServer & AgentInfo {
  return {
    readInfo: async (timeoutMs) => {
      const path = '/info'
      const answer = await sender.send({ method: 'GET', path, timeoutMs, ownConnection: true })
      refusePage(`GET ${path}`, answer)
      return parseJson({ request: `GET ${path}`, answer, advice: ADVICE, redact })
    },
    searchAssistants: async (page, timeoutMs) => {
      const path = '/assistants/search'
      const answer = await sender.send({ method: 'POST', path, body: { metadata: {}, ...page }, timeoutMs })
      refusePage(`POST ${path}`, answer)
      return parseJson({ request: `POST ${path}`, answer, advice: ADVICE, redact })
    },
    streamRun: async (body, timeoutMs, onEvent) => {
      const path = '/runs/stream'
      const reader = createEventReader(onEvent)
      const request = { method: 'POST', path, body, timeoutMs, accept: 'text/event-stream' } as const
      let head = ''
      const answer = await sender.stream(request, MAX_STREAM_BYTES, (text) => {
        if (head.trim() === '') head += text
        reader.feed(text)
      })
      refusePage(`POST ${path}`, { ...answer, text: head || answer.text })
      if (answer.status < 200 || answer.status > 299) {
        throw errorFromResponse({ request: `POST ${path}`, answer, advice: ADVICE, redact })
      }
      reader.end()
    }
  }
}
