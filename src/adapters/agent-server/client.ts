/** The agent server that a deployment exposes (§4.2), over one sender. */
import { createParser } from 'eventsource-parser'
import { AnswerError } from '../../errors.js'
import type { AgentInfo, AgentServer, StreamEvent } from '../../ports.js'
import { type Advice, type Explanation, errorFromResponse, parseJson } from '../http/answer.js'
import { type HttpAnswer, type HttpRequest, type HttpSender, nameRequest } from '../http/sender.js'

/** What authenticates a run with the agent server (§5). */
export interface AgentCredentials {
  api_key?: string | undefined
}

const REFUSED_KEY = 'The agent server refused the key'
const CHECK_INPUT = 'Check `smoke_input` and `smoke_stream_mode`.'
const EXPLANATIONS: Partial<Record<number, Explanation>> = {
  400: { fix: CHECK_INPUT },
  401: {
    headline: REFUSED_KEY,
    fix: 'Set `agent_api_key` to a key of the agent server. If it is not set, `api_key` is sent.'
  },
  403: {
    headline: REFUSED_KEY,
    fix: 'Set `agent_api_key` to a key of the organization in which the agent server is deployed.'
  },
  404: {
    fix: 'Check `smoke_assistant`, and that the deployment serves an agent server at this URL.'
  },
  422: { fix: CHECK_INPUT }
}
const ADVICE: Advice = {
  subject: 'The agent server',
  address: 'the URL of the deployment',
  explain: ({ status }) => EXPLANATIONS[status] ?? {}
}

/** Returns the agent server behind `sender`. */
export function createAgentServer(
  sender: HttpSender,
  redact: (text: string) => string
): AgentServer & AgentInfo {
  const ask = async (request: HttpRequest) => {
    const answer = await sender.send(request)
    const answered = { request: nameRequest(request), answer, advice: ADVICE, redact }
    refusePage(answered.request, answer)
    return answered
  }
  return {
    readInfo: async (timeoutMs) =>
      parseJson(await ask({ method: 'GET', path: '/info', timeoutMs, ownConnection: true })),
    searchAssistants: async (page, timeoutMs) =>
      parseJson(
        await ask({
          method: 'POST',
          path: '/assistants/search',
          body: { metadata: {}, ...page },
          timeoutMs
        })
      ),
    streamRun: async (body, timeoutMs, onEvent) => {
      const request = { method: 'POST', path: '/runs/stream', body, timeoutMs } as const
      const reader = createEventReader(onEvent)
      let head = ''
      const onText = (text: string) => {
        if (head.trim() === '') head += text
        reader.feed(text)
      }
      const answered = await ask({ ...request, onText })
      refusePage(answered.request, { ...answered.answer, text: head })
      if (answered.answer.status < 200 || answered.answer.status > 299)
        throw errorFromResponse(answered)
      reader.end()
    }
  }
}

/**
 * Refuses a page of what stands before an agent server, which itself answers with JSON, plain text
 * or a stream. A refused key stays one, whatever the answer looks like.
 * @throws AnswerError when the answer is a page.
 */
function refusePage(request: string, { status, text }: HttpAnswer): void {
  if (status === 401 || status === 403) return
  if (!/^\s*</.test(text)) return
  throw new AnswerError({
    what: `A web page answered instead of the agent server (HTTP ${status}).`,
    facts: [{ label: 'Request', value: request }],
    fix: [
      'Check that the agent server has started, ' +
        `and that this runner can reach ${ADVICE.address} without a login.`
    ],
    request,
    brief: `${request} answered ${status} with a web page`,
    mayHaveBeenApplied: false,
    retryable: true
  })
}

/** Reads server-sent events from text in any chunks, with lines that end in LF, CRLF or CR. */
export function createEventReader(onEvent: (event: StreamEvent) => void): {
  feed(text: string): void
  end(): void
} {
  const parser = createParser({
    onEvent: ({ event = 'message', data }) => onEvent({ event, data })
  })
  return {
    feed: (text) => parser.feed(text),
    // An event that only lacks its closing empty line counts.
    end: () => parser.feed('\n\n')
  }
}
