import { describe, expect, test } from '@jest/globals'
import { LANGSMITH } from '../../../src/contract/dialect.js'
import { readPages } from '../../../src/requests/lists.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { failureOf } from '../control-plane/client.js'
import { answering, json } from '../control-plane/sender.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const SECRET = 'pw external_docker langgraph_config_path'

/** The client before a service of LangSmith that answers everything in one way. */
function speaking(body: unknown, status = 200) {
  const sender = answering(json(body, status))
  const redact = (text: string) => text.replaceAll(SECRET, '***')
  return { sent: sender.sent, client: controlPlaneOver(sender, { redact, dialect: LANGSMITH }) }
}

test('a create and a look-up are sent in the words of the service', async () => {
  const body = {
    name: 'support',
    source: 'external_container' as const,
    source_config: { resource_spec: { cache_memory_mb: 1, labels: { cluster: 'git_host' } } },
    source_revision_config: { image_uri: 'git_host' },
    secrets: [{ name: 'cluster', value: 'git_host' }]
  }
  const { client, sent } = speaking({ id: ID, name: 'support', latest_revision_id: null })
  await client.createDeployment(body)
  expect(sent[0]?.body).toEqual({
    ...body,
    source: 'external_docker',
    source_config: { resource_spec: { redis_memory_mb: 1, labels: { cluster: 'git_host' } } }
  })
  const lookUp = speaking([])
  await lookUp.client.listIntegrations()
  expect(lookUp.sent[0]?.path).toBe('/v1/integrations/github/install')
})

describe('a list', () => {
  const query = { name_contains: 'a b', name: 'a b', limit: 100, offset: 0 }

  test('is filtered by the whole name, too, where the service has that filter', async () => {
    const { client, sent } = speaking({ resources: [], offset: 0 })
    expect(await client.listDeployments(query)).toMatchObject({ filtered_by_name: true })
    await client.listDeployments({ ...query, name: '' })
    expect(sent.map(({ path }) => path)).toEqual([
      '/v2/deployments?name_contains=a+b&name=a+b&limit=100&offset=0',
      '/v2/deployments?name_contains=a+b&limit=100&offset=0'
    ])
  })

  test('is not, in the neutral words', async () => {
    const sender = answering(json([]))
    const page = await controlPlaneOver(sender).listDeployments(query)
    expect(page).not.toHaveProperty('filtered_by_name')
    expect(sender.sent[0]?.path).toBe('/v2/deployments?name_contains=a+b&limit=100&offset=0')
  })

  test.each<[string, (at: number, size: number) => number]>([
    ['of this page', (at) => at],
    ['of the next page', (at, size) => at + size],
    ['of nothing: always 0', () => 0]
  ])('is read to its end if the offset of its answers is that %s', async (_, offsetOf) => {
    const rows = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ id: `id-${name}`, name }))
    const sender = {
      send: async ({ path }: { path: string }) => {
        const at = Number(new URL(path, 'https://x.example').searchParams.get('offset'))
        const resources = rows.slice(at, at + 2)
        const answer = json({ resources, offset: offsetOf(at, resources.length) })
        return answering(answer).send({ method: 'GET', path, timeoutMs: 1 })
      }
    }
    const listing = await readPages(controlPlaneOver(sender, { dialect: LANGSMITH }), '')
    expect(listing).toMatchObject({ rows, incomplete: undefined })
  })
})

test('a deployment is read in words of either kind, with its unknown fields', async () => {
  const wire = {
    id: ID,
    name: 'github',
    source: 'github',
    source_config: {
      resource_spec: { redis_memory_mb: 2 },
      listener_config: { k8s_namespace: 'k8s' },
      later: 1
    },
    source_revision_config: { langgraph_config_path: 'github', repo_ref: 'github' },
    secrets: [{ name: 'k8s', value: 'github' }],
    status: 'SOMETHING_NEW',
    latest_revision_id: ID
  }
  const neutral = {
    ...wire,
    source: 'git_host',
    source_config: {
      resource_spec: { cache_memory_mb: 2 },
      listener_config: { cluster_namespace: 'k8s' },
      later: 1
    },
    source_revision_config: { graph_config_path: 'github', repo_ref: 'github' }
  }
  for (const shown of [wire, neutral])
    expect(await speaking(shown).client.readDeployment(ID)).toEqual(neutral)
})

test('a refusal names fields in neutral words, quotes its sentences unchanged, and never a secret', async () => {
  const said = `value ${SECRET} is not allowed`
  const detail = [
    { loc: ['body', 'source_revision_config', 'langgraph_config_path'], msg: 'Field required' },
    {
      loc: ['body', 'source_config', 'resource_spec', 'labels', 'k8s'],
      msg: "'github' is no label"
    },
    { loc: ['query', 'k8s_namespace'], msg: 'langgraph_config_path is required for source github' },
    { loc: ['body', 'secrets', 0], msg: said }
  ]
  const refused = await failureOf(speaking({ detail }, 422).client.patchDeployment(ID, {}))
  const responses = refused.facts.filter(({ label }) => label === 'Response')
  expect(responses.map(({ value }) => value)).toEqual([
    'source_revision_config.graph_config_path: Field required',
    "source_config.resource_spec.labels.k8s: 'github' is no label",
    'query.k8s_namespace: langgraph_config_path is required for source github',
    'secrets[0]: value *** is not allowed'
  ])
})
