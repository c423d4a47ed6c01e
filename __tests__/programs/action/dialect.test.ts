/**
 * The proof that the action speaks the specification to the letter, and the public service's words: the
 * bundle does everything it can over HTTP, and each request is held against shapes that are written by hand.
 */
import { beforeAll, describe, expect, test } from '@jest/globals'
import type * as z from 'zod'
import type { RecordedRequest } from '../../../emulator/index.js'
import {
  DeploymentCreateRequest,
  DeploymentPatchRequest
} from '../../../src/contract/deployment.js'
import { type Told, tellStory } from '../../unit/dialect/story.js'
import { type Spoken, wireShapes } from '../../unit/dialect/wire-shapes.js'
import { API_KEY, COMMIT } from './bundle.js'
import { startPlane } from './emulated.js'

const NEUTRAL: Spoken = {
  git: 'git_host',
  container: 'external_container',
  path: 'graph_config_path',
  namespace: 'cluster_namespace',
  namespaces: 'cluster_namespaces',
  cluster: 'cluster',
  cacheMemory: 'cache_memory_mb'
}
const PUBLIC: Spoken = {
  git: 'github',
  container: 'external_docker',
  path: 'langgraph_config_path',
  namespace: 'k8s_namespace',
  namespaces: 'k8s_namespaces',
  cluster: 'k8s',
  cacheMemory: 'redis_memory_mb'
}
const DIALECTS = [
  ['neutral', 'neutral', NEUTRAL],
  ['langsmith', 'langsmith', PUBLIC]
] as const

interface Played {
  told: Told[]
  pages: Awaited<ReturnType<typeof tellStory>>['pages']
  url: string
  requests: readonly RecordedRequest[]
  /** What the control plane answers at the end, in its own words. */
  answers: { deployments: unknown[]; revisions: unknown[]; listeners: unknown[] }
}

const LISTENER = {
  id: '22222222-2222-4222-8222-222222222222',
  cluster_namespaces: ['k8s', 'github']
}

async function play(dialect: string, said: Spoken): Promise<Played> {
  const options = { buildTime: 0, deleteTime: '1h', listeners: [LISTENER] }
  const heads = ['github', 'k8s', 'main'].map((ref) => ({
    ref,
    // The pull request of the story is of the branch k8s.
    commit_sha: ref === 'k8s' ? '2'.repeat(40) : COMMIT
  }))
  await using plane = await startPlane({ ...options, heads, dialect })
  const { told, pages } = await tellStory(plane, dialect, said)
  const requests = [...plane.requests]
  const get = async (path: string) => {
    const answer = await fetch(plane.url + path, { headers: { 'x-api-key': API_KEY } })
    const { resources } = (await answer.json()) as { resources: unknown[] }
    return resources
  }
  const deployments = await get('/v2/deployments')
  const [first] = deployments as { id: string }[]
  const revisions = await get(`/v2/deployments/${first?.id}/revisions`)
  return {
    told,
    pages,
    url: plane.url,
    requests,
    answers: { deployments, revisions, listeners: await get('/v2/listeners') }
  }
}

const played = new Map<string, Played>()
beforeAll(async () => {
  await Promise.all(
    DIALECTS.map(async ([name, dialect, said]) => played.set(name, await play(dialect, said)))
  )
}, 180_000)

const of = (name: string): Played => {
  const found = played.get(name)
  if (found === undefined) throw new Error('it was not played')
  return found
}

const ID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const problemsOf = (shape: z.ZodType, value: unknown) =>
  (shape.safeParse(value).error?.issues ?? []).map(
    ({ path, message }) => `${path.join('.')}: ${message}`
  )

/** An empty resource_spec as a change: in the output `plan`, in the log, and in the summary; each in JSON once more. */
const EMPTY_SPEC =
  /\{[\\"]*path[\\":]*source_config\.resource_spec[^{}]*\{\}[^{}]*\},|  source_config\.resource_spec +\{\}\\n|\| `source_config\.resource_spec` \| `\{\}` \|\\n|\+ source_config\.resource_spec: \{\}\\n/g

/** What the public service fills in. */
const KEPT_RESOURCES = / *resource_spec does not set these fields,[^\\]*\\n/g

