/** Inputs of a step that action.yml does not have, but that somebody meant: GitHub only warns of them, and goes on without. */
import { LANGSMITH_WORDS } from '../contract/dialect/words.js'
import { RESOURCE_SPEC_FIELDS } from '../contract/vocabulary.js'
import { INPUT_DEFAULTS } from './declared.js'

const isField = (name: string) => RESOURCE_SPEC_FIELDS.some((field) => field === name)
const isInput = (name: string) => Object.hasOwn(INPUT_DEFAULTS, name)

/** One line for each name that the API has and the inputs have not. @param given Names under `with:`, in lower case. */
export function misnamedInputs(given: readonly string[]): string[] {
  return given.flatMap((name) => {
    if (isInput(name)) return []
    const meant = Object.entries(LANGSMITH_WORDS).find(([, spoken]) => spoken === name)?.[0] ?? name
    const place = placeOf(meant)
    return place === undefined ? [] : [`There is no input ${name}, so it has no effect: ${place}.`]
  })
}

function placeOf(meant: string): string | undefined {
  if (isInput(meant)) return `its name here is ${meant}, whatever the service calls it`
  if (isField(meant)) return `${meant} stands inside resource_spec`
  return meant === 'listener_config' ? 'give cluster_namespace, which is what it holds' : undefined
}
