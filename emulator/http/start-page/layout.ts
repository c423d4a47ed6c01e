/** What all pages of this server share: the frame and the logo. */
import { Html, html } from './html.js'

export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="8" fill="#3b5bdb"/><path d="m16 5 7 8h-4.500v6h-5v-6H9zM7 22h18v4H7z" fill="#fff"/></svg>`

/** A whole page. Its parts are replaced while it is open; without scripts it is loaded again. */
export function page(title: string, main: Html): string {
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
<nav aria-label="Reference"><a href="/docs">API reference</a><a href="/openapi.json">openapi.json</a></nav>
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
