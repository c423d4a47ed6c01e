/** Reads the manifest and the inputs of a step, and reports the problems of both together. */
import { type Failure, InputError, type InputProblem, messageOf } from '../../errors.js'
import { refuseNestedGraph } from '../../inputs/checked-out-code.js'
import { type Manifest, readManifest } from '../../inputs/manifest/manifest.js'
import { readManifestFile } from '../../inputs/manifest/manifest-file.js'
import { listsOnly } from '../../inputs/manifest/step-inputs.js'
import { refuseMissingGraph } from '../../inputs/paths.js'
import { judgeUnknownInputs, type RawInputs, readGivenInputs } from '../../inputs/raw-inputs.js'
import { type Request, readAccess } from '../../inputs/request.js'
import type { Runner } from '../../ports.js'
import { describeFailure } from '../../report/failure.js'
import { EMPTY_RECORD } from '../../report/record.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { RunPorts } from '../command.js'

const NO_ROLLBACK =
  'is rollback, which returns one deployment to one of its revisions. ' +
  'Remove manifest, and set name.'

/** GitHub shows ten errors of a step. One is that of the run. */
const MOST_ANNOTATIONS = 9

/**
 * @throws InputError with all problems: of the inputs, also if the file cannot be read, and of the
 * file.
 */
export async function readWhole(raw: RawInputs, ports: RunPorts): Promise<Manifest> {
  const { runner, warnings = [], given = [], context, workspace } = ports
  const unknown = judgeUnknownInputs(given)
  for (const warning of [...warnings, ...unknown.warnings]) runner.warning(warning)
  const check = async (request: Request) => {
    if (!('deploy' in request)) return
    await refuseMissingGraph(request.deploy, ports.checkout)
    await refuseNestedGraph(request.deploy.wanted, ports.checkout)
  }
  const manifest = await collectProblems(async () => {
    if (raw.command === 'rollback')
      throw new InputError([{ input: 'command', problem: NO_ROLLBACK }])
    const step = readGivenInputs((name) => runner.input(name))
    return readManifest(await readManifestFile(raw.manifest ?? '', workspace), step, context, check)
  })
  if (!('problems' in manifest) && unknown.problems.length === 0) return manifest
  const found = 'problems' in manifest ? manifest.problems : []
  // A file that cannot be read has no deployment whose connection would be judged.
  const access = listsOnly(raw)
    ? manifest
    : await collectProblems(async () => readAccess(raw, context))
  const others = 'problems' in access ? access.problems : []
  const isFound = ({ input }: InputProblem) => found.some((problem) => problem.input === input)
  throw new InputError([
    ...unknown.problems,
    ...others.filter((problem) => !isFound(problem)),
    ...found
  ])
}

async function collectProblems<T extends object>(read: () => Promise<T>): Promise<T | InputError> {
  return read().catch((error: unknown) => {
    if (error instanceof InputError) return error
    throw error
  })
}

/**
 * Returns the failure of a run outside of its deployments. Problems of the file are shown at their
 * places.
 */
export function describeProblem(error: unknown, runner: Runner): Failure {
  const problems = error instanceof InputError ? error.problems : []
  const placed = problems.flatMap(({ place, ...problem }) =>
    place === undefined ? [] : [{ place, ...problem }]
  )
  for (const { place, path = [], problem } of placed.slice(0, MOST_ANNOTATIONS)) {
    const field = sanitizeLine(fieldPath(path), 200)
    runner.annotate?.(place, field === '' ? problem : `${field}: ${problem}`)
  }
  if (error instanceof Error) runner.debug(error.stack ?? messageOf(error))
  return describeFailure(error, EMPTY_RECORD)
}
