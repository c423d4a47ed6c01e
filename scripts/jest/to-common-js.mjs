/** Transform for jest: an ES module of a package that another package loads with `require`. */
import { transformSync } from 'esbuild'

export default { process: (source) => ({ code: transformSync(source, { format: 'cjs' }).code }) }
