import { expect, test } from '@jest/globals'
import {
  DeploymentAnswer,
  DeploymentRow,
  Identifier,
  LookupRow,
  RevisionAnswer,
  rowsOf
} from '../../../src/contract/answers.js'
import { DeploymentCreateRequest, DeploymentPatchRequest, Secret } from '../../../src/contract/deployment.js'
import { HTTPValidationError } from '../../../src/contract/errors.js'
import { DEPLOYMENT_ID, gitDeployment, INTEGRATION_ID } from '../../support/fakes/answers.js'

const create = {
  name: 'support',
  source: 'git_host',
  source_config: { integration_id: INTEGRATION_ID, repo_url: 'https://x/y' },
  source_revision_config: { repo_ref: 'main', graph_config_path: 'a.json' },
  secrets: [{ name: 'A', value: 'b' }]
}

test.each(['name', 'source', 'source_config', 'source_revision_config', 'secrets'])(
  'a create without %s is refused here and not by the service (§2.1)',
  (field) => {
    expect(DeploymentCreateRequest.safeParse(create).success).toBe(true)
    const without = Object.fromEntries(Object.entries(create).filter(([key]) => key !== field))
    expect(DeploymentCreateRequest.safeParse(without).success).toBe(false)
  }
)

test.each<[string, Record<string, unknown>]>([
  ['a read-only field of the deployment', { id: DEPLOYMENT_ID }],
  ['a misspelt field', { source_configs: {} }],
  ['an unknown source', { source: 'gitlab' }],
  ['an empty name', { name: '' }],
  ['secrets as a map', { secrets: { A: 'b' } }],
  ['a secret without a value', { secrets: [{ name: 'A' }] }],
  ['secrets null', { secrets: null }],
  ['an id that is none', { source_config: { integration_id: '7' } }],
  ['an unknown deployment type', { source_config: { deployment_type: 'production' } }],
  ['build_on_push as text', { source_config: { build_on_push: 'true' } }],
  ['the read-only commit', { source_revision_config: { repo_ref: 'main', repo_commit_sha: 'abc' } }],
  ['another listener_config', { source_config: { listener_config: { namespace: 'x' } } }]
])('a create request holds only what §2 allows: %s', (_, over) => {
  expect(DeploymentCreateRequest.safeParse({ ...create, ...over }).success).toBe(false)
})

test('a patch may leave every part out or null, and cannot name the fixed ones of the deployment', () => {
  for (const good of [{}, { secrets: null, source_config: null, source_revision_config: null }, { secrets: [] }]) {
    expect(DeploymentPatchRequest.safeParse(good).success).toBe(true)
  }
  for (const bad of [{ name: 'x' }, { source: 'git_host' }]) {
    expect(DeploymentPatchRequest.safeParse(bad).success).toBe(false)
  }
})

test('a response with unknown fields and words is still read', () => {
  const deployment = DeploymentAnswer.parse({
    ...gitDeployment(),
    status: 'HIBERNATING',
    source: 'svn_host',
    source_config: { deployment_type: 'huge', extra: 1 },
    extra: {}
  })
  expect(deployment).toMatchObject({ status: 'HIBERNATING', source: 'svn_host' })
  expect(RevisionAnswer.parse({ id: 'r', status: 'NEW_WORD' }).status).toBe('NEW_WORD')
})

test.each(['id', 'name'])('a response without %s is refused', (field) => {
  const without = Object.fromEntries(Object.entries(gitDeployment()).filter(([key]) => key !== field))
  expect(DeploymentAnswer.safeParse(without).error?.issues[0]?.path).toEqual([field])
})

test.each(['../x', 'a/b', '..', '.', '', 'a b', 'a?b', 'a#b', 'x'.repeat(201), 'a%2fb', '\n'])(
  'an id that a server made up cannot lead a request elsewhere: %j',
  (id) => {
    expect(Identifier.safeParse(id).success).toBe(false)
  }
)

test('lists are read whichever way they come', () => {
  const row = { id: 'a', name: 'n' }
  const rows = rowsOf(LookupRow)
  expect(rows.parse([row])).toEqual([row])
  expect(rows.parse({ resources: [row], offset: 0 })).toEqual([row])
  expect(rows.parse(row)).toEqual([row])
  for (const bad of ['x', [1], 7, { resources: 'x' }, { detail: 'x' }, { total: 3 }, { resources: { a: 1 } }])
    expect(rows.safeParse(bad).success).toBe(false)
})

test.each([[[]], [null], [{}], [{ resources: null }], [{ resources: [], offset: 100, limit: 100 }], [{ total: 0 }]])(
  'a list without entries is read in any form: %j',
  (empty) => {
    expect(rowsOf(LookupRow).parse(empty)).toEqual([])
    expect(rowsOf(DeploymentRow).parse(empty)).toEqual([])
  }
)

test('a latest revision that is null, empty or absent is none', () => {
  for (const latest_revision_id of [null, '', undefined])
    expect(DeploymentAnswer.parse({ ...gitDeployment(), latest_revision_id }).latest_revision_id).toBeNull()
})

test('booleans, numbers and commits are read from the forms that a service may write them in', () => {
  const read = DeploymentAnswer.parse({
    ...gitDeployment(),
    source_config: {
      build_on_push: 'True',
      resource_spec: {
        cpu: '2',
        memory_limit_mb: '1.0',
        db_cpu: '500m',
        labels: { tier: '2' },
        sidecars: [{ name: 'a', resources: { limits: { cpu: '1' } } }]
      }
    },
    source_revision_config: { repo_commit_sha: ' 9F8E7D6C5B4A39281706F5E4D3C2B1A098765432' }
  })
  expect(read.source_config.build_on_push).toBe(true)
  expect(read.source_config.resource_spec).toEqual({
    cpu: 2,
    memory_limit_mb: 1,
    db_cpu: '500m',
    labels: { tier: '2' },
    sidecars: [{ name: 'a', resources: { limits: { cpu: '1' } } }]
  })
  expect(read.source_revision_config.repo_commit_sha).toBe('9f8e7d6c5b4a39281706f5e4d3c2b1a098765432')
})

test('secrets and validation errors have the shapes of §2.6 and §2.7', () => {
  expect(Secret.safeParse({ name: 'A', value: '' }).success).toBe(true)
  expect(Secret.safeParse({ name: 'A', value: 1 }).success).toBe(false)
  const entry = { loc: ['body', 'secrets', 0, 'name'], msg: 'Field required', type: 'missing' }
  expect(HTTPValidationError.safeParse({ detail: [entry] }).success).toBe(true)
  expect(HTTPValidationError.safeParse({ detail: [{ ...entry, loc: [1.5] }] }).success).toBe(false)
})

test('empty text is none, in every field that may be null', () => {
  const read = DeploymentAnswer.parse({
    ...gitDeployment(),
    source: '',
    status: '',
    url: '',
    source_config: { repo_url: '', custom_url: '', install_command: '', listener_config: { cluster_namespace: '' } },
    source_revision_config: { repo_ref: '', graph_config_path: '', image_uri: '', repo_commit_sha: '' }
  })
  expect([read.source, read.status, read.url]).toEqual([null, null, null])
  expect(read.source_config).toEqual({
    repo_url: null,
    custom_url: null,
    install_command: null,
    listener_config: { cluster_namespace: null }
  })
  expect(read.source_revision_config).toEqual({
    repo_ref: null,
    graph_config_path: null,
    image_uri: null,
    repo_commit_sha: null
  })
})
