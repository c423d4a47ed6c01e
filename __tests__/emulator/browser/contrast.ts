/** Measures the contrast of the texts of a page, as WCAG 2 defines it. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright-core'

/** A text that is hard to read. */
interface FaintText {
  text: string
  contrast: number
}

const FIND = readFileSync(new URL('./find-faint-texts.js', import.meta.url), 'utf8')

/** Returns the texts of a page that have less contrast than level AA of WCAG 2 requires, also those that are folded. */
export async function faintTexts(page: Page): Promise<FaintText[]> {
  await page.evaluate("document.querySelectorAll('details').forEach((one) => { one.open = true })")
  return page.evaluate<FaintText[]>(`${FIND}\nfindFaintTexts(4.5)`)
}
