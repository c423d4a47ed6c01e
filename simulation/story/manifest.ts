/**
 * Draws a story about several deployments from one manifest. The service and what disturbs it are
 * drawn as for one.
 */
import type { AllowedVariations } from '../service/allowed-variations.js'
import { drawPreviews, drawScenario, drawWish } from './draw.js'
import { drawExisting } from './existing-deployment.js'
import { Random } from './random.js'
import type { Scenario } from './scenario.js'
import { CLOSED_PULL, HEAD, type ScenarioRequest } from './scenario-request.js'
import type { Stop } from './triggers.js'

/** One deployment of a story, and the state of it before. */
export interface Part {
  key: string
  needs: string[]
  scenario: Scenario
}

/** What the file and the step say beside the deployments. */
export interface ManifestChoice {
  max_parallel: number
  selected: string[]
}

/** What a story is about. */
export interface Drawn {
  /** The service, the runs and what disturbs them. */
  base: Scenario
  /** In the order of the file, which is not that of the needs. */
  parts: Part[]
  /** Undefined for a step without a manifest, which has one deployment. */
  manifest: ManifestChoice | undefined
}

/** A story of a step without a manifest. */
export function drawStep(seed: number, variations: AllowedVariations): Drawn {
  const base = drawScenario(seed, variations)
  return {
    base,
    parts: [{ key: base.request.name, needs: [], scenario: base }],
    manifest: undefined
  }
}

/** Each contains the first: a look-up by a part of the name finds them all. */
const OTHERS = 'router search mail billing faq voice triage docs eval sql x'
const KEYS = ['support', ...OTHERS.split(' ').map((other) => `support-${other}`)]

export function drawManifest(seed: number, variations: AllowedVariations): Drawn {
  const random = new Random(seed, 'manifest')
  const drawn = drawScenario(seed, variations)
  const count = random.between(2, KEYS.length)
  const command = random.weighed([
    [16, 'deploy'],
    [2, 'plan'],
    [2, 'delete'],
    [1, 'sweep']
  ] as const)
  const event = drawEvent(new Random(seed, 'manifest event'), variations, command)
  const keys = KEYS.slice(0, count)
  const commit = random.chance(0.85) ? HEAD : undefined
  const density = random.pick([0, 0.15, 0.5] as const)
  // A deployment needs only those before it, so that there is no cycle.
  const drawnParts = keys.map((key, index): Part => {
    const needs = keys.slice(0, index).filter(() => random.chance(density))
    const shared = { base: drawn, index, command, commit, event }
    return { key, needs, scenario: drawPart(key, shared, variations.within(key)) }
  })
  // A manifest in which one is needed but not waited for is refused.
  const awaited = new Set(
    drawnParts.filter(({ scenario }) => scenario.request.wait).map(({ key }) => key)
  )
  const parts = drawnParts.map((part) => ({
    ...part,
    needs: part.needs.filter((key) => awaited.has(key))
  }))
  const isWhole =
    command === 'delete' ||
    command === 'sweep' ||
    random.chance(0.8) ||
    !variations.take('request: select')
  // Of a sweep, these are the previews; here each deployment has its own.
  const shared = drawn.request.command === 'sweep' ? [] : drawn.decoys
  const decoys = [...shared, ...parts.flatMap(({ scenario }) => scenario.decoys)]
  return {
    base: { ...drawn, decoys, ...stretched(drawn, count, random) },
    parts: shuffled(parts, random),
    manifest: {
      max_parallel: random.pick([1, 2, 3, 5, 50] as const),
      selected: isWhole
        ? keys
        : keys.filter((_, index) => index === count - 1 || random.chance(0.5))
    }
  }
}

/** What makes the deployments previews: the event of a pull request, which may close it. */
type PreviewEvent = Pick<ScenarioRequest, 'preview' | 'isClosing'>

function drawEvent(
  random: Random,
  variations: AllowedVariations,
  command: ScenarioRequest['command']
): PreviewEvent | undefined {
  const isPreview = command !== 'sweep' && random.chance(command === 'deploy' ? 0.15 : 0.5)
  if (!isPreview || !variations.take('manifest: preview')) return undefined
  return {
    preview: CLOSED_PULL,
    ...(command === 'delete' && random.chance(0.7) && { isClosing: true })
  }
}

interface Shared {
  base: Scenario
  index: number
  command: ScenarioRequest['command']
  commit: string | undefined
  event: PreviewEvent | undefined
}

/** Its own request and its own state before the story, of the one service. */
function drawPart(key: string, shared: Shared, variations: AllowedVariations): Scenario {
  const { base, index, command, commit, event } = shared
  const seed = base.seed * (KEYS.length + 1) + index
  const random = new Random(seed, 'scenario')
  const drawn = drawWish(seed, random, variations)
  const request = asPart(drawn, { key, command, commit, event, isCalm: base.isCalm })
  const existing = drawExisting(random, variations, request)
  return {
    ...base,
    request,
    existing,
    decoys: command === 'sweep' ? drawPreviews(random, key) : []
  }
}

function asPart(
  { preview: _preview, isClosing: _isClosing, commit: _commit, ...request }: ScenarioRequest,
  {
    key,
    command,
    commit,
    event,
    isCalm
  }: Omit<Shared, 'base' | 'index'> & { key: string; isCalm: boolean }
): ScenarioRequest {
  const { source, code, settings } = request
  // A push to the branch does not tell the commit of a tag.
  const knowsCommit = source === 'git_host' && code.repo_ref?.startsWith('refs/tags/') === false
  return {
    ...request,
    command,
    name: event?.preview === undefined ? key : `${key}-pr-${event.preview}`,
    ...event,
    by: 'name',
    settings: {
      ...settings,
      ...(settings.custom_url !== undefined && { custom_url: `https://${key}.example` })
    },
    rollback: request.rollback && command === 'deploy',
    timeoutMs: isCalm ? 1_800_000 : request.timeoutMs,
    ...(knowsCommit && commit !== undefined && { commit })
  }
}

/**
 * A run of many deployments sends more requests: what happens at a request of one happens later.
 */
function stretched(
  drawn: Scenario,
  count: number,
  random: Random
): Pick<Scenario, 'attempts' | 'rival'> {
  const later = (stop: Stop): Stop => {
    if ('at' in stop.trigger) return stop
    const request = stop.trigger.request * random.between(1, count)
    return { ...stop, trigger: { ...stop.trigger, request } }
  }
  const { attempts, rival } = drawn
  return {
    attempts: attempts.map((attempt) => ({
      ...attempt,
      ...(attempt.stop && { stop: later(attempt.stop) })
    })),
    rival
  }
}

function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item)
}
