import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'

/** The rooms of a deploy in the order of its steps: none knows one that comes after it. */
const STEPS = [
  'core',
  'compare',
  'find',
  'plan',
  'apply',
  'wait',
  'verify',
  'build-log',
  'rollback',
  'delete',
  'preview'
]
const DEPLOY = resolve('src/deploy')

const sourcesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts'))
    .map((path) => join(folder, path))

const importsOf = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path = '']) =>
    resolve(dirname(file), path)
  )

const stepOf = (path: string) => STEPS.findIndex((step) => path.startsWith(`${DEPLOY}/${step}/`))

test('every room of a deploy has its place in the order of the steps', () => {
  const rooms = readdirSync(DEPLOY, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(rooms.map(({ name }) => name).sort()).toEqual([...STEPS].sort())
})

test('no step of a deploy imports a later one', () => {
  const later = sourcesIn(DEPLOY).flatMap((file) =>
    importsOf(file)
      .filter((path) => stepOf(file) >= 0 && (stepOf(path) > stepOf(file) || path === `${DEPLOY}/deploy.js`))
      .map((path) => `${file} imports ${path}`)
  )
  expect(later).toEqual([])
})

test('a deploy knows the adapters by their ports only', () => {
  const adapters = ['control-plane', 'agent-server', 'http', 'github', 'git', 'runner', 'report', 'inputs', 'cli']
  const known = sourcesIn(DEPLOY).flatMap((file) =>
    importsOf(file).filter((path) => adapters.some((room) => path.startsWith(`${resolve('src', room)}/`)))
  )
  expect(known).toEqual([])
})

test('an adapter knows nothing of a deploy', () => {
  const adapters = ['control-plane', 'agent-server', 'http', 'requests', 'github', 'git', 'runner']
  const known = adapters
    .flatMap((room) => sourcesIn(resolve('src', room)))
    .flatMap((file) =>
      importsOf(file)
        .filter((path) => path.startsWith(`${DEPLOY}/`))
        .map((path) => `${file} imports ${path}`)
    )
  expect(known).toEqual([])
})

test('no module of a deploy is loaded on demand', () => {
  const lazy = sourcesIn(DEPLOY).filter((file) => /\bimport\(/.test(readFileSync(file, 'utf8')))
  expect(lazy).toEqual([])
})
