/** A deployment with its revisions, as the start page and its own page show it. */
import { hasFailed, isOver } from '../../control-plane/lifecycle.js'
import { counted, type Html, html, identifier, link } from './html.js'
import type { DeploymentOverview, RevisionOverview } from './overview.js'

/** So many revisions are shown at once; earlier ones are folded. */
const SHOWN_REVISIONS = 3

/** The moment of a page, and the time that fills the width of its bars, in milliseconds. */
interface Scale {
  now: number
  longest: number
}

/** A status that a revision had for a while. */
interface Phase {
  status: string
  ms: number
  isCurrent: boolean
}

/** `0.4 s`, `8 s`, `2 min 10 s`, `1 h 5 min`. */
function readableDuration(ms: number): string {
  if (ms < 9_950) return `${(ms / 1_000).toFixed(1).replace(/\.0$/, '')} s`
  const seconds = Math.round(ms / 1_000)
  const h = Math.floor(seconds / 3_600)
  const min = Math.floor(seconds / 60) % 60
  const s = seconds % 60
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
const totalOf = (revision: RevisionOverview, now: number): number =>
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

/**
 * A bar with a piece per status. `longest` is the time that fills the whole width, in milliseconds.
 */
function timelineBar(revision: RevisionOverview, { now, longest }: Scale): Html {
  const phases = phasesOf(revision, now)
  let x = 0
  const pieces = phases.map(({ status, ms, isCurrent }) => {
    const width = Math.max(LEAST, Math.round((ms / Math.max(1, longest)) * WIDTH))
    const kind = isCurrent ? `${kindOf(status)} current` : kindOf(status)
    const title = html`<title>${status} ${readableDuration(ms)}</title>`
    const piece = html`<rect class="${kind}" x="${x}" width="${width}" height="10">${title}</rect>`
    x += width
    return piece
  })
  if (hasFailed(revision.status))
    pieces.push(html`<rect class="failed" x="${x}" width="${CAP}" height="10"></rect>`)
  const said = phases.map(({ status, ms }) => `${status} ${readableDuration(ms)}`).join(', ')
  const viewBox = `0 0 ${Math.max(WIDTH, x) + CAP} 10`
  return html`<svg class="bar" role="img" aria-label="${said}" viewBox="${viewBox}"
 preserveAspectRatio="none">${pieces}</svg>`
}

/** The same in words: each status and how long it took. */
function phaseList(revision: RevisionOverview, now: number): Html {
  const items = phasesOf(revision, now).map(
    ({ status, ms }) =>
      html`<li class="${kindOf(status)}"><span>${status}</span> ${readableDuration(ms)}</li>`
  )
  return html`<ol class="phases">${items}</ol>`
}

/** `good`, `bad`, `busy` or `quiet`: the color of a status. */
function moodOf(status: string): string {
  if (status === 'DEPLOYED') return 'good'
  if (hasFailed(status)) return 'bad'
  return status === 'SKIPPED' ? 'quiet' : 'busy'
}

const chip = (mood: string, text: string) => html`<span class="chip ${mood}">${text}</span>`

/** What serves at the URL of a deployment now. */
export function servingChip({ status, revisions }: DeploymentOverview): Html {
  const serving = revisions.find(({ serves }) => serves)
  const [latest] = revisions
  if (status === 'AWAITING_DELETE') return chip('quiet', 'Being deleted')
  const what =
    serving === undefined ? 'Nothing is serving' : `Revision ${serving.number} is serving`
  if (latest !== undefined && !isOver(latest.status)) {
    return chip('busy', `${what} · revision ${latest.number} is ${latest.status}`)
  }
  if (serving === undefined) return chip('bad', what)
  return hasFailed(latest?.status ?? '')
    ? chip('bad', `${what} · revision ${latest?.number} failed`)
    : chip('good', what)
}

/** `main` and a short commit, or the image. */
function codeOf({ code, repo_commit_sha }: RevisionOverview): Html {
  const commit =
    repo_commit_sha === null
      ? null
      : html` <code title="${repo_commit_sha}">${repo_commit_sha.slice(0, 7)}</code>`
  const shown = code?.replace(/(@sha256:[0-9a-f]{12})[0-9a-f]+$/, '$1…')
  return html`<span class="code" title="${code}">${shown}${commit}</span>`
}

/** When a revision was created; the script of the page writes it in the reader's time zone. */
function startTime({ timeline: [first] }: RevisionOverview): Html {
  const at = first?.since ?? ''
  return html`<time datetime="${at}">${at.slice(11, 19)} UTC</time>`
}

function failureOf(revision: RevisionOverview, id: string): Html | null {
  const { problem, log, number } = revision
  if (log.length === 0 && problem === null) return null
  if (log.length === 0) return html`<div class="failure"><p>${problem}</p></div>`
  return html`<div class="failure"><p>${problem}</p>
<details id="log-${id}-${number}">
<summary>Show the log (${counted(log.length, 'line')})</summary>
<pre tabindex="0">${log.join('\n')}</pre>
</details></div>`
}

function revisionItem(
  revision: RevisionOverview,
  deployment: DeploymentOverview,
  scale: Scale
): Html {
  const { number, id, status, serves, rollback_to } = revision
  const isLatest = number === deployment.revision_count
  const isQuiet = !isLatest && !serves
  const chips = [
    chip(moodOf(status), status),
    serves ? html` ${chip('good solid', 'serving')}` : null,
    rollback_to === null ? null : html` ${chip('quiet', `rollback to #${rollback_to}`)}`
  ]
  const total = readableDuration(totalOf(revision, scale.now))
  const duration = isOver(status) ? total : `${total} so far`
  const phases = isQuiet ? null : phaseList(revision, scale.now)
  return html`<li class="revision${isQuiet ? ' earlier' : ''}">
<div class="line"><strong>#${number}</strong> ${chips} ${codeOf(revision)}
<span class="when">${startTime(revision)} · ${duration}</span></div>
${timelineBar(revision, scale)}
<div class="line details">${phases}${identifier(id)}</div>
${failureOf(revision, deployment.id)}
</li>`
}

function revisionLists(deployment: DeploymentOverview, scale: Scale): Html {
  const { revisions, revision_count, id } = deployment
  const isShown = ({ serves }: RevisionOverview, index: number) => index < SHOWN_REVISIONS || serves
  const item = (revision: RevisionOverview) => revisionItem(revision, deployment, scale)
  const folded = revisions.filter((revision, index) => !isShown(revision, index))
  const shown = html`<ol class="revisions">${revisions.filter(isShown).map(item)}</ol>`
  if (folded.length === 0) return shown
  const hidden = revision_count - revisions.length
  const cut = hidden > 0 ? `; ${hidden} older ones are not shown` : ''
  return html`${shown}
<details id="earlier-${id}">
<summary>${counted(folded.length, 'earlier revision')}${cut}</summary>
<ol class="revisions">${folded.map(item)}</ol>
</details>`
}

/** The text for a screen reader when it changes. */
const newsOf = ({ name, revisions: [latest] }: DeploymentOverview) =>
  latest === undefined ? name : `${name}: revision ${latest.number} is ${latest.status}`

/** How long a revision took, or will take according to its plan, in milliseconds. */
const expectedTotal = (revision: RevisionOverview, now: number) =>
  Math.max(totalOf(revision, now), isOver(revision.status) ? 0 : revision.planned_ms)

/** The revisions of a deployment, on one scale. */
export function revisionsOf(deployment: DeploymentOverview, now: number): Html {
  const longest = Math.max(...deployment.revisions.map((revision) => expectedTotal(revision, now)))
  return revisionLists(deployment, { now, longest })
}

/** Its address, the reference of its API, and the names of its secrets. */
export function factsOf({ source, url, local_url, secrets }: DeploymentOverview): Html {
  const named = secrets.length === 0 ? 'no secrets' : `secrets: ${secrets.join(', ')}`
  const docs = link(`${local_url}/docs`, 'API docs')
  return html`<p class="facts">${link(url)} · ${docs} · ${source} · ${named}</p>`
}

/** The card of a deployment. */
export function deploymentCard(deployment: DeploymentOverview, now: number): Html {
  const { id, name, local_url } = deployment
  const news = newsOf(deployment)
  return html`<section class="card" id="deployment-${id}" aria-labelledby="name-${id}"
 data-news="${news}">
<div class="line"><h2 id="name-${id}">${link(local_url, name)}</h2>${servingChip(deployment)}</div>
${factsOf(deployment)}
${revisionsOf(deployment, now)}
</section>`
}