describe.each(DIALECTS)('in %s', (name, _dialect, said) => {
  const shapes = wireShapes(said)

  test('every request is one of the interface, by method and path', () => {
    const paths = [
      'POST /v2/deployments',
      'GET /v2/deployments\\?name_contains=[^&]+&limit=100&offset=\\d+',
      // LangSmith filters by the whole name, too.
      ...(name === 'langsmith'
        ? ['GET /v2/deployments\\?name_contains=[^&]+&name=[^&]+&limit=100&offset=\\d+']
        : []),
      'GET /v2/deployments\\?limit=100&offset=0',
      `GET /v2/deployments\\?name_contains=${ID}&limit=1&offset=0`,
      `(?:GET|PATCH|DELETE) /v2/deployments/${ID}`,
      `GET /v2/deployments/${ID}/revisions(?:/${ID})?`,
      `GET /v1/integrations/${said.git}/install`,
      'GET /v2/listeners',
      `GET /agents/${ID}/info`,
      `POST /v2/deployments/${ID}/revisions/${ID}/redeploy`,
      `POST /v1/projects/${ID}/revisions/${ID}/build_logs`,
      `POST /v1/projects/${ID}/revisions/${ID}/deploy_logs`,
      // Of a preview, in the words of LangSmith only.
      ...(name === 'langsmith'
        ? [`DELETE /v2/deployments/${ID}\\?delete_tracing_project=true`]
        : [])
    ]
    const known = new RegExp(`^(?:${paths.join('|')})$`)
    const lines = of(name).requests.map(({ method, url }) => `${method} ${url}`)
    expect(lines.filter((line) => !known.test(line))).toEqual([])
    // Nothing of what is to be proven was left out of the story.
    for (const path of paths.filter((path) => !path.includes('limit=1&'))) {
      expect([path, lines.some((line) => new RegExp(`^${path}$`).test(line))]).toEqual([path, true])
    }
    expect(of(name).requests.map(({ status }) => status)).not.toContain(422)
  })

  test('every body has the shape that is written by hand, and no field beyond it', () => {
    const sent = of(name).requests.filter(({ body }) => body !== undefined)
    expect(sent.map(({ method }) => method)).toEqual(expect.arrayContaining(['POST', 'PATCH']))
    expect(sent.length).toBeGreaterThanOrEqual(9)
    for (const { method, url, body } of sent) {
      const ofWrite = method === 'POST' ? shapes.create : shapes.patch
      expect(problemsOf(url.endsWith('_logs') ? shapes.log : ofWrite, body)).toEqual([])
    }
  })

  test('the answers of the local control plane have theirs', () => {
    const { deployments, revisions, listeners } = of(name).answers
    for (const deployment of deployments)
      expect(problemsOf(shapes.deployment, deployment)).toEqual([])
    for (const revision of revisions) expect(problemsOf(shapes.revision, revision)).toEqual([])
    for (const listener of listeners) expect(problemsOf(shapes.listener, listener)).toEqual([])
    expect(
      [deployments.length, revisions.length, listeners.length].every((count) => count > 0)
    ).toBe(true)
  })

  test('outputs, plan, summary and log are those of the neutral words', () => {
    const neutral = of('neutral').told
    for (const [i, told] of of(name).told.entries()) {
      const plain = (text: string) =>
        text.replaceAll(`/integrations/${said.git}/`, '/integrations/git_host/')
      // Of the command that reads the whole log.
      const flag = / --api-dialect langsmith(?=["\\%])/g
      // The public service needs a resource_spec; the plan shows the empty one that is sent. Its sentences are quoted.
      const shown = JSON.stringify({ ...told, stdout: plain(told.stdout) })
        .replace(EMPTY_SPEC, '')
        .replace(KEPT_RESOURCES, '')
        .replace(flag, '')
        .replace(new RegExp(`${said.namespace} (?=\\\\"|\`)`, 'g'), 'cluster_namespace ')
      expect(JSON.parse(shown)).toEqual(neutral[i])
    }
  })
})

test('each run that deploys links to the page of its deployment on LangSmith, and to no page elsewhere', () => {
  const { pages, url } = of('langsmith')
  const created = pages.filter(({ title }) => title.startsWith('create from'))
  expect(created).toHaveLength(3)
  for (const { deployment_id, log, dashboard_url = '', summary } of created) {
    expect(dashboard_url.startsWith(`${url}/o/`)).toBe(true)
    expect(dashboard_url.endsWith(`/host/deployments/${deployment_id}`)).toBe(true)
    expect({ log, summary }).toEqual({ log: [dashboard_url], summary: [dashboard_url] })
  }
  for (const { log, dashboard_url, summary } of of('neutral').pages)
    expect({ log, dashboard_url, summary }).toEqual({
      log: [],
      dashboard_url: undefined,
      summary: []
    })
})

test('in neutral words, every body is to the letter of the contract', () => {
  for (const { method, url, body } of of('neutral').requests) {
    if (body === undefined || url.endsWith('_logs')) continue
    expect(
      problemsOf(method === 'POST' ? DeploymentCreateRequest : DeploymentPatchRequest, body)
    ).toEqual([])
  }
})

test('each run of the story ends as expected', () => {
  const ends = of('neutral').told.map(
    ({ title, exitCode, outputs }) =>
      `${title}: ${(JSON.parse(outputs) as Record<string, string>).operation ?? 'nothing'}, exit code ${exitCode}`
  )
  expect(ends).toEqual([
    'create from git, with the integration looked up: created, exit code 0',
    'unchanged: unchanged, exit code 0',
    'plan of another path: planned, exit code 0',
    'patch: path and secrets: updated, exit code 0',
    'create from an image, with the listener looked up: created, exit code 0',
    'the same in the words of the service: unchanged but for the image, which has no digest: updated, exit code 0',
    'patch: resource_spec: updated, exit code 0',
    'create from an image without resource_spec: created, exit code 0',
    'refused: another source: nothing, exit code 1',
    'refused by the service: a namespace that the listener has not: nothing, exit code 1',
    'a build that fails, with its log: updated, exit code 1',
    'a rollout that fails, with its log, and the way back: updated, exit code 1',
    'a preview: created, exit code 0',
    'a preview that closes: deleted, exit code 0',
    'a preview that is opened again while its name is still taken: created, exit code 0',
    'sweep: swept, exit code 0',
    'delete: deleted, exit code 0',
    'delete of what is gone: deleted, exit code 0'
  ])
})
