/** The steps of the demo, each with its inputs and the expected result. */
import type { Emulator } from '../../../emulator/index.js'

export interface DemoStep {
  title: string
  /** Commit that is pushed to `main` before the step. */
  commit: string
  inputs: Record<string, string>
  /** Changes the control plane before the step. */
  before?: (controlPlane: Emulator) => void
  exitCode: number
  outputs: Record<string, string>
  log?: RegExp
}

const FIRST = '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d'
const SECOND = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c'

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
const DEPLOYED = { new_revision: 'true', status: 'DEPLOYED' }
const SAME = { new_revision: 'false', status: 'DEPLOYED' }

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    title: 'A first push creates the deployment from git, with secrets',
    commit: FIRST,
    inputs: agent,
    exitCode: 0,
    outputs: { operation: 'created', ...DEPLOYED, commit_sha: FIRST }
  },
  {
    title: 'The same commit again: nothing to do',
    commit: FIRST,
    inputs: agent,
    exitCode: 0,
    outputs: { operation: 'unchanged', ...SAME }
  },
  {
    title: 'A new commit creates one revision',
    commit: SECOND,
    inputs: agent,
    exitCode: 0,
    outputs: { operation: 'updated', ...DEPLOYED, commit_sha: SECOND }
  },
  {
    title: 'A setting that needs no revision is updated',
    commit: SECOND,
    inputs: { ...agent, build_on_push: 'true' },
    exitCode: 0,
    outputs: { operation: 'updated', ...SAME }
  },
  {
    title: 'A container image is deployed with a resource spec',
    commit: SECOND,
    inputs: image,
    exitCode: 0,
    outputs: { operation: 'created', ...DEPLOYED }
  },
  {
    title: 'A plan shows what a larger resource spec would change',
    commit: SECOND,
    inputs: { ...image, command: 'plan', resource_spec: larger },
    exitCode: 0,
    outputs: { operation: 'planned', new_revision: 'true' },
    log: /resource_spec\.cpu +1 → 2/
  },
  {
    title: 'A rollback returns to the commit before',
    commit: SECOND,
    inputs: { name: agent.name, command: 'rollback' },
    exitCode: 0,
    outputs: { operation: 'rolled_back', ...DEPLOYED, commit_sha: FIRST }
  },
  {
    title: 'A build fails: the step fails, and the log says what is still serving',
    commit: SECOND,
    inputs: { ...agent, new_revision: 'always' },
    before: (controlPlane) => controlPlane.setOutcome('BUILD_FAILED deployment=support'),
    exitCode: 1,
    outputs: { operation: 'updated', status: 'BUILD_FAILED' },
    log: /is still serving/
  }
]
