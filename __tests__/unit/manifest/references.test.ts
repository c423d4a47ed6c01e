import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { InputError } from '../../../src/errors.js'
import { resolveReferences, type Scope } from '../../../src/inputs/manifest/references.js'
import { deploysOf, manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const SCOPE: Scope = {
  name: 'router',
  environment: 'prod',
  secrets: new Map([['KEY', 'sk-123']]),
  variables: new Map([
    ['IMAGE', 'ghcr.io/a/b:1'],
    ['EMPTY', ''],
    ['LOOP', '${variables.IMAGE}']
  ]),
  needs: ['support', 'v1.2'],
  keys: ['router', 'support', 'other', 'v1.2'],
  needed: new Map([
    ['support', { url: 'https://support.example', id: 'i-1' }],
    ['v1.2', { url: 'https://v1.example' }]
  ])
}
const ALL = { secrets: true, deployments: true }

test.each([
  ['', ''],
  ['plain $ {text} $name', 'plain $ {text} $name'],
  ['${name}', 'router'],
  ['${ name }', 'router'],
  ['${name}-${environment}', 'router-prod'],
  ['${secrets.KEY}${variables.EMPTY}', 'sk-123'],
  ['a ${variables.IMAGE} b', 'a ghcr.io/a/b:1 b'],
  ['${deployments.support.url}/x?y=${deployments.support.id}', 'https://support.example/x?y=i-1'],
  ['${deployments.v1.2.url}', 'https://v1.example'],
  ['$${name}', '${name}'],
  ['$$${name}', '$${name}'],
  ['$${', '${'],
  ['${variables.LOOP}', '${variables.IMAGE}'],
  ['$&$1$`', '$&$1$`']
])('%j resolves to %j: once, and only what is a reference', (text, resolved) => {
  expect(resolveReferences(text, SCOPE, ALL)).toEqual({ text: resolved })
})

test.each<[string, RegExp]>([
  ['${', /^\$\{ is not closed\. Close it with \}\. Write \$\$\{ for/],
  ['${name', /^\$\{ is not closed/],
  ['${}', /^\$\{\} is not a reference\. Use \$\{name\}/],
  ['${Name}', /^\$\{Name\} is not a reference\. Did you mean \$\{name\}\? Use \$\{name\}/],
  ['${environmnt}', /is not a reference\. Did you mean \$\{environment\}\?/],
  ['${secret.KEY}', /is not a reference\. Did you mean \$\{secrets\.KEY\}\?/],
  ['${variable.IMAGE}', /is not a reference\. Did you mean \$\{variables\.IMAGE\}\?/],
  ['${deployment.support.url}', /is not a reference\. Did you mean \$\{deployments\.support\.url\}\?/],
  ['${deployments.support.revision}', /is not a reference\. Use/],
  ['${HOME}', /^\$\{HOME\} is not a reference\. Use .* Write \$\$\{ for/],
  ['${env.HOME}', /is not a reference/],
  ['${secrets}', /is not a reference/],
  ['${x.secrets.KEY}', /^\$\{x\.secrets\.KEY\} is not a reference\. Did you mean \$\{secrets\.KEY\}\? Use/],
  ['${deployments.url}', /is not a reference/],
  ['${{ secrets.KEY }}', /^\$\{\{ … \}\} works only in workflows\. Use/],
  [
    '${secrets.KEYS}',
    /^\$\{secrets\.KEYS\} is not among the secrets of this step\. Did you mean \$\{secrets\.KEY\}\? Add a line to the input secrets: KEYS=\$\{\{ secrets\.KEYS \}\}$/
  ],
  [
    '${variables.IMAG}',
    /not among the variables of this step\. Did you mean \$\{variables\.IMAGE\}\? Add a line to the input variables: IMAG=…$/
  ],
  ['${deployments.suport.url}', /is not a reference\. Did you mean \$\{deployments\.support\.url\}\?/],
  ['${deployments.other.url}', /not in needs\. Add "other" to needs\.$/],
  ['${deployments.router.url}', /not in needs/],
  ['${deployments.support.revision_id}', /has no value: the control plane shows no revision_id of "support"\.$/]
])('%s is refused', (text, problem) => {
  const resolved = resolveReferences(text, SCOPE, ALL)
  const found = 'problems' in resolved ? resolved.problems : []
  expect(found).toEqual([expect.stringMatching(problem)])
})

test('every wrong reference of a text is reported, and no value', () => {
  const resolved = resolveReferences('${secrets.KEY} ${a} ${variables.IMAGE} ${b}', SCOPE, ALL)
  expect(resolved).toEqual({
    problems: [expect.stringMatching(/^\$\{a\}/), expect.stringMatching(/^\$\{b\}/)]
  })
  expect(JSON.stringify(resolved)).not.toMatch(/sk-123|ghcr/)
})

test('a text without ${ is never changed, and an escaped one comes out as it went in', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('$', '{', '}', 'a', '.', ' ') }), (text) => {
      fc.pre(!text.includes('${'))
      expect(resolveReferences(text, SCOPE, ALL)).toEqual({ text })
    })
  )
  fc.assert(
    fc.property(fc.array(fc.constantFrom('{', '}', 'a', ' ', '${'), { maxLength: 8 }), (parts) => {
      const escaped = parts.map((part) => (part === '${' ? '$${' : part)).join('')
      expect(resolveReferences(escaped, SCOPE, ALL)).toEqual({ text: parts.join('') })
    })
  )
})

