/** The statuses of a revision as a bar: how long each took. */
import { isOver } from '../../control-plane/lifecycle.js'
import { type Html, html } from './html.js'
import { hasFailed, type RevisionOverview } from './overview.js'

/** A status that a revision had for a while. */
interface Phase {
  status: string
  ms: number
  isCurrent: boolean
}

/** `0.4 s`, `8 s`, `2 min 10 s`, `1 h 5 min`. */
export function readableDuration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`
  const seconds = Math.round(ms / 1_000)
  const [h, min, s] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60, seconds % 60]
  if (h > 0) return min === 0 ? `${h} h` : `${h} h ${min} min`
  if (min === 0) return `${s} s`
  return s === 0 ? `${min} min` : `${min} min ${s} s`
}

/** What a revision went through, without the status in which it ended. */
function phasesOf({ timeline }: RevisionOverview, now: number): Phase[] {
  const times = timeline.map(({ since }) => Date.parse(since))
  return timeline.flatMap(({ status }, index) => {
    const isLast = index === timeline.length - 1
    if (isLast && isOver(status)) return []
    const ms = Math.max(0, (times[index + 1] ?? now) - (times[index] ?? now))
    return [{ status, ms, isCurrent: isLast }]
  })
}

/** How long a revision has taken so far, in milliseconds. */
export const totalOf = (revision: RevisionOverview, now: number): number =>
  phasesOf(revision, now).reduce((total, { ms }) => total + ms, 0)

function kindOf(status: string): string {
  if (/^(CREATING|QUEUED|AWAITING_.*)$/.test(status)) return 'waits'
  if (status === 'BUILDING') return 'builds'
  return status === 'DEPLOYING' ? 'deploys' : 'other'
}

const WIDTH = 1_000
/** So that a phase can be seen at all. */
const LEAST = 4
/** The red end of a failed revision. */
const CAP = 8

/** A bar with a piece per status. `longest` is the time that fills the whole width, in milliseconds. */
export function timelineBar(revision: RevisionOverview, { now, longest }: { now: number; longest: number }): Html {
  const phases = phasesOf(revision, now)
  let x = 0
  const pieces = phases.map(({ status, ms, isCurrent }) => {
    const width = Math.max(LEAST, Math.round((ms / Math.max(1, longest)) * WIDTH))
    const piece = html`<rect class="${kindOf(status)}${isCurrent ? ' current' : ''}" x="${x}" width="${width}" height="10"><title>${status} ${readableDuration(ms)}</title></rect>`
    x += width
    return piece
  })
  if (hasFailed(revision.status)) pieces.push(html`<rect class="failed" x="${x}" width="${CAP}" height="10"></rect>`)
  const said = phases.map(({ status, ms }) => `${status} ${readableDuration(ms)}`).join(', ')
  return html`<svg class="bar" role="img" aria-label="${said}" viewBox="0 0 ${Math.max(WIDTH + CAP, x + CAP)} 10" preserveAspectRatio="none">${pieces}</svg>`
}

/** The same in words: each status and how long it took. */
export function phaseList(revision: RevisionOverview, now: number): Html {
  const items = phasesOf(revision, now).map(
    ({ status, ms }) => html`<li class="${kindOf(status)}"><span>${status}</span> ${readableDuration(ms)}</li>`
  )
  return html`<ol class="phases">${items}</ol>`
}
