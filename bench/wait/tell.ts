/** Formats the figures as text and tables. Every statement about a target is computed from them. */

import type { Told } from '../section.js'
import { type BoundPoint, boundAt } from './bound.js'
import type { Figures, Spread } from './figures.js'
import { type ClassResult, SHOWN, type ShownKey, type Size, type StrangeResult } from './measure.js'
import { PEERS } from './schedules.js'

export interface Measured {
  results: readonly ClassResult[]
  strange: readonly StrangeResult[]
  size: Size
  /** Path of the picture, relative to the page. */
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
    row('', 'lag in s: mean · p50 · p95', 'requests: mean · p50 · p95', 'best possible lag in s · lag ÷ best possible'),
    row('---', '---', '---', '---'),
    ...keys.map((key) => line(SHOWN[key].title, result.auto[key], curveOf(result, key))),
    ...PEERS.map(({ name }, index) => line(`every ${name}`, result.peers[index] as Figures, result.bound.untold))
  ].join('\n')
}

/** The targets, and the figures reached. */
function targetTable(results: readonly ClassResult[]): string {
  const peer = ({ peers }: ClassResult, name: string) => peers[PEERS.findIndex((each) => each.name === name)] as Figures
  const cells = (tell: (result: ClassResult) => string) => results.map(tell)
  const short = ({ lag, requests }: Figures) => `${fixed(lag.mean, 2)} s for ${fixed(requests.mean)}`
  const atBest = (curve: readonly BoundPoint[], requests: number) => {
    const best = secondsAt(curve, requests)
    return best === undefined ? '' : `${fixed(best, 2)} s for ${fixed(requests)}`
  }
  const timesBound = (key: ShownKey) =>
    row('… lag ÷ best possible', ...cells((r) => times(r.auto[key], curveOf(r, key)).split(' · ')[1] ?? ''))
  return [
    row('', ...results.map(({ kind }) => kind.title)),
    row('---', ...results.map(() => '---')),
    row(
      'statuses: best possible, with a tenth of the requests of a 3 s poll',
      ...cells((r) => atBest(r.bound.told, peer(r, '3 s').requests.mean / 10))
    ),
    row('statuses: `auto`', ...cells((r) => short(r.auto.told))),
    row(
      '… share of the requests of a 3 s poll',
      ...cells((r) => `${fixed((100 * r.auto.told.requests.mean) / peer(r, '3 s').requests.mean, 0)} %`)
    ),
    timesBound('told'),
    row(
      'no statuses: best possible, with the requests of a 60 s poll',
      ...cells((r) => atBest(r.bound.untold, peer(r, '60 s').requests.mean))
    ),
    row('no statuses: a 15 s poll', ...cells((r) => short(peer(r, '15 s')))),
    row('no statuses: `auto`', ...cells((r) => short(r.auto.listed))),
    timesBound('listed'),
    row('nothing else: `auto`', ...cells((r) => short(r.auto.bare))),
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

/** The range of `auto` over all classes and services. */
function headline(results: readonly ClassResult[]): string {
  const figures = results.flatMap(({ auto }) => Object.values(auto))
  const lags = figures.map(({ lag }) => lag.mean)
  const requests = figures.map((each) => each.requests.mean)
  const peer15 = ({ peers }: ClassResult) => peers[PEERS.findIndex(({ name }) => name === '15 s')] as Figures
  const range = (values: readonly number[], digits: number) =>
    `${fixed(Math.min(...values), digits)} to ${fixed(Math.max(...values), digits)}`
  const of15 = (tell: (figures: Figures) => number) => results.map((each) => tell(peer15(each)))
  return `**With \`poll_interval: auto\`, the action notices the end of a rollout ${range(lags, 1)} s late on average, with ${range(requests, 0)} requests.** A poll every 15 s is ${range(
    of15(({ lag }) => lag.mean),
    1
  )} s late, with ${range(
    of15((each) => each.requests.mean),
    0
  )} requests.`
}

export function tellWait({ results, strange, size, chart }: Measured): Told {
  return {
    headline: headline(results),
    details: `**Lag** is the time from \`DEPLOYED\` to the poll that reads it. **Best possible** is the lowest mean lag that any client can
have with that number of requests, computed. Each figure is a mean for one of three kinds of service: one that shows
_statuses_; one that shows _no statuses_, only one status until \`DEPLOYED\`; and one that shows _nothing else_ either: no dates and no
list of revisions.

![Lag against requests](${chart})

${targetTable(results)}

${verdicts(results)}

${results.map(classTable).join('\n\n')}

**Unusual revisions** (${size.strangeLives.toLocaleString('en')} of each; mean lag, mean requests)

${strangeTable(strange)}

${degradation(strange)}

**How it was measured.** \`waitForRevision\`, as shipped, waited for ${size.lives.toLocaleString('en')} simulated revisions of each class on a virtual clock. For \`auto\`, all requests count: polls, lists of revisions, and reads of the deployment. For fixed intervals, only polls count. p50 is the median; 95 % of the revisions were at most p95.

**Revisions.** Durations are log-normal: first git builds median 14 min, σ 0.25; later ones 3.5 min, σ 0.35; image rollouts 75 s, σ 0.4. No service publishes the shares of the phases, so they are those of the local control plane (git: CREATING 1 %, QUEUED 4 %, AWAITING_BUILD 5 %, BUILDING 70 %, AWAITING_DEPLOY 3 %, DEPLOYING 17 %; image: 3, 12, 15 and 70 %). The phases are independent: queues have σ 0.8, work has the rest of the class's variance. Later revisions have 1 to 40 earlier ones, of which the action lists one page. A fifth of those failed or were skipped, a tenth were modified days later, and the first took four times as long.

**The best possible lag** comes from dynamic programming on a grid of 0.15 to 0.6 s. It uses the exact distribution of every phase and, with statuses, the time at which each phase began. No client can know these. It also ignores early failures, fast services and status changes, which \`auto\` has to notice.`
  }
}

/** The conclusions that the figures support. */
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
    `- No client can reach 1.5 s with a tenth of the requests of a 3 s poll for ${titles(beyond)}.`,
    `- No client can have less lag than a 15 s poll with fewer requests than a 60 s poll for ${titles(both)}.`,
    `- \`auto\` has less lag and fewer requests than a 15 s poll: statuses, ${titles(below('told'))}; no statuses, ${titles(below('listed'))}; nothing else, ${titles(below('bare'))}.`,
    `- \`auto\` has at most 1.3 times the best possible lag (other samples change the last digit): statuses, ${titles(near('told'))}; no statuses, ${titles(near('listed'))}; nothing else, ${titles(near('bare'))}.`
  ].join('\n')
}

function degradation(strange: readonly StrangeResult[]): string {
  const worse = strange.filter(({ told, listed, every15 }) =>
    [told, listed].some(({ lag, requests }) => lag.mean > every15.lag.mean && requests.mean > every15.requests.mean)
  )
  const names = worse.map(({ world, kind }) => `${world.toLowerCase()} (${kind.title.toLowerCase()})`).join('; ')
  return worse.length === 0
    ? 'In none of these cases does `auto` have more lag and more requests than the 15 s poll.'
    : `\`auto\` has more lag and more requests than the 15 s poll in: ${names}.`
}
