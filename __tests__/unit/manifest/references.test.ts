import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { resolveReferences, type Scope } from '../../../src/inputs/manifest/references.js'
import { deploysOf, manifestOf, placesOf, read } from '../../support/fakes/manifests.js'

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
  expect(resolveReferences(text, SCOPE, true)).toEqual({ text: resolved, problems: [] })
})

test.each(
  [
    [
      '${',
      '${name',
      '${}',
      '${Name}',
      '${environmnt}',
      '${secret.KEY}',
      '${variable.IMAGE}',
      '${HOME}'
    ],
    [
      '${env.HOME}',
      '${deployment.support.url}',
      '${deployments.support.revision}',
      '${secrets}',
      '${x.secrets.KEY}'
    ],
    [
      '${deployments.url}',
      '${{ secrets.KEY }}',
      '${secrets.KEYS}',
      '${variables.IMAG}',
      '${deployments.suport.url}'
    ],
    ['${deployments.other.url}', '${deployments.router.url}', '${deployments.support.revision_id}']
  ].flat()
)('%s is refused', (text) => {
  const shown = text.endsWith('}') ? text.replace(/\s*\}+$/, '') : '${'
  expect(resolveReferences(text, SCOPE, true)).toEqual({
    text,
    problems: [expect.stringContaining(shown)]
  })
})

test('a name that was probably meant is shown', () => {
  const meant = { problems: [expect.stringContaining('${secrets.KEY}?')] }
  for (const text of ['${secret.KEY}', '${secrets.KEYS}'])
    expect(resolveReferences(text, SCOPE, true)).toMatchObject(meant)
})

test('every wrong reference of a text is reported, and no value', () => {
  const resolved = resolveReferences('${secrets.KEY} ${a} ${variables.IMAGE} ${b}', SCOPE, true)
  expect(resolved).toMatchObject({
    problems: [expect.stringMatching(/^\$\{a\}/), expect.stringMatching(/^\$\{b\}/)]
  })
  expect(JSON.stringify(resolved)).not.toMatch(/sk-123|ghcr/)
})

test('an escaped text comes out as it went in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('$', '{', '}', 'a', ' ', '${'), { maxLength: 8 }),
      (parts) => {
        const text = parts.join('')
        const escaped = text.replaceAll('${', () => '$${')
        expect(resolveReferences(escaped, SCOPE, true)).toEqual({ text, problems: [] })
      }
    )
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
  const { router, support } = await deploysOf(
    manifest,
    new Map([['support', { url: 'https://s.example' }]])
  )
  expect(support?.deploy.wanted.secrets).toBeUndefined()
  expect(router?.deploy.wanted).toMatchObject({
    source_revision_config: { graph_config_path: 'agents/router/agent.json' },
    secrets: [
      { name: 'KEY', value: 'xsk-123' },
      { name: 'SUPPORT', value: 'https://s.example' }
    ]
  })
})

test('a value that is invalid once it is known is a problem at its place', async () => {
  const b = '{ needs: [a], image_uri: r.io/b:1, custom_url: "${deployments.a.url}" }'
  const { deployments } = await read(
    `version: 1\ndeployments:\n  a: { image_uri: r.io/a:1 }\n  b: ${b}\n`
  )
  const problems = [{ path: ['deployments', 'b', 'custom_url'], place: { line: 4 } }]
  await expect(
    deployments[1]?.readRequest(new Map([['a', { url: 'no-url' }]]))
  ).rejects.toMatchObject({ problems })
})

test('a needed deployment without a URL is a problem at the reference, when its dependent starts', async () => {
  const { deployments } = await read(NEEDS, { secrets: 'KEY=sk-123' })
  const router = deployments.find(({ key }) => key === 'router')
  const problems = [
    { path: ['deployments', 'router', 'secrets', 'SUPPORT'], place: { line: 7, column: 40 } }
  ]
  for (const needed of [new Map(), new Map([['support', {}]])]) {
    await expect(router?.readRequest(needed)).rejects.toMatchObject({
      code: 'input_invalid',
      problems
    })
    await expect(router?.readInputs(needed)).rejects.toMatchObject({ problems })
  }
})

test.each(['plan', 'matrix'])('a plan needs no live deployment: %s', async (command) => {
  const { deployments } = await read(NEEDS, { secrets: 'KEY=sk-123', command })
  const request = await deployments.find(({ key }) => key === 'router')?.readRequest(new Map())
  expect(request?.command).toBe('plan')
})

test.each<[string, string, Record<string, string>, string[]]>([
  ['a secret that is not given', 'secrets: [KEY]', {}, ['40 deployments.a.secrets.KEY']],
  [
    'a secret that is shown',
    "install_command: '${secrets.K}'",
    { secrets: 'K=sk-123' },
    ['30 deployments.a.install_command']
  ],
  [
    'a variable that is not given',
    "image_uri: '${variables.I}'",
    {},
    ['30 deployments.a.image_uri']
  ],
  ['no environment', "build_command: '${environment}'", {}, ['30 deployments.a.build_command']],
  ['a reference in a list', "paths: ['b', '${c}']", {}, ['43 deployments.a.paths[1]']],
  ['one in a map', "smoke_input: { a: { b: '${c}' } }", {}, ['50 deployments.a.smoke_input.a.b']],
  ['an empty name', "name: '${variables.E}'", { variables: 'E=' }, ['30 deployments.a.name']],
  ['an empty id', "deployment_id: ''", {}, ['30 deployments.a.deployment_id']],
  [
    'an empty image',
    "image_uri: ' ${variables.E}'",
    { variables: 'E=' },
    ['30 deployments.a.image_uri']
  ],
  [
    'a name that depends on another deployment',
    "needs: [b], name: '${deployments.b.id}'",
    {},
    ['42 deployments.a.name']
  ]
])(
  'a reference without a value is a problem at its place, and causes no other: %s',
  async (_, own, inputs, places) => {
    const text = manifestOf(`a: { graph_config_path: x, ${own} }\nb: { graph_config_path: x }`)
    const found = (await placesOf(text, inputs)).filter((place) => !place.startsWith('3:8 '))
    expect(found).toEqual(places.map((place) => `3:${place}`))
  }
)

test('two names that have no value are not the same name', async () => {
  const text = manifestOf(
    "a: { graph_config_path: x, name: '${n}' }\nb: { graph_config_path: x, name: '${n}' }"
  )
  expect(await placesOf(text)).toEqual(['3:30 deployments.a.name', '4:30 deployments.b.name'])
})
