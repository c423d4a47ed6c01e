/** What structured inputs are read with. */
export { readAnswer } from '../contract/dialect/speech.js'
export { WantedResourceSpec } from '../contract/resource-spec.js'
export { parseStructure } from './structured.js'
export { parseTextMap } from './text-map.js'
