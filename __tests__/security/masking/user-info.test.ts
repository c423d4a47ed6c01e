import { expect, test } from '@jest/globals'
import { userInfoIn } from '../../../src/masking/user-info.js'
import { withoutUserInfo } from '../../../src/text/sanitize.js'

test('a long text is read at once, however it is made', () => {
  for (const piece of ['a', '://', ':', '@', ':_']) {
    const startedAt = performance.now()
    userInfoIn(piece.repeat(100_000 / piece.length))
    withoutUserInfo(`@${piece.repeat(100_000 / piece.length)}`)
    expect([piece, performance.now() - startedAt < 2_000]).toEqual([piece, true])
  }
})

test.each<[string, string[]]>([
  ['https://host.example/@x', []],
  ['npm i git+https://robot:hunter2@git.example/a/b.git && make', ['hunter2', 'hunter2']],
  ['npm i git+ssh://git@github.com/octo-org/support-agent.git#semver:^1.2.3', []],
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
