/**
 * Shows what GET /_emulator/overview answers, anew each second. Whatever a deployment is named, it is only ever text:
 * nothing here makes markup out of data.
 */

const LOOK_EVERY_MS = 1_000
const summary = document.getElementById('summary')
const news = document.getElementById('news')
const list = document.getElementById('deployments')

/** What is shown of each deployment, so that only what changed is drawn again. */
const shown = new Map()
const statuses = new Map()

function element(name, properties, ...children) {
  const made = Object.assign(document.createElement(name), properties)
  made.append(...children)
  return made
}

/** A link, where the address is one that a browser should follow. */
function link(address, text = address) {
  const safe = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  return safe ? element('a', { href: address, textContent: text }) : document.createTextNode(text)
}

function kindOf(status) {
  if (status === 'DEPLOYED') return 'good'
  return /FAILED|INTERRUPTED/.test(status) ? 'bad' : status === 'SKIPPED' ? 'quiet' : 'busy'
}

/** `1:05` after the first moment. */
function elapsed(from, to) {
  const seconds = Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 1_000))
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

function timeline(steps) {
  const first = steps[0]?.since
  const items = steps.map(({ status, since }, index) =>
    element(
      'li',
      {},
      element('time', { dateTime: since, title: since, textContent: elapsed(first, since) }),
      ' ',
      element('span', { className: index < steps.length - 1 ? 'passed' : kindOf(status), textContent: status })
    )
  )
  return element('ol', { className: 'timeline' }, ...items)
}

function revisionRow({ number, id, code, repo_commit_sha, status, serves, problem, timeline: steps }) {
  const state = element('td', {}, element('span', { className: kindOf(status), textContent: status }))
  if (serves) state.append(' serves')
  const reason = problem === null ? [] : [element('p', { className: 'bad', textContent: problem })]
  const commit = repo_commit_sha === null ? [] : [' ', element('code', { textContent: repo_commit_sha.slice(0, 7) })]
  return element(
    'tr',
    {},
    element('th', { scope: 'row', title: id, textContent: `#${number}` }),
    state,
    element('td', {}, code ?? '', ...commit),
    element('td', {}, timeline(steps), ...reason)
  )
}

function revisionTable({ revisions, revision_count }) {
  const heads = ['Revision', 'Status', 'Code', 'Timeline']
  const caption =
    revision_count > revisions.length ? `The newest ${revisions.length} of ${revision_count} revisions` : 'Revisions'
  return element(
    'table',
    {},
    element('caption', { textContent: caption }),
    element('thead', {}, element('tr', {}, ...heads.map((text) => element('th', { scope: 'col', textContent: text })))),
    element('tbody', {}, ...revisions.map(revisionRow))
  )
}

function draw(deployment) {
  const { id, name, source, status, url, local_url, secrets } = deployment
  const heading = element('h2', { id: `name-${id}`, textContent: name })
  const facts = element(
    'p',
    { className: 'facts' },
    `${source} · ${status} · `,
    link(url),
    ' · ',
    link(`${local_url}/docs`, 'reference')
  )
  if (secrets.length > 0) facts.append(` · secrets: ${secrets.join(', ')}`)
  const section = element('section', { id: `deployment-${id}` }, heading, facts)
  section.setAttribute('aria-labelledby', heading.id)
  // A region that scrolls has to be reachable with the keyboard.
  const scroll = element('div', { className: 'scroll', tabIndex: 0, role: 'group' }, revisionTable(deployment))
  scroll.setAttribute('aria-label', `Revisions of ${name}`)
  section.append(scroll)
  return section
}

/** The same place in what was drawn anew, so that whoever is there with the keyboard stays there. */
function keepFocus(old, fresh) {
  const focusable = 'a, [tabindex]'
  const at = [...old.querySelectorAll(focusable)].indexOf(document.activeElement)
  old.replaceWith(fresh)
  fresh.querySelectorAll(focusable)[at]?.focus()
}

function announce({ id, name, revisions }) {
  const [latest] = revisions
  const said = `${name}: revision ${latest.number} is ${latest.status}`
  const before = statuses.get(id)
  statuses.set(id, said)
  if (before !== said) news.textContent = said
}

function show({ deployments, deployment_count }) {
  const count = `${deployment_count} deployment${deployment_count === 1 ? '' : 's'}`
  const cut = deployment_count > deployments.length ? `; the newest ${deployments.length} are shown` : ''
  const text =
    deployment_count === 0 ? 'No deployments yet. They appear here as soon as a workflow makes one.' : count + cut
  if (summary.textContent !== text) summary.textContent = text
  const ids = new Set(deployments.map(({ id }) => id))
  for (const [id, { section }] of shown) {
    if (ids.has(id)) continue
    section.remove()
    shown.delete(id)
    statuses.delete(id)
  }
  for (const deployment of deployments.toReversed()) {
    const json = JSON.stringify(deployment)
    const before = shown.get(deployment.id)
    if (before?.json === json) continue
    const section = draw(deployment)
    if (before === undefined) list.prepend(section)
    else keepFocus(before.section, section)
    shown.set(deployment.id, { json, section })
    announce(deployment)
  }
}

async function look() {
  try {
    if (!document.hidden) {
      const answer = await fetch('/_emulator/overview', { cache: 'no-store' })
      show(await answer.json())
    }
  } catch {
    summary.textContent = 'The local control plane does not answer; trying again…'
  }
  setTimeout(() => void look(), LOOK_EVERY_MS)
}

void look()
