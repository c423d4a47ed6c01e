import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { canonicalValue, isAskedValue, isSameValue } from '../../../src/repository/same-value.js'
import { runs } from '../../support/runs.js'

const DIGEST = `sha256:${'ab'.repeat(32)}`
const OTHER_DIGEST = `sha256:${'cd'.repeat(32)}`

/** Spellings of one thing, per field. */
const SPELLINGS: [field: string, spellings: string[]][] = [
  [
    'repo_url',
    [
      'https://github.com/acme/support',
      'https://github.com/acme/support.git',
      'https://GitHub.com/Acme/Support',
      'http://github.com:80/acme/support',
      'https://user:token@github.com/acme/support.git',
      'https://github.com//acme/support?tab=readme#top',
      'git@github.com:acme/support.git',
      'github.com:acme/support',
      'ssh://git@github.com:22/acme/support.git',
      'git+ssh://git@github.com/acme/support.git',
      'ssh+git://git@github.com/acme/support',
      'github.com/acme/support',
      ' https://github.com/acme/support '
    ]
  ],
  [
    'repo_url',
    ['https://git.example:8443/a/b', 'HTTPS://git.example:8443/a/b.git', 'git.example:8443/a/b']
  ],
  [
    'graph_config_path',
    ['a/b.json', './a/b.json', '/a/b.json', 'a//b.json', 'a/./b.json', 'a/b.json/', './/a/b.json']
  ],
  ['repo_ref', ['main', 'refs/heads/main', ' main']],
  [
    'image_uri',
    [
      'nginx',
      'nginx:latest',
      'library/nginx',
      'docker.io/nginx',
      'index.docker.io/library/nginx:latest'
    ]
  ],
  ['image_uri', ['acme/a:1', 'docker.io/acme/a:1', 'DOCKER.IO/acme/a:1', 'docker.io:443/acme/a:1']],
  ['image_uri', ['ghcr.io/acme/a:1', 'GHCR.io/acme/a:1', 'ghcr.io:443/acme/a:1']],
  [
    'image_uri',
    [
      `acme/a@${DIGEST}`,
      `acme/a:1@${DIGEST}`,
      `docker.io/acme/a:2@${DIGEST}`,
      `acme/a@${DIGEST.toUpperCase()}`
    ]
  ],
  [
    'custom_url',
    ['https://a.example', 'https://a.example/', 'https://A.Example:443', ' https://a.example// ']
  ],
  ['install_command', ['npm ci', ' npm ci\n']],
  ['listener_id', ['5F0C9A5E-7D5B-4F0E-9D2B-0C5D8A1B2CE1', '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1']],
  [
    'repo_commit_sha',
    [
      '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432',
      '9F8E7D6C5B4A39281706F5E4D3C2B1A098765432',
      '9f8e7d6'
    ]
  ]
]

test.each(SPELLINGS)('%s: all spellings of one thing are equal', (field, spellings) => {
  for (const a of spellings)
    for (const b of spellings) expect([a, b, isSameValue(field, a, b)]).toEqual([a, b, true])
})

/** Different things, per field; each is different from all others of its row. */
const DIFFERENT: [field: string, things: (string | null)[]][] = [
  [
    'repo_url',
    [
      'https://github.com/acme/a',
      'https://github.com/acme/b',
      'https://gitlab.com/acme/a',
      'https://github.com/acme/group/a',
      'https://evil.example/github.com/acme/a',
      'https://github.com:8443/acme/a',
      'ssh://git@github.com:2222/acme/a',
      null
    ]
  ],
  ['graph_config_path', ['a/b.json', 'b.json', 'a/B.json', 'a/b.json5', 'a b.json', null]],
  ['repo_ref', ['main', 'Main', 'refs/tags/main', 'heads/main', 'main2', null]],
  [
    'image_uri',
    [
      'acme/a:v1',
      'acme/a:v1.1',
      'acme/a',
      'acme/b:v1',
      'a:v1',
      'ghcr.io/a:v1',
      'docker.io/acme/library/a:v1',
      'ghcr.io:8443/acme/a:v1',
      `acme/a@${DIGEST}`,
      `acme/a@${OTHER_DIGEST}`,
      `acme/b@${DIGEST}`,
      null
    ]
  ],
  [
    'custom_url',
    ['https://a.example', 'http://a.example', 'https://a.example/X', 'https://a.example/x', null]
  ],
  [
    'custom_url',
    ['https://a.example', 'https://u@a.example', 'https://u:p@a.example', 'https://:p@a.example']
  ],
  ['name', ['support', 'Support', 'support-pr-1', null]],
  ['install_command', ['npm ci', 'npm  ci', 'NPM ci', null]],
  ['repo_commit_sha', ['9f8e7d6', '9f8e7d7', '9f8e7', null]]
]

