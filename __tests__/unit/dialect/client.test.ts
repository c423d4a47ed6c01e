import { describe, expect, test } from '@jest/globals'
import type { HttpAnswer, HttpRequest, HttpSender } from '../../../src/adapters/http/sender.js'
import { type Dialect, LANGSMITH, NEUTRAL } from '../../../src/contract/dialect/dialect.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const SECRET = 'pw external_docker langgraph_config_path'

/** The client before a service that answers everything in one way. */
function speaking(dialect: Dialect, answer: Partial<HttpAnswer>) {
  const sent: HttpRequest[] = []
  const whole = {
    status: 200,
    text: '',
    retryAfter: undefined,
    location: undefined,
    date: undefined,
    receivedAt: 0,
    ...answer
  }
  const sender: HttpSender = {
    send: (request) => {
      sent.push(request)
      return Promise.resolve(whole)
    }
  }
  return {
    sent,
    client: controlPlaneOver(sender, {
      redact: (text) => text.replaceAll(SECRET, '***'),
      dialect
    })
  }
}

const json = (body: unknown, status = 200) => ({ status, text: JSON.stringify(body) })
const BODY = {
  name: 'support',
  source: 'external_container' as const,
  source_config: { resource_spec: { cache_memory_mb: 1, labels: { cluster: 'git_host' } } },
  source_revision_config: { image_uri: 'git_host' },
  secrets: [{ name: 'cluster', value: 'git_host' }]
}

async function refusalOf(dialect: Dialect, body: unknown, status: number): Promise<string> {
  const { client } = speaking(dialect, json(body, status))
  return client.createDeployment(BODY).then(
    () => 'it succeeded',
    (error: Error) => error.message
  )
}

describe('what is sent', () => {
  const sentBy = async (
    dialect: Dialect,
    body: Parameters<ReturnType<typeof controlPlaneOver>['createDeployment']>[0]
  ) => {
    const { client, sent } = speaking(dialect, json({ id: ID, name: 'support', latest_revision_id: null }, 201))
    await client.createDeployment(body)
    return sent[0]?.body
  }

  test('a create is in the words of the service', async () => {
    expect(await sentBy(LANGSMITH, BODY)).toEqual({
      ...BODY,
      source: 'external_docker',
      source_config: { resource_spec: { redis_memory_mb: 1, labels: { cluster: 'git_host' } } }
    })
  })

  test('neutral words: the very body, untouched', async () => {
    expect(await sentBy(NEUTRAL, BODY)).toBe(BODY)
  })

  test('a patch gets no resource_spec: it would overwrite the deployed one', async () => {
    const { client, sent } = speaking(LANGSMITH, json({ id: ID, name: 'support', latest_revision_id: null }))
    await client.patchDeployment(ID, { source_revision_config: { graph_config_path: 'a.json' } })
    expect(sent[0]?.body).toEqual({ source_revision_config: { langgraph_config_path: 'a.json' } })
  })

  test('integrations are looked up on the path of the service', async () => {
    const { client, sent } = speaking(LANGSMITH, json([]))
    await client.listIntegrations()
    expect(sent[0]?.path).toBe('/v1/integrations/github/install')
  })
})

describe('what is read', () => {
  const wire = {
    id: ID,
    name: 'github',
    source: 'github',
    source_config: { resource_spec: { redis_memory_mb: 2 }, listener_config: { k8s_namespace: 'k8s' }, later: 1 },
    source_revision_config: { langgraph_config_path: 'github', repo_ref: 'github' },
    secrets: [{ name: 'k8s', value: 'github' }],
    secret_references: null,
    tenant_id: ID,
    status: 'SOMETHING_NEW',
    latest_revision_id: ID
  }
  const neutral = {
    ...wire,
    source: 'git_host',
    source_config: { resource_spec: { cache_memory_mb: 2 }, listener_config: { cluster_namespace: 'k8s' }, later: 1 },
    source_revision_config: { graph_config_path: 'github', repo_ref: 'github' }
  }

  test('a deployment, with unknown fields', async () => {
    expect(await speaking(LANGSMITH, json(wire)).client.readDeployment(ID)).toEqual(neutral)
    expect(await speaking(LANGSMITH, json(neutral)).client.readDeployment(ID)).toEqual(neutral)
  })
})

describe('what a refusal says', () => {
  const detail = [
    { loc: ['body', 'source_revision_config', 'langgraph_config_path'], msg: 'Field required', type: 'missing' },
    { loc: ['body', 'source'], msg: "Input should be 'github' or 'external_docker'", type: 'enum' },
    { loc: ['body', 'source_config', 'resource_spec', 'redis_memory_mb'], msg: 'Input should be positive', type: 'x' },
    { loc: ['body', 'source_config', 'resource_spec', 'labels', 'k8s'], msg: "'github' is no label", type: 'x' },
    { loc: ['query', 'k8s_namespace'], msg: 'langgraph_config_path is required for source github', type: 'x' }
  ]

  test('names fields in neutral words, and quotes the sentences unchanged', async () => {
    expect((await refusalOf(LANGSMITH, { detail }, 422)).split(/\n */)).toEqual([
      'The control plane refused the request (422).',
      'POST /v2/deployments answered 422:',
      'source_revision_config.graph_config_path: Field required',
      "source: Input should be 'github' or 'external_docker'",
      'source_config.resource_spec.cache_memory_mb: Input should be positive',
      "source_config.resource_spec.labels.k8s: 'github' is no label",
      'query.k8s_namespace: langgraph_config_path is required for source github'
    ])
  })

  test('never a secret, although words of the service are in it', async () => {
    const said = `value ${SECRET} is not allowed`
    for (const body of [{ detail: said }, { detail: [{ loc: ['body', 'secrets', 0], msg: said }] }]) {
      const told = await refusalOf(LANGSMITH, body, 422)
      expect(told).toContain('value *** is not allowed')
      expect(told).not.toContain('pw ')
    }
  })

  test.each([
    ['{"detail":"requires workspace specification"}', /Set `tenant_id` to the ID of the workspace/],
    ['{"error":"org_scoped_key_requires_workspace"}', /Set `tenant_id` to the ID of the workspace/],
    ['{"detail":"LangSmith Deployment is not enabled for this organization"}', /Enable them there/],
    ['{"detail":"Forbidden"}', /Check that the value of `api_key` is valid for .*has permission/]
  ])('403 %s: what to do', async (text, advice) => {
    const { client } = speaking(LANGSMITH, { status: 403, text })
    await expect(client.readDeployment(ID)).rejects.toMatchObject({ advice: expect.stringMatching(advice) })
  })
})
