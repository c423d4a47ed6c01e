import { readFileSync } from 'node:fs'
import { Ajv, type ValidateFunction } from 'ajv'
import addFormats from 'ajv-formats'

/** A request as it came in. */
export interface Incoming {
  method: string
  /** Below the API's base, without the query. */
  path: string
  query: Record<string, string>
  body: unknown
}

interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  schema: object
}

interface Operation {
  parameters?: (Parameter | { $ref: string })[]
  requestBody?: { content: Record<string, { schema: { properties?: object } }> }
  responses: Record<string, { content?: Record<string, { schema: object }> }>
}

interface Description {
  paths: Record<string, Record<string, Operation>>
  components: { parameters: Record<string, Parameter> }
}

/** What a request asks for, by GitHub's own description. */
export interface Matched {
  template: string
  operation: Operation
  parameters: Record<string, string>
}

/** Written by `scripts/trim-github-description.mjs`, which names the operations. */
const FILE = '__tests__/github/server/github-api.json'

/** What this project uses of GitHub's published OpenAPI description, as a judge of requests and of what the local API answers. */
export class Contract {
  private readonly description: Description
  private readonly ajv: Ajv
  private readonly compiled = new Map<string, ValidateFunction>()

  constructor() {
    const text = readFileSync(FILE, 'utf8')
    this.description = JSON.parse(text) as Description
    // Responses of the local API have only the fields that are read; those must be valid.
    const lenient = JSON.parse(text, (key, value: unknown) =>
      key === 'required' && Array.isArray(value) ? undefined : withoutLooseNull(value)
    ) as object
    this.ajv = new Ajv({ strict: false, coerceTypes: false, allErrors: true })
    ;(addFormats as unknown as (ajv: Ajv) => void)(this.ajv)
    this.ajv.addSchema(this.description, 'github').addSchema(lenient, 'answers')
  }

  /** The operation of a request; undefined when the description has none. */
  match({ method, path }: Incoming): Matched | undefined {
    for (const [template, operations] of Object.entries(this.description.paths)) {
      const operation = operations[method.toLowerCase()]
      const parameters = operation && matchTemplate(template, path)
      if (parameters) return { template, operation, parameters }
    }
    return undefined
  }

  /** What is wrong with a request, one line each. */
  problemsOf(request: Incoming): string[] {
    const matched = this.match(request)
    if (matched === undefined)
      return [`${request.method} ${request.path}: the description has no such operation`]
    const problems = [
      ...this.parameterProblems(matched, request),
      ...this.bodyProblems(matched, request)
    ]
    return problems.map((problem) => `${request.method} ${matched.template}: ${problem}`)
  }

  /** What is wrong with an answer of the local API. */
  answerProblems(request: Incoming, status: number, body: unknown): string[] {
    const matched = this.match(request)
    if (matched === undefined) return []
    const answer = matched.operation.responses[status]
    if (answer === undefined)
      return [`${request.method} ${matched.template}: never answers ${status}`]
    if (answer.content === undefined) return []
    const path = [matched.template, request.method.toLowerCase(), 'responses', String(status)]
    return this.check(
      `answers#/paths/${pointer([...path, 'content', 'application/json', 'schema'])}`,
      body
    )
  }

  private parameterProblems({ operation, parameters }: Matched, { query }: Incoming): string[] {
    const declared = (operation.parameters ?? []).map((parameter) => this.resolve(parameter))
    const known = new Set(
      declared.filter((parameter) => parameter.in === 'query').map(({ name }) => name)
    )
    const unknown = Object.keys(query).filter((name) => !known.has(name))
    const wrong = declared.flatMap((parameter) => {
      const value = parameter.in === 'path' ? parameters[parameter.name] : query[parameter.name]
      if (value === undefined)
        return parameter.required && parameter.in === 'query' ? [`needs ${parameter.name}`] : []
      return this.valueProblems(parameter, value)
    })
    return [...unknown.map((name) => `has no parameter ${name}`), ...wrong]
  }

  private valueProblems({ name, schema }: Parameter, text: string): string[] {
    const isNumber = (schema as { type?: string }).type === 'integer'
    const value = isNumber ? Number(text) : text
    const problems = this.ajv.validate(schema, value) ? [] : [`${name} is ${JSON.stringify(value)}`]
    // Said in words only: "max 100".
    return name === 'per_page' && Number(text) > 100
      ? [...problems, 'per_page is more than 100']
      : problems
  }

  private bodyProblems({ template, operation }: Matched, { method, body }: Incoming): string[] {
    const declared = operation.requestBody?.content['application/json']?.schema
    if (declared === undefined) return body === undefined || body === null ? [] : ['takes no body']
    const known = new Set(Object.keys(declared.properties ?? {}))
    const unknown = Object.keys(body ?? {}).filter((name) => !known.has(name))
    const path = pointer([
      template,
      method.toLowerCase(),
      'requestBody',
      'content',
      'application/json',
      'schema'
    ])
    return [
      ...unknown.map((name) => `has no field ${name}`),
      ...this.check(`github#/paths/${path}`, body)
    ]
  }

  private check($ref: string, value: unknown): string[] {
    const validate = this.compiled.get($ref) ?? this.ajv.compile({ $ref })
    this.compiled.set($ref, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath, message = '' }) => `${instancePath || 'body'} ${message}`
    )
  }

  private resolve(parameter: Parameter | { $ref: string }): Parameter {
    if (!('$ref' in parameter)) return parameter
    const found = this.description.components.parameters[parameter.$ref.split('/').at(-1) ?? '']
    if (found === undefined) throw new Error(`The description has no ${parameter.$ref}`)
    return found
  }
}

/** A few schemas of the description say `nullable` and no `type`, with which ajv does not know what to do. */
function withoutLooseNull(schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('nullable' in schema) || 'type' in schema)
    return schema
  const { nullable: _, ...rest } = schema
  return rest
}

function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [template.split('/'), path.split('/')]
  if (wanted.length !== given.length) return undefined
  const parameters: Record<string, string> = {}
  for (const [index, part] of wanted.entries()) {
    const value = given[index] ?? ''
    if (part.startsWith('{') && value !== '')
      parameters[part.slice(1, -1)] = decodeURIComponent(value)
    else if (part !== value) return undefined
  }
  return parameters
}

const pointer = (parts: string[]) =>
  parts
    .map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1')))
    .join('/')
