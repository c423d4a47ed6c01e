/** Makes HTML out of data: whatever is put in is escaped, unless it is HTML that was made here. */

/** A piece of finished HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = string | number | Html | null | undefined | readonly Content[]

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;'
}

function render(content: Content): string {
  if (content === null || content === undefined) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(render).join('')
  return String(content).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/**
 * Fills a template: texts are escaped, HTML is kept,
 * lists are joined, null and undefined are left out.
 */
export function html(template: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: template }, ...contents.map(render)))
}

/** `1 line`, `2 lines`. */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`

/** A link, if a browser may follow the address; otherwise its text. */
export function link(address: string, text = address): Html {
  const isSafe = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  return isSafe ? html`<a href="${address}">${text}</a>` : html`${text}`
}

/** The script of the page shows it. */
const COPY = html`<button type="button" hidden>Copy</button>`

/**
 * A text or the forms of a command with a label, and a
 * button that copies what is visible, after other buttons.
 */
export function copyable(
  label: Html | string,
  text: Html | string,
  button: Html | null = null
): Html {
  const shown = text instanceof Html ? text : html`<pre tabindex="0">${text}</pre>`
  return html`<div class="copy">
<div class="line"><span>${label}</span>${button}${COPY}</div>
${shown}
</div>`
}

/** An id as text: one click selects it whole, and a button copies it. */
export const identifier = (id: string): Html =>
  html`<span class="copy id">ID <code>${id}</code> ${COPY}</span>`

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">
<rect width="32" height="32" rx="8" fill="#3b5bdb"/>
<path d="m16 5 7 8h-4.500v6h-5v-6H9zM7 22h18v4H7z" fill="#fff"/></svg>`

/**
 * A whole page, with a choice beside its links. Its parts are
 * replaced while it is open; without scripts it is loaded again.
 */
export function page(title: string, main: Html, choice: Html | null = null): string {
  const { text } = html`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="UTF-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<link rel="icon" type="image/svg+xml" href="/_emulator/logo.svg">
<link rel="stylesheet" href="/_emulator/page.css">
<script type="module" src="/_emulator/page.js"></script>
<noscript><meta http-equiv="refresh" content="5"></noscript>
</head>
<body>
<header>
<a class="home" href="/">${new Html(LOGO)}<span>Local control plane</span></a>
${choice}
<nav aria-label="Pages">
<a href="/#connect">Connect</a>
<a href="/docs">API reference</a>
<a href="/openapi.json">openapi.json</a>
</nav>
</header>
<p id="away" role="status" hidden>The local control plane does not answer. Retrying.</p>
<p id="news" class="for-readers" aria-live="polite"></p>
<main>
${main}
</main>
</body>
</html>
`
  return text
}
