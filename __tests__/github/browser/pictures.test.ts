/** Comment and summary in a real browser, rendered as GitHub renders them. */
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { describeInBrowser, visit } from '../../emulator/browser/chromium.js'
import { githubPage } from './github-page.js'
import { SCENES } from './scenes.js'

const WIDTHS = { desk: 912, phone: 390 }
/** What is seen without scrolling, in pixels. */
const SCREEN_HEIGHT = 900

describeInBrowser('on GitHub', () => {
  test.each(Object.entries(SCENES))(
    '%s fits the page, at a desk and on a phone, in light and dark',
    async (name, markdown) => {
      await using visited = await visit('data:text/html', ',')
      const { page, problems } = visited
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await page.setContent(githubPage(markdown))
        await page.evaluate('window.drawn')
        for (const [device, width] of Object.entries(WIDTHS)) {
          await page.setViewportSize({ width, height: 600 })
          expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(
            width
          )
          await keep(page, `${name}-${device}-${colorScheme}`)
          // Of a failure with its log, what to do fits, and changes and times may stand below.
          const last = page.locator(/-(?:failed|several)$/.test(name) ? 'text=To fix:' : 'main')
          const { y = 0, height = 0 } = (await last.boundingBox()) ?? {}
          if (device === 'desk') expect(y + height).toBeLessThan(SCREEN_HEIGHT)
        }
      }
      expect(await page.getByRole('heading').count()).toBe(1)
      // Nothing of the source shows through. A command has lines, which a shell joins.
      const text = (await page.locator('article').innerText()).replaceAll(/ \\$/gm, '')
      expect(text).not.toMatch(/^\||^>|\*\*|<\/?\w+>|&#?\w+;|\\/m)
      expect(problems).toEqual([])
    }
  )

  test('the comment leads to what serves, and shows its details when they are opened', async () => {
    const markdown = SCENES['comment-updated'] ?? ''
    await using visited = await visit('data:text/html', ',')
    const { page } = visited
    await page.setContent(githubPage(markdown))
    const open = page.getByRole('link', { name: 'Open', exact: true })
    expect(await open.getAttribute('href')).toBe('https://support-pr-7.agents.example')
    const changed = page.getByText('changed OPENAI_API_KEY').last()
    expect(await changed.isVisible()).toBe(false)
    await page.getByText('Details', { exact: true }).click()
    expect(await changed.isVisible()).toBe(true)
  })
})

/** The pictures of the documentation, by what they show. */
const DOCUMENTED: Record<string, string> = {
  'comment-updated-desk-light': 'comment',
  'summary-failed-desk-light': 'summary'
}

/** Writes a picture into the folder in `PICTURES`; one of the documentation into that in `DOCS_PICTURES`. */
async function keep(page: Page, name: string): Promise<void> {
  const { PICTURES, DOCS_PICTURES } = process.env
  const main = page.locator('main')
  if (PICTURES !== undefined) await main.screenshot({ path: join(PICTURES, `${name}.png`) })
  const documented = DOCUMENTED[name]
  if (DOCS_PICTURES !== undefined && documented !== undefined) {
    await main.screenshot({ path: join(DOCS_PICTURES, `${documented}.png`) })
  }
}
