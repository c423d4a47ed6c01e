/** Random states of a service and random wishes of a run, for the properties of the plan. */
import * as fc from 'fast-check'
import type { ResourceSpec } from '../../../src/contract/resource-spec.js'
import type { NewRevisionPolicy } from '../../../src/deploy/core/model.js'
import type { Fixture, GitFixture, ImageFixture } from '../account.js'
import { INTEGRATION_ID, LISTENER_ID, REPOSITORY } from './answers.js'

type Secrets = { name: string; value: string }[]
type Heads = Record<string, string>

/** What happened before the run, and what the run asks for. */
export interface World {
  made: Fixture & { secrets: Secrets }
  /** What becomes of the latest revision, and how far it has come. */
  outcome: string
  waited: number
  /** Where the refs stood when the deployment was made, and where they stand when the run comes. */
  heads: { before: Heads; now: Heads }
  wanted: Fixture
  policy: NewRevisionPolicy
  told: 'values' | 'names' | 'masked' | 'nothing'
}

export const BUILD_MS = 60_000
const COMMITS = ['1', '2', '3'].map((digit) => digit.repeat(40))
const REFS = ['main', 'dev', 'refs/tags/v1', 'refs/tags/v2']
const DIGESTS = ['a', 'b'].map((digit) => `registry/app@sha256:${digit.repeat(64)}`)
const TAGS = ['registry/app:v1', 'registry/app:v2']

const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 })
const heads: fc.Arbitrary<Heads> = fc.record(
  Object.fromEntries(REFS.map((ref) => [ref, fc.constantFrom(...COMMITS)]))
)
const secrets: fc.Arbitrary<Secrets> = fc
  .dictionary(fc.constantFrom('A', 'B', 'C'), fc.constantFrom('secret-one', 'secret-two', ''))
  .map((map) => Object.entries(map).map(([name, value]) => ({ name, value })))
const small = some(fc.option(fc.integer({ min: 0, max: 3 }), { nil: null }))
const spec: fc.Arbitrary<ResourceSpec> = fc
  .record({
    cpu: small,
    cpu_limit: small,
    queue_cpu: small,
    memory_mb: small,
    min_scale: small,
    queue_min_scale: small,
    db_cpu: some(fc.constantFrom(0.5, 1)),
    orchestrator_cpu: small,
    labels: some(fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2'))),
    sidecars: some(
      fc.constantFrom(
        [{ name: 's', image: 'i' }],
        [{ name: 's', image: 'i', env: [{ name: 'E' }] }]
      )
    )
  })
  .map((fields) => given(fields) as ResourceSpec)

function given<T extends object>(fields: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined)
  ) as Partial<T>
}

interface GitFields {
  ref: string | undefined
  path: string | undefined
  build_on_push: boolean | undefined
  install_command: string | undefined
  secrets: Secrets | undefined
}
const gitFields: fc.Arbitrary<GitFields> = fc.record({
  ref: fc.constantFrom(...REFS),
  path: some(fc.constantFrom('agent.json', 'other.json')),
  build_on_push: some(fc.boolean()),
  install_command: some(fc.constantFrom('npm ci', 'make')),
  secrets: some(secrets)
})

function gitWanted(fields: GitFields): GitFixture {
  const { ref, path, build_on_push, install_command, secrets } = fields
  const pushable = ref?.startsWith('refs/tags/') ? build_on_push && false : build_on_push
  return {
    source: 'git_host',
    name: 'app',
    ...(secrets && { secrets }),
    source_config: given({
      repo_url: REPOSITORY,
      build_on_push: pushable,
      install_command
    }) as GitFixture['source_config'],
    source_revision_config: given({
      repo_ref: ref,
      graph_config_path: path
    }) as GitFixture['source_revision_config']
  }
}

interface ImageFields {
  image: string | undefined
  custom_url: string | undefined
  resource_spec: ResourceSpec | undefined
  secrets: Secrets | undefined
}
const imageFields: fc.Arbitrary<ImageFields> = fc.record({
  image: fc.constantFrom(...DIGESTS, ...TAGS),
  custom_url: some(fc.constantFrom('https://a.example', 'https://b.example')),
  resource_spec: some(spec),
  secrets: some(secrets)
})

function imageWanted({ image, secrets, ...config }: ImageFields): ImageFixture {
  return {
    source: 'external_container',
    name: 'app',
    ...(secrets && { secrets }),
    source_config: given(config) as ImageFixture['source_config'],
    source_revision_config: image === undefined ? {} : { image_uri: image }
  }
}

