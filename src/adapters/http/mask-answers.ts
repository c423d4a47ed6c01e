/** Masks the secrets that a service returns, before any part of the response is printed. */
import { documentTexts } from '../../masking/document-texts.js'
import { userInfoIn } from '../../masking/user-info.js'
import { readJson } from '../../text/json.js'
import type { HttpSender } from './sender.js'

/**
 * Returns the same sender, with `mask` called for each value of a secret in an answer, whatever its
 * status and shape.
 *
 * @param isPublished Whether what is shown under the name of a variable is public.
 */
export function maskAnswers(
  sender: HttpSender,
  mask: (value: string) => void,
  isPublished?: (variable: string) => boolean
): HttpSender {
  return {
    send: async (request) => {
      const answer = await sender.send(request)
      // A text that is no JSON may hold some.
      const values = returnedValues(readJson(answer.text) ?? answer.text, isPublished)
      for (const value of [...values, ...values.flatMap(documentTexts)]) mask(value)
      return answer
    }
  }
}

/** Members that hold secrets or variables of a container. */
const HOLDER = /^(?:secrets|env|env_?vars?|environment_?(?:variables|vars)|secret_?values)$/i
/** The fields of a secret besides its value. */
const ABOUT = /^(?:name|key|id|type|kind|description|source|status|hash|version|.*_(?:at|by|id))$/
/** A variable as a container runtime writes it. */
const ASSIGNMENT = /^[A-Za-z_]\w*=/
/**
 * Marks between a name and its value in JSON, in the notation of a language, within a string of
 * one, in HTML, in a URL.
 */
const QUOTES = '(?:["\'\\\\]|&(?:quot|apos|#x?\\d\\d);|%2[27]){0,8}'
/** A member that holds a secret. */
const SHOWS_SECRETS = new RegExp(
  `(?:\\b|%2[27])(?:secrets|value|env|env_vars)${QUOTES}\\s?(?:[:=]|=>|%3a)\\s?` +
    '(?:["\'\\\\[{(]|&(?:quot|#)|%(?:2[27]|5b|7b|28))',
  'i'
)

/**
 * Members that name the deployment itself. A deployment that needs another one may have its URL or
 * id as a secret.
 */
const IDENTITY = /^(?:.*_)?(?:id|url)$/

/** Finds every value in a parsed answer, and the users of its URLs, also in JSON within a text. */
export function returnedValues(
  answer: unknown,
  isPublished: (variable: string) => boolean = () => false
): string[] {
  const found: string[] = []
  const shown = new Set<string>()
  const open: { node: unknown; holds: boolean }[] = [{ node: answer, holds: false }]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    const { node, holds } = next
    if (typeof node === 'string') {
      found.push(...userInfoIn(node))
      open.push({ node: embeddedJson(node), holds })
    } else if (Array.isArray(node)) {
      for (const item of node as unknown[]) {
        if (holds && typeof item === 'string' && ASSIGNMENT.test(item)) {
          const equals = item.indexOf('=')
          if (!isPublished(item.slice(0, equals))) found.push(item.slice(equals + 1))
        } else open.push({ node: item, holds })
      }
    } else if (typeof node === 'object' && node !== null) {
      const { name } = node as { name?: unknown }
      const isPublicEntry = typeof name === 'string' && isPublished(name)
      for (const [key, inner] of Object.entries(node)) {
        open.push({ node: inner, holds: holds || HOLDER.test(key) })
        if (typeof inner !== 'string') continue
        const isValue = 'value' in node ? key === 'value' : !ABOUT.test(key)
        const isPublic = isPublicEntry || isPublished(key)
        if (holds && isValue && !isPublic) found.push(inner)
        if (!holds && IDENTITY.test(key)) shown.add(inner)
      }
    }
  }
  return [...new Set(found.filter((value) => value !== '' && !shown.has(value)))]
}

/** Returns the JSON in a text, from its first bracket to its last. */
function embeddedJson(text: string): unknown {
  const from = text.search(/[[{]/)
  if (from < 0) return undefined
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']'))
  return readJson(text.slice(from, to + 1))
}

/** Returns whether the text may show secrets that are not masked yet. Then it is not quoted. */
export function mayShowSecrets(text: string): boolean {
  return SHOWS_SECRETS.test(text)
}
