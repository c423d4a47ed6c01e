/** Keeps an open page up to date: loads it again each second and replaces the parts that changed. */

const PERIOD_MS = 1_000
const away = document.getElementById('away')
const news = document.getElementById('news')

/** Each part as the server sent it, before anything here changed it. */
const sent = new Map()
const announced = new Map()

const partsOf = (root) => [...root.querySelectorAll('.card, #summary')]

function localTimes(root) {
  for (const time of root.querySelectorAll('time')) {
    const at = new Date(time.dateTime)
    if (Number.isNaN(at.getTime())) continue
    time.textContent = at.toLocaleTimeString([], { hourCycle: 'h23' })
    time.title = at.toLocaleString()
  }
}

async function copy(button) {
  const source = button.closest('.copy').querySelector('pre')
  try {
    await navigator.clipboard.writeText(source.textContent)
    button.textContent = 'Copied'
  } catch {
    // Browsers allow it on secure addresses only: select the text instead.
    getSelection().selectAllChildren(source)
    button.textContent = 'Selected'
  }
  setTimeout(() => {
    button.textContent = 'Copy'
  }, 2_000)
}

/** Sends what the command beside the button sends. The page then shows the result. */
async function send(button) {
  const { post, body } = button.dataset
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(post, { method: 'POST', headers, body }).catch(() => undefined)
  button.textContent = answer?.ok ? 'Done' : 'Failed'
}

function prepare(part) {
  localTimes(part)
  for (const button of part.querySelectorAll('.copy button')) {
    button.hidden = false
    button.addEventListener('click', () => void (button.dataset.post ? send(button) : copy(button)))
  }
}

const FOCUSABLE = 'a, button, summary, [tabindex]'

/** Replaces a part of the page. Unfolded details stay unfolded, and the focus stays. */
function replace(old, fresh) {
  for (const details of old.querySelectorAll('details[open]')) {
    const same = fresh.querySelector(`#${CSS.escape(details.id)}`)
    if (same) same.open = true
  }
  const focused = [...old.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement)
  old.replaceWith(fresh)
  if (focused >= 0) fresh.querySelectorAll(FOCUSABLE)[focused]?.focus()
}

function announce(part) {
  const said = part.dataset.news
  if (said === undefined || announced.get(part.id) === said) return
  announced.set(part.id, said)
  news.textContent = said
}

/** Puts a new part behind the one before it. */
function insert(fresh, before) {
  const column = document.getElementById(fresh.parentElement?.id) ?? document.querySelector('main')
  if (before?.parentElement === column) before.after(fresh)
  else column.prepend(fresh)
}

function update(page) {
  const parts = partsOf(page)
  const ids = new Set(parts.map(({ id }) => id))
  for (const part of partsOf(document)) {
    if (ids.has(part.id)) continue
    part.remove()
    sent.delete(part.id)
    announced.delete(part.id)
  }
  let before = null
  for (const fresh of parts) {
    const { id, outerHTML } = fresh
    const old = document.getElementById(id)
    if (sent.get(id) !== outerHTML) {
      sent.set(id, outerHTML)
      prepare(fresh)
      if (old === null) insert(fresh, before)
      else replace(old, fresh)
      announce(fresh)
    }
    before = document.getElementById(id)
  }
}

async function look() {
  try {
    if (!document.hidden) {
      const answer = await fetch(location.pathname, { cache: 'no-store' })
      update(new DOMParser().parseFromString(await answer.text(), 'text/html'))
      away.hidden = true
    }
  } catch {
    away.hidden = false
  }
  setTimeout(() => void look(), PERIOD_MS)
}

for (const part of partsOf(document)) {
  sent.set(part.id, part.outerHTML)
  if (part.dataset.news !== undefined) announced.set(part.id, part.dataset.news)
}
for (const part of partsOf(document)) prepare(part)
setTimeout(() => void look(), PERIOD_MS)
