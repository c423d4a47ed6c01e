/** What structured inputs are read with. */
export { parseWords } from '../contract/dialect/map.js'
export { readAnswer } from '../contract/dialect/speech.js'
export { WantedResourceSpec } from '../contract/resource-spec.js'
export { parseStructure, parseTextMap } from './structured.js'
