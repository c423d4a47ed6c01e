import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { build, stop } from 'esbuild'

/** Each asks no more of those who pass the code on than to keep its text with it. */
const FREE = new Set([
  'MIT',
  'ISC',
  'BSD-2-Clause',
  'BSD-3-Clause',
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0'
])
const COPYLEFT =
  /GNU (?:AFFERO |LESSER )?GENERAL PUBLIC|Server Side Public|Business Source|Mozilla Public License Version/i

interface Bundled {
  name: string
  version: string
  license: string
  /** What the license file of the package says; empty without one. */
  text: string
}

/** License texts kept by hand, which the build adds. */
const FURTHER = readFileSync('emulator/further-licenses.txt', 'utf8')

const words = (text: string) => text.replaceAll(/\s+/g, ' ').trim()

/** Every package of which the entries reach a file, by a bundler other than the one that makes `dist/`. */
async function packagesReached(entryPoints: string[]): Promise<Bundled[]> {
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    outdir: 'unused',
    logLevel: 'error'
  })
  const folders = Object.keys(metafile.inputs).map(
    (path) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(path)?.[0]
  )
  return [...new Set(folders.filter((folder) => folder !== undefined))].map(describePackage)
}

function describePackage(folder: string): Bundled {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8')
  ) as Record<string, unknown>
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return {
    name: String(name),
    version: String(version),
    license: String(license),
    text: file ? words(readFileSync(join(folder, file), 'utf8')) : ''
  }
}

const BUNDLES = [
  {
    file: 'dist/licenses.txt',
    entries: ['src/index.ts', 'src/adapters/github/client.ts'],
    least: 20
  },
  { file: 'dist/cli/licenses.txt', entries: ['src/cli/index.ts'], least: 50 }
]

afterAll(() => stop())

describe.each(BUNDLES)('$file', ({ file, entries, least }) => {
  let packages: Bundled[]
  const shipped = readFileSync(file, 'utf8')
  beforeAll(async () => {
    packages = await packagesReached(entries)
    expect(packages.length).toBeGreaterThanOrEqual(least)
  })

  test('the bundle carries the license text of everything in it', () => {
    const text = words(shipped)
    const isThere = (one: Bundled) =>
      one.text === '' ? FURTHER.includes(`${one.name}\n${one.license}\n`) : text.includes(one.text)
    const without = packages.filter((one) => !isThere(one))
    expect(without.map(({ name, version }) => `${name} ${version}`)).toEqual([])
  })

  test('no bundled package has a copyleft or an unknown license', () => {
    expect(packages.filter(({ license }) => !FREE.has(license))).toEqual([])
    expect(COPYLEFT.exec(shipped)).toBeNull()
  })
})

test('the pages of the reference come with the license of their package, in the bundled version', () => {
  const manifest = JSON.parse(
    readFileSync('node_modules/@fastify/swagger-ui/package.json', 'utf8')
  ) as {
    devDependencies: Record<string, string>
  }
  expect(readFileSync('dist/cli/licenses.txt', 'utf8')).toContain(FURTHER)
  expect(FURTHER).toContain(
    `swagger-ui\nApache-2.0\nVersion ${manifest.devDependencies['swagger-ui-dist']}, as`
  )
})
