import { describe, expect, test } from '@jest/globals'
import { readPayload } from '../../../src/github-records/payload.js'
import { asksForRecords, controlPlaneKey } from '../../../src/github-records/wanted.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'

test.each<[string, unknown]>([
  ['as an object', { name: 'support', control_plane: 'one', deployment_id: ID }],
  ['as text', JSON.stringify({ name: 'support', control_plane: 'one', deployment_id: ID })]
])('a record names the deployment, %s', (_, payload) => {
  expect(readPayload(payload)).toEqual({ name: 'support', control_plane: 'one', deployment_id: ID })
})

describe('a record that another tool or a person has written', () => {
  test.each<[string, unknown]>([
    ['nothing', null],
    ['no JSON', '{'],
    ['a number', 1],
    ['a list', []],
    ['no name', { deployment_id: ID }],
    ['a name that is no text', { name: 7 }]
  ])('is none of ours: %s', (_, payload) => {
    expect(readPayload(payload)).toBeNull()
  })

  test.each<[string, unknown]>([
    ['no id', undefined],
    ['a number', 7],
    ['null', null],
    ['another path of the API', '../../v2/secrets'],
    ['a text with spaces', 'a b'],
    ['nothing', '']
  ])('leads to no deployment: its id is %s', (_, deployment_id) => {
    expect(readPayload({ name: 'support', deployment_id })).toEqual({ name: 'support' })
  })

  test('names a control plane only with a text', () => {
    expect(readPayload({ name: 'support', control_plane: 7 })).toEqual({ name: 'support' })
  })
})

describe('the key of a control plane', () => {
  test('is the same for each spelling of its address, so that records are found again', () => {
    const key = controlPlaneKey('https://api.example/api-host')
    expect(key).toMatch(/^[0-9a-f]{16}$/)
    for (const same of ['https://API.example/api-host/', 'https://api.example:443/api-host'])
      expect(controlPlaneKey(same)).toBe(key)
  })

  test('differs for another address: the same name there is another deployment', () => {
    const addresses = ['https://api.example', 'https://api.example/eu', 'http://api.example', 'not an address', '']
    expect(new Set(addresses.map(controlPlaneKey)).size).toBe(addresses.length)
  })

  test('does not show an address that may be secret', () => {
    expect(controlPlaneKey('https://api.example')).not.toContain('api')
  })
})

test.each([
  [{}, false],
  [{ environment: 'production' }, true],
  [{ comment_on: 7 }, true],
  [{ environment: 'production', comment_on: 7 }, true]
])('GitHub is asked only for what is to be recorded: %j', (over, asks) => {
  expect(asksForRecords({ name: 'a', control_plane: 'one', transient: false, deletes: false, ...over })).toBe(asks)
})
