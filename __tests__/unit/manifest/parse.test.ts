import { expect, test } from '@jest/globals'
import { manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const AGENT = 'a: { graph_config_path: agent.json }'
const deep = (n: number) => `${'['.repeat(n)}${']'.repeat(n)}`
/** Ten levels, each ten times the one above it. */
const laughs = `l0: &l0 [x]\n${Array.from({ length: 10 }, (_, i) => `l${i + 1}: &l${i + 1} [${Array(10).fill(`*l${i}`).join()}]`).join('\n')}`

test.each<[what: string, text: string, problem: RegExp]>([
  ['an unclosed bracket', manifestOf('a: { graph_config_path: x'), /:4:1: .*a bracket is not closed/],
  ['a reference without quotes', manifestOf('a: { wait: ${variables.W} }'), /:3:15: .* Quote values with references/],
  ['a tab', 'version: 1\ndeployments:\n\ta: {}', /:3:1: .*a tab is used for indentation on line 3\.$/],
  ['a key twice', manifestOf('a: { name: b, name: c }'), /:3:17: .*a name occurs twice on line 3/],
  ['two documents', `${manifestOf(AGENT)}---\n${manifestOf(AGENT)}`, /a second document starts/],
  ['an unknown tag', manifestOf('a: !deploy { graph_config_path: x }'), /:3:6: .*an unknown tag/],
  ['a map as a key', manifestOf('? {b: c}\n: {}'), /:3:5: .*a name is not plain text/],
  ['__proto__', manifestOf('"__proto__": {}'), /contains the name __proto__/],
  ['a merge key', manifestOf('a: &a { graph_config_path: x }\nb: { <<: *a }'), /:4:8 deployments\.b\.<<: is not a key/],
  ['an alias of itself', manifestOf('a: &a { resource_spec: *a }'), /is nested more than 100 levels deep/],
  ['an alias before its anchor', manifestOf('a: *b\nb: &b {}'), /aliases without an anchor/],
  ['aliases that explode', `${manifestOf(AGENT)}${laughs}`, /too many aliases/],
  ['nesting', manifestOf(`a: { resource_spec: { x: ${deep(2000)} } }`), /:1:1: is nested more than 100 levels deep/],
  ['a NUL', manifestOf('a: { name: "x\\0y" }'), /contains a NUL character/],
  ['a long text', `${manifestOf(AGENT)}# ${'x'.repeat(1024 * 1024)}`, /:1:1: is longer than 1024 KiB/]
])('a file that is no plain document is refused: %s', async (_what, text, problem) => {
  const problems = await problemsOf(text)
  expect(problems).toEqual([expect.stringMatching(problem)])
  expect(problems[0]).toMatch(/^deployments\.yaml:\d+:\d+/)
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
