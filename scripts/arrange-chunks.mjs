/**
 * What webpack loads on demand lies in files that are numbers. Each gets a name that says what is in it: the largest
 * package, if all of it is from packages, or the module that is asked for. What is from packages only is minified.
 */
import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { transformSync } from 'esbuild'

const FILE_OF_CHUNK = /(__nccwpck_require__\.u = [^{]*\{)[^}]*\}/
const PACKAGE = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/

/**
 * Names the chunks of a bundle.
 * @param folder Of the bundle, whose `index.js` loads the chunks.
 * @param stats What ncc wrote with `--stats-out`.
 */
export function arrangeChunks(folder, stats) {
  const { chunks } = JSON.parse(readFileSync(stats, 'utf8'))
  const names = nameChunks(chunks.filter(({ files }) => !files.includes('index.js')))
  if (names.length === 0) return
  for (const { file, name, isForeign } of names) {
    renameSync(join(folder, file), join(folder, name))
    if (isForeign) minify(join(folder, name))
  }
  const index = join(folder, 'index.js')
  const text = readFileSync(index, 'utf8')
  if (!FILE_OF_CHUNK.test(text)) throw new Error(`${index} does not say how a chunk's file is called`)
  const table = JSON.stringify(Object.fromEntries(names.map(({ id, name }) => [id, name])), null, 2)
  writeFileSync(
    index,
    text.replace(FILE_OF_CHUNK, (_, head) => `${head} return (${table})[chunkId]; }`)
  )
}

/** Leaves out what only people read: of code whose source has a home elsewhere. */
export function minify(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, legalComments: 'none', target: 'node20' })
  writeFileSync(path, code)
}

/** The chunks in an order that depends on what is in them alone, each with its name. */
function nameChunks(chunks) {
  const taken = new Set(['index.js'])
  const unused = (name) => {
    for (let nth = 1; ; nth++) {
      const file = nth === 1 ? `${name}.js` : `${name}-${nth}.js`
      if (!taken.has(file)) return taken.add(file) && file
    }
  }
  return chunks
    .map(({ id, files: [file], modules, origins }) => {
      const all = modules.flatMap((module) => module.modules ?? [module])
      const isForeign = all.every(({ name }) => PACKAGE.test(name))
      return { id, file, isForeign, contents: describe({ all, isForeign, origins }) }
    })
    .sort((a, b) => a.id - b.id)
    .map(({ contents, ...chunk }) => ({ ...chunk, name: unused(contents) }))
}

function describe({ all, isForeign, origins }) {
  const largest = all.reduce((most, module) => (module.size > most.size ? module : most)).name
  if (isForeign) return PACKAGE.exec(largest)[1].replace('@', '').replace('/', '-')
  const asked = [...new Set(origins.map(({ request }) => request))]
  return basename(asked.length === 1 ? asked[0] : largest, '.js')
}