const NEEDS = manifestOf(
  `support: { graph_config_path: s.json, name: '\${name}-agent' }
router:
  needs: [support]
  graph_config_path: agents/\${name}/agent.json
  secrets: { KEY: 'x\${secrets.KEY}', SUPPORT: '\${deployments.support.url}' }`
)

test('references get their values in the request', async () => {
  const manifest = await read(NEEDS, { secrets: 'KEY=sk-123\nOTHER=hidden', variables: 'A=b' })
  expect(manifest.deployments.map(({ name }) => name)).toEqual(['support-agent', 'router'])
  const { router, support } = await deploysOf(manifest, new Map([['support', { url: 'https://s.example' }]]))
  expect(support?.deploy.wanted.secrets).toBeUndefined()
  expect(router?.deploy.wanted).toMatchObject({
    source_revision_config: { graph_config_path: 'agents/router/agent.json' },
    secrets: [
      { name: 'KEY', value: 'xsk-123' },
      { name: 'SUPPORT', value: 'https://s.example' }
    ]
  })
})

test('a needed deployment without a URL is a problem at the reference, when its dependent starts', async () => {
  const { deployments } = await read(NEEDS, { secrets: 'KEY=sk-123' })
  const router = deployments.find(({ key }) => key === 'router')
  for (const needed of [new Map(), new Map([['support', {}]])]) {
    const error = await router?.readRequest(needed).catch((error: unknown) => error)
    expect(error).toBeInstanceOf(InputError)
    expect((error as InputError).problems).toEqual([
      {
        input: 'deployments.yaml:7:40 deployments.router.secrets.SUPPORT',
        path: ['deployments', 'router', 'secrets', 'SUPPORT'],
        place: { file: 'deployments.yaml', line: 7, column: 40 },
        problem: '${deployments.support.url} has no value: the control plane shows no url of "support".'
      }
    ])
    await expect(router?.readInputs(needed)).rejects.toBeInstanceOf(InputError)
  }
})

test.each(['plan', 'matrix'])('a plan needs no live deployment: %s', async (command) => {
  const { deployments } = await read(NEEDS, { secrets: 'KEY=sk-123', command })
  const request = await deployments.find(({ key }) => key === 'router')?.readRequest(new Map())
  expect(request?.command).toBe('plan')
})

test.each<[string, string, Record<string, string>, (string | RegExp)[]]>([
  [
    'a secret that is not given',
    'a: { graph_config_path: x, secrets: [KEY] }',
    {},
    [/:3:40 deployments\.a\.secrets\.KEY: \$\{secrets\.KEY\} is not among/]
  ],
  [
    'a secret in a value that is shown',
    "a: { graph_config_path: '${secrets.KEY}' }",
    { secrets: 'KEY=sk-123' },
    [/:3:8 deployments\.a\.graph_config_path: \$\{secrets\.KEY\} is allowed only in values of secrets/]
  ],
  [
    'a variable that is not given',
    "a: { image_uri: '${variables.IMAGE}' }",
    {},
    [/:3:8 deployments\.a\.image_uri: \$\{variables\.IMAGE\} is not among/]
  ],
  [
    'no environment',
    "a: { graph_config_path: '${environment}.json' }",
    {},
    [/:3:8 .*\$\{environment\} needs an environment\. Set the input environment\./]
  ],
  [
    'a reference in a list',
    "a: { graph_config_path: x, paths: ['b', '${c}'] }",
    {},
    [/:3:43 deployments\.a\.paths\[1\]: \$\{c\} is not/]
  ],
  [
    'a reference in a map',
    "a: { image_uri: 'r.io/a:1', resource_spec: { labels: { b: '${c}' } } }",
    {},
    [/:3:58 deployments\.a\.resource_spec\.labels\.b: \$\{c\} is not/]
  ],
  [
    'an empty name',
    "a: { graph_config_path: x, name: '${variables.E}' }",
    { variables: 'E=' },
    [/:3:30 deployments\.a\.name: is empty\. Set/]
  ],
  [
    'an empty id',
    "a: { graph_config_path: x, deployment_id: '' }",
    {},
    [/:3:30 deployments\.a\.deployment_id: is empty/]
  ],
  [
    'an empty image',
    "a: { image_uri: ' ${variables.E}' }",
    { variables: 'E=' },
    [/:3:8 deployments\.a\.image_uri: is empty/]
  ],
  [
    'names that all have the same one',
    "a: { graph_config_path: x, name: '${n}' }\nb: { graph_config_path: x, name: '${n}' }",
    {},
    [/:3:30 deployments\.a\.name: \$\{n\} is not/, /:4:30 deployments\.b\.name: \$\{n\} is not/]
  ],
  [
    'a name that depends on another deployment',
    "a: { graph_config_path: x, needs: [b], name: '${deployments.b.id}' }\nb: { graph_config_path: x }",
    {},
    [/:3:42 deployments\.a\.name: .*needs this value before it deploys any/]
  ]
])(
  'a reference without a value is a problem at its place, and causes no other: %s',
  async (_what, text, inputs, problems) => {
    expect(await problemsOf(manifestOf(text), inputs)).toEqual(
      problems.map((problem) => expect.stringMatching(problem))
    )
  }
)
