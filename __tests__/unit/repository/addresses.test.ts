import { expect, test } from '@jest/globals'
import { isPinned, parseImage } from '../../../src/repository/image.js'
import {
  parseRemoteAddress,
  repositoryKey,
  repositoryOwner
} from '../../../src/repository/repository-url.js'

const DIGEST = `sha256:${'ab'.repeat(32)}`

test.each([
  ['nginx', 'docker.io/library/nginx', 'latest', undefined],
  ['registry-1.docker.io/acme/support', 'docker.io/acme/support', 'latest', undefined],
  ['localhost/support', 'localhost/support', 'latest', undefined],
  ['registry:5000/a/b:1.2', 'registry:5000/a/b', '1.2', undefined],
  ['https://GHCR.io:443/acme/support:1', 'ghcr.io/acme/support', '1', undefined],
  ['ghcr.io:4430/acme/support', 'ghcr.io:4430/acme/support', 'latest', undefined],
  [`ghcr.io/a@${DIGEST.toUpperCase()}`, 'ghcr.io/a', undefined, DIGEST],
  [`ghcr.io/a:1@${DIGEST}`, 'ghcr.io/a', '1', DIGEST]
])('%s leads to %s, tag %s, digest %s', (image, repository, tag, digest) => {
  expect(parseImage(` ${image}\n`)).toEqual({ repository, tag, digest })
})

test.each([
  [`acme/a@${DIGEST}`, true],
  [` acme/a:1@${DIGEST.toUpperCase()} `, true],
  ['acme/a:1', false],
  [`acme/a@${DIGEST}-x`, false],
  [`acme/a:${'ab'.repeat(32)}`, false]
])('%s can never move to other contents: %s', (image, expected) => {
  expect(isPinned(image)).toBe(expected)
})

test.each([
  ['https://github.com/Acme/support.git', 'acme'],
  ['git@git.example:group/sub/support', 'sub'],
  ['https://github.com/', undefined]
])('the owner of %j is %s', (url, owner) => {
  expect(repositoryOwner(url)).toBe(owner)
})

test.each([
  ['https://github.com/acme/support', 'https://github.com/acme/support-pr'],
  ['https://github.com/acme/support', 'https://github.org/acme/support'],
  ['https://github.com/acme/support', 'https://github.com:8443/acme/support'],
  ['ssh://git@git.example:443/acme/a', 'https://git.example/acme/a'],
  ['https://github.com/acme/support', 'https://evil.example/github.com/acme/support'],
  ['https://github.com/acme/support', 'https://github.com@evil.example/acme/support'],
  ['https://github.com/acme/.git', 'https://github.com/acme']
])('%s and %s are two repositories', (a, b) => {
  expect(repositoryKey(a)).not.toBe(repositoryKey(b))
})

test("Azure's two forms of an address lead to one repository", () => {
  const key = repositoryKey('https://dev.azure.com/acme/proj/_git/agent')
  expect(repositoryKey('git@ssh.dev.azure.com:v3/acme/proj/agent')).toBe(key)
})

test.each([
  ['https://github.com/acme/support.git', 'https://github.com', 'acme/support'],
  [
    'https://user:token@git.example:8443/group/sub/support.git/',
    'https://git.example:8443',
    'group/sub/support'
  ],
  ['http://git.example:8080/acme/support.git', 'http://git.example:8080', 'acme/support'],
  ['git@github.com:acme/support.git', 'https://github.com', 'acme/support'],
  ['ssh://git@ssh.github.com:443/acme/agent.git', 'https://github.com', 'acme/agent'],
  ['ssh://git@altssh.gitlab.com:443/acme/agent.git', 'https://gitlab.com', 'acme/agent'],
  // The port of ssh is not that of the web server.
  ['ssh://git@git.example:2222/acme/support.git', 'https://git.example', 'acme/support'],
  [
    'git@ssh.dev.azure.com:v3/acme/My%20Project/agent',
    'https://dev.azure.com',
    'acme/My%20Project/_git/agent'
  ],
  [
    'acme@vs-ssh.visualstudio.com:v3/acme/proj/agent',
    'https://dev.azure.com',
    'acme/proj/_git/agent'
  ],
  ['https://dev.azure.com/acme/proj/_git/agent', 'https://dev.azure.com', 'acme/proj/_git/agent'],
  ['git@git.example:v3/acme/proj/agent', 'https://git.example', 'v3/acme/proj/agent'],
  ['https://gitea/acme/agent', 'https://gitea', 'acme/agent'],
  ['git@localhost:acme/agent', 'https://localhost', 'acme/agent'],
  ['https://github.com/acme/support.github', 'https://github.com', 'acme/support.github']
])('the remote %s is the repository %s, %s', (url, server_url, repository) => {
  expect(parseRemoteAddress(url)).toEqual({ server_url, repository })
})

test.each([
  '/srv/git/support.git',
  'file:///srv/git/support.git',
  'https://github.com',
  'ssh:///acme/support',
  'git@github-work:acme/agent.git',
  'ssh://git@github-work:22/acme/agent.git',
  'codecommit::us-east-1://agent',
  'C:/repositories/agent',
  'git@github.com:acme/a b',
  ''
])('the remote %j is on no server that a token or a link may lead to', (url) => {
  expect(parseRemoteAddress(url)).toBeUndefined()
})
