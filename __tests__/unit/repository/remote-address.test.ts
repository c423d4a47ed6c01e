import { expect, test } from '@jest/globals'
import { parseRemoteAddress } from '../../../src/repository/repository-url.js'

test.each([
  ['https://github.com/acme/support.git', 'https://github.com', 'acme/support'],
  ['https://user:token@git.example:8443/group/sub/support.git/', 'https://git.example:8443', 'group/sub/support'],
  ['http://git.example:8080/acme/support.git', 'http://git.example:8080', 'acme/support'],
  ['git@github.com:acme/support.git', 'https://github.com', 'acme/support'],
  ['ssh://git@ssh.github.com:443/acme/agent.git', 'https://github.com', 'acme/agent'],
  ['ssh://git@altssh.gitlab.com:443/acme/agent.git', 'https://gitlab.com', 'acme/agent'],
  // The port of ssh is not that of the web server.
  ['ssh://git@git.example:2222/acme/support.git', 'https://git.example', 'acme/support'],
  ['https://github.com/acme/support.github', 'https://github.com', 'acme/support.github']
])('the remote %s is the repository %s, %s', (url, server_url, repository) => {
  expect(parseRemoteAddress(url)).toEqual({ server_url, repository })
})

test.each([
  '/srv/git/support.git',
  'file:///srv/git/support.git',
  'https://github.com',
  'ssh:///acme/support',
  'git@github.com:acme/a b',
  ''
])('the remote %j is on no server that a token or a link may lead to', (url) => {
  expect(parseRemoteAddress(url)).toBeUndefined()
})
