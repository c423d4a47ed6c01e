/** Whom users get the command line from: its release, since the registry has no package of this name that is ours. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { RELEASED_PROGRAM } from '../../src/release.js'

/** A start of, or a dependency on, whatever the registry has under the name. The name of the action has an owner. */
const BY_BARE_NAME = /\bnpx (?:-\S+ )*deploy-agent-server\b|(?<![\w/])deploy-agent-server@\d/
const ADDRESS = /https:\/\/github\.com\/[\w./-]+\.tgz\b/g

const FILES = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(?:[cm]?[jt]s|json|md|ya?ml)$/.test(file) && !file.startsWith('dist/'))
  .filter((file) => !file.endsWith('program-address.test.ts'))

const linesOf = (file: string) => readFileSync(file, 'utf8').split('\n')

test('no file starts the command line by its bare name', () => {
  const found = FILES.flatMap((file) =>
    linesOf(file).flatMap((line) => (BY_BARE_NAME.test(line) ? [`${file}: ${line}`] : []))
  )
  expect(found).toEqual([])
})

test.each([
  ['npx deploy-agent-server@1 logs', true],
  ['npx --yes deploy-agent-server deploy', true],
  ['npm install --save-dev deploy-agent-server@1.0.0', true],
  [`${RELEASED_PROGRAM} deploy`, false],
  ['uses: deploy-agent-server/deploy-agent-server@v1', false]
])('a bare name is found: %s', (line, isFound) => expect(BY_BARE_NAME.test(line)).toBe(isFound))

test('every address of the command line is that of the release of package.json', () => {
  const { version, repository } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<string, string>
  const address = `https://github.com/${repository?.replace('github:', '')}/releases/download/v${version}/deploy-agent-server.tgz`
  expect(RELEASED_PROGRAM).toBe(`npx --yes ${address}`)
  const found = FILES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(ADDRESS)].map(([of]) => of))
  expect(new Set(found)).toEqual(new Set([address]))
})
