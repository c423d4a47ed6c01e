/** Whether a map of neutral word to wire word can be spoken: it must lead back from every place to where it came from. */
import { Deployment, DeploymentCreateRequest, DeploymentPatchRequest } from '../deployment.js'
import { Listener } from '../lookups.js'
import { Revision } from '../revision.js'
import { positionsWithin } from './positions.js'
import { ALL_WORDS, completeWords, isWord, type Word, type Words } from './words.js'

const IDENTIFIER = /^[A-Za-z_]\w{0,99}$/
/** Of a word that is none, in characters: the mend behind it must not be cut off. */
const LONGEST_SHOWN = 60
/** An object cannot be asked for these as it is for any other field. */
const UNUSABLE = new Set(['__proto__'])

const SPOKEN = [DeploymentCreateRequest, DeploymentPatchRequest, Deployment, Revision, Listener]

export type ParsedWords = { words: Words } | { problems: string[] }

/** All words, or everything that is wrong with the map, each in one line with its mend. */
export function parseWords(map: Record<string, unknown>): ParsedWords {
  const problems: string[] = []
  const named: Partial<Record<Word, string>> = {}
  for (const [word, wire] of Object.entries(map)) {
    const shown = JSON.stringify(word.slice(0, LONGEST_SHOWN))
    if (!isWord(word)) problems.push(`${shown} is none of the words: give ${ALL_WORDS.join(', ')}`)
    else if (typeof wire !== 'string' || !IDENTIFIER.test(wire) || UNUSABLE.has(wire)) {
      problems.push(`${shown} leads to no word: give one of letters, digits and _, not beginning with a digit`)
    } else named[word] = wire
  }
  const words = completeWords(named)
  problems.push(...findCollisions(words))
  return problems.length > 0 ? { problems: [...new Set(problems)] } : { words }
}

function findCollisions(words: Words): string[] {
  return positionsWithin(SPOKEN).flatMap((position) => {
    const others = position.kind === 'keys' ? [...position.fields] : [...position.words, ...position.others]
    const what = position.kind === 'keys' ? 'is another field beside it' : 'is another value in the same place'
    return position.words.flatMap((word) => {
      const wire = words[word]
      if (wire !== word && others.includes(wire)) {
        return [`${word} cannot be "${wire}", which ${what}: give another word`]
      }
      const twins = position.words.filter((other) => words[other] === wire && !others.includes(wire))
      return twins[0] === word && twins.length > 1
        ? [`${twins.join(' and ')} are both "${wire}": give each its own`]
        : []
    })
  })
}
