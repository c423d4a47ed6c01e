import { expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { publicFacts } from '../../../src/inputs/mask-inputs.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { contextOf } from '../../support/fakes/inputs.js'

const SHA = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
const HEAD = '1a2b3c4d5e6f708192a3b4c5d6e7f80912345678'
/** A run of which nothing is public. */
const BARE: RunContext = contextOf({
  server_url: '',
  api_url: '',
  repository: undefined,
  ref: undefined,
  sha: undefined
})
const NAMED =
  'name deployment_id integration_id listener_id cluster_namespace repo_ref graph_config_path image_uri environment smoke_assistant'
const raw = (inputs: Record<string, string>) => readRawInputs((name) => inputs[name] ?? '')
const factsOf = (inputs: Record<string, string>, context = BARE) =>
  publicFacts({ ...raw(inputs), graph_config_path: inputs['graph_config_path'] }, context)

test('names, ids and places are public: a secret that equals one would blot out what a user looks for', () => {
  for (const input of NAMED.split(' ')) expect(factsOf({ [input]: 'x-1' })).toEqual(['x-1'])
  const others = ['api_key', 'bearer_token', 'secrets', 'install_command', 'tenant_id']
  for (const input of others) expect(factsOf({ [input]: 'x-1' })).toEqual([])
})

// What is public is not masked, so a URL with a credential must never be.
test.each<[string, string[]]>([
  [
    'https://api.example:8443/v1',
    ['https://api.example:8443/v1', 'https://api.example:8443', 'api.example:8443', 'api.example']
  ],
  ['https://key-0815@api.example/v1', []],
  ['https://user:key-0815@api.example/v1', []],
  ['https://api.example/v1?key=0815', []],
  ['https://api.example/v1#key-0815', []],
  ['ssh://api.example/v1', []],
  ['key-0815', []]
])('of the URL %s its parts are public, or nothing', (url, facts) => {
  for (const input of ['base_url', 'repo_url', 'custom_url'])
    expect(factsOf({ [input]: url })).toEqual(facts)
})

test('of a run, its ref, commits as git shortens them, people, places and repositories are public', () => {
  const pull = {
    number: 7,
    head_repository: 'someone/fork',
    head_sha: HEAD,
    head_ref: 'feature/x',
    is_fork: true
  }
  const own = {
    ref: 'refs/tags/v1',
    sha: SHA,
    actor: 'octocat',
    repository: 'acme/support',
    pull_request: pull
  }
  const places = [
    'https://ghe.example',
    'ghe.example',
    'https://ghe.example/acme/support',
    'https://ghe.example/someone/fork'
  ]
  const repositories = ['acme/support', 'acme', 'support', 'someone/fork', 'someone', 'fork']
  const commits = [SHA, HEAD].flatMap((sha) => [sha, sha.slice(0, 7), sha.slice(0, 8)])
  const facts = [
    ...places,
    ...repositories,
    ...commits,
    'refs/tags/v1',
    'v1',
    'octocat',
    'feature/x'
  ]
  expect(factsOf({}, { ...BARE, ...own, server_url: 'https://ghe.example' }).sort()).toEqual(
    facts.sort()
  )
  expect(factsOf({}, { ...BARE, ref: 'x/refs/tags/v1' })).toEqual(['x/refs/tags/v1'])
  expect(factsOf({})).toEqual([])
})
