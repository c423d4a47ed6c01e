import { describe, expect, test } from '@jest/globals'
import { secretsInCommand, userInfoIn } from '../../../src/masking/command-secrets.js'
import { withoutUserInfo } from '../../../src/text/sanitize.js'

const GITHUB = `ghp_${'a1B2c3D4'.repeat(5)}`
const NPM = `npm_${'Zz9Yy8Xx7'.repeat(4)}`
const JWT = 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxMjM0NTY3ODkwIn0.dozjgNryP4J3jVmNHl0w5N'

describe('what looks like a secret in a command', () => {
  test.each([
    [`npm config set //registry.npmjs.org/:_authToken=${NPM} && npm ci`, NPM],
    [`npm config set //registry.npmjs.org/:_authToken ${NPM}`, NPM],
    ['npm config set //r.example/:_password="cGFzc3dvcmQ="', 'cGFzc3dvcmQ='],
    ['NPM_TOKEN=abcd1234 npm ci', 'abcd1234'],
    ['tool --token hunter2 build', 'hunter2'],
    ['tool --auth-token "two words" build', 'two words'],
    ['curl --user "robot:hunter2" https://x.example', 'hunter2'],
    ['curl -H "Authorization: Bearer hunter2-abc" https://x.example', 'hunter2-abc'],
    ['curl -H "PRIVATE-TOKEN: hunter2" https://x.example', 'hunter2'],
    ['npm i git+https://robot:hunter2@git.example/a/b.git', 'hunter2'],
    [`npm i git+https://${GITHUB}@github.com/a/b.git`, GITHUB],
    ['pip install --index-url https://robot:p%40ss@pypi.example/simple x', 'p@ss'],
    [`tool login ${GITHUB}`, GITHUB],
    [`tool login ${JWT}`, JWT],
    ['tool login AKIAIOSFODNN7EXAMPLE', 'AKIAIOSFODNN7EXAMPLE'],
    ['tool login glpat-abcdefghij0123456789', 'glpat-abcdefghij0123456789'],
    ['tool login Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9', 'Ab1Cd2Ef3Gh4Ij5Kl6Mn7Op8Qr9']
  ])('%s', (command, secret) => {
    expect(secretsInCommand(command)).toContain(secret)
  })

  test.each([
    'npm ci --omit=dev && npm run build',
    'NPM_TOKEN=$NPM_TOKEN npm ci',
    'tool --token $TOKEN --verbose',
    'tool --token --verbose',
    'npm i git+ssh://git@github.com/octo-org/support-agent.git#semver:^1.2.3',
    'cd agents/support && node scripts/build.mjs --out-dir=dist/agents/support/V2ofThePipeline',
    'TOKEN=abc npm ci',
    'make token hunter2-abc',
    'tool login npm_onlylettersbehind',
    'tool load abcdefgh-ijklmnop-0123456789',
    'tool load AbcdefghIjklmnopQrstuvwxyz',
    'npm i git+https://robot@git.example/a/b.git'
  ])('nothing in: %s', (command) => {
    expect(secretsInCommand(command)).toEqual([])
  })

  test('a long command is read at once, however it is made', () => {
    for (const piece of ['a', 'token', '://', '--', '-u a:', '"', 'authorization: ', ':_']) {
      const startedAt = performance.now()
      secretsInCommand(piece.repeat(100_000 / piece.length))
      secretsInCommand(`${piece.repeat(100_000 / piece.length)} x`)
      userInfoIn(piece.repeat(100_000 / piece.length))
      withoutUserInfo(`@${piece.repeat(100_000 / piece.length)}`)
      expect([piece, performance.now() - startedAt < 2_000]).toEqual([piece, true])
    }
  })
})

test.each<[string, string[]]>([
  ['https://host.example/@x', []],
  ['https://robot@host.example', []],
  ['https://robot:@host.example', ['', '']],
  ['https://robot-1:p%40ss@host.example', ['robot-1', 'robot-1', 'p%40ss', 'p@ss']],
  ['https://robot:p%zz@host.example', ['p%zz', 'p%zz']],
  [`https://${'x'.repeat(15)}@host.example`, []],
  [`https://${'x'.repeat(16)}@host.example`, ['x'.repeat(16), 'x'.repeat(16)]]
])('user and password are found in %s', (text, found) => {
  expect(userInfoIn(text)).toEqual(found)
})

test.each([
  ['https://user:password@host.example/path', 'https://host.example/path'],
  [
    'see https://token@host.example, and http://a:b@c.example:8080/?q=1',
    'see https://host.example, and http://c.example:8080/?q=1'
  ],
  ['https://user:p@ss@host.example', 'https://host.example'],
  ['https:\\/\\/user:password@host.example\\/path', 'https:\\/\\/host.example\\/path'],
  ['ssh://git@github.com/octo/support', 'ssh://github.com/octo/support'],
  ['git@github.com:octo/support', 'git@github.com:octo/support'],
  ['https://registry.example/@scope/name', 'https://registry.example/@scope/name'],
  [
    'https://host.example/a and somebody@mail.example',
    'https://host.example/a and somebody@mail.example'
  ]
])('URLs are shown without user and password: %s', (text, shown) => {
  expect(withoutUserInfo(text)).toBe(shown)
})
