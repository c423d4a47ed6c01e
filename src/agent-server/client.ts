/** The agent server that a deployment exposes (§4.2), over one sender. */
import { AnswerError } from '../errors.js'
import { type Advice, errorFromResponse, parseJson } from '../http/answer.js'
import type { HttpAnswer, HttpSender } from '../http/sender.js'
import type { AgentServer } from '../ports.js'
import { createEventReader } from './event-stream.js'

/** Where an endless stream ends, in bytes. */
const MAX_STREAM_BYTES = 8 * 1024 * 1024

const ADVICE: Advice = {
  address: 'the URL of the deployment',
  byStatus: {
    400: 'The agent server refuses the run as it stands: check smoke_input and smoke_stream_mode.',
    401: 'The agent server wants a key: give agent_api_key (when not given, api_key is used).',
    403: 'The agent server does not take this key: give agent_api_key a key of the organisation that it is deployed in.',
    404: 'Check smoke_assistant, and that the deployment serves an agent server at this URL.',
    422: 'The agent server refuses the run as it stands: check smoke_input and smoke_stream_mode.'
  }
}

/** An agent server answers with JSON, plain text or a stream. Pages come from what stands before it. */
const isPage = (text: string) => /^\s*</.test(text)

function pageInstead(request: string, status: number): AnswerError {
  return new AnswerError(`${request}: answered ${status} with a web page, which is no answer of an agent server`, {
    request,
    mayHaveBeenApplied: false,
    retryable: true,
    advice: `A gateway or a login page answers at ${ADVICE.address}. Check that the agent server has started, and that this runner may reach it without a login.`
  })
}

/** A refused key stays one, whatever the answer looks like. */
const REFUSED_KEY = new Set([401, 403])

/** @throws AnswerError when the answer is a page. */
function refusePage(request: string, { status, text }: HttpAnswer): void {
  if (!REFUSED_KEY.has(status) && isPage(text)) throw pageInstead(request, status)
}

/** The agent server behind `sender`. */
export function createAgentServer(sender: HttpSender, redact: (text: string) => string): AgentServer {
  return {
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
