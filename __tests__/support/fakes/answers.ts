/** Short ways to write down what a control plane answers. */
import { DeploymentAnswer, RevisionAnswer } from '../../../src/contract/answers.js'
import { type Snapshot, snapshotOf } from '../../../src/deploy/core/snapshot.js'
import { AnswerError, ConnectionError, StatusError } from '../../../src/errors.js'

export const DEPLOYMENT_ID = 'd0000000-0000-4000-8000-000000000001'
export const INTEGRATION_ID = '11111111-1111-4111-8111-111111111111'
export const LISTENER_ID = '22222222-2222-4222-8222-222222222222'
export const REPOSITORY = 'https://github.com/acme/support'
export const COMMIT_A = 'a'.repeat(40)
export const COMMIT_B = 'b'.repeat(40)
export const DIGEST = `ghcr.io/acme/support@sha256:${'1'.repeat(64)}`

type Fields = Record<string, unknown>

/** A deployment from git, DEPLOYED at COMMIT_A of main, as the service would tell it. */
export function gitDeployment(
  over: Fields = {},
  config: Fields = {},
  code: Fields = {}
): DeploymentAnswer {
  return DeploymentAnswer.parse({
    id: DEPLOYMENT_ID,
    name: 'support',
    source: 'git_host',
    source_config: {
      integration_id: INTEGRATION_ID,
      repo_url: REPOSITORY,
      deployment_type: 'prod',
      build_on_push: false,
      custom_url: 'https://support.agents.example',
      install_command: null,
      build_command: null,
      ...config
    },
    source_revision_config: {
      repo_ref: 'main',
      graph_config_path: 'agent.json',
      image_uri: null,
      repo_commit_sha: COMMIT_A,
      ...code
    },
    secrets: [{ name: 'KEY', value: 'value-of-key' }],
    status: 'READY',
    latest_revision_id: 'rev-1',
    active_revision_id: 'rev-1',
    ...over
  })
}

/** A deployment from an image, as the service would tell it. */
export function imageDeployment(
  over: Fields = {},
  config: Fields = {},
  code: Fields = {}
): DeploymentAnswer {
  return DeploymentAnswer.parse({
    ...gitDeployment(),
    source: 'external_container',
    source_config: {
      custom_url: 'https://support.agents.example',
      resource_spec: { cpu: 1, memory_mb: 1024 },
      listener_id: LISTENER_ID,
      listener_config: { cluster_namespace: 'agents' },
      ...config
    },
    source_revision_config: { repo_ref: null, graph_config_path: null, image_uri: DIGEST, ...code },
    ...over
  })
}

export function revision(id: string, status: string, code?: Fields | null): RevisionAnswer {
  return RevisionAnswer.parse({
    id,
    status,
    ...(code !== undefined && { source_revision_config: code })
  })
}

/** The deployment with its latest revision, which holds the deployment's code. */
export function currentOf(
  deployment: DeploymentAnswer,
  status = 'DEPLOYED',
  code?: Fields | null
): Snapshot {
  const { latest_revision_id: id, source_revision_config } = deployment
  if (id === null) return snapshotOf(deployment, null)
  const shownCode = code === undefined ? source_revision_config : code
  return snapshotOf(deployment, revision(id, status, shownCode))
}

const AMBIGUOUS = new Set([408, 500, 502, 503, 504])

/** An answer that says no, with the meaning that the client gives it. */
export function refusal(status: number, retryAfterMs?: number): StatusError {
  const ambiguous = AMBIGUOUS.has(status)
  return new StatusError({
    what: `GET /x: answered ${status}`,
    request: 'GET /x',
    status,
    mayHaveBeenApplied: ambiguous,
    retryable: ambiguous || status === 429,
    retryAfterMs
  })
}

export function dropped(mayHaveBeenApplied = true, request = 'GET /x'): ConnectionError {
  return new ConnectionError({
    what: `${request}: ECONNRESET`,
    request,
    mayHaveBeenApplied,
    retryable: true
  })
}

export function garbage(): AnswerError {
  return new AnswerError({
    what: 'GET /x: answered 200, but the body is not JSON',
    request: 'GET /x',
    mayHaveBeenApplied: true,
    retryable: true
  })
}
