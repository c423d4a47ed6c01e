/**
 * A service that is honest but for the twists of a test: its answers by number, from the first
 * request on.
 */
import * as fc from 'fast-check'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/adapters/http/sender.js'
import { ConnectionError } from '../../../src/errors.js'
import { sanitizeLine } from '../../../src/text/sanitize.js'
import {
  REVISION_ID,
  type ToldDeployment,
  ToldDeployments
} from '../../support/servers/told-deployments.js'
import { hostileText, jsonText } from './texts.js'

/** What becomes of one answer. */
export type Twist =
  | { kind: 'honest' }
  /** Every text in it that is no id. */
  | { kind: 'texts'; text: string }
  /** One of its values. */
  | { kind: 'value'; at: number; json: string }
  | { kind: 'field'; name: string; json: string }
  | { kind: 'body'; status: number; body: string }
  | {
      kind: 'refusal'
      status: number
      body: string
      retryAfter: string
      location: string
      date: string
    }
  | { kind: 'cut'; at: number }
  | { kind: 'lost'; message: string }

const header = fc.oneof(
  hostileText,
  fc.constantFrom(
    '1',
    '0',
    '-1',
    '1e9',
    '99999999999999999999',
    'Infinity',
    'NaN',
    '0x10',
    'Thu, 01 Jan 1970 00:00:00 GMT',
    'Sat, 31 Dec 9999 23:59:59 GMT',
    '+275760-09-13T00:00:00.001Z'
  )
)
const detail = fc.oneof(
  hostileText.map((text) => JSON.stringify({ detail: text })),
  fc
    .array(
      fc.record({
        loc: fc.array(fc.oneof(hostileText, fc.integer())),
        msg: hostileText,
        type: hostileText
      }),
      {
        maxLength: 3
      }
    )
    .map((entries) => JSON.stringify({ detail: entries })),
  jsonText.map((json) => `{"detail":${json}}`),
  jsonText,
  hostileText
)
const status = fc.oneof(
  fc.constantFrom(400, 401, 403, 404, 405, 409, 422, 425, 429, 500, 501, 502, 503),
  fc.integer({ min: 100, max: 999 })
)

export const twist: fc.Arbitrary<Twist> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Twist>({ kind: 'honest' }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('texts' as const), text: hostileText }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('value' as const), at: fc.nat(30), json: jsonText })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('field' as const),
      name: fc.constantFrom(
        '__proto__',
        'constructor',
        'toString',
        'toJSON',
        'then',
        'length',
        'extra'
      ),
      json: jsonText
    })
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('body' as const),
      status: fc.constantFrom(200, 201, 204, 206, 299),
      body: fc.oneof(jsonText, hostileText)
    })
  },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('refusal' as const),
      status,
      body: detail,
      retryAfter: header,
      location: header,
      date: header
    })
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cut' as const), at: fc.nat(300) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('lost' as const), message: hostileText }) }
)

export interface Asked {
  request: HttpRequest
  /** What it was answered with. */
  text: string
}

/** A service with one deployment, or none before one is created. */
export class TwistedAnswers implements Pick<HttpSender, 'send'> {
  readonly asked: Asked[] = []
  private readonly told: ToldDeployments

  /** @param statuses Of the revision, one a read; the last one stays. */
  constructor(
    private readonly twists: readonly Twist[],
    options: {
      exists: boolean
      statuses: readonly string[]
      deployment?: ToldDeployment
      /** The log of a revision that fails. */
      log?: readonly string[]
    }
  ) {
    const { exists, statuses, deployment, log = ['npm error 404'] } = options
    this.told = new ToldDeployments(exists ? [{ ...ONE, ...deployment }] : [], {
      log,
      complete: ONE
    })
    this.told.revisionOf = (nth, { source_revision_config }) => ({
      status: statuses[Math.min(nth, statuses.length - 1)] ?? 'DEPLOYED',
      source_revision_config,
      created_at: '2026-01-01T00:00:00Z'
    })
  }

