import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const SECURITY = readFileSync('SECURITY.md', 'utf8')
const [, table = ''] = SECURITY.split('## How each promise is tested')
const rows = [...table.matchAll(/^\| (?!Promise|---)(.+?) \| (.+) \|$/gm)].map(
  ([, promise = '', tests = '']) => ({
    promise,
    named: [...tests.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  })
)

test('every test that SECURITY.md names exists', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>
  }
  const isThere = (name: string) => {
    const script = /^npm run (\S+)/.exec(name)?.[1]
    return script === undefined ? existsSync(name) : script in scripts
  }
  const missing = rows.flatMap(({ named }) => named.filter((name) => !isThere(name)))
  expect(missing).toEqual([])
  expect(rows.length).toBeGreaterThan(10)
  for (const { promise, named } of rows)
    expect({ promise, named: named.length > 0 }).toEqual({ promise, named: true })
})

test('every promise of SECURITY.md has a test', () => {
  const promises = [...SECURITY.matchAll(/^\*\*(.+?)\.\*\*/gm)].map(([, promise]) => promise)
  expect(promises.length).toBeGreaterThanOrEqual(5)
  const shown = new Set(rows.map(({ promise }) => promise))
  expect(promises.filter((promise) => !shown.has(promise ?? ''))).toEqual([])
})
