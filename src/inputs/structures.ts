/**
 * What only structured inputs need: the YAML library, the schema of resource_spec, and its words in a dialect. Most runs
 * give none, and these are much of what a run would have to parse before its first request; so they are loaded for those
 * that do.
 */
import { isMapText } from './map-text.js'
import type { RawInputs } from './raw-inputs.js'

type Structures = typeof import('./structure-readers.js')

let loaded: Structures | undefined

/** Loads the readers of structured inputs. */
export async function loadStructures(): Promise<void> {
  loaded ??= await import('./structure-readers.js')
}

/** Whether an input is given that must not be read before `loadStructures`. */
export function hasStructures({ resource_spec, smoke_input, secrets }: RawInputs): boolean {
  return resource_spec !== undefined || smoke_input !== undefined || (secrets !== undefined && isMapText(secrets))
}

/** The readers, once they are loaded. */
export function structures(): Structures {
  if (loaded === undefined) throw new Error('loadStructures comes first')
  return loaded
}