/**
 * Mostly the deployed value, so that the interesting case, no or little difference, is frequent.
 */
function near<T extends object>(made: T, fresh: T, keep: readonly number[]): T {
  const pick = ([key, value]: [string, unknown], i: number) => {
    const choice = keep[i] ?? 0
    if (choice === 0) return [key, undefined]
    if (choice === 1) return [key, value]
    return [key, made[key as keyof T]]
  }
  return Object.fromEntries(Object.entries(fresh).map(pick)) as T
}
/**
 * For each field: 0 omits it, 1 takes a fresh value, 2 the deployed one. `settings` are those
 * without a revision.
 */
function keeping(settings: readonly number[]): fc.Arbitrary<number[]> {
  const any = fc.constantFrom(0, 1, 2, 2, 2, 2)
  const same = fc.constantFrom(0, 2)
  const choices = (other: fc.Arbitrary<number>, i: number) =>
    settings.includes(i) ? fc.constant(1) : other
  const fields = [0, 1, 2, 3, 4]
  return fc.oneof(
    { weight: 3, arbitrary: fc.tuple(...fields.map(() => any)) },
    { weight: 1, arbitrary: fc.tuple(...fields.map((i) => choices(same, i))) }
  )
}

const common = {
  outcome: fc.constantFrom(
    'DEPLOYED',
    'DEPLOYED',
    'DEPLOYED',
    'BUILD_FAILED',
    'SKIPPED',
    'INTERRUPTED',
    'stuck:HIBERNATING'
  ),
  waited: fc.constantFrom(0, BUILD_MS / 2, BUILD_MS, BUILD_MS, BUILD_MS),
  policy: fc.constantFrom<NewRevisionPolicy>('auto', 'auto', 'auto', 'always', 'never'),
  told: fc.constantFrom<World['told']>('values', 'values', 'values', 'names', 'masked', 'nothing')
}

const gitWorld: fc.Arbitrary<World> = fc
  .record({
    ...common,
    keep: keeping([2, 3]),
    made: gitFields,
    fresh: gitFields,
    before: heads,
    moved: fc.dictionary(fc.constantFrom(...REFS), fc.constantFrom(...COMMITS), { maxKeys: 1 }),
    knows: fc.constantFrom(true, true, true, false),
    pushed: fc.boolean()
  })
  .map(({ made, fresh, keep, before, moved, knows, pushed, ...rest }) => {
    const first = gitWanted({ ...made, path: made.path ?? 'agent.json' })
    const wanted = gitWanted(near(made, fresh, keep))
    const now = { ...before, ...moved }
    const { repo_ref } = wanted.source_revision_config
    const commit = repo_ref !== undefined && knows ? now[repo_ref] : undefined
    const is_push = pushed && repo_ref !== undefined && !repo_ref.startsWith('refs/')
    return {
      ...rest,
      heads: { before, now },
      made: {
        ...first,
        secrets: first.secrets ?? [],
        source_config: { ...first.source_config, integration_id: INTEGRATION_ID }
      },
      wanted: { ...wanted, ...(commit !== undefined && { commit, is_push: is_push }) }
    }
  })

const imageWorld: fc.Arbitrary<World> = fc
  .record({ ...common, keep: keeping([1]), made: imageFields, fresh: imageFields })
  .map(({ made, fresh, keep, ...rest }) => {
    const first = imageWanted(made)
    return {
      ...rest,
      heads: { before: {}, now: {} },
      made: {
        ...first,
        secrets: first.secrets ?? [],
        source_config: { ...first.source_config, listener_id: LISTENER_ID }
      },
      wanted: imageWanted(near(made, fresh, keep))
    }
  })

export const worlds: fc.Arbitrary<World> = fc.oneof(gitWorld, imageWorld)

/**
 * Worlds in which reads can prove whether every requested value is deployed (docs/design.md,
 * section 3).
 */
export const provableWorlds: fc.Arbitrary<World> = worlds
  .map((world): World => ({ ...world, told: 'values', policy: 'auto' }))
  .filter(({ wanted, heads }) => {
    // Nothing proves that an empty value is in clear.
    if (wanted.secrets?.length && wanted.secrets.every(({ value }) => value === '')) return false
    if (wanted.source === 'git_host') {
      const { repo_ref } = wanted.source_revision_config
      return repo_ref === undefined || wanted.commit === heads.now[repo_ref]
    }
    return !TAGS.includes(wanted.source_revision_config.image_uri ?? '')
  })
