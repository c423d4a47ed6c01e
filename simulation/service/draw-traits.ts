/** Draws a service: every dimension for itself, so that every combination can occur. */
import { Random } from '../story/random.js'
import { INFO_FORMS } from '../variations/agent-info.js'
import { APPLIED_PARTS } from '../variations/applied-parts.js'
import { COMMIT_FORMS } from '../variations/commits.js'
import { IMAGE_FORMS, REPOSITORY_FORMS } from '../variations/normal-forms.js'
import { TO_THE_LETTER } from '../variations/public-service.js'
import { SECRET_FORMS } from '../variations/secrets.js'
import { WRITE_ANSWERS } from '../variations/write-answers.js'
import { AllowedVariations } from './allowed-variations.js'
import type { Traits } from './traits.js'

/** How often one dimension is odd. */
const SHARE = 0.12

type Draw = <T extends string | number | boolean>(
  key: string,
  plain: T,
  odd: readonly [T, ...T[]],
  share?: number
) => T

export function drawTraits(random: Random, variations: AllowedVariations): Traits {
  const draw: Draw = (key, plain, values, share = SHARE) => {
    const isOdd = random.chance(share)
    const value = random.pick(values)
    return isOdd ? variations.choose(`service: ${key} (${String(value)})`, value, plain) : plain
  }
  const ms = (key: string, share = SHARE) => draw(key, 0, [random.between(500, 6_000)], share)
  const withoutRedeploy = random.chance(0.4) && variations.take('service: no redeploy')
  const revisionsTellCode = draw('revisions tell code', true, [false])
  const traits: Traits = {
    withoutList: random.chance(0.06) ? drawWithoutList(random, variations) : undefined,
    uniqueNames: draw('names are unique', true, [false], 0.2),
    withoutRedeploy,
    publicService: TO_THE_LETTER,
    deleteMs: draw('slow delete', 0, [random.between(1_000, 40_000)], 0.4),
    skewMs: draw('clock off', 0, [random.between(-3_600_000, 3_600_000)], 0.2),
    secrets: {
      writes: draw('secrets in writes', 'values', SECRET_FORMS, 0.2),
      reads: draw('secrets in reads', 'values', SECRET_FORMS, 0.2),
      lists: draw('secrets in lists', 'values', SECRET_FORMS)
    },
    writes: draw('writes answer', 'state', WRITE_ANSWERS, 0.2),
    created: draw('creates answer', 'state', ['pending', 'id', 'location', 'empty'], 0.06),
    filled: drawFilled(draw),
    forms: drawForms(draw),
    emptiness: {
      unset: draw('unset fields', 'null', ['absent']),
      fixed: draw('fixed fields', 'told', ['null', 'absent']),
      emptyList: draw('empty lists', 'page', ['array', '{}'])
    },
    timing: {
      hiddenDeploymentMs: ms('new deployments are 404'),
      unlistedDeploymentMs: ms('new deployments are not listed'),
      hiddenRevisionMs: ms('new revisions are 404'),
      unlistedRevisionMs: ms('new revisions are not listed'),
      latestLateMs: ms('latest_revision_id is late'),
      // New contents beside the old ID, and no code of a revision: then nothing shows which one has
      // which code.
      contentsLate: draw('contents are as late', false, [true], 0.5) || !revisionsTellCode,
      staleReaderMs: ms('a reader is behind')
    },
    lists: {
      order: draw('order', 'oldest first', ['newest first'], 0.3),
      pageSize: draw('short pages', 100, [2, 3, 5], 0.2),
      paging: draw('paging', 'offset', ['ignored'], 0.06),
      filters: draw('name_contains has an effect', true, [false]),
      shape: draw('lists are', 'page', ['array']),
      unreadable: 0
    },
    commits: {
      deployments: draw('commits of deployments', 'told', COMMIT_FORMS),
      revisions: draw('commits of revisions', 'told', COMMIT_FORMS)
    },
    code: 'as requested',
    revisionsTellCode,
    applied: { parts: draw('applies', 'all', APPLIED_PARTS, 0.06) },
    agents: {
      info: draw('agents answer GET /info', 'none', INFO_FORMS, 0.6),
      lagMs: draw('agents lag', 0, [random.between(500, 12_000)], 0.4),
      inTurns: draw('agents answer in turns', false, [true], 0.3)
    },
    superseded: draw('superseded revisions', 'SKIPPED', ['unchanged'])
  }
  const unreadable = draw('unreadable rows', 0, [1, 5])
  const built = 'commit in repo_ref, branch in repo_branch, built image'
  const code = draw(built, 'as requested', ['built'])
  return { ...traits, code, lists: { ...traits.lists, unreadable } }
}

/** A service like the local control plane. */
export const PLAIN_TRAITS: Traits = drawTraits(
  new Random(0, 'plain'),
  new AllowedVariations(new Set())
)

function drawFilled(draw: Draw): Traits['filled'] {
  return {
    resourceDefaults: draw('fills in defaults', false, [true]),
    otherResources: draw('fills in resources', false, [true], 0.06),
    reservedSecrets: draw('adds reserved secrets', false, [true]),
    otherSecrets: draw('adds other secrets', false, [true], 0.06),
    settings: draw('fills in settings', false, [true])
  }
}

function drawForms(draw: Draw): Traits['forms'] {
  return {
    image: draw('image', 'as given', IMAGE_FORMS, 0.2),
    repository: draw('repository', 'as given', REPOSITORY_FORMS, 0.2),
    path: draw('path', 'as given', ['./', 'bare']),
    ref: draw('ref', 'as given', ['refs/heads/'], 0.06),
    number: draw('numbers', 'as given', ['text'])
  }
}

function drawWithoutList(random: Random, variations: AllowedVariations): Traits['withoutList'] {
  return variations.choose('service: no list', random.pick([404, 405, 501] as const), undefined)
}
