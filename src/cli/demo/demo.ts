/** `demo`: the action against the local control plane, step by step, as a runner runs it. */
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { createCommand, parseWith } from '../flags/commander.js'
import { startedProgram } from '../started-program.js'
import { DEMO_STEPS, type DemoStep, SECOND } from './demo-steps.js'
import { type ActionResult, runAction } from './local-runner.js'

const API_KEY = 'key-of-the-demo-4711'

const nextSteps = (program: string) => `
Next, with your own agent:
  Write the workflows that deploy your repository:  ${program} init
  Start a control plane that keeps running:         ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`

/** Runs every step. The exit code is 0 only if each behaved as expected. @throws UsageError for an unknown flag. */
export async function runDemo(args: string[]): Promise<void> {
  const command = createCommand('deploy-agent-server demo', (text) => process.stdout.write(text))
    .description('Deploys to a control plane on this machine, step by step. You need no account.')
    .option('-v, --verbose', 'Print the whole log of each step, all of its inputs, and its outputs.')
    .action(() => {})
  if (!parseWith(command, args)) return
  const isVerbose = command.getOptionValue('verbose') === true
  await using controlPlane = await startEmulator({ apiKeys: [API_KEY], buildTime: '900ms' })
  console.log(`Local control plane at ${controlPlane.url}\n`)
  const wrong: string[] = []
  let before: DemoStep | undefined
  for (const [i, step] of DEMO_STEPS.entries()) {
    console.log(`${i + 1}/${DEMO_STEPS.length}  ${step.title}`)
    printInputs(step, isVerbose ? undefined : before)
    const { exitCode, outputs } = await runStep(step, controlPlane, isVerbose)
    const shown = Object.entries(isVerbose ? outputs : {}).filter(([name]) => name !== 'plan')
    for (const [name, value] of shown) console.log(`   → ${name}=${value}`)
    if (exitCode !== (step.fails ? 1 : 0) || outputs['operation'] !== step.operation) wrong.push(step.title)
    before = step
  }
  const allRight = `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.`
  console.log(wrong.length > 0 ? `Not as expected: ${wrong.join('; ')}` : `${allRight}\n${nextSteps(startedProgram())}`)
  process.exitCode = wrong.length === 0 ? 0 : 1
}

async function runStep(step: DemoStep, controlPlane: Emulator, isVerbose: boolean): Promise<ActionResult> {
  const { commit = SECOND } = step
  controlPlane.setHead({ ref: 'main', commit_sha: commit })
  step.before?.(controlPlane)
  const print = isVerbose ? (line: string) => console.log(`   │ ${line}`) : printBriefly()
  return runAction({
    // The action is in this program, too.
    bundle: process.argv[1] ?? '',
    args: ['action-step'],
    inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...step.inputs },
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
function printInputs({ inputs }: DemoStep, before: DemoStep | undefined): void {
  const known = before?.inputs['name'] === inputs['name'] ? before?.inputs : undefined
  for (const [name, value] of Object.entries(inputs)) {
    const shown = name === 'secrets' ? value.replaceAll(/=.*/g, '=***') : value
    if (known?.[name] !== value) console.log(`   ${name}: ${shown.trim().replaceAll('\n', ', ')}`)
  }
}

/** A line of the log as a runner shows it: without masks, and annotations with their level. */
function readableLine(line: string): string | undefined {
  const command = /^::(error|warning|notice|group|endgroup|add-mask|debug)[^:]*::(.*)$/.exec(line)
  if (command === null) return line
  const [, level = '', text = ''] = command
  if (level === 'add-mask' || level === 'debug' || level === 'endgroup') return undefined
  const decoded = text.replaceAll('%0A', '\n   │   ').replaceAll('%0D', '').replaceAll('%25', '%')
  return level === 'group' ? decoded : `${level.charAt(0).toUpperCase()}${level.slice(1)}: ${decoded}`
}
