/** The figures as text and tables. What is said of a target is worked out from them. */
import { type BoundPoint, boundAt } from './bound.js'
import type { Figures, Spread } from './figures.js'
import { type ClassResult, SHOWN, type ShownKey, type Size, type StrangeResult } from './measure.js'
import { PEERS } from './schedules.js'

export interface Told {
  results: readonly ClassResult[]
  strange: readonly StrangeResult[]
  size: Size
  /** Where the picture is, from the page. */
  chart: string
}

const fixed = (value: number, digits = 1) => value.toFixed(digits)
const spread = ({ mean, p50, p95 }: Spread, digits: number) =>
  `${fixed(mean, digits)} · ${fixed(p50, digits)} · ${fixed(p95, digits)}`
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`
const secondsAt = (curve: readonly BoundPoint[], requests: number) => {
  const lag = boundAt(curve, requests)
  return lag === undefined ? undefined : lag / 1000
}

function times({ lag, requests }: Figures, curve: readonly BoundPoint[]): string {
  const bound = secondsAt(curve, requests.mean)
  return bound === undefined ? '' : `${fixed(bound, 2)} · ${fixed(lag.mean / bound, 2)}`
}

const curveOf = ({ bound }: ClassResult, key: ShownKey) => (key === 'told' ? bound.told : bound.untold)

function classTable(result: ClassResult): string {
  const line = (name: string, figures: Figures, curve: readonly BoundPoint[]) =>
    row(name, spread(figures.lag, 1), spread(figures.requests, 0), times(figures, curve))
  const keys = Object.keys(SHOWN) as ShownKey[]
  return [
    `**${result.kind.title}**`,
    '',
    row('', 'lag in s: mean · p50 · p95', 'requests: mean · p50 · p95', 'bound in s · times the bound'),
    row('---', '---', '---', '---'),
    ...keys.map((key) => line(SHOWN[key].title, result.auto[key], curveOf(result, key))),
    ...PEERS.map(({ name }, index) => line(`every ${name}`, result.peers[index] as Figures, result.bound.untold))
  ].join('\n')
}

/** What was to be reached, and what came of it. */
function targetTable(results: readonly ClassResult[]): string {
  const peer = ({ peers }: ClassResult, name: string) => peers[PEERS.findIndex((each) => each.name === name)] as Figures
  const cells = (tell: (result: ClassResult) => string) => results.map(tell)
  const short = ({ lag, requests }: Figures) => `${fixed(lag.mean, 2)} s for ${fixed(requests.mean)}`
  const atBest = (curve: readonly BoundPoint[], requests: number) => {
    const best = secondsAt(curve, requests)
    return best === undefined ? '' : `${fixed(best, 2)} s for ${fixed(requests)}`
  }
  const timesBound = (key: ShownKey) =>
    row('… times the bound', ...cells((r) => times(r.auto[key], curveOf(r, key)).split(' · ')[1] ?? ''))
  return [
    row('', ...results.map(({ kind }) => kind.title)),
    row('---', ...results.map(() => '---')),
    row(
      'statuses: bound at a tenth of a 3 s poll',
      ...cells((r) => atBest(r.bound.told, peer(r, '3 s').requests.mean / 10))
    ),
    row('statuses: `auto`', ...cells((r) => short(r.auto.told))),
    row(
      '… share of the requests of a 3 s poll',
      ...cells((r) => `${fixed((100 * r.auto.told.requests.mean) / peer(r, '3 s').requests.mean, 0)} %`)
    ),
    timesBound('told'),
    row(
      'none: bound at the requests of a 60 s poll',
      ...cells((r) => atBest(r.bound.untold, peer(r, '60 s').requests.mean))
    ),
    row('none: a 15 s poll', ...cells((r) => short(peer(r, '15 s')))),
    row('none: `auto`', ...cells((r) => short(r.auto.listed))),
    timesBound('listed'),
    row('none, nothing but §2.8: `auto`', ...cells((r) => short(r.auto.bare))),
    timesBound('bare')
  ].join('\n')
}

function strangeTable(strange: readonly StrangeResult[]): string {
  const short = ({ lag, requests }: Figures) => `${fixed(lag.mean)} s, ${fixed(requests.mean)}`
  return [
    row('', '', '`auto`, statuses', '`auto`, no statuses', 'every 15 s'),
    row('---', '---', '---', '---', '---'),
    ...strange.map(({ world, kind, told, listed, every15 }, index) =>
      row(strange[index - 1]?.world === world ? '' : world, kind.title, short(told), short(listed), short(every15))
    )
  ].join('\n')
}

export function tellWait({ results, strange, size, chart }: Told): string {
  return `The time from \`DEPLOYED\` to the look that sees it (lag), and the requests of the whole wait, over ${size.lives.toLocaleString('en')} lives of revisions of each class: \`waitForRevision\` as it is shipped, on a virtual clock. \`auto\` counts every request (list of revisions, looks at the deployment); the others count their looks alone.

![Lag against requests](${chart})

**Lives.** Log-normal: first git build median 14 min, σ 0.25; later ones 3.5 min, σ 0.35; image rollout 75 s, σ 0.4. Shares of the phases as in the local control plane (git: CREATING 1 %, QUEUED 4 %, AWAITING_BUILD 5 %, BUILDING 70 %, AWAITING_DEPLOY 3 %, DEPLOYING 17 %; image: 3, 12, 15 and 70 %): nobody publishes them. Each phase is drawn by itself, queues with σ 0.8, work with what is left of the class's variance: knowing one phase tells nothing of the next. Later ones have 1 to 40 revisions before them, a page of which is listed; a fifth of those failed or were skipped, a tenth were touched days later, and the first one took four times as long.

**What services show.** _Statuses_: those, dates, and the list. _No statuses_: one word until \`DEPLOYED\`, dates and the list. _Nothing but §2.8_: one word, no dates, no list. One and the same \`auto\` in all three.

**The bound.** The least mean lag of any schedule with the same mean number of requests, by dynamic programming on a grid of 0.15 to 0.6 s. It knows the distribution of every phase exactly, and at each look (where statuses are told) when the phase began: more than anybody can know. It lists nothing, and looks for nothing but the end: \`auto\` also wants an early failure, a quick service and something to read.

**What came of the targets** (mean lag for a mean number of requests)

${targetTable(results)}

${verdicts(results)}

${results.map(classTable).join('\n\n')}

**When it goes otherwise** (${size.strangeLives.toLocaleString('en')} lives each; mean lag, mean requests)

${strangeTable(strange)}

${degradation(strange)}`
}

