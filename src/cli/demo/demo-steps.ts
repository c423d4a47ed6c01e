/** The steps of the demo. Data only. */

/** A step of a workflow, and how it must end. */
export interface DemoStep {
  title: string
  inputs: Readonly<Record<string, string>>
  /** The output `operation`. */
  operation: string
  /** The commit of `main`, which is pushed before it. */
  commit: string
  /** How the next revision fails, and with it the step. */
  failure?: string
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
const larger = { ...image, resource_spec: 'min_scale: 1\nmax_scale: 3\ncpu: 2\nmemory_mb: 4096\n' }

export const DEMO_STEPS: readonly DemoStep[] = [
  {
    title: 'A first push creates the deployment from git, with secrets',
    inputs: agent,
    operation: 'created',
    commit: FIRST
  },
  {
    title: 'The same commit again: nothing to do',
    inputs: agent,
    operation: 'unchanged',
    commit: FIRST
  },
  {
    title: 'A new commit creates one revision',
    inputs: agent,
    operation: 'updated',
    commit: SECOND
  },
  {
    title: 'A setting that needs no revision is updated',
    inputs: { ...agent, build_on_push: 'true' },
    operation: 'updated',
    commit: SECOND
  },
  {
    title: 'A container image is deployed with a resource spec',
    inputs: image,
    operation: 'created',
    commit: SECOND
  },
  {
    title: 'A plan shows what a larger resource spec would change',
    inputs: { ...larger, command: 'plan' },
    operation: 'planned',
    commit: SECOND
  },
  {
    title: 'A rollback returns to the commit before',
    inputs: { name: agent.name, command: 'rollback' },
    operation: 'rolled_back',
    commit: SECOND
  },
  {
    title: 'A build fails: the step fails, and the log says what is still serving',
    inputs: { ...agent, build_on_push: 'false' },
    operation: 'updated',
    commit: SECOND,
    failure: 'BUILD_FAILED deployment=support'
  }
]
