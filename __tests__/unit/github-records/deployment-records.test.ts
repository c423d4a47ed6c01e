/** Which GitHub Deployments are ours, and which of them end. */
import { expect, test } from '@jest/globals'
import { listRecords, readPayload } from '../../../src/adapters/github/deployment-records.js'
import { controlPlaneKey } from '../../../src/inputs/github-records.js'
import { retireRecords } from '../../../src/report/github/retire-records.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const OWN = { name: 'support', control_plane: 'one' }
const PLACE = { ...OWN, environment: 'production' }

/** No test has more records than are read. */
const fail = (message: string) => {
  throw new Error(message)
}

test.each<[string, unknown, unknown]>([
  ['an object', { ...OWN, deployment_id: ID, more: true }, { ...OWN, deployment_id: ID }],
  ['text', JSON.stringify({ ...OWN, deployment_id: ID }), { ...OWN, deployment_id: ID }],
  [
    'with a manifest',
    { ...OWN, manifest: 'a.yaml', manifest_environment: 'staging' },
    { ...OWN, manifest: 'a.yaml', manifest_environment: 'staging' }
  ],
  ['a manifest that is no text', { ...OWN, manifest: 7, manifest_environment: {} }, OWN],
  ['nothing', null, null],
  ['no JSON', '{', null],
  ['without a name', { deployment_id: ID }, null],
  ['a name that is no text', { name: 7 }, null],
  ['an id that is a path', { name: 'a', deployment_id: '../../v2/secrets' }, { name: 'a' }],
  ['a control plane that is no text', { name: 'a', control_plane: 7 }, { name: 'a' }]
])('the payload that everyone may have written is read leniently: %s', (_, payload, read) => {
  expect(readPayload(payload)).toEqual(read)
})

test.each<[string, unknown]>([
  ['a longer name', { ...OWN, name: 'support-pr-1' }],
  ['a shorter name', { ...OWN, name: 'suppor' }],
  ['the same name on another control plane', { ...OWN, control_plane: 'two' }],
  ['another tool', { task: 'deploy' }],
  ['nothing', null]
])('a record of %s is not of this deployment, and stays', async (_, payload) => {
  const other = { payload: payload && { ...payload, deployment_id: 'x' }, states: ['success'] }
  const own = { payload: { ...OWN, deployment_id: ID }, states: ['success'] }
  const github = new GitHubRepository([other, own])
  const listed: unknown[] = []
  for await (const record of listRecords(github, PLACE, fail)) listed.push(record)
  expect(listed).toEqual([{ ...own.payload, id: 2 }])
  await retireRecords(github, PLACE, { description: 'x', warn: fail })
  expect(github.states).toEqual(['success', 'success inactive'])
})

test.each([
  ['all, if none stays', undefined, 'in_progress inactive, success inactive, success inactive'],
  ['those before it', 3, 'in_progress inactive, success inactive, success']
])('records end: %s', async (_, before, expected) => {
  const records = ['in_progress', 'success', 'success'].map((state) => ({
    payload: OWN,
    states: [state]
  }))
  const github = new GitHubRepository(records)
  await retireRecords(github, PLACE, {
    description: 'x',
    warn: fail,
    ...(before !== undefined && { before })
  })
  expect(github.states.join(', ')).toBe(expected)
})

test('a failed record keeps its state, and the first inactive one ends the search', async () => {
  const states = ['success', 'inactive', 'success', 'failure', 'error']
  const github = new GitHubRepository(
    states.map((state) => ({ payload: { name: 'support' }, states: [state] }))
  )
  await retireRecords(github, PLACE, { description: 'x', warn: fail })
  expect(github.states).toEqual(['success', 'inactive', 'success inactive', 'failure', 'error'])
})

test('the key of a control plane is that of its address, however it is written', () => {
  const addresses = [
    'https://api.example/eu',
    'https://API.example:443/eu/',
    'https://api.example',
    'http://api.example/eu'
  ]
  const [key, same, ...others] = addresses.map(controlPlaneKey)
  expect(same).toBe(key)
  expect(new Set([key, ...others]).size).toBe(3)
})
