/** The effects that the deploy needs, as narrow interfaces. Adapters implement them; tests bring small classes. */
import type { StreamEvent } from './agent-server/event-stream.js'
import type { DeploymentAnswer, DeploymentRow, LookupRow, RevisionAnswer } from './contract/answers.js'
import type { DeploymentCreateRequest, DeploymentPatchRequest } from './contract/deployment.js'

/** Time. Everything that waits or measures goes through it. */
export interface Clock {
  /** Milliseconds on a clock that never goes back. Only differences mean anything. */
  now(): number
  /** Milliseconds since 1970, for dates that the service sends and for what people read. */
  date(): number
  /** Resolves after `ms` milliseconds. @throws CancelledError at once when the run is told to stop. */
  sleep(ms: number): Promise<void>
}

export interface ReadOptions {
  /** How long the read may take, in milliseconds. */
  timeoutMs?: number
}

/**
 * The control plane (§4.1, design section 3). One request a call, never repeated.
 * Every method throws RequestError (ConnectionError, AnswerError, StatusError) or CancelledError.
 */
export interface ControlPlane {
  createDeployment(body: DeploymentCreateRequest): Promise<DeploymentAnswer>
  readDeployment(deploymentId: string, options?: ReadOptions): Promise<DeploymentAnswer>
  readRevision(deploymentId: string, revisionId: string, options?: ReadOptions): Promise<RevisionAnswer>
  /** @throws AnswerError when the service took the patch but its answer is no deployment (§4.1: not shown). */
  patchDeployment(deploymentId: string, body: DeploymentPatchRequest): Promise<DeploymentAnswer>
  listIntegrations(): Promise<LookupRow[]>
  listListeners(): Promise<LookupRow[]>
  /** One page, or `null` when the service has no such operation (404, 405, 501). */
  listDeployments(query: { name_contains: string; limit: number; offset: number }): Promise<DeploymentRow[] | null>
  /** Newest first, or `null` when the service has no such operation. */
  listRevisions(deploymentId: string, options?: ReadOptions): Promise<RevisionAnswer[] | null>
  deleteDeployment(deploymentId: string): Promise<void>
}

/** The body of POST /runs/stream (§4.2). */
export interface RunRequest {
  assistant_id: string
  input: Record<string, unknown>
  stream_mode: string | string[]
}

/**
 * The agent server of a deployment (§4.2). One request a call, never repeated; times are in milliseconds.
 * Every method throws RequestError or CancelledError.
 */
export interface AgentServer {
  /** The answer as it is: its shape is not shown (§2.8). */
  searchAssistants(page: { limit: number; offset: number }, timeoutMs: number): Promise<unknown>
  /** Returns when the stream has ended well; each event is handed on as it comes. */
  streamRun(run: RunRequest, timeoutMs: number, onEvent: (event: StreamEvent) => void): Promise<void>
}
