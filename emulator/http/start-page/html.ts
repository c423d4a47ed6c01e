/** Makes HTML out of data: whatever is put in is escaped, unless it is HTML that was made here. */

/** A piece of finished HTML. */
export class Html {
  constructor(readonly text: string) {}
}

type Content = string | number | Html | null | undefined | readonly Content[]

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function render(content: Content): string {
  if (content === null || content === undefined) return ''
  if (content instanceof Html) return content.text
  if (typeof content === 'object') return content.map(render).join('')
  return String(content).replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char)
}

/** Fills a template: texts are escaped, HTML is kept, lists are joined, null and undefined are left out. */
export function html(template: TemplateStringsArray, ...contents: readonly Content[]): Html {
  return new Html(String.raw({ raw: template }, ...contents.map(render)))
}

/** A link, if a browser may follow the address; otherwise its text. */
export function link(address: string, text = address): Html {
  const isSafe = URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
  return isSafe ? html`<a href="${address}">${text}</a>` : html`${text}`
}

/** A text with a label, and a button that copies it, after other buttons. */
export function copyable(label: Html | string, text: string, button: Html | null = null): Html {
  return html`<div class="copy"><div class="line"><span>${label}</span>${button}<button type="button" hidden>Copy</button></div><pre tabindex="0">${text}</pre></div>`
}
