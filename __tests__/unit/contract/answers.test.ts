import { expect, test } from '@jest/globals'
import {
  DeploymentAnswer,
  DeploymentRow,
  Identifier,
  LookupRow,
  RevisionAnswer,
  rowsOf
} from '../../../src/contract/answers.js'
import { readSecretList } from '../../../src/contract/returned-secrets.js'
import { gitDeployment } from '../../support/fakes/answers.js'

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
  const without = Object.fromEntries(
    Object.entries(gitDeployment()).filter(([key]) => key !== field)
  )
  expect(DeploymentAnswer.safeParse(without).error?.issues[0]?.path).toEqual([field])
})

test.each(['../x', 'a/b', '..', '.', '', 'a b', 'a?b', 'a#b', 'x'.repeat(201), 'a%2fb', '\n'])(
  'an id that a server made up cannot lead a request elsewhere: %j',
  (id) => {
    expect(Identifier.safeParse(id).success).toBe(false)
  }
)

test('a list is an array, has resources, or is the only one of an answer; anything else is not taken for one that is empty', () => {
  const row = { id: 'a', name: 'n' }
  const rows = rowsOf(LookupRow)
  for (const page of [[row], { resources: [row], offset: 0 }, { items: [row], total: 1 }])
    expect(rows.parse(page)).toEqual([row])
  for (const empty of [
    [],
    null,
    {},
    { resources: null },
    { resources: [], offset: 100 },
    { resources: {} }
  ])
    expect(rowsOf(DeploymentRow).parse(empty)).toEqual([])
  for (const bad of [
    'x',
    [1],
    7,
    { resources: 'x' },
    { detail: 'x' },
    { total: 3 },
    { resources: { a: 1 } }
  ])
    expect(rows.safeParse(bad).success).toBe(false)
})

test('a latest revision that is null, empty or absent is none', () => {
  for (const latest_revision_id of [null, '', undefined])
    expect(
      DeploymentAnswer.parse({ ...gitDeployment(), latest_revision_id }).latest_revision_id
    ).toBeNull()
})

test('numbers of a resource spec are read from text, and quantities with a unit stay text', () => {
  const shown = {
    cpu: '2',
    cpu_limit: ' +0.25 ',
    memory_limit_mb: '1.0',
    db_cpu: '500m',
    db_storage_gi: '1e3'
  }
  const own = {
    labels: { tier: '2' },
    sidecars: [{ name: 'a', resources: { limits: { cpu: '1' } } }],
    other_mb: '2'
  }
  const source_config = { resource_spec: { ...shown, ...own } }
  expect(
    DeploymentAnswer.parse({ ...gitDeployment(), source_config }).source_config.resource_spec
  ).toEqual({
    ...shown,
    ...own,
    cpu: 2,
    cpu_limit: 0.25,
    memory_limit_mb: 1
  })
})

const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
test.each([
  [` ${COMMIT.toUpperCase()}\n`, COMMIT],
  ['9F8E7D6', '9f8e7d6'],
  ['9F8E7D', '9F8E7D'],
  ['9F8E7D6 of main', '9F8E7D6 of main']
])('the commit %j of a service means %j', (shown, meant) => {
  const source_revision_config = { repo_commit_sha: shown }
  const read = DeploymentAnswer.parse({ ...gitDeployment(), source_revision_config })
  expect(read.source_revision_config.repo_commit_sha).toBe(meant)
})

test('empty text is none, in every field that may be null', () => {
  const code = { repo_ref: '', graph_config_path: '', image_uri: '', repo_commit_sha: '' }
  const settings = {
    repo_url: '',
    custom_url: '',
    install_command: '',
    listener_config: { cluster_namespace: '' }
  }
  const own = { source: '', status: '', url: '' }
  const texts = { ...own, source_config: settings, source_revision_config: code }
  const nulls = JSON.parse(JSON.stringify(texts).replaceAll('""', 'null')) as object
  expect(DeploymentAnswer.parse({ ...gitDeployment(), ...texts })).toMatchObject(nulls)
})

test.each<[unknown, Record<string, string | undefined> | null]>([
  [[{ name: 'A', value: 'x' }], { A: 'x' }],
  [['A', { name: 'B' }, { name: 'C', value: null }], { A: undefined, B: undefined, C: undefined }],
  [
    { A: 'x', B: 7 },
    { A: 'x', B: undefined }
  ],
  [
    [
      { name: 'A', value: 'x' },
      { name: 'A', value: 'y' }
    ],
    { A: 'y' }
  ],
  [[], {}],
  // Not "no secrets": the service may hold some that it does not show, or shows in a form of its own.
  [['A', { key: 'B' }], null],
  [['A', 7], null],
  [undefined, null],
  ['***', null]
])('a service that shows %j says so much of its secrets: %j', (shown, told) => {
  const read = readSecretList(shown)
  expect(read && Object.fromEntries(read)).toEqual(told)
})