  send = async (request: HttpRequest): Promise<HttpAnswer> => {
    const answer = this.twisted(request, this.twists[this.asked.length] ?? { kind: 'honest' })
    this.asked.push({ request, text: answer.text })
    return answer
  }

  private twisted(request: HttpRequest, twist: Twist): HttpAnswer {
    const { status, body } = this.told.answer(request)
    const honest = body === undefined ? '' : JSON.stringify(body)
    switch (twist.kind) {
      case 'honest':
        return answerOf(status, honest)
      case 'texts':
        if (body === undefined) return answerOf(status, twist.text)
        return answerOf(
          status,
          JSON.stringify(body, (key, value: unknown) =>
            typeof value === 'string' && !key.endsWith('id') ? twist.text : value
          )
        )
      case 'value':
        return answerOf(status, withValue(honest, twist))
      case 'field':
        return answerOf(
          status,
          honest.startsWith('{')
            ? `{${JSON.stringify(twist.name)}:${twist.json},${honest.slice(1)}`
            : honest
        )
      case 'body':
        return answerOf(twist.status, twist.body)
      case 'refusal': {
        const { status, body, retryAfter, location, date } = twist
        return { ...answerOf(status, body), retryAfter, date, ...(status < 400 && { location }) }
      }
      case 'cut':
        return answerOf(status, honest.slice(0, twist.at))
      case 'lost': {
        const told = `${request.method} ${request.path}`
        this.asked.push({ request, text: '' })
        throw new ConnectionError({
          what: `${told}: ${sanitizeLine(twist.message)}`,
          request: told,
          mayHaveBeenApplied: true,
          retryable: true
        })
      }
    }
  }
}

const ONE: ToldDeployment & { updated_at: string } = {
  name: 'support',
  source: 'git_host',
  source_config: {
    custom_url: 'https://support.agents.example',
    repo_url: 'https://github.com/acme/support',
    install_command: 'x'
  },
  source_revision_config: {
    repo_ref: 'main',
    graph_config_path: 'agent.json',
    repo_commit_sha: 'c'.repeat(40)
  },
  secrets: [{ name: 'HELD', value: 'held-by-the-service' }],
  status: 'READY',
  active_revision_id: REVISION_ID,
  updated_at: '2026-01-01T00:00:00Z'
}

function answerOf(status: number, text: string): HttpAnswer {
  return {
    status,
    text,
    retryAfter: undefined,
    location: undefined,
    date: undefined,
    receivedAt: 0
  }
}

/** The JSON text with the value number `at` in it replaced. */
function withValue(text: string, { at, json }: { at: number; json: string }): string {
  if (text === '') return json
  let seen = 0
  const MARK = '\u0000here'
  const marked = JSON.stringify(JSON.parse(text), (_key, value: unknown) =>
    seen++ === at ? MARK : value
  )
  return marked.replace(JSON.stringify(MARK), () => json)
}

const KNOWN = new RegExp(
  [
    '^(?:GET|POST) /v2/deployments(?:\\?[\\w=&%.*+~-]*)?$',
    '^(?:GET|PATCH|DELETE) /v2/deployments/[\\w.:~%-]+$',
    '^GET /v2/deployments/[\\w.:~%-]+/revisions(?:/[\\w.:~%-]+|\\?offset=\\d+)?$',
    '^POST /v2/deployments/[\\w.:~%-]+/revisions/[\\w.:~%-]+/redeploy$',
    '^POST /v1/projects/[\\w.:~%-]+/revisions/[\\w.:~%-]+/(?:build|deploy)_logs$',
    '^GET /v1/integrations/git(?:_host|hub)/install$',
    '^GET /v2/listeners$'
  ].join('|')
)

/** Requests that lead anywhere else than an operation of the service, whatever ids it named. */
export function strayRequests(asked: readonly Asked[]): string[] {
  return asked
    .map(({ request }) => `${request.method} ${request.path}`)
    .filter((line) => !KNOWN.test(line) || /\/\.{1,2}(?:\/|$)/.test(line))
}
