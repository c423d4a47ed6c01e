/** What structured inputs are read with. */
export { readAnswer } from '../contract/dialect/speech.js'
export { WantedResourceSpec } from '../contract/resource-spec.js'
export { parseTextMap } from './structured/text-map.js'
export { parseStructure } from './structured/yaml.js'