/** The conclusions, as far as the figures carry them. */
function verdicts(results: readonly ClassResult[]): string {
  const titles = (those: readonly ClassResult[]) =>
    those.length === results.length
      ? 'every class'
      : those.map(({ kind }) => kind.title.toLowerCase()).join(', ') || 'no class'
  const index = (name: string) => PEERS.findIndex((peer) => peer.name === name)
  const [three, fifteen, sixty] = [index('3 s'), index('15 s'), index('60 s')]
  const beyond = results.filter((r) => (secondsAt(r.bound.told, (r.peers[three]?.requests.mean ?? 0) / 10) ?? 0) > 1.5)
  const both = results.filter(
    (r) => (secondsAt(r.bound.untold, r.peers[sixty]?.requests.mean ?? 0) ?? 0) > (r.peers[fifteen]?.lag.mean ?? 0)
  )
  const below = (key: ShownKey) =>
    results.filter(({ auto, peers }) => {
      const other = peers[fifteen]
      return other !== undefined && auto[key].lag.mean < other.lag.mean && auto[key].requests.mean < other.requests.mean
    })
  const near = (key: ShownKey) =>
    results.filter((r) => r.auto[key].lag.mean <= 1.3 * (secondsAt(curveOf(r, key), r.auto[key].requests.mean) ?? 0))
  return [
    `- 1.5 s for a tenth of the requests of a 3 s poll is less than the bound allows for ${titles(beyond)}.`,
    `- Less lag than a 15 s poll for fewer requests than a 60 s poll is less than the bound allows for ${titles(both)}. So \`auto\` beats the 15 s poll in both.`,
    `- Less lag for fewer requests than a 15 s poll: statuses, ${titles(below('told'))}; no statuses, ${titles(below('listed'))}; nothing but §2.8, ${titles(below('bare'))}.`,
    `- Within 1.3 times the bound (of these lives; other draws move the last digit): statuses, ${titles(near('told'))}; no statuses, ${titles(near('listed'))}; nothing but §2.8, ${titles(near('bare'))}.`
  ].join('\n')
}

function degradation(strange: readonly StrangeResult[]): string {
  const worse = strange.filter(({ told, listed, every15 }) =>
    [told, listed].some(({ lag, requests }) => lag.mean > every15.lag.mean && requests.mean > every15.requests.mean)
  )
  const names = worse.map(({ world, kind }) => `${world.toLowerCase()} (${kind.title.toLowerCase()})`).join('; ')
  return worse.length === 0
    ? 'Nowhere does `auto` have more lag and more requests than the 15 s poll.'
    : `More lag and more requests than the 15 s poll: ${names}.`
}
