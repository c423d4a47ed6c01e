/** What `run` loads for structured inputs only is there in every test. */
import { loadStructures } from '../../src/inputs/structures.js'

await loadStructures()
