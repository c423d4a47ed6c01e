/** The operations whose requests are counted: the inputs, and the state before. */
import { DEFAULT_INTEGRATION_ID } from '../../emulator/control-plane/lookups.js'

type Inputs = Record<string, string>

/** What started the run. */
export type Event = 'push' | 'opened' | 'synchronize' | 'closed' | 'schedule'

export interface Operation {
  title: string
  inputs: Inputs
  /** A push to main by default. */
  event?: Event
  /** What was deployed before, each by a run of its own. */
  before?: { inputs: Inputs; event?: Event }[]
  /** The branch has moved since. */
  moved?: true
  /** The target is given by the id of what was deployed before. */
  byId?: true
  /** Pull requests that are closed. */
  closed?: number[]
}

const GIT = {
  name: 'support',
  graph_config_path: 'graph.json',
  secrets: 'TOKEN=value-of-the-token'
}
const IMAGE = {
  name: 'support',
  image_uri: 'registry.example/support:1',
  custom_url: 'https://support.example'
}
const DELETE = { name: 'support', command: 'delete' }
const PREVIEW = { ...GIT, preview: 'true' }
const ON_GITHUB = { environment: 'production' }
const COMMENTED = { ...GIT, comment: 'true', preview: 'false' }
const there = [{ inputs: GIT }]

export const OPERATIONS: readonly Operation[] = [
  { title: 'create from git', inputs: GIT },
  {
    title: 'create from git, integration_id given',
    inputs: { ...GIT, integration_id: DEFAULT_INTEGRATION_ID }
  },
  { title: 'create from an image', inputs: IMAGE },
  {
    title: 'create from an image, in a namespace',
    inputs: { ...IMAGE, cluster_namespace: 'default' }
  },
  { title: 'new revision', inputs: GIT, before: there, moved: true },
  { title: 'new revision, by id', inputs: GIT, before: there, moved: true, byId: true },
  { title: 'only a setting', inputs: { ...GIT, install_command: 'npm ci' }, before: there },
  { title: 'unchanged', inputs: GIT, before: there },
  { title: 'unchanged, by id', inputs: GIT, before: there, byId: true },
  { title: 'plan', inputs: { ...GIT, command: 'plan' }, before: there },
  { title: 'plan of a create', inputs: { ...GIT, command: 'plan' } },
  { title: 'delete', inputs: DELETE, before: there },
  { title: 'delete, by id', inputs: { command: 'delete' }, before: there, byId: true },
  { title: 'delete, not found', inputs: DELETE },
  { title: 'create from git, environment', inputs: { ...GIT, ...ON_GITHUB } },
  {
    title: 'new revision, environment',
    inputs: { ...GIT, ...ON_GITHUB },
    before: [{ inputs: { ...GIT, ...ON_GITHUB } }],
    moved: true
  },
  {
    title: 'unchanged, environment',
    inputs: { ...GIT, ...ON_GITHUB },
    before: [{ inputs: { ...GIT, ...ON_GITHUB } }]
  },
  {
    title: 'delete, environment',
    inputs: { ...DELETE, ...ON_GITHUB },
    before: [{ inputs: { ...GIT, ...ON_GITHUB } }]
  },
  { title: 'create from git, comment', inputs: COMMENTED, event: 'opened' },
  {
    title: 'unchanged, comment',
    inputs: COMMENTED,
    event: 'synchronize',
    before: [{ inputs: COMMENTED, event: 'opened' }]
  },
  { title: 'preview, opened', inputs: PREVIEW, event: 'opened' },
  {
    title: 'preview, pushed to',
    inputs: PREVIEW,
    event: 'synchronize',
    before: [{ inputs: PREVIEW, event: 'opened' }],
    moved: true
  },
  {
    title: 'preview, closed',
    inputs: PREVIEW,
    event: 'closed',
    before: [{ inputs: PREVIEW, event: 'opened' }],
    closed: [12]
  },
  {
    title: 'sweep of two previews, one of them closed',
    inputs: { command: 'sweep', name: 'support' },
    event: 'schedule',
    before: [{ inputs: { ...GIT, name: 'support-pr-7' } }, { inputs: PREVIEW, event: 'opened' }],
    closed: [12]
  },
  {
    title: 'create from git, with a smoke check',
    inputs: { ...GIT, smoke_assistant: 'agent', smoke_input: 'Hello' }
  }
]