test.each(DIFFERENT)('%s: different things are never equal', (field, things) => {
  for (const [i, a] of things.entries()) {
    for (const b of things.slice(i + 1)) {
      expect([a, b, isSameValue(field, a, b)]).toEqual([a, b, false])
      expect([b, a, isSameValue(field, b, a)]).toEqual([b, a, false])
    }
  }
})

type Drawn<T> = T extends fc.Arbitrary<infer Value> ? Value : never

const part = fc.stringMatching(/^[a-z0-9][a-z0-9-]{0,6}$/)
const host = fc.tuple(part, part).map((parts) => parts.join('.'))
const port = fc.option(fc.integer({ min: 1, max: 65_535 }), { nil: undefined })
const repository = fc.record({ host, port, path: fc.array(part, { minLength: 2, maxLength: 3 }) })
const image = fc.record({
  host: fc.option(host, { nil: undefined }),
  path: fc.array(part, { minLength: 1, maxLength: 3 }),
  tag: fc.option(fc.stringMatching(/^[A-Za-z0-9_][\w.-]{0,4}$/), { nil: undefined }),
  digest: fc.constantFrom(undefined, DIGEST, OTHER_DIGEST)
})
const writeImage = ({ host, path, tag, digest }: Drawn<typeof image>) =>
  `${host === undefined ? '' : `${host}/`}${path.join('/')}${tag === undefined ? '' : `:${tag}`}${digest === undefined ? '' : `@${digest}`}`

test('a canonical form is its own canonical form, for any text', () => {
  const fields = fc.constantFrom(...new Set(SPELLINGS.map(([field]) => field)))
  const texts = fc.oneof(
    image.map(writeImage),
    repository.map(
      ({ host, port, path }) => `https://u@${host}${port ? `:${port}` : ''}/${path.join('/')}.git/`
    ),
    repository.map(({ host, path }) => `git@${host}:${path.join('//')}`),
    fc
      .array(fc.constantFrom('a', '.', '/', './', '..', 'b'), { minLength: 1 })
      .map((parts) => parts.join('')),
    fc.string()
  )
  fc.assert(
    fc.property(fields, texts, (field, text) => {
      const once = canonicalValue(field, text)
      // What is no URL of a repository has no meaning to keep.
      fc.pre(field !== 'repo_url' || /^(?:https:|git@|[a-z0-9-]+\.)/.test(text))
      expect(canonicalValue(field, once)).toEqual(once)
    }),
    { numRuns: runs(3_000) }
  )
})

test.each([
  ['acme/a:v1', `acme/a@${DIGEST}`, true],
  ['acme/a:v1', `docker.io/acme/a:v1@${DIGEST}`, true],
  ['acme/a:v1', `acme/a:v2@${DIGEST}`, false],
  ['acme/a:v1', `acme/b@${DIGEST}`, false],
  [`acme/a@${DIGEST}`, `acme/a:v1@${DIGEST}`, true],
  [`acme/a@${DIGEST}`, 'acme/a:v1', false]
])('asked for %s, a service that shows %s shows that: %s', (asked, shown, expected) => {
  expect(isAskedValue('image_uri', asked, shown)).toBe(expected)
})

test('only an image may be shown as another value than the requested one', () => {
  expect(isAskedValue('repo_ref', 'acme/a:v1', `acme/a@${DIGEST}`)).toBe(false)
  for (const nothing of [null, undefined, 7]) {
    expect(isAskedValue('image_uri', 'acme/a:v1', nothing)).toBe(false)
    expect(isAskedValue('image_uri', nothing, `acme/a@${DIGEST}`)).toBe(false)
  }
})

test('null, absent and blank are the same, and equal to nothing else', () => {
  for (const nothing of [null, undefined, '', '  ']) {
    expect(isSameValue('install_command', nothing, null)).toBe(true)
    expect(isSameValue('install_command', nothing, 'npm ci')).toBe(false)
  }
  expect(isSameValue('build_on_push', false, null)).toBe(false)
})
