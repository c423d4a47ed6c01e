/**
 * `node scripts/bundle-room-tests.mjs ROOM`: one file with the tests of a room and the source under test, for mutation
 * testing. Jest then loads one module for each change instead of hundreds.
 */
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { ROOMS } from './mutation-rooms.mjs'

const TESTS = '__tests__'
const files = ROOMS[process.argv[2]].flatMap((path) => {
  const whole = join(TESTS, path)
  if (!statSync(whole).isDirectory()) return [whole]
  return readdirSync(whole)
    .filter(
      (name) => name.endsWith('.test.ts') && !name.endsWith('-properties.test.ts') && name !== 'plan-proof.test.ts'
    )
    .map((name) => join(whole, name))
})
const shim = join(import.meta.dirname, 'stop-after-failure.mjs')
/** One failing test is enough to notice a change. */
const stopAfterFailure = {
  name: 'stop-after-failure',
  setup: ({ onResolve }) =>
    onResolve({ filter: /^@jest\/globals$/ }, ({ importer }) =>
      importer === shim ? { path: '@jest/globals', external: true } : { path: shim }
    )
}
await build({
  stdin: { contents: files.map((file) => `import './${file}'`).join('\n'), resolveDir: '.' },
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  plugins: [stopAfterFailure],
  nodePaths: [join(import.meta.dirname, '../node_modules')],
  outfile: 'mutation/room.test.mjs',
  banner: {
    js: "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"
  },
  logLevel: 'warning'
})
