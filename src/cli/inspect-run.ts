/** `list`, `status` and `logs`: commands that only read. */

import { NO_REPORTS } from '../adapters/ci/ci.js'
import { readNothing } from '../adapters/ci/git-checkout.js'
import { withRetries } from '../adapters/control-plane/with-retries.js'
import { startTimeLimit } from '../adapters/http/time-limit.js'
import { readCheckoutPlace } from '../adapters/runner/environment.js'
import type { DeployedState } from '../deploy/core/model.js'
import { openSession, type Session } from '../deploy/core/session.js'
import { findDeployed } from '../deploy/find/find-deployed.js'
import { findRevision } from '../deploy/find/find-revision.js'
import { CancelledError, DeployError } from '../errors.js'
import { type Inspection, readInspection } from '../inputs/inspection.js'
import { maskInputs } from '../inputs/mask-inputs.js'
import { readRawInputs } from '../inputs/raw-inputs.js'
import type { Clock } from '../ports.js'
import { describeFailure, failureText } from '../report/failure.js'
import { EMPTY_RECORD } from '../report/record.js'
import { createAdapters } from '../run/adapters.js'
import type { ProcessWork } from '../run/process.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ConsoleRunner } from './console/console-runner.js'
import { exitCodeOf, failureResult } from './console/result.js'
import type { InspectCommandName } from './flags/commands.js'
import type { Arguments, Options } from './flags/parse-arguments.js'
import { historyLines, historyNote, readHistory } from './inspect/read-history.js'
import { listLines, listNote, readList } from './inspect/read-list.js'
import { readLog } from './inspect/read-log.js'
import { readStatus, statusLines } from './inspect/read-status.js'
import { type OpenedConsole, openConsole } from './open-console.js'

type InspectArguments = Arguments & { command: InspectCommandName }

/** Following a log has no time limit. Each of its requests has one. */
const A_DAY_MS = 86_400_000

/** Prepares the command. @throws UsageError before anything is sent. */
export async function createInspectRun(args: InspectArguments): Promise<ProcessWork> {
  const console = await openConsole(args)
  const runner = console.runnerIn({ reports: NO_REPORTS })
  const { options } = args
  let isExpected = false
  const fail = (error: DeployError, report: object = {}) => {
    const described = describeFailure(error, EMPTY_RECORD)
    const stopped = { message: 'Stopped reading.', advice: 'Run the command again to read on.' }
    const failure = error instanceof CancelledError ? { ...described, ...stopped } : described
    // A log that is followed has no other end.
    isExpected = error instanceof CancelledError && options.follow === true
    if (!isExpected) runner.error(failureText(failure, EMPTY_RECORD), failure)
    runner.output('error_code', failure.code)
    if (options.json) printJson({ ...report, ...failureResult(failure.code, runner.failure() ?? failure) })
    return false
  }
  return {
    runner: { ...runner, hasToldError: () => isExpected || runner.hasToldError() },
    failureCode: () => exitCodeOf(runner.outputs().error_code),
    run: async (cancelled, clock) => {
      try {
        const answer = await inspect(args, { console, runner, cancelled, clock })
        if (answer === undefined) return true
        const report = console.redactor.redactAll(answer.report)
        for (const line of options.json ? [] : answer.lines) print(console, line)
        if (answer.note !== undefined) runner.info(answer.note)
        if (answer.incomplete !== undefined) return fail(incompleteError(answer.incomplete), report)
        if (options.json) printJson(report)
        return true
      } catch (error) {
        if (error instanceof DeployError) return fail(error)
        throw error
      }
    }
  }
}

const printJson = (value: object) => process.stdout.write(`${JSON.stringify(value, undefined, 2)}\n`)
const print = ({ redactor }: OpenedConsole, text: string) => process.stdout.write(`${redactor.redact(text)}\n`)

const incompleteError = (why: string) =>
  new DeployError('invalid_response', `The list is incomplete: ${why}.`, {
    advice: 'Run the command again, or look in the service.'
  })

