/** Draws a scenario from a seed. */
import type { AllowedVariations } from '../service/allowed-variations.js'
import { drawTraits } from '../service/draw-traits.js'
import { drawExisting } from './existing-deployment.js'
import { Random } from './random.js'
import type { Attempt, Rival, Scenario, Weather } from './scenario.js'
import {
  BRANCH,
  CLOSED_PULL,
  HEAD,
  NAMESPACE,
  OPEN_PULL,
  OTHER_REPO_URL,
  PLAIN_SPELLING,
  REPO_URL,
  type ScenarioRequest,
  TAG
} from './scenario-request.js'
import { drawInterventions, drawStop } from './triggers.js'
import { drawImage, drawSecrets, drawSpec } from './values.js'

export function drawScenario(seed: number, variations: AllowedVariations): Scenario {
  const random = new Random(seed, 'scenario')
  const traits = drawTraits(new Random(seed, 'service'), variations)
  const request = drawWish(seed, random, variations)
  const isCalm = new Random(seed, 'calm').chance(0.4)
  const drawn = drawAttempts(random, variations)
  const attempts = isCalm ? drawn.map(({ label }) => calmAttempt(label)) : drawn
  const rival = isCalm ? undefined : drawRival(random, variations, request)
  const labels = attempts.map(({ label }) => label)
  if (rival) labels.push(rival.attempt.label)
  return {
    seed,
    api_key: `key-${random.hex(24)}`,
    traits,
    existing: drawExisting(random, variations, request),
    decoys: [
      ...drawDecoys(random, request),
      ...drawLike(new Random(seed, 'name in another case'), variations, request)
    ],
    isCalm,
    weather: isCalm ? { reads: 0, writes: 0 } : drawWeather(random),
    request: isCalm ? { ...request, timeoutMs: 1_800_000 } : request,
    attempts,
    rival,
    interventions: isCalm ? [] : drawInterventions(random, variations, labels as [string])
  }
}

/** What is asked for. */
export function drawWish(
  seed: number,
  random: Random,
  variations: AllowedVariations
): ScenarioRequest {
  const wanted = drawRollback(
    new Random(seed, 'rollback'),
    variations,
    drawRequest(random, variations)
  )
  return { ...wanted, spelling: drawSpelling(new Random(seed, 'spelling'), variations) }
}

function drawDecoys(random: Random, { command, name }: ScenarioRequest): Scenario['decoys'] {
  const count = random.between(0, 3)
  if (command === 'sweep') return drawPreviews(random, name)
  const names = [`${name}-1`, `my-${name}`, `${name}2`].slice(0, count)
  return names.map((decoy) => ({ name: decoy, repo_url: OTHER_REPO_URL }))
}

/**
 * A deployment of this repository whose name differs in upper and lower case only: it is another
 * one.
 */
function drawLike(
  random: Random,
  variations: AllowedVariations,
  request: ScenarioRequest
): Scenario['decoys'] {
  if (!random.chance(0.25) || !variations.take('a deployment whose name differs in case')) return []
  const { command, name } = request
  const like = command === 'sweep' ? `${name}-pr-${CLOSED_PULL}` : name
  return [
    {
      name: random.pick([like.toUpperCase(), like.replace(/^./, 'S')] as const),
      repo_url: REPO_URL
    }
  ]
}

/** Previews of a deployment, some of which belong to another repository. */
export function drawPreviews(random: Random, name: string): Scenario['decoys'] {
  const previews = [CLOSED_PULL, OPEN_PULL, CLOSED_PULL + 1, CLOSED_PULL + 2]
  return previews.map((number) => ({
    name: `${name}-pr-${number}`,
    repo_url: random.chance(0.4) ? OTHER_REPO_URL : REPO_URL
  }))
}

function drawWeather(random: Random): Weather {
  const share = () => random.pick([0, 0.03, 0.1, 0.3, 0.6] as const)
  return { reads: share(), writes: share() }
}

function drawRequest(random: Random, variations: AllowedVariations): ScenarioRequest {
  const odd = <T>(key: string, share: number, value: T, plain: T) =>
    random.chance(share) ? variations.choose(`request: ${key}`, value, plain) : plain
  const command = random.weighed([
    [16, 'deploy'],
    [1, 'plan'],
    [2, 'delete'],
    [1, 'sweep']
  ] as const)
  const isPreview =
    (command === 'deploy' || command === 'delete') &&
    random.chance(command === 'deploy' ? 0.1 : 0.5)
  const preview = isPreview && variations.take('request: preview') ? { preview: CLOSED_PULL } : {}
  const isClosing = command === 'delete' && 'preview' in preview && random.chance(0.5)
  const byId = odd<'name' | 'id'>('by id', 0.25, 'id', 'name')
  const common = {
    command,
    name: 'preview' in preview ? `support-pr-${CLOSED_PULL}` : 'support',
    by: 'preview' in preview || command === 'sweep' ? ('name' as const) : byId,
    ...preview,
    ...(isClosing && { isClosing }),
    spelling: PLAIN_SPELLING,
    ...(random.chance(0.7) && { secrets: drawSecrets(random) }),
    new_revision: drawPolicy(random, variations),
    wait: odd('no wait', 0.15, false, true),
    rollback: false,
    timeoutMs: random.pick([15_000, 60_000, 300_000, 1_800_000] as const),
    poll_interval: random.pick(['auto', 'auto', '5s'] as const)
  }
  if (random.chance(0.5)) return askForGit(random, variations, common)
  return askForImage(random, common)
}

