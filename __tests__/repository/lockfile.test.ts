import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

interface Entry {
  integrity?: string
  resolved?: string
  link?: boolean
}

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>
const { '': _root, ...packages } = json('package-lock.json')['packages'] as Record<string, Entry>

test('nothing is installed that is not the very file the lockfile names, from the npm registry', () => {
  const wrong = Object.entries(packages).filter(
    ([, { integrity, resolved, link }]) =>
      !integrity?.startsWith('sha512-') ||
      link === true ||
      // Not named is best: it is then the registry of whoever installs, and the integrity says what it must be.
      !(resolved === undefined || resolved.startsWith('https://registry.npmjs.org/'))
  )
  expect(wrong).toEqual([])
})

test('no package runs a script of its own when it is installed', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m)
})

test('no package is installed in its first week, in which most compromised versions are found', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^min-release-age=7$/m)
})

test('no dependency changes its version automatically', () => {
  const { dependencies, devDependencies, overrides } = json('package.json')
  const versions = Object.entries({
    ...(dependencies as object),
    ...(devDependencies as object),
    ...(overrides as object)
  })
  expect(
    versions.filter(
      ([, version]) => typeof version === 'string' && !/^\d+\.\d+\.\d+$/.test(version)
    )
  ).toEqual([])
})
