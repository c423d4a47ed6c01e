/**
 * A real browser for the tests: headless, with a fresh profile, and with no way off this machine.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from '@jest/globals'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'

const EXECUTABLE = '/usr/bin/chromium'

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'
]

/** Tests that need the browser; without one they are skipped, and their heading says why. */
export function describeInBrowser(what: string, tests: () => void): void {
  if (existsSync(EXECUTABLE)) describe(what, tests)
  else
    describe.skip(`${what} (skipped: there is no ${EXECUTABLE}; apt-get install chromium)`, tests)
}

/** A page, and all that went wrong on it. */
export interface Visit extends AsyncDisposable {
  page: Page
  /** Errors on the console, exceptions, and requests to anywhere but `origin`. */
  problems: string[]
}

/** Opens a page of `origin` in a browser of its own. */
export async function visit(
  origin: string,
  path: string,
  options: BrowserContextOptions = {}
): Promise<Visit> {
  const browser: Browser = await chromium.launch({ executablePath: EXECUTABLE, args: ARGS })
  const page = await browser.newPage({
    viewport: { width: 1100, height: 760 },
    colorScheme: 'light',
    ...options
  })
  const problems: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('data:'))
      problems.push(`request to ${url}`)
  })
  page.setDefaultTimeout(10_000)
  await page.goto(origin + path)
  return { page, problems, [Symbol.asyncDispose]: () => browser.close() }
}

/** Writes a picture for the documentation into the folder in `DOCS_PICTURES`, if it is set. */
export async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env.DOCS_PICTURES
  if (folder !== undefined) await page.screenshot({ path: join(folder, `${name}.png`) })
}
