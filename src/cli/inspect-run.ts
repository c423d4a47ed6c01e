/** The commands that only read: what they have in common. */
import { ciOf, readNothing } from '../adapters/ci/detect.js'
import { startTimeLimit } from '../adapters/http/time-limit.js'
import { readCheckoutPlace } from '../adapters/runner/environment.js'
import type { Target } from '../deploy/core/request.js'
import { openSession, type Session } from '../deploy/core/session.js'
import { findDeployed } from '../deploy/find/find-current.js'
import { CancelledError, DeployError } from '../errors.js'
import { maskInputs } from '../inputs/mask-inputs.js'
import { readRawInputs } from '../inputs/raw-inputs.js'
import { type Inspection, readInspection } from '../inputs/target.js'
import type { Clock } from '../ports.js'
import { describeFailure, failureText } from '../report/failure.js'
import { EMPTY_RECORD } from '../report/record.js'
import { withRetries } from '../requests/retry.js'
import { createAdapters } from '../run/adapters.js'
import type { ProcessWork } from '../run/process.js'
import { createPaint, showsColors } from './console/colors.js'
import { exitCodeOf, jsonResult, printJson } from './console/result.js'
import { widthOf } from './console/wrap.js'
import type { Arguments } from './flags/arguments.js'
import type { Answer, ReadCommand } from './inspect/read-command.js'
import { hintWriter } from './inspect/view.js'
import { type OpenedConsole, openConsole } from './open-console.js'

/** Following a log has no time limit. Each of its requests has one. */
const A_DAY_MS = 86_400_000

/** Prepares the command. @throws UsageError before anything is sent. */
export async function createInspectRun(
  args: Arguments,
  command: ReadCommand
): Promise<ProcessWork> {
  const console = await openConsole(args)
  const { runner, redactor } = console
  const { json, follow } = args.options
  const failed = () => runner.outputs().error_code
  return {
    // Also without an error: a log that is followed has no other end than to be stopped.
    runner: { ...runner, hasToldError: () => failed() !== undefined },
    failureCode: () => exitCodeOf(failed()),
    run: async (cancelled, clock) => {
      let report: object = {}
      try {
        const answer = await inspect(args, command, { console, cancelled, clock })
        report = redactor.redactAll(answer.report)
        for (const line of json ? [] : answer.lines)
          process.stdout.write(`${redactor.redact(line)}\n`)
        if (answer.note !== undefined) runner.info(answer.note)
        if (answer.incomplete !== undefined) throw incompleteError(answer.incomplete)
      } catch (error) {
        if (!(error instanceof DeployError)) throw error
        const isCancelled = error instanceof CancelledError
        const failure = { ...describeFailure(error, EMPTY_RECORD), ...(isCancelled && STOPPED) }
        if (!isCancelled || !follow) runner.error(failureText(failure, EMPTY_RECORD), failure)
        runner.output('error_code', failure.code)
      }
      if (json) printJson({ ...report, ...jsonResult(runner.outputs(), runner.failure()) })
      return failed() === undefined
    }
  }
}

const STOPPED = { what: 'Stopped reading.', fix: ['Run the command again to read on.'] }

const incompleteError = (why: string) =>
  new DeployError('invalid_response', {
    what: `The list is incomplete: ${why}.`,
    fix: ['Run the command again, or look in the service.']
  })

interface Parts {
  console: OpenedConsole
  cancelled: AbortSignal
  clock: Clock
}

async function inspect(args: Arguments, command: ReadCommand, parts: Parts): Promise<Answer> {
  const { options } = args
  const { runner, redactor, warnings } = parts.console
  const raw = readRawInputs((name) => runner.input(name))
  const nothing = readNothing('this command only reads').context
  const context = ciOf(process.env) === 'gitlab' ? { ...nothing, host: 'gitlab' as const } : nothing
  maskInputs({ raw }, { runner, redactor, context })
  for (const warning of warnings) runner.warning(warning)
  const { follow } = options
  const inspection = readInspection(raw, context, command.needsTarget)
  const { target, timeoutMs } = inspection
  const { session, close } = await openReads(inspection, {
    ...parts,
    limitMs: follow ? A_DAY_MS : timeoutMs
  })
  const hasColors = options.color && showsColors(process.stdout, process.env)
  const view = {
    width: widthOf(process.stdout),
    paint: createPaint(hasColors),
    hint: hintWriter(args)
  }
  try {
    return await command.read({
      session,
      options,
      view,
      timeoutMs,
      hasTarget: target !== undefined,
      find: () => findDeployed(session, target ?? {}),
      targetWords: ({ id }) => targetWords(target, id),
      keep: (text) => redactor.keep(text),
      print: (line) => process.stdout.write(`${redactor.redact(line)}\n`)
    })
  } finally {
    close()
  }
}

/** Returns the flags that name the deployment, as the inputs do. */
function targetWords({ deployment_id, name }: Target = {}, id: string): string[] {
  const isByName = deployment_id === undefined && name !== undefined
  return isByName ? ['--name', name] : ['--deployment-id', id]
}

async function openReads(
  { connection, timeoutMs }: Inspection,
  { console: { runner, redactor }, cancelled, clock, limitMs }: Parts & { limitMs: number }
): Promise<{ session: Session; close: () => void }> {
  const place = readCheckoutPlace('')
  const { ports, close } = createAdapters({
    runner,
    redactor,
    cancelled,
    clock,
    place,
    only_reads: true
  })
  const controlPlane = await ports.connect(connection, startTimeLimit(clock, limitMs))
  const parts = {
    clock,
    emit: () => {},
    records: { recordedIds: async () => undefined },
    redact: redactor.redact,
    histories: [],
    deadline: clock.now() + timeoutMs
  }
  return { session: openSession(parts, (options) => withRetries(controlPlane, options)), close }
}
