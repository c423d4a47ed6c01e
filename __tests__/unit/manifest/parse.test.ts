import { expect, test } from '@jest/globals'
import { manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const AGENT = 'a: { graph_config_path: agent.json }'
const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
/** Ten levels, each ten times the one above it. */
const texts = (n: number, text: (i: number) => string) => Array.from({ length: n }, (_, i) => text(i)).join('')
const laughs = `l0: &l0 [x]\n${Array.from({ length: 10 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join()}]`).join('\n')}`

test.each<[what: string, text: string, problem: RegExp]>([
  ['an unclosed bracket', manifestOf('a: { graph_config_path: x'), /:3:6: .*the \{ on line 3 is not closed/],
  ['a reference without quotes', manifestOf('a: { wait: ${variables.W} }'), /:3:15: .* Quote values with references/],
  ['a tab', 'version: 1\ndeployments:\n\ta: {}', /:3:1: .*a tab is used for indentation on line 3\.$/],
  ['a key twice', manifestOf('a: { name: b, name: c }'), /:3:17: .*a name occurs twice on line 3/],
  ['a deployment twice', manifestOf('a: {}\na: {}'), /:4:3: .*a name occurs twice/],
  ['a key twice in two spellings', manifestOf('1: {}\n"1": {}'), /:4:3: has a name that occurs twice/],
  ['two documents', `${manifestOf(AGENT)}---\n${manifestOf(AGENT)}`, /a second document starts/],
  ['an unknown tag', manifestOf('a: !deploy { graph_config_path: x }'), /:3:6: .*an unknown tag/],
  ['a tag of YAML', manifestOf('a: { name: !!str 1 }'), /has a tag \(!\) before a value/],
  ['a tag before a key', manifestOf('? !!str a\n: {}'), /has a tag \(!\) before a name/],
  ['a map as a key', manifestOf('? {b: c}\n: {}'), /has a name that is not plain text/],
  ['a null key', manifestOf('? \n: {}'), /has a name that is not plain text/],
  ['__proto__', manifestOf('a: { resource_spec: { __proto__: { cpu: 1 } } }'), /:3:25: has the name __proto__/],
  ['__proto__ in quotes', manifestOf('"__proto__": {}'), /has the name __proto__/],
  [
    'a merge key',
    manifestOf('a: &a { graph_config_path: x }\nb: { <<: *a }'),
    /:4:8: has a merge key \(<<\)\. Use `defaults`/
  ],
  [
    'an alias of itself',
    manifestOf('a: &a { resource_spec: *a }'),
    /has an alias \(\*\) .* of a value that it is part of/
  ],
  ['an alias without an anchor', manifestOf('a: *b'), /:3:3: has an alias \(\*\) without an anchor before it/],
  [
    'an alias before its anchor',
    manifestOf('a: *b\nb: &b {}'),
    /:3:3: has an alias \(\*\) without an anchor before it/
  ],
  ['aliases that explode', `${manifestOf(AGENT)}${laughs}`, /has too many values/],
  ['nesting', manifestOf(`a: { resource_spec: { x: ${deep(2000)} } }`), /:1:1: is nested more than 100 levels deep/],
  [
    'nesting by aliases',
    `a0: &a0 ${deep(60)}\na1: &a1 ${'['.repeat(60)}*a0${']'.repeat(60)}`,
    /nested more than 100 levels/
  ],
  ['a NUL', manifestOf('a: { name: "x\\0y" }'), /has a NUL character in a value/],
  ['a NUL in a key', manifestOf('"a\\0": {}'), /has a NUL character in a name/],
  [
    'defaults that count many times',
    manifestOf(
      texts(300, (i) => `d${i}: { paths: [x] }\n`),
      `defaults: { paths: [${texts(1500, (i) => `p${i}, `)}] }`
    ),
    /:1:1: has too many values, with `defaults` and aliases/
  ],
  [
    'a long default that counts many times',
    manifestOf(
      texts(400, (i) => `d${i}:\n`),
      `defaults: { install_command: '${'${name} '.repeat(9000)}' }`
    ),
    /:1:1: has too many values/
  ],
  [
    'very many mistakes',
    manifestOf(`a: { secrets: {${texts(30_000, (i) => `S${i}: 'x'`)}} }`),
    /:1:1: is not valid YAML or JSON: it has too many mistakes/
  ],
  ['a long text', `${manifestOf(AGENT)}# ${'x'.repeat(1024 * 1024)}`, /:1:1: is longer than 1024 KiB/]
])('a file that is no plain document is refused: %s', async (_what, text, problem) => {
  const problems = await problemsOf(text)
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]).toMatch(/^deployments\.yaml:\d+:\d+: /)
})

test('a long value may be shared by many deployments', async () => {
  const shared = `defaults: { graph_config_path: x, install_command: '${'a'.repeat(1000)}' }`
  expect(
    await problemsOf(
      manifestOf(
        texts(100, (i) => `d${i}:\n`),
        shared
      )
    )
  ).toEqual([])
})

test('a problem never quotes a value, which may be a secret', async () => {
  for (const text of [
    manifestOf('a: { secrets: { KEY: "hunter2\n } }'),
    manifestOf('a: { secrets: { KEY: !!binary hunter2 } }'),
    manifestOf('a: { secrets: { KEY: { hunter2: hunter2 } } }'),
    manifestOf('a: { secrets: [[hunter2]] }'),
    manifestOf('a: { secrets: hunter2 }')
  ]) {
    const problems = await problemsOf(text)
    expect(problems).toHaveLength(1)
    expect(problems[0]).not.toContain('hunter2')
  }
})

test('aliases of values are followed, and their place is where they are used', async () => {
  const text = manifestOf(
    'a: { graph_config_path: &path agent.json, timeout: &t soon }\nb: { graph_config_path: *path, timeout: *t }'
  )
  expect(await problemsOf(text)).toEqual([
    expect.stringMatching(/^deployments\.yaml:3:\d+ deployments\.a\.timeout/),
    expect.stringMatching(/^deployments\.yaml:4:34 deployments\.b\.timeout/)
  ])
})

test('JSON is a manifest, too', async () => {
  const { deployments } = await read(JSON.stringify({ version: 1, deployments: { a: { graph_config_path: 'x' } } }))
  expect(deployments.map(({ key }) => key)).toEqual(['a'])
})

test.each(['\uFEFF', '\n\n', '---\n', '# a comment\r\n'])('what may come before the first key: %j', async (before) => {
  expect(await problemsOf(`${before}${manifestOf(AGENT)}`)).toEqual([])
})

test.each(['constructor', 'toString', 'hasOwnProperty', 'valueOf', 'length'])(
  'a deployment may be named like a member of every object: %s',
  async (key) => {
    const { deployments } = await read(manifestOf(`${key}: { graph_config_path: x }`))
    expect(deployments.map(({ name }) => name)).toEqual([key])
    expect(await problemsOf(manifestOf(`a: { ${key}: x }`))).toEqual([expect.stringMatching(/is not a key/)])
    expect(await problemsOf(manifestOf(AGENT), { environment: key })).toEqual([expect.stringMatching(/^environment:/)])
    expect(await problemsOf(manifestOf(`a: { name: '\${variables.${key}}' }`))).toEqual([
      expect.stringMatching(/is not among the variables/)
    ])
  }
)
