/** `demo`: the action against the local control plane, step by step, as a runner runs it. */
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { capitalized } from '../../text/format.js'
import { createCommand, parseWith } from '../flags/commander.js'
import { startedProgram } from '../started-program.js'
import { type ActionResult, runAction } from './local-runner.js'

/** A step: its inputs, the output `operation` as it must be, and what happens before. */
type DemoStep = readonly [
  title: string,
  inputs: Record<string, string>,
  operation: string,
  before?: Before
]
/** The commit that is pushed to `main`, else the second one; and how the next revision fails, and so the step. */
type Before = { commit?: string; failure?: string }

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

const DEMO_STEPS: readonly DemoStep[] = [
  [
    'A first push creates the deployment from git, with secrets',
    agent,
    'created',
    { commit: FIRST }
  ],
  ['The same commit again: nothing to do', agent, 'unchanged', { commit: FIRST }],
  ['A new commit creates one revision', agent, 'updated'],
  ['A setting that needs no revision is updated', { ...agent, build_on_push: 'true' }, 'updated'],
  ['A container image is deployed with a resource spec', image, 'created'],
  [
    'A plan shows what a larger resource spec would change',
    { ...larger, command: 'plan' },
    'planned'
  ],
  [
    'A rollback returns to the commit before',
    { name: agent.name, command: 'rollback' },
    'rolled_back'
  ],
  [
    'A build fails: the step fails, and the log says what is still serving',
    { ...agent, build_on_push: 'false' },
    'updated',
    { failure: 'BUILD_FAILED deployment=support' }
  ]
]

const API_KEY = 'key-of-the-demo-4711'

const ending = (
  program: string
) => `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.

Next, in the repository of your agent:
  Write the workflows that deploy your repository:  ${program} init
  Start a control plane that keeps running:         ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`

/** Runs every step. The exit code is 0 only if each behaved as expected. @throws UsageError for an unknown flag. */
export async function runDemo(args: string[]): Promise<void> {
  const command = createCommand('deploy-agent-server demo', (text) => process.stdout.write(text))
    .description('Deploys to a control plane on this machine, step by step. You need no account.')
    .option(
      '-v, --verbose',
      'Print the whole log of each step, all of its inputs, and its outputs.'
    )
    .action(() => {})
  if (!parseWith(command, args)) return
  const isVerbose = command.getOptionValue('verbose') === true
  await using controlPlane = await startEmulator({ apiKeys: [API_KEY], buildTime: '900ms' })
  console.log(`Local control plane at ${controlPlane.url}\n`)
  const wrong: string[] = []
  for (const [i, step] of DEMO_STEPS.entries()) {
    const [title, inputs, operation, before] = step
    console.log(`${i + 1}/${DEMO_STEPS.length}  ${title}`)
    printInputs(inputs, isVerbose ? {} : DEMO_STEPS[i - 1]?.[1])
    const { exitCode, outputs } = await runStep(step, controlPlane, isVerbose)
    const shown = Object.entries(isVerbose ? outputs : {}).filter(([name]) => name !== 'plan')
    for (const [name, value] of shown) console.log(`   → ${name}=${value}`)
    if (exitCode !== (before?.failure ? 1 : 0) || outputs['operation'] !== operation)
      wrong.push(title)
  }
  console.log(wrong.length > 0 ? `Not as expected: ${wrong.join('; ')}` : ending(startedProgram()))
  process.exitCode = wrong.length === 0 ? 0 : 1
}

async function runStep(
  [, inputs, , { commit = SECOND, failure } = {}]: DemoStep,
  controlPlane: Emulator,
  isVerbose: boolean
): Promise<ActionResult> {
  controlPlane.setHead({ ref: 'main', commit_sha: commit })
  if (failure !== undefined) controlPlane.setOutcome(failure)
  const print = isVerbose ? (line: string) => console.log(`   │ ${line}`) : printBriefly()
  return runAction({
    // The action is in this program, too.
    bundle: process.argv[1] ?? '',
    args: ['action-step'],
    inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...inputs },
    variables: {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: commit,
      GITHUB_REPOSITORY: 'acme/support',
      GITHUB_SERVER_URL: 'https://github.com'
    },
    onLine: (line) => {
      const readable = readableLine(line)
      if (readable !== undefined) print(readable)
    }
  })
}

/** Lines that say the same in every step. */
const REPEATED = /^(?:Control plane |Deployment "|URL )/

/** Prints the log without what all steps have in common, and the statuses of a rollout in one line. */
function printBriefly(): (line: string) => void {
  let statuses: string[] = []
  return (line) => {
    const [, time, status] = /^ +(\d+:\d\d) {2}(\w+)$/.exec(line) ?? []
    if (status !== undefined) {
      statuses.push(`${time} ${status}`)
      return
    }
    if (statuses.length > 0) console.log(`   │   ${statuses.join(' → ')}`)
    statuses = []
    if (!REPEATED.test(line)) console.log(`   │ ${line}`)
  }
}

/** The inputs that the step before, of the same deployment, did not have. */
function printInputs(inputs: DemoStep[1], before: DemoStep[1] = {}): void {
  for (const [name, value] of Object.entries(inputs)) {
    const shown = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value
    const isKnown = before['name'] === inputs['name'] && before[name] === value
    if (!isKnown) console.log(`   ${name}: ${shown.trim().replaceAll('\n', ', ')}`)
  }
}

/** A line of the log as a runner shows it: without masks, and annotations with their level. */
function readableLine(line: string): string | undefined {
  const command = /^::(error|warning|notice|group|endgroup|add-mask|debug)[^:]*::(.*)$/.exec(line)
  if (command === null) return line
  const [, level = '', text = ''] = command
  if (level === 'add-mask' || level === 'debug' || level === 'endgroup') return undefined
  const decoded = text.replaceAll('%0A', '\n   │   ').replaceAll('%0D', '').replaceAll('%25', '%')
  // The control plane ends with the demo: a command that reads from it would fail.
  const [lasting = ''] = decoded.split(' Read the whole log with ')
  return level === 'group' ? lasting : `${capitalized(level)}: ${lasting}`
}
