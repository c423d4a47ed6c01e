/**
 * Checks a value by a schema and words what is wrong
 * with it as §2.7 shapes it, in the manner of pydantic.
 */
import * as z from 'zod'
import type { ValidationError } from '../../src/contract/errors.js'

type RawIssue = z.core.$ZodRawIssue
type Problem = Omit<ValidationError, 'loc'>

const problem = (type: string, msg: string): Problem => ({ type, msg })
const INTEGER = problem('int_type', 'Input should be a valid integer')

const WRONG_TYPE: Record<string, Problem> = {
  string: problem('string_type', 'Input should be a valid string'),
  number: problem('float_type', 'Input should be a valid number'),
  boolean: problem('bool_type', 'Input should be a valid boolean'),
  array: problem('list_type', 'Input should be a valid list'),
  object: problem('dict_type', 'Input should be a valid dictionary'),
  record: problem('dict_type', 'Input should be a valid dictionary'),
  int: problem(
    'int_from_float',
    'Input should be a valid integer, got a number with a fractional part'
  )
}

const quoted = (values: readonly unknown[]) => {
  const words = values.map((value) => `'${String(value)}'`)
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`
}
const characters = (count: number) => `${count} character${count === 1 ? '' : 's'}`

function wrongType(issue: RawIssue & { code: 'invalid_type' }): Problem {
  if (Number.isNaN(issue.input)) {
    return problem(
      'int_parsing',
      'Input should be a valid integer, unable to parse string as an integer'
    )
  }
  const isInteger = issue.inst instanceof z.ZodNumberFormat && issue.expected === 'number'
  return isInteger
    ? INTEGER
    : (WRONG_TYPE[issue.expected] ?? problem('value_error', `Value error, ${issue.expected}`))
}

function outOfBounds(issue: RawIssue & { code: 'too_small' | 'too_big' }): Problem {
  const small = issue.code === 'too_small'
  const bound = Number(small ? issue.minimum : issue.maximum)
  if (issue.origin === 'string') {
    return problem(
      small ? 'string_too_short' : 'string_too_long',
      `String should have at ${small ? 'least' : 'most'} ${characters(bound)}`
    )
  }
  return small
    ? problem('greater_than_equal', `Input should be greater than or equal to ${bound}`)
    : problem('less_than_equal', `Input should be less than or equal to ${bound}`)
}

function problemOf(issue: RawIssue): Problem {
  if (issue.input === undefined) return problem('missing', 'Field required')
  switch (issue.code) {
    case 'invalid_type':
      return wrongType(issue)
    case 'too_small':
    case 'too_big':
      return outOfBounds(issue)
    case 'invalid_value':
      return problem('enum', `Input should be ${quoted(issue.values)}`)
    case 'unrecognized_keys':
      return problem('extra_forbidden', 'Extra inputs are not permitted')
    case 'invalid_format':
      if (issue.format === 'guid') return problem('uuid_parsing', 'Input should be a valid UUID')
      if (issue.format === 'datetime')
        return problem('datetime_parsing', 'Input should be a valid datetime')
      return problem('string_pattern_mismatch', 'String should match the format')
    case 'custom':
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    default:
      return problem('value_error', `Value error, ${issue.message ?? 'not valid'}`)
  }
}

/**
 * The contract's own messages win over ours (a rule such as "must be a DNS label").
 * Ours are recognized by their text, because zod passes on only the message.
 */
function entryOf(issue: z.core.$ZodIssue, ours: Map<string, string>): Problem {
  const type = ours.get(issue.message)
  return type === undefined
    ? problem('value_error', `Value error, ${issue.message}`)
    : { type, msg: issue.message }
}

export type Checked<T> = { value: T } | { errors: ValidationError[] }

/** Checks `value`, which stands at `root` of the request (`body`, `query`, `path`). */
export function check<T>(schema: z.ZodType<T>, value: unknown, root: string): Checked<T> {
  const ours = new Map<string, string>()
  // No body at all and `null` are the same to a service that needs one.
  const result = schema.safeParse(value ?? undefined, {
    error: (issue) => {
      const { type, msg } = problemOf(issue)
      ours.set(msg, type)
      return msg
    }
  })
  if (result.success) return { value: result.data }
  const errors = result.error.issues.flatMap((issue): ValidationError[] => {
    const loc = [
      root,
      ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    ]
    const entry = entryOf(issue, ours)
    const keys = issue.code === 'unrecognized_keys' ? issue.keys : undefined
    return keys === undefined
      ? [{ loc, ...entry }]
      : keys.map((key) => ({ loc: loc.concat(key), msg: entry.msg, type: entry.type }))
  })
  return { errors }
}
