/**
 * What of a request is hidden from whoever asks for the
 * requests, and has shown no key: what is named like a secret.
 */

const HIDDEN = '***'

/**
 * Ends of names whose values are hidden: of fields (`secrets`,
 * `sidecars[].env`, `value` beside a `name`) and in queries.
 */
const SECRETIVE =
  /(secret|env|environment|env_?var|value|token|key|password|credential|authorization)s?$/i

/** The same of a parameter: `env`, and also `env[NAME]` and `env.NAME`. */
const isSecretive = (parameter: string) => SECRETIVE.test(parameter.split(/[.[]/, 1)[0] ?? '')

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/**
 * A text without the user and password of the URLs in
 * it, and without the values of secretive parameters.
 */
export function withoutSecretsInUrls(text: string): string {
  return (
    text
      .replace(/\/\/[^\s/]*@/g, '//')
      // An image without a scheme; what follows its own @ is a digest.
      .replace(/^[^\s/@:]*:[^\s/@]*@(?!sha\d+:)/, '')
      .replace(/([?&])([^\s=&?#]*)=[^\s&#]*/g, (whole, before: string, name: string) =>
        isSecretive(decoded(name)) ? `${before}${name}=${HIDDEN}` : whole
      )
  )
}

/** Of `{ name, value }` the name; of anything else nothing. */
function nameAlone(entry: unknown): unknown {
  if (!isObject(entry) || Array.isArray(entry)) return HIDDEN
  const isName = (key: string, value: unknown) =>
    key === 'name' && typeof value === 'string' && /^[\w.-]*$/.test(value)
  return Object.fromEntries(
    Object.entries(entry).map(([key, value]) => [key, isName(key, value) ? value : HIDDEN])
  )
}

function hidden(value: unknown): unknown {
  if (value == null) return value
  return Array.isArray(value) ? value.map(nameAlone) : HIDDEN
}

/** A body with the names of its secrets alone. */
export function withoutSecrets(body: unknown): unknown {
  if (typeof body === 'string') return withoutSecretsInUrls(body)
  if (!isObject(body)) return body
  if (Array.isArray(body)) return body.map(withoutSecrets)
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [
      key,
      SECRETIVE.test(key) ? hidden(value) : withoutSecrets(value)
    ])
  )
}
