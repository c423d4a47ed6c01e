/**
 * Translates values of the contract to the words of a dialect and back. The schema decides by position: a key if the
 * object has that field, a text if the schema says that it is a word.
 *
 * At each position a neutral word and its wire word are swapped. Nothing can therefore collide or get lost: `write` and
 * `read` are inverse for any value.
 */
import * as z from 'zod'
import { Listener } from '../lookups.js'
import { isWord, type Word, type Words } from './dialect.js'

/**
 * `write`: neutral to wire. `read`: wire to neutral, exactly. `accept`: also takes neutral words in requests of others,
 * unless the wire word is present too.
 */
export type Way = 'write' | 'read' | 'accept'

/** The words of a dialect, and which way to translate. */
export interface Translation {
  words: Words
  way: Way
}

/** The value in the other words; the same value if the schema holds none of them. */
export function translate(value: unknown, schema: z.core.$ZodType, translation: Translation): unknown {
  return translateAt(value, positionOf(schema), translation)
}

function translateAt(value: unknown, position: Position | undefined, translation: Translation): unknown {
  if (position === undefined) return value
  switch (position.kind) {
    case 'value':
      return typeof value === 'string' ? otherText(value, position.words, translation) : value
    case 'list':
      return Array.isArray(value) ? value.map((entry) => translateAt(entry, position.of, translation)) : value
    case 'keys':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
        ? translateObject(value, position, translation)
        : value
  }
}

function otherText(text: string, words: readonly Word[], { words: wire, way }: Translation): string {
  const spoken = words.find((word) => wire[word] === text)
  if (spoken !== undefined) return spoken
  const neutral = way === 'accept' ? undefined : words.find((word) => word === text)
  return neutral === undefined ? text : wire[neutral]
}

type Keys = Extract<Position, { kind: 'keys' }>

function translateObject(value: object, position: Keys, translation: Translation): object {
  const { words, way } = translation
  const moved = way === 'accept' ? position.words.filter((word) => Object.hasOwn(value, words[word])) : position.words
  const strict: Translation = { words, way: way === 'accept' ? 'read' : way }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => {
      const other = otherText(key, moved, strict)
      const neutral = way === 'write' ? key : other
      return [other, translateAt(inner, position.inner.get(neutral), translation)]
    })
  )
}

/**
 * Translates the path of a field (§2.7, `loc`). A part that is not a field of its object stays unchanged, such as the
 * tag that some services add for a union.
 */
export function translatePath<Part extends PropertyKey>(
  path: readonly Part[],
  schema: z.core.$ZodType,
  translation: Translation
): (Part | string)[] {
  let position = positionOf(schema)
  return path.map((part) => {
    if (position?.kind === 'list' && typeof part === 'number') {
      position = position.of
      return part
    }
    if (position?.kind !== 'keys' || typeof part !== 'string') return part
    const other = otherText(part, position.words, translation)
    const neutral = translation.way === 'write' ? part : other
    if (position.fields.has(neutral)) position = position.inner.get(neutral)
    return other
  })
}

/**
 * What may be translated below a place of a value.
 * `keys`: an object of these fields, of which some are words; what its fields hold is in `inner`.
 * `list`: the same for each entry. `value`: a text that is one of these words, or none.
 */
type Position =
  | { kind: 'keys'; words: readonly Word[]; fields: ReadonlySet<string>; inner: ReadonlyMap<string, Position> }
  | { kind: 'list'; of: Position }
  | { kind: 'value'; words: readonly Word[]; others: readonly string[] }

/** Texts of the contract that hold a word without being an enum: its other values are not shown (§2.5). */
const OPEN_TEXTS = new Map<z.core.$ZodType, readonly Word[]>([[Listener.shape.compute_type, ['cluster']]])

const found = new WeakMap<z.core.$ZodType, { position: Position | undefined }>()

/** Undefined if nothing below is a word: labels, secrets and free-form objects. */
function positionOf(schema: z.core.$ZodType): Position | undefined {
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
