/** Reads the value of an HTTP response. */
import type * as z from 'zod'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { type Answered, errorFromResponse, invalidResponse, MOST_QUOTED, quoted } from './refusal.js'

/** No response of a service is nested this deeply. */
const DEEPEST = 100

/** The value of a 2xx answer. @throws as `parseJson` does; AnswerError when it is no such value. */
export function parseAnswer<T extends z.ZodType>(schema: T, answered: Answered): z.infer<T> {
  const json = parseJson(answered)
  const parsed = schema.safeParse(answered.wording ? answered.wording.value(json) : json)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues
    .slice(0, 5)
    .map((issue) => sanitizeLine(`${fieldPath(issue.path) || 'the body'}: ${issue.message}`))
  throw invalidResponse(answered, issues.join('; '))
}

/**
 * The JSON of a 2xx response.
 *
 * @throws StatusError for any other valid status; AnswerError if it is not valid, or not JSON.
 */
export function parseJson(answered: Answered): unknown {
  const { answer, redact } = answered
  if (answer.status < 200 || answer.status > 299) throw errorFromResponse(answered)
  let json: unknown
  try {
    json = JSON.parse(answer.text)
  } catch {
    throw invalidResponse(answered, whyNotJson(answer.text.trimStart().slice(0, MOST_QUOTED), redact))
  }
  if (isDeeperThan(DEEPEST, json))
    throw invalidResponse(answered, `the body is nested more than ${DEEPEST} levels deep`)
  return json
}

/** Whether a value is nested more deeply than that: some recursion could not follow it. */
export function isDeeperThan(levels: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  return levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner))
}

/** JSON is not quoted: it may contain secrets of a deployment that are not masked yet. */
function whyNotJson(text: string, redact: Answered['redact']): string {
  if (text === '') return 'the body is empty'
  if (/^[[{"]/.test(text)) return 'the body is JSON that is cut off or broken'
  return `the body is not JSON: ${sanitizeLine(quoted(text, redact), 80)}`
}
