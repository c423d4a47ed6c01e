/** The public service's API as its reference documents it, as a judge of requests and answers. */
import { readFileSync } from 'node:fs'
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'

/** A request and what was answered. */
export interface Exchange {
  method: string
  /** Path and query. */
  url: string
  /** The parsed JSON; undefined if there is none. */
  body: unknown
  status: number
  answer: unknown
}

interface Reference {
  $ref: string
}
interface Parameter {
  name: string
  in: 'path' | 'query'
  required: boolean
  schema: { type?: string | string[] }
}
interface Payload {
  content?: { 'application/json': { schema: object } }
}
interface Operation {
  parameters?: (Parameter | Reference)[]
  requestBody?: Payload
  responses: Record<string, Payload | Reference>
}
interface Description {
  paths: Record<string, Record<string, Operation>>
}

/** An operation of the description, with the values of its path parameters. */
interface Matched {
  name: string
  operation: Operation
  values: Record<string, string>
}

const FILE = new URL('langsmith-api.json', import.meta.url)
const JSON_SCHEMA = ['content', 'application/json', 'schema']

export class Contract {
  private readonly description = JSON.parse(readFileSync(FILE, 'utf8')) as Description
  private readonly ajv = new Ajv2020({ strict: false, allErrors: true, discriminator: false })
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor() {
    ;(addFormats as unknown as (ajv: Ajv2020) => void)(this.ajv)
    this.ajv.addSchema(this.description, 'langsmith')
  }

  /** Every operation, as `METHOD template`. */
  get operations(): string[] {
    return Object.entries(this.description.paths).flatMap(([template, operations]) =>
      Object.keys(operations).map((method) => `${method.toUpperCase()} ${template}`)
    )
  }

  /** Returns the operation of a request, as `METHOD template`; undefined if there is none. */
  operationOf({ method, url }: Pick<Exchange, 'method' | 'url'>): string | undefined {
    return this.match(method, url)?.name
  }

  /** Returns what the description forbids in an exchange, a line each. */
  violationsOf(exchange: Exchange): string[] {
    const { method, url } = exchange
    const matched = this.match(method, url)
    if (matched === undefined) return [`${method} ${url}: no such operation`]
    const problems = [
      ...this.parameterProblems(matched, new URL(url, 'http://localhost').searchParams),
      ...this.bodyProblems(matched, exchange),
      ...this.answerProblems(matched, exchange)
    ]
    return problems.map((problem) => `${matched.name}: ${problem}`)
  }

  private match(method: string, url: string): Matched | undefined {
    const [path = ''] = url.split('?', 1)
    for (const [template, operations] of Object.entries(this.description.paths)) {
      const operation = operations[method.toLowerCase()]
      const values = matchTemplate(template, path)
      if (operation && values) return { name: `${method} ${template}`, operation, values }
    }
    return undefined
  }

  private parameterProblems({ operation, values }: Matched, query: URLSearchParams): string[] {
    const parameters = (operation.parameters ?? []).map((entry) => this.resolve<Parameter>(entry))
    const names = new Set(parameters.filter(isOfQuery).map(({ name }) => name))
    const problems = [...query.keys()]
      .filter((name) => !names.has(name))
      .map((name) => `the query has no ${name}`)
    for (const parameter of parameters) {
      const { name, required, schema } = parameter
      const text = isOfQuery(parameter) ? query.get(name) : values[name]
      const isMissing = text === null || text === undefined
      if (isMissing && required) problems.push(`needs ${name}`)
      if (isMissing || this.ajv.validate(schema, typedValue(schema, text))) continue
      problems.push(`${name} is ${JSON.stringify(text)}`)
    }
    return problems
  }

  private bodyProblems({ name, operation }: Matched, { body }: Exchange): string[] {
    if (operation.requestBody === undefined) return body === undefined ? [] : ['takes no body']
    return this.check([...pathOf(name), 'requestBody', ...JSON_SCHEMA], body, 'request')
  }

  private answerProblems({ name, operation }: Matched, { status, answer }: Exchange): string[] {
    const entry = operation.responses[status]
    if (entry === undefined) return [`never answers ${status}`]
    if (this.resolve<Payload>(entry).content === undefined)
      return answer === undefined ? [] : [`${status} has no body`]
    const path = '$ref' in entry ? segmentsOf(entry) : [...pathOf(name), 'responses', `${status}`]
    return this.check([...path, ...JSON_SCHEMA], answer, `answer ${status}`)
  }

  private check(path: string[], value: unknown, what: string): string[] {
    const $ref = `langsmith#/${path.map(escapeSegment).join('/')}`
    const validate = this.compiled.get($ref) ?? this.ajv.compile({ $ref })
    this.compiled.set($ref, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message = '', params }) =>
        `${what} ${instancePath} ${message} ${JSON.stringify(params)}`
    )
  }

  private resolve<T extends object>(entry: T | Reference): T {
    if (!('$ref' in entry)) return entry
    let found: unknown = this.description
    for (const segment of segmentsOf(entry)) found = (found as Record<string, unknown>)[segment]
    return found as T
  }
}

const isOfQuery = ({ in: place }: Parameter) => place === 'query'
const segmentsOf = ({ $ref }: Reference) => $ref.split('/').slice(1)

/** The place of an operation in the description. */
function pathOf(name: string): string[] {
  const [method = '', template = ''] = name.split(' ')
  return ['paths', template, method.toLowerCase()]
}

const escapeSegment = (segment: string) =>
  encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))

/** Reads a parameter as what its schema wants. */
function typedValue({ type }: Parameter['schema'], text: string): unknown {
  const isBoolean = text === 'true' || text === 'false'
  if (type === 'integer') return /^-?\d+$/.test(text) ? Number(text) : text
  return type === 'boolean' && isBoolean ? text === 'true' : text
}

/** Returns the values of a path, by the names in the template; undefined if it is another path. */
function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const wanted = template.split('/')
  const segments = path.split('/')
  if (wanted.length !== segments.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const segment = segments[index] ?? ''
    const isParameter = name.startsWith('{')
    if (!isParameter && name !== segment) return undefined
    if (isParameter) values[name.slice(1, -1)] = decodeURIComponent(segment)
  }
  return values
}
