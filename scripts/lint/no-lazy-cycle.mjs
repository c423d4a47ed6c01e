/**
 * A rule for oxlint: no import cycle through `import()`, as an expression or as a type. Its own `import/no-cycle` follows
 * only import statements (oxc-project/oxc#25555).
 */
import { existsSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*(["'])(\.[^"']+)\1/g
const COMMENT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm

/** What each file imports, by its path. */
const graph = new Map()

function fileOf(from, specifier) {
  const path = resolve(dirname(from), specifier)
  return [path.replace(/\.([cm]?)js$/, '.$1ts'), path].find((file) => existsSync(file))
}

function importsOf(file) {
  if (!graph.has(file)) {
    const code = readFileSync(file, 'utf8').replace(COMMENT, '')
    const found = [...code.matchAll(IMPORTED)].map(([, , specifier]) => fileOf(file, specifier))
    graph.set(file, new Set(found.filter((imported) => /\.[cm]?[jt]s$/.test(imported ?? ''))))
  }
  return graph.get(file)
}

/** The files on a way from one file to another; undefined if there is none. */
function wayBetween(from, to) {
  const open = [[from]]
  const seen = new Set([from])
  for (let way = open.shift(); way !== undefined; way = open.shift()) {
    const last = way.at(-1)
    if (last === to) return way
    for (const next of importsOf(last)) {
      if (seen.has(next)) continue
      seen.add(next)
      open.push([...way, next])
    }
  }
  return undefined
}

function create(context) {
  const check = (node, specifier) => {
    if (typeof specifier !== 'string' || !specifier.startsWith('.')) return
    const imported = fileOf(context.filename, specifier)
    const way = imported && wayBetween(imported, resolve(context.filename))
    if (way === undefined) return
    const names = way.map((file) => file.slice(context.cwd.length + 1))
    context.report({ node, message: `Import cycle: ${[names.at(-1), ...names].join(' → ')}` })
  }
  return {
    ImportExpression: (node) => check(node, node.source.value),
    TSImportType: (node) => check(node, (node.source ?? node.argument)?.value ?? node.argument?.literal?.value)
  }
}

export default { meta: { name: 'project' }, rules: { 'no-lazy-cycle': { create } } }
