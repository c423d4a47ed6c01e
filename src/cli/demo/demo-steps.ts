/** The steps of the demo, each with its inputs and the expected end. */
import type { Emulator } from '../../../emulator/index.js'

export interface DemoStep {
  title: string
  /** Commit that is pushed to `main` before the step. Absent: the second one. */
  commit?: string
  inputs: Record<string, string>
  /** Changes the control plane before the step. */
  before?: (controlPlane: Emulator) => void
  /** The output `operation`. */
  operation: string
  /** Whether the step fails. */
  fails?: true
}

const FIRST = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'
export const SECOND = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c'

const agent = {
  name: 'support',
  graph_config_path: 'agent.json',
  secrets: 'OPENAI_API_KEY=sk-demo-0123456789\nSENTRY_DSN="https://key@sentry.example/42"'
}
const image = {
  name: 'reports',
  image_uri: `registry.example/reports@sha256:${'ab'.repeat(32)}`,
  cluster_namespace: 'default',
  resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 1\nmemory_mb: 2048\n'
}
const larger = 'min_scale: 1\nmax_scale: 3\ncpu: 2\nmemory_mb: 4096\n'

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    title: 'A first push creates the deployment from git, with secrets',
    commit: FIRST,
    inputs: agent,
    operation: 'created'
  },
  { title: 'The same commit again: nothing to do', commit: FIRST, inputs: agent, operation: 'unchanged' },
  { title: 'A new commit creates one revision', inputs: agent, operation: 'updated' },
  {
    title: 'A setting that needs no revision is updated',
    inputs: { ...agent, build_on_push: 'true' },
    operation: 'updated'
  },
  { title: 'A container image is deployed with a resource spec', inputs: image, operation: 'created' },
  {
    title: 'A plan shows what a larger resource spec would change',
    inputs: { ...image, command: 'plan', resource_spec: larger },
    operation: 'planned'
  },
  {
    title: 'A rollback returns to the commit before',
    inputs: { name: agent.name, command: 'rollback' },
    operation: 'rolled_back'
  },
  {
    title: 'A build fails: the step fails, and the log says what is still serving',
    inputs: { ...agent, new_revision: 'always' },
    before: (controlPlane) => controlPlane.setOutcome('BUILD_FAILED deployment=support'),
    operation: 'updated',
    fails: true
  }
]
