import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from '@jest/globals'

/** The rooms of a deploy in the order of its steps: none knows one that comes after it. */
const STEPS = 'core compare find plan apply wait verify build-log rollback delete preview'.split(
  ' '
)
const DEPLOY = resolve('src/deploy')

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(
    ([, path = '']) => resolve(dirname(file), path)
  )

const stepOf = (path: string) => STEPS.findIndex((step) => path.startsWith(`${DEPLOY}/${step}/`))

test('each step of a deploy has its place, and imports no later one', () => {
  const steps = readdirSync(DEPLOY, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(steps.map(({ name }) => name).sort()).toEqual([...STEPS].sort())
  const later = sourcesIn(DEPLOY).flatMap((file) =>
    importsOf(file)
      .filter(
        (path) =>
          stepOf(file) >= 0 && (stepOf(path) > stepOf(file) || path === `${DEPLOY}/deploy.js`)
      )
      .map((path) => `${file} imports ${path}`)
  )
  expect(later).toEqual([])
})

/** The rooms of src/, from top to bottom (CONTRIBUTING.md). Those of one row may know each other. */
const ROOMS = [
  ...'index cli run report inputs smoke deploy adapters masking requests ports errors error-codes'.split(
    ' '
  ),
  'contract repository text action-names input-table release'
].map((row) => row.split(' '))
/** In a job, the command line is the action. */
const ALLOWED = ['cli → index']

const roomOf = (path: string) => /^[^/.]+/.exec(relative(resolve('src'), path))?.[0] ?? ''
const floorOf = (room: string) => ROOMS.findIndex((row) => row.includes(room))

test('every folder and file of src/ has its place, and no room imports one above it', () => {
  const arrows = sourcesIn(resolve('src')).flatMap((file) =>
    importsOf(file).map((path) => [roomOf(file), roomOf(path)] as const)
  )
  expect(readdirSync('src').filter((name) => floorOf(roomOf(resolve('src', name))) < 0)).toEqual([])
  const upwards = arrows.filter(([from, to]) => floorOf(to) >= 0 && floorOf(to) < floorOf(from))
  expect(new Set(upwards.map((arrow) => arrow.join(' → ')))).toEqual(new Set(ALLOWED))
})

test('a deploy knows no adapter, and loads no module on demand', () => {
  const files = sourcesIn(DEPLOY)
  expect(
    files.filter((file) => importsOf(file).some((path) => roomOf(path) === 'adapters'))
  ).toEqual([])
  expect(files.filter((file) => /\bimport\(/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('one file decides what serves: no other reads the field that names the serving revision', () => {
  const readers = sourcesIn(resolve('src'))
    .filter((file) => /\bactive_revision_id\b/.test(readFileSync(file, 'utf8')))
    .map((file) => relative(resolve('src'), file))
    .filter((file) => !file.startsWith('contract/'))
  expect(readers).toEqual(['deploy/core/snapshot.ts'])
})
