/** `demo`: the committed bundle against the local control plane, step by step, as a runner runs it. */
import { existsSync, realpathSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { startedProgram } from '../started-program.js'
import { DEMO_STEPS, type DemoStep } from './demo-steps.js'
import { type ActionResult, runAction } from './local-runner.js'

const API_KEY = 'key-of-the-demo-4711'

const HELP = `Usage: demo [-v]

Deploys to a control plane on this machine, step by step, with the committed bundle, like a
runner. You need no account. The exit code is 0 only if each step behaved as expected.

  -v, --verbose  Print the whole log of each step, all of its inputs, and its outputs`

const nextSteps = (program: string) => `
Next, with your own agent:
  Write the workflows that deploy your repository:  ${program} init
  Start a control plane that keeps running:         ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`

/** Runs every step. The exit code is 0 only if each behaved as expected, and 2 for an unknown flag. */
export async function runDemo(args: string[]): Promise<void> {
  const [flag] = args
  if (flag === '--help' || flag === '-h') {
    console.log(HELP)
    return
  }
  const isVerbose = flag === '-v' || flag === '--verbose'
  const unknown = args[isVerbose ? 1 : 0]
  if (unknown !== undefined) {
    console.error(`Error: ${JSON.stringify(unknown)} is not allowed: the demo takes only -v.`)
    process.exitCode = 2
    return
  }
  const bundle = findAction(dirname(realpathSync(process.argv[1] ?? '')))
  await using controlPlane = await startEmulator({ apiKeys: [API_KEY], buildTime: '900ms' })
  console.log(`Local control plane at ${controlPlane.url}\n`)
  const wrong: string[] = []
  let before: DemoStep | undefined
  for (const [i, step] of DEMO_STEPS.entries()) {
    console.log(`${i + 1}/${DEMO_STEPS.length}  ${step.title}`)
    printInputs(step, isVerbose ? undefined : before)
    const result = await runStep(step, controlPlane, { bundle, isVerbose })
    if (isVerbose) printOutputs(result)
    const differences = compare(step, result)
    for (const difference of differences) console.log(`   ✗ ${difference}`)
    if (differences.length > 0) wrong.push(step.title)
    before = step
  }
  console.log(
    wrong.length === 0
      ? `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.\n${nextSteps(startedProgram())}`
      : `Not as expected: ${wrong.join('; ')}`
  )
  process.exitCode = wrong.length === 0 ? 0 : 1
}

/** The bundle of the action. The npm package has none, and runs the action from its own bundle. */
function findAction(folder: string): string {
  const own = join(folder, 'action.js')
  return existsSync(own) ? own : join(dirname(folder), 'index.js')
}

async function runStep(
  step: DemoStep,
  controlPlane: Emulator,
  { bundle, isVerbose }: { bundle: string; isVerbose: boolean }
): Promise<ActionResult> {
  controlPlane.setHead({ ref: 'main', commit_sha: step.commit })
  step.before?.(controlPlane)
  const print = isVerbose ? (line: string) => console.log(`   │ ${line}`) : printBriefly()
  return runAction({
    bundle,
    inputs: { base_url: controlPlane.url, api_key: API_KEY, poll_interval: '500ms', ...step.inputs },
    variables: {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: 'refs/heads/main',
      GITHUB_SHA: step.commit,
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

/** A status with the time since the wait began. */
const STATUS = /^ +(\d+:\d\d) {2}(\w+)$/

/** Prints the log without what all steps have in common, and the statuses of a rollout in one line. */
function printBriefly(): (line: string) => void {
  let statuses: string[] = []
  return (line) => {
    const [, time, status] = STATUS.exec(line) ?? []
    if (status !== undefined) {
      statuses.push(`${time} ${status}`)
      return
    }
    if (statuses.length > 0) console.log(`   │   ${statuses.join(' → ')}`)
    statuses = []
    if (!REPEATED.test(line)) console.log(`   │ ${line}`)
  }
}

/** The inputs that another step of the same deployment did not have. */
function printInputs({ inputs }: DemoStep, before: DemoStep | undefined): void {
  const known = before?.inputs['name'] === inputs['name'] ? before?.inputs : undefined
  for (const [name, value] of Object.entries(inputs)) {
    if (known?.[name] !== value) console.log(`   ${name}: ${shown(name, value)}`)
  }
}

function printOutputs({ outputs }: ActionResult): void {
  for (const [name, value] of Object.entries(outputs)) if (name !== 'plan') console.log(`   → ${name}=${value}`)
}

function shown(name: string, value: string): string {
  if (name === 'secrets') return value.replaceAll(/=.*/g, '=***').replaceAll('\n', ' ')
  return value.trim().replaceAll('\n', ', ')
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

function compare({ expected }: DemoStep, { exitCode, outputs, stdout }: ActionResult): string[] {
  const differences: string[] = []
  if (exitCode !== expected.exitCode) differences.push(`exit code ${exitCode}, expected ${expected.exitCode}`)
  for (const [name, value] of Object.entries(expected.outputs)) {
    if (outputs[name] !== value) differences.push(`${name} is ${outputs[name] ?? 'not set'}, expected ${value}`)
  }
  if (expected.log !== undefined && !expected.log.test(stdout))
    differences.push(`the log does not match ${expected.log.source}`)
  return differences
}
