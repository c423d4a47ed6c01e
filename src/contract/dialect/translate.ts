/**
 * Translates values of the contract to the words of a dialect and back, by position in their schema: a key where the
 * object has that field, a text where the schema says that it is a word, and nothing else.
 *
 * At one place a neutral word and its wire word change places, so nothing can collide or be lost, whatever else is
 * there: `write` and `read` undo each other for any value.
 */
import type * as z from 'zod'
import { type Position, positionOf } from './positions.js'
import type { Word, Words } from './words.js'

/**
 * `write`: neutral to wire. `read`: wire to neutral, to the letter. `accept`: the same for what others send; a neutral
 * word is taken for what it says where the wire word is not there too.
 */
export type Way = 'write' | 'read' | 'accept'

export interface Translation {
  words: Words
  way: Way
}

/** The value in the other words; the same value where the schema holds none of them. */
export function translate(value: unknown, schema: z.core.$ZodType, translation: Translation): unknown {
  return translateAt(value, positionOf(schema), translation)
}

export function translateAt(value: unknown, position: Position | undefined, translation: Translation): unknown {
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
 * The path of a field (§2.7, `loc`) in the other words. A part that is no field of its object, such as the tag that
 * some services put there for a choice, stays as it is.
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
