/** Where in a value of the contract a word of the table may stand: found by walking its schema, once for each. */
import * as z from 'zod'
import { Listener } from '../lookups.js'
import { isWord, type Word } from './words.js'

/**
 * What may be translated below a place of a value.
 * `keys`: an object of these fields, of which some are words; what its fields hold is in `inner`.
 * `list`: the same for each entry. `value`: a text that is one of these words, or none.
 */
export type Position =
  | { kind: 'keys'; words: readonly Word[]; fields: ReadonlySet<string>; inner: ReadonlyMap<string, Position> }
  | { kind: 'list'; of: Position }
  | { kind: 'value'; words: readonly Word[]; others: readonly string[] }

/** Texts of the contract that hold a word without being an enum: its other values are not shown (§2.5). */
const OPEN_TEXTS = new Map<z.core.$ZodType, readonly Word[]>([[Listener.shape.compute_type, ['cluster']]])

const found = new WeakMap<z.core.$ZodType, { position: Position | undefined }>()

/** Undefined where nothing below is a word: labels, secrets and free-form objects, whatever they look like. */
export function positionOf(schema: z.core.$ZodType): Position | undefined {
  let known = found.get(schema)
  if (known === undefined) {
    known = { position: findPosition(schema) }
    found.set(schema, known)
  }
  return known.position
}

function findPosition(schema: z.core.$ZodType): Position | undefined {
  const open = OPEN_TEXTS.get(schema)
  if (open !== undefined) return { kind: 'value', words: open, others: [] }
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable) return positionOf(schema.unwrap())
  if (schema instanceof z.ZodEnum) return enumPosition(schema.options.map(String))
  if (schema instanceof z.ZodArray) {
    const of = positionOf(schema.element)
    return of && { kind: 'list', of }
  }
  return schema instanceof z.ZodObject ? keysPosition(schema.shape) : undefined
}

function enumPosition(options: readonly string[]): Position | undefined {
  const words = options.filter(isWord)
  return words.length === 0 ? undefined : { kind: 'value', words, others: options.filter((option) => !isWord(option)) }
}

function keysPosition(shape: z.core.$ZodShape): Position | undefined {
  const fields = new Set(Object.keys(shape))
  const words = [...fields].filter(isWord)
  const inner = new Map<string, Position>()
  for (const [field, schema] of Object.entries(shape)) {
    const position = positionOf(schema)
    if (position !== undefined) inner.set(field, position)
  }
  return words.length === 0 && inner.size === 0 ? undefined : { kind: 'keys', words, fields, inner }
}
