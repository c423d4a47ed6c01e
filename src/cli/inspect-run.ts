/** `status` and `logs`: commands that only read. */
import { createAdapters } from '../adapters.js'
import { NO_REPORTS } from '../ci/ci.js'
import { readNothing } from '../ci/git-checkout.js'
import { withRetries } from '../control-plane/with-retries.js'
import { openSession, type Session } from '../deploy/core/session.js'
import { CancelledError, DeployError } from '../errors.js'
import { startTimeLimit } from '../http/time-limit.js'
import { type Inspection, readInspection } from '../inputs/inspection.js'
import { readRawInputs } from '../inputs/raw-inputs.js'
import { findDeployed } from '../inspect/find-deployed.js'
import { findRevision } from '../inspect/find-revision.js'
import { readLog } from '../inspect/read-log.js'
import { readStatus, statusLines } from '../inspect/read-status.js'
import { maskInputs } from '../masking/mask-inputs.js'
import type { Clock } from '../ports.js'
import { describeFailure, failureText } from '../report/failure.js'
import { EMPTY_RECORD } from '../report/record.js'
import type { ProcessWork } from '../run-as-process.js'
import { readCheckoutPlace } from '../runner/environment.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ConsoleRunner } from './console/console-runner.js'
import { failureResult } from './console/result.js'
import { exitCodeOf } from './exit-code.js'
import type { Arguments } from './flags/parse-arguments.js'
import { type OpenedConsole, openConsole } from './open-console.js'

type InspectArguments = Arguments & { command: 'status' | 'logs' }

/** Following a log has no time limit. Each of its requests has one. */
const A_DAY_MS = 86_400_000

/** Prepares the command. @throws UsageError before anything is sent. */
export async function createInspectRun(args: InspectArguments): Promise<ProcessWork> {
  const console = await openConsole(args)
  const runner = console.runnerIn({ reports: NO_REPORTS })
  let isExpected = false
  return {
    runner: { ...runner, hasToldError: () => isExpected || runner.hasToldError() },
    failureCode: () => exitCodeOf(runner.outputs().error_code),
    run: async (cancelled, clock) => {
      try {
        await readAndPrint(args, { console, runner, cancelled, clock })
        return true
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        const described = describeFailure(error, EMPTY_RECORD)
        const failure =
          error instanceof CancelledError
            ? { ...described, message: 'Stopped reading.', advice: 'Run the command again to read on.' }
            : described
        // A log that is followed has no other end.
        isExpected = error instanceof CancelledError && args.options.follow === true
        if (!isExpected) runner.error(failureText(failure, EMPTY_RECORD), failure)
        runner.output('error_code', failure.code)
        if (args.options.json) {
          printJson(failureResult(failure.code, runner.failure() ?? failure))
        }
        return false
      }
    }
  }
}

const printJson = (value: object) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)

interface Parts {
  console: OpenedConsole
  runner: ConsoleRunner
  cancelled: AbortSignal
  clock: Clock
}

async function readAndPrint({ command, options }: InspectArguments, parts: Parts): Promise<void> {
  const { console, runner, clock } = parts
  const raw = readRawInputs((name) => runner.input(name))
  const { context } = readNothing('this command only reads')
  maskInputs({ raw }, { runner, redactor: console.redactor, context })
  for (const warning of console.warnings) runner.warning(warning)
  const inspection = readInspection(raw, context)
  const limitMs = options.follow ? A_DAY_MS : inspection.timeoutMs
  const { session, close } = await openReads(inspection, { ...parts, limitMs })
  try {
    const current = await findDeployed(session, inspection.target)
    const print = (text: string) => process.stdout.write(`${console.redactor.redact(text)}\n`)
    if (command === 'status') {
      const status = await readStatus(session, current)
      if (options.json) printJson(console.redactor.redactAll(status))
      else print(statusLines(status, clock.date()).join('\n'))
      return
    }
    const { build, follow = false } = options
    const revision = options.revision || undefined
    const log = build ? 'build' : 'deploy'
    const { id: deployment_id } = current.deployment
    const read = revision === undefined ? current.latest : await findRevision(session, current, revision)
    if (read === null) throw new DeployError('not_found', 'The deployment has no revision yet.')
    const of = { deployment_id, revision_id: read.id }
    let isEmpty = true
    await readLog(session, { ...of, log, follow, timeoutMs: inspection.timeoutMs }, (lines) => {
      for (const line of lines) print(line)
      isEmpty &&= lines.length === 0
    })
    if (isEmpty) {
      const named = revision === undefined ? 'the latest revision' : `revision ${sanitizeLine(read.id, 60)}`
      const which = `The ${log} log of ${named} (${sanitizeLine(read.status, 40)}) is empty.`
      runner.info(log === 'build' ? which : `${which} Its build has a log of its own: --build`)
    }
  } finally {
    close()
  }
}

async function openReads(
  { connection, timeoutMs }: Inspection,
  { console: { redactor }, runner, cancelled, clock, limitMs }: Parts & { limitMs: number }
): Promise<{ session: Session; close: () => void }> {
  const { ports, close } = createAdapters({
    runner,
    redactor,
    cancelled,
    clock,
    place: readCheckoutPlace(''),
    only_reads: true
  })
  const controlPlane = await ports.connect(connection, startTimeLimit(clock, limitMs))
  const parts = {
    clock,
    emit: () => {},
    recall: async () => null,
    redact: redactor.redact,
    histories: [],
    deadline: clock.now() + timeoutMs
  }
  return { session: openSession(parts, (options) => withRetries(controlPlane, options)), close }
}