/** What a command has read. */
interface Answer {
  /** For `--json`. */
  report: object
  /** For people. */
  lines: readonly string[]
  /** What is worth to say beside it. */
  note?: string | undefined
  /** Why the report may not have all. */
  incomplete?: string | undefined
}

interface Parts {
  console: OpenedConsole
  runner: ConsoleRunner
  cancelled: AbortSignal
  clock: Clock
}

/** Undefined if the result is printed already. */
async function inspect({ command, options }: InspectArguments, parts: Parts): Promise<Answer | undefined> {
  const { console, runner } = parts
  const raw = readRawInputs((name) => runner.input(name))
  const { context } = readNothing('this command only reads')
  maskInputs({ raw }, { runner, redactor: console.redactor, context })
  for (const warning of console.warnings) runner.warning(warning)
  const needsTarget = command === 'logs' || options.history !== undefined
  const inspection = readInspection(raw, context, needsTarget)
  const limitMs = options.follow ? A_DAY_MS : inspection.timeoutMs
  const { session, close } = await openReads(inspection, { ...parts, limitMs })
  try {
    const { target } = inspection
    if (command === 'list' || target === undefined) return await answerList(session, console, options)
    const current = await findDeployed(session, target)
    if (command === 'status') return await answerStatus(session, current, options)
    await printLog(session, current, { ...parts, options, timeoutMs: inspection.timeoutMs })
    return undefined
  } finally {
    close()
  }
}

/** A pipe takes lines of any width. */
const width = () => (process.stdout.isTTY ? process.stdout.columns || 80 : Number.POSITIVE_INFINITY)

async function answerList(session: Session, { redactor }: OpenedConsole, options: Options): Promise<Answer> {
  const previews = options.previews === true
  const { report, incomplete } = await readList(session, previews)
  // One deployment may have the address of another one as a secret.
  for (const one of report.deployments) if ('url' in one && one.url !== null) redactor.keep(one.url)
  const lines = listLines(report, session.clock.date(), width())
  return { report, lines, note: listNote(report, previews), incomplete }
}

async function answerStatus(session: Session, current: DeployedState, { history }: Options): Promise<Answer> {
  const date = session.clock.date()
  if (history) {
    const { report, incomplete } = await readHistory(session, current)
    return { report, lines: historyLines(report, date, width()), note: historyNote(report), incomplete }
  }
  const report = await readStatus(session, current)
  return { report, lines: statusLines(report, date) }
}

async function printLog(
  session: Session,
  current: DeployedState,
  { console, runner, options, timeoutMs }: Parts & { options: Options; timeoutMs: number }
): Promise<void> {
  const { build, follow = false } = options
  const revision = options.revision || undefined
  const log = build ? 'build' : 'deploy'
  const read =
    revision === undefined
      ? current.latest
      : await findRevision(session, current, { id: revision, input: '--revision' })
  if (read === null) throw new DeployError('not_found', 'The deployment has no revision yet.')
  const of = { deployment_id: current.deployment.id, revision_id: read.id }
  let isEmpty = true
  await readLog(session, { ...of, log, follow, timeoutMs }, (lines) => {
    for (const line of lines) print(console, line)
    isEmpty &&= lines.length === 0
  })
  if (!isEmpty) return
  const named = revision === undefined ? 'the latest revision' : `revision ${sanitizeLine(read.id, 60)}`
  const which = `The ${log} log of ${named} (${sanitizeLine(read.status, 40)}) is empty.`
  runner.info(log === 'build' ? which : `${which} Its build has a log of its own: --build`)
}

async function openReads(
  { connection, timeoutMs }: Inspection,
  { console: { redactor }, runner, cancelled, clock, limitMs }: Parts & { limitMs: number }
): Promise<{ session: Session; close: () => void }> {
  const place = readCheckoutPlace('')
  const { ports, close } = createAdapters({ runner, redactor, cancelled, clock, place, only_reads: true })
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
