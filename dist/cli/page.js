/**
 * Keeps an open page up to date: loads it again each second and replaces the parts that changed.
 */

const PERIOD_MS = 1_000
const away = document.getElementById('away')
const news = document.getElementById('news')

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
  const box = button.closest('.copy')
  const texts = [...box.querySelectorAll('pre')]
  const source = texts.find((text) => text.checkVisibility()) ?? box.querySelector('code')
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

/** Remembers a part as the server sent it, and makes it usable. */
function prepare(part) {
  part.sent = part.outerHTML
  localTimes(part)
  for (const button of part.querySelectorAll('.copy button')) {
    button.hidden = false
    button.addEventListener('click', () => void (button.dataset.post ? send(button) : copy(button)))
  }
}

/** Replaces a part of the page. Unfolded details stay unfolded, and the focus stays. */
function replace(old, fresh) {
  for (const details of old.querySelectorAll('details[open]')) {
    const same = fresh.querySelector(`#${CSS.escape(details.id)}`)
    if (same) same.open = true
  }
  const focused = old.contains(document.activeElement) ? document.activeElement : null
  const card = focused?.closest('.card')
  // What is new stands above: an element keeps its place from the end among those of its kind.
  const alike = (root) => [...root.querySelectorAll(focused.localName)].reverse()
  const fromEnd = card ? alike(card).indexOf(focused) : -1
  old.replaceWith(fresh)
  if (fromEnd >= 0) alike(document.getElementById(card.id) ?? fresh)[fromEnd]?.focus()
}

/** Replaces the parts that changed, or everything if there are other parts than before. */
function update(page) {
  const shown = partsOf(document)
  const fresh = partsOf(page)
  const isSame = shown.length === fresh.length && fresh.every(({ id }, at) => shown[at].id === id)
  for (const [at, part] of fresh.entries()) {
    const old = document.getElementById(part.id)
    if (old?.sent === part.outerHTML && isSame) continue
    if (part.dataset.news && part.dataset.news !== old?.dataset.news)
      news.textContent = part.dataset.news
    prepare(part)
    if (isSame) replace(shown[at], part)
  }
  if (!isSame) replace(document.querySelector('main'), page.querySelector('main'))
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

/**
 * Shows commands for a shell. The browser remembers
 * it for all pages, unless its settings forbid that.
 */
function useShell(shell) {
  document.documentElement.dataset.shell = shell
  try {
    localStorage.setItem('shell', shell)
  } catch {}
}

/** Lets the reader choose the shell. On Windows, it is PowerShell at first. */
function prepareShells(choice) {
  try {
    choice.value = localStorage.getItem('shell') ?? ''
  } catch {}
  if (choice.value === '')
    choice.value = navigator.platform.startsWith('Win') ? 'powershell' : 'bash'
  choice.disabled = false
  choice.addEventListener('change', () => useShell(choice.value))
  document.documentElement.dataset.shell = choice.value
}

const shells = document.getElementById('shell')
if (shells) prepareShells(shells)
for (const part of partsOf(document)) prepare(part)
setTimeout(() => void look(), PERIOD_MS)
