/** A page that shows markdown as GitHub does: by a GFM parser and GitHub's own style. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { micromark } from 'micromark'
import { gfm, gfmHtml } from 'micromark-extension-gfm'

const STYLE = createRequire(import.meta.url).resolve('github-markdown-css/github-markdown.css')
const FRAME = `
  body { margin: 0; padding: 16px; background: light-dark(#fff, #0d1117); color-scheme: light dark }
  main { max-width: 880px; margin: 0 auto }
  .markdown-body { border: 1px solid light-dark(#d1d9e0, #3d444d); border-radius: 6px; padding: 16px; font-size: 14px }
  .markdown-body svg { max-width: 100% }`

/** HTML for the markdown. GitHub draws Mermaid; so does the page where `MERMAID` names the file of its library. */
export function githubPage(markdown: string): string {
  const html = micromark(markdown, {
    allowDangerousHtml: true,
    extensions: [gfm()],
    htmlExtensions: [gfmHtml()]
  })
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>GitHub</title>
<style>${readFileSync(STYLE, 'utf8')}${FRAME}</style>
<main><article class="markdown-body">${html.replace(/<code class="language-diff">([^<]*)/g, colorDiff)}</article></main>
${mermaidScript()}`
}

/** The colors of GitHub's syntax highlighting, by what a line begins with. */
const COLORS: Record<string, string> = { '+': 'pl-mi1', '-': 'pl-md' }

function colorDiff(_: string, text: string): string {
  const lines = text.split('\n').map((line) => {
    const color = COLORS[line.charAt(0)]
    return color === undefined ? line : `<span class="${color}">${line}</span>`
  })
  return `<code>${lines.join('\n')}`
}

function mermaidScript(): string {
  const path = process.env['MERMAID']
  if (path === undefined) return ''
  return `<script>${readFileSync(path, 'utf8')}</script><script>
for (const code of document.querySelectorAll('code.language-mermaid')) {
  const drawing = document.createElement('div')
  drawing.className = 'mermaid'
  drawing.textContent = code.textContent
  code.parentElement.replaceWith(drawing)
}
mermaid.initialize({ startOnLoad: false, theme: matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'default' })
window.drawn = mermaid.run()
</script>`
}
