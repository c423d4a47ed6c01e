/**
 * What only structured inputs need: the YAML library and the schema of resource_spec. Most runs give none, and the two
 * are much of what a run would have to parse before its first request; so they are loaded for those that do.
 */
import type { RawInputs } from './raw.js'
import { isMapText } from './secrets.js'

type Structures = typeof import('./structured.js') & typeof import('../contract/resource-spec.js')

let loaded: Structures | undefined

/** Loads the readers of structured inputs. */
export async function loadStructures(): Promise<void> {
  if (loaded !== undefined) return
  const [structured, resourceSpec] = await Promise.all([
    import('./structured.js'),
    import('../contract/resource-spec.js')
  ])
  loaded = { ...structured, ...resourceSpec }
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