function drawSpelling(random: Random, variations: AllowedVariations): ScenarioRequest['spelling'] {
  const draw = <T extends string>(
    key: string,
    plain: T,
    odd: readonly [T, ...T[]],
    share: number
  ) => {
    const isOdd = random.chance(share)
    const value = random.pick(odd)
    return isOdd ? variations.choose(`request: ${key} (${value})`, value, plain) : plain
  }
  return {
    image: draw('image', 'as given', ['docker.io', 'short', 'upper-case host'], 0.15),
    repository: draw(
      'repository',
      'as given',
      ['.git', 'slash', 'upper-case host', 'mixed-case path'],
      0.15
    ),
    path: draw('path', 'as given', ['./'], 0.15)
  }
}

function drawPolicy(
  random: Random,
  variations: AllowedVariations
): ScenarioRequest['new_revision'] {
  const policy = random.weighed([
    [8, 'auto'],
    [2, 'always'],
    [1, 'never']
  ] as const)
  return variations.choose(`request: ${policy}`, policy, 'auto')
}

/** Half of those that may ask for it. */
function drawRollback(
  random: Random,
  variations: AllowedVariations,
  request: ScenarioRequest
): ScenarioRequest {
  const may = request.command === 'deploy' && request.wait && request.new_revision !== 'never'
  const rollback = random.chance(0.5) && may && variations.take('request: rollback')
  return { ...request, rollback }
}

type Common = Omit<
  ScenarioRequest,
  'source' | 'code' | 'settings' | 'resource_spec' | 'cluster_namespace' | 'commit'
>

function askForGit(random: Random, variations: AllowedVariations, common: Common): ScenarioRequest {
  const tag = random.chance(0.2) && variations.take('request: a tag')
  const repo_ref = tag ? TAG : BRANCH
  const knowsCommit = random.chance(0.85)
  const onPush = !tag && random.chance(0.25) && variations.take('request: build_on_push')
  return {
    ...common,
    source: 'git_host',
    code: { repo_ref, graph_config_path: 'graph.json' },
    settings: {
      ...(onPush && { build_on_push: true }),
      ...(random.chance(0.3) && { build_command: `npm run build-${random.between(1, 3)}` })
    },
    ...(knowsCommit && { commit: HEAD })
  }
}

function askForImage(random: Random, common: Common): ScenarioRequest {
  return {
    ...common,
    source: 'external_container',
    code: { image_uri: drawImage(random) },
    settings: {
      ...(random.chance(0.3) && { custom_url: `https://support-${random.between(1, 3)}.example` })
    },
    ...(random.chance(0.4) && { resource_spec: drawSpec(random) }),
    ...(random.chance(0.3) && { cluster_namespace: NAMESPACE })
  }
}

function drawAttempts(random: Random, variations: AllowedVariations): Attempt[] {
  const count = random.between(1, 3)
  return Array.from({ length: count }, (_, index) =>
    drawAttempt(random, variations, `run ${index + 1}`)
  ).filter(({ label }, index) => index === 0 || variations.take(label))
}

/** Time enough for what was made before to be seen. */
const calmAttempt = (label: string): Attempt => ({ label, gapMs: 120_000, skewMs: 0 })

function drawAttempt(random: Random, variations: AllowedVariations, label: string): Attempt {
  const gapMs = random.chance(0.5) ? random.between(0, 3_000) : random.between(0, 200_000)
  const skew = random.chance(0.1) ? random.between(-7_200_000, 7_200_000) : 0
  const stop = drawStop(random, variations, label)
  return {
    label,
    gapMs,
    skewMs: variations.choose(`${label}: clock off`, skew, 0),
    ...(stop && { stop })
  }
}

/** The same workflow, usually for a newer request. */
function drawRival(
  random: Random,
  variations: AllowedVariations,
  request: ScenarioRequest
): Rival | undefined {
  if (!random.chance(0.25) || !variations.take('another run at the same time')) return undefined
  const label = 'other run'
  const other: ScenarioRequest = {
    ...request,
    ...(request.source === 'external_container' &&
      random.chance(0.7) && { code: { image_uri: drawImage(random) } }),
    ...(request.secrets && random.chance(0.3) && { secrets: drawSecrets(random) }),
    ...(request.resource_spec && random.chance(0.3) && { resource_spec: drawSpec(random) })
  }
  return {
    request: { ...other, by: 'name' },
    attempt: drawAttempt(random, variations, label),
    startMs: random.chance(0.6) ? random.between(0, 3_000) : random.between(0, 90_000)
  }
}
