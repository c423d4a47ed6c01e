/**
 * The schema of the manifest: the one source of its shape. The check of a file,
 * `schema/deployments.schema.json` and the table in docs/manifest.md come from it
 * (`npm run generate`). Its keys come from `src/input-table.ts`, most descriptions from action.yml.
 */
import * as z from 'zod'
import { SOURCES } from '../../contract/deployment.js'
import { LANGSMITH_WORDS } from '../../contract/dialect.js'
import { NEW_REVISION_POLICIES, SECRETS_UPDATE_STRATEGIES } from '../../deploy/core/model.js'
import { DEPLOYMENT_KEYS, type DeploymentKey, isStepInput } from '../../input-table.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { DURATION } from '../../text/format.js'
import { durationProblem, GUID, notAChoice, notAGuid } from '../fields.js'
import { VERIFY_SERVING } from '../rollout.js'
import { NO_NAME, SECRET_NAME } from '../secrets/parse-secrets.js'
import { type ManifestProblems, type Path, valueAt } from './document.js'

/** Versions of the format. */
const VERSION = 1
/** More deployments than this are refused. */
const MOST_DEPLOYMENTS = 500
const MOST_PARALLEL = 50
const PARALLEL = `must be a whole number from 1 to ${MOST_PARALLEL}`
const DEFAULT_PARALLEL = 10

/**
 * The key of a deployment: it appears in references and lists, so it has no separator of either.
 */
const USABLE_KEY = /^[A-Za-z0-9][\w.-]{0,99}$/
const KEY = z
  .string()
  .regex(
    USABLE_KEY,
    'is not a usable key. ' +
      'Use letters, digits, _, . and -, at most 100. Set `name` for another name.'
  )
/** The name of an environment, as GitHub may have it. */
const ENVIRONMENT = z
  .string()
  .regex(
    /^(?! )[^\u0000-\u001f\u007f]{1,200}(?<! )$/,
    'is not a usable name of an environment. Use one line, at most 200 characters.'
  )

