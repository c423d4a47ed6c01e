/**
 * Webpack writes code that is loaded on demand to files with numbers for names. This gives each file a telling name:
 * its largest package if it holds only packages, otherwise the module that is imported. Files that hold only packages
 * are minified.
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
  if (!FILE_OF_CHUNK.test(text)) throw new Error(`${index} has no table of chunk files`)
  const table = JSON.stringify(Object.fromEntries(names.map(({ id, name }) => [id, name])), null, 2)
  writeFileSync(
    index,
    text.replace(FILE_OF_CHUNK, (_, head) => `${head} return (${table})[chunkId]; }`)
  )
}

/** Minifies a file whose readable source is published elsewhere. */
export function minify(path) {
  const { code } = transformSync(readFileSync(path, 'utf8'), { minify: true, legalComments: 'none', target: 'node20' })
  writeFileSync(path, code)
}

/** Returns the chunks with their names, in an order that depends only on their contents. */
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
  const asked = [...new Set(origins.map(({ request }) => basename(request, '.js')))]
  return asked.length === 1 ? asked[0] : basename(largest, '.js')
}
