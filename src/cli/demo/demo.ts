/** `demo`: the action against the local control plane, step by step, as a runner runs it. */
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { createPaint, showsColors } from '../console/colors.js'
import { widthOf } from '../console/wrap.js'
import { createCommand, parseWith } from '../flags/commander.js'
import { startedProgram } from '../started-program.js'
import { DemoLog } from './demo-log.js'
import { DEMO_STEPS, type DemoStep } from './demo-steps.js'
import { type ActionResult, runAction } from './local-runner.js'

const API_KEY = 'key-of-the-demo-4711'

const ending = (program: string) => `
Next, in the repository of your agent:
  Write the workflows that deploy your repository:
    ${program} init
  Start a control plane that keeps running:
    ${program} emulator
Documentation: https://github.com/deploy-agent-server/deploy-agent-server#readme`

/**
 * Runs every step. The exit code is 0 only if each behaved as expected.
 *
 * @throws UsageError for an unknown flag.
 */
export async function runDemo(args: string[]): Promise<void> {
  const print = (text: string) => console.log(text)
  const command = createCommand('deploy-agent-server demo', (text) => process.stdout.write(text))
    .description('Deploys to a control plane on this machine, step by step. You need no account.')
    .option(
      '-v, --verbose',
      'Print the whole log of each step, all of its inputs, and its outputs.'
    )
    .action(() => {})
  if (!parseWith(command, args)) return
  const isVerbose = command.getOptionValue('verbose') === true
  const paint = createPaint(showsColors(process.stdout, process.env))
  const log = new DemoLog({ print, paint, width: widthOf(process.stdout), isVerbose })
  await using controlPlane = await startEmulator({ apiKeys: [API_KEY], buildTime: '900ms' })
  print(`Local control plane at ${controlPlane.url}`)
  const inputs = isVerbose ? 'all of its inputs' : 'its main inputs'
  print(paint(`Each step shows ${inputs}, then its log.\n`, 'dim'))
  const wrong: string[] = []
  for (const [i, step] of DEMO_STEPS.entries()) {
    log.begin(`${i + 1}/${DEMO_STEPS.length}`, step, DEMO_STEPS[i - 1])
    const { exitCode, outputs } = await runStep(step, controlPlane, log)
    for (const [name, value] of Object.entries(isVerbose ? outputs : {})) {
      if (name !== 'plan') log.output(name, value)
    }
    const expectedCode = step.failure === undefined ? 0 : 1
    if (exitCode !== expectedCode || outputs['operation'] !== step.operation) wrong.push(step.title)
  }
  if (wrong.length > 0) print(paint(`Not as expected: ${wrong.join('; ')}`, 'red'))
  else {
    const all = `All ${DEMO_STEPS.length} steps behaved as expected, the last one with an error.`
    print(paint(all, 'green'))
    print(ending(startedProgram('anywhere')))
  }
  process.exitCode = wrong.length === 0 ? 0 : 1
}

/** Runs the action once, after the push of a commit. */
async function runStep(
  { inputs, commit, failure }: DemoStep,
  controlPlane: Emulator,
  log: DemoLog
): Promise<ActionResult> {
  controlPlane.setHead({ ref: 'main', commit_sha: commit })
  if (failure !== undefined) controlPlane.setOutcome(failure)
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
    onLine: (line) => log.line(line)
  })
}