const TEXT = z.union([z.string(), z.number(), z.boolean()], 'must be text')
/** A text that gets its value when the manifest is read. */
const REFERENCE = z.string().regex(/\$\{/, { abort: true })
/** A text of one form, or with a reference. @param problemOf What is wrong with another text. */
function textOf(form: z.ZodType, problemOf: (text: string) => string) {
  const error = ({ input }: { input?: unknown }) =>
    typeof input === 'string' || typeof input === 'number'
      ? problemOf(String(input).trim())
      : 'must be text'
  return z.union([form, REFERENCE], { error })
}
const choice = (values: readonly string[]) =>
  textOf(z.enum(values as [string, ...string[]]), (text) => notAChoice(text, values))
/** Space around a text does not count, and an empty one counts as unset. */
const spaced = (...forms: string[]) =>
  z.string().regex(new RegExp(`^\\s*(?:(?:${forms.join('|')})\\s*)?$`), { abort: true })
/** Returns the pattern without its ends. */
const inner = ({ source }: RegExp) => source.slice(1, -1)
const UUID = textOf(spaced(inner(GUID)), notAGuid)
/** Which time is too long is no matter of a pattern. @param words That are allowed besides. */
function duration(key: DeploymentKey, ...words: string[]) {
  const problemOf = (text: string) => durationProblem(text, key)
  const isRight = (text: string) => ['', ...words].includes(text) || problemOf(text) === undefined
  const form = spaced(...words, `(?=[^1-9\\s]*[1-9])${inner(DURATION)}`).refine(
    (text) => isRight(text.trim()),
    {
      abort: true
    }
  )
  return textOf(form, (text) => problemOf(text) ?? '')
}
const FLAG = z.union([z.boolean(), REFERENCE], 'must be true or false, without quotes.')
const LINES = z.union([z.array(TEXT), TEXT], 'must be a list, or text with one entry per line')
const STRUCTURE = z.union([z.record(z.string(), z.unknown()), TEXT], 'must be a map or text')
const SECRET = z.string('must be the name of a secret').regex(SECRET_NAME, NO_NAME)
const SECRETS = z.union(
  [z.array(SECRET), z.record(SECRET, TEXT.nullable())],
  'must be a list of names, or a map of names to values'
)

const REFERENCES = z.union(
  [z.array(z.record(z.string(), TEXT)), z.record(SECRET, TEXT.nullable()), TEXT],
  'must be a map of names to secret-name/key'
)
const VARIABLES = z.record(SECRET, TEXT.nullable(), 'must be a map of names to values')

/** The keys that are not simply text. */
const KINDS: Partial<Record<DeploymentKey, z.ZodType>> = {
  deployment_id: UUID,
  integration_id: UUID,
  listener_id: UUID,
  timeout: duration('timeout'),
  poll_interval: duration('poll_interval', 'auto'),
  smoke_timeout: duration('smoke_timeout'),
  source: choice([...SOURCES, ...SOURCES.map((source) => LANGSMITH_WORDS[source])]),
  new_revision: choice(NEW_REVISION_POLICIES),
  verify_serving: choice(VERIFY_SERVING),
  build_on_push: FLAG,
  allow_empty_secrets: FLAG,
  wait: FLAG,
  build_logs: FLAG,
  rollback: FLAG,
  paths: LINES,
  secrets: SECRETS,
  env_vars: VARIABLES,
  secrets_update_strategy: choice(SECRETS_UPDATE_STRATEGIES),
  secret_references: REFERENCES,
  resource_spec: STRUCTURE,
  smoke_input: STRUCTURE
}

/**
 * Where a key means more, or less, than the input. The others have the description of action.yml.
 */
const DESCRIPTIONS: Partial<Record<DeploymentKey, string>> = {
  name:
    'Exact name of the deployment. ' +
    'If unset: its key. `deploy` creates the deployment if it does not exist.',
  secrets:
    'Environment variables of the agent: names, or a map of names to values such as ' +
    '`${secrets.X}`. The values come from the input `secrets`. ' +
    'Replaces the whole deployed list. If unset: it stays unchanged.',
  env_vars:
    'Environment variables of the agent that are no secrets: a map of names to values. ' +
    'Plan, log and summary show the values. ' +
    '`secrets` and `env_vars` together replace the whole deployed list; ' +
    'a name in both is an error.',
  paths:
    'Files that matter on a branch (`git_host`), ' +
    'as a list of patterns as in `on.push.paths`; `!` excludes. If none of them, ' +
    'nor the graph configuration file, nor its local dependencies outside its folder, ' +
    'differs from the deployed commit, the code needs no new revision. If unset: all files.',
  timeout:
    'Time limit of this deployment, such as `90s`, `30m` or `1h30m`. ' +
    'The smoke check (`smoke_timeout`) and a rollback get extra time.'
}

/**
 * A key that may be unset; `null` removes what earlier layers set. Without a description,
 * action.yml has it.
 */
const optional = <T extends z.ZodType>(value: T, description: string | undefined) =>
  value
    .nullable()
    .optional()
    .meta({ ...(description !== undefined && { description }) })
const INPUTS = Object.fromEntries(
  DEPLOYMENT_KEYS.map((key) => [key, optional(KINDS[key] ?? TEXT, DESCRIPTIONS[key])])
)

const NO_KEY = 'must be the key of a deployment'
const KEYS = z.array(
  z.string(NO_KEY).regex(USABLE_KEY, NO_KEY),
  'must be a list of keys of deployments'
)
const MAP = 'must be a map'
/** The parts of the file, each with what the one before it has. */
const Layer = z.strictObject(INPUTS, MAP).meta({ id: 'inputs' })
const WITH_NEEDS = {
  needs: optional(KEYS, 'Keys of the deployments that must be live first.'),
  ...INPUTS
}
const OwnEnvironment = z.strictObject(WITH_NEEDS, MAP).meta({ id: 'environment' })
const environments = optional(
  z.record(ENVIRONMENT, OwnEnvironment.nullable(), MAP),
  'Values of this deployment for an environment that the file names at its top.'
)
const Deployment = z.strictObject({ ...WITH_NEEDS, environments }, MAP).meta({ id: 'deployment' })

/** The whole file. */
export const ManifestSchema = z.strictObject(
  {
    version: z.literal(VERSION, `must be ${VERSION}, the version of this format`).meta({
      description: 'Version of the format.'
    }),
    max_parallel: z
      .int(PARALLEL)
      .min(1, PARALLEL)
      .max(MOST_PARALLEL, PARALLEL)
      .default(DEFAULT_PARALLEL)
      .meta({ description: `How many deployments run at a time. Unset: ${DEFAULT_PARALLEL}.` }),
    defaults: optional(Layer, 'Values for all deployments.'),
    environments: optional(
      z.record(ENVIRONMENT, Layer.nullable(), MAP),
      'Values for all deployments in one environment. The input `environment` chooses it.'
    ),
    deployments: z
      .record(KEY, Deployment.nullable(), MAP)
      .refine((all) => Object.keys(all).length > 0, 'has no deployment. Add at least one.')
      .refine(
        (all) => Object.keys(all).length <= MOST_DEPLOYMENTS,
        `has more than ${MOST_DEPLOYMENTS} deployments. Split the file.`
      )
      .meta({
        description: 'The deployments. The key is the name, unless `name` sets another.',
        minProperties: 1,
        maxProperties: MOST_DEPLOYMENTS
      })
  },
  'must be a map with `version` and `deployments`'
)

/** Keys whose value is a map of names to values. */
const HAVE_NAMES: ReadonlySet<string> = new Set<DeploymentKey>(['secrets', 'env_vars'])

/** Checks the shape of a manifest. Adds each problem in plain words; undefined if there are any. */
export function checkShape(
  values: unknown,
  problems: ManifestProblems
): z.infer<typeof ManifestSchema> | undefined {
  const checked = ManifestSchema.safeParse(values)
  const add = (issue: z.core.$ZodIssue, above: Path): void => {
    const path = [
      ...above,
      ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))
    ]
    // The branch that got furthest is the one that was meant.
    const branches = issue.code === 'invalid_union' ? issue.errors : []
    const meant = branches.find((branch) => branch.some((one) => one.path.length > 0))
    if (meant !== undefined) for (const one of meant) add(one, path)
    else if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) problems.add([...path, key], describeUnknown(key, path))
    else if (issue.code === 'invalid_key')
      // What is no name of a secret may be part of its value.
      for (const { message } of issue.issues)
        problems.add(HAVE_NAMES.has(String(path.at(-2))) ? path.slice(0, -1) : path, message)
    else
      problems.add(
        path,
        valueAt(values, path) === undefined ? `is required and ${issue.message}` : issue.message
      )
  }
  for (const issue of checked.error?.issues ?? []) add(issue, [])
  return checked.data
}

/** @param path Of the map that has the key. */
function describeUnknown(key: string, path: Path): string {
  const isTop = path.length === 0
  if (isStepInput(key) && !isTop) return 'is an input of the step. Set it there, under `with`.'
  if (key === 'needs' || key === 'environments') return 'belongs in a deployment. Move it there.'
  const known = isTop
    ? Object.keys(ManifestSchema.shape)
    : [...DEPLOYMENT_KEYS, 'needs', 'environments']
  const use = isTop ? known.join(', ') : 'an input of the action that belongs to one deployment'
  return `is not a key.${didYouMean(key, known) || ` Use ${use}.`}`
}
