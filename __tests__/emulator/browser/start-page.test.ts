/** The start page in a real browser: what a user sees of what their workflow did. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { startEmulator } from '../../../emulator/index.js'
import { call, create, gitRequest, imageRequest, patch } from '../support.js'
import { describeInBrowser, picture, visit } from './chromium.js'

const start = () =>
  startEmulator({ virtualClock: true, buildTime: '200s', heads: [{ ref: 'main', commit_sha: '9f8e7d6c5b4a' }] })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

describeInBrowser('the start page', () => {
  test('shows a deployment as it is made, its revisions and what each went through, without a reload', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    await page.getByText('No deployments yet').waitFor()
    const { id } = await create(emulator, gitRequest('support'))
    await section(page, 'support')
      .getByRole('row', { name: /#1 CREATING/ })
      .waitFor()
    emulator.advance('200s')
    await section(page, 'support')
      .getByRole('row', { name: /#1 DEPLOYED serves main 9f8e7d6/ })
      .waitFor()
    const steps = await section(page, 'support').getByRole('listitem').allInnerTexts()
    expect(steps).toEqual([
      '0:00 CREATING',
      '0:02 QUEUED',
      '0:10 AWAITING_BUILD',
      '0:20 BUILDING',
      '2:40 AWAITING_DEPLOY',
      '2:46 DEPLOYING',
      '3:20 DEPLOYED'
    ])
    emulator.setOutcome('BUILD_FAILED')
    await patch(emulator, id, { secrets: [{ name: 'OPENAI_API_KEY', value: 'hidden-value' }] })
    emulator.advance('200s')
    await section(page, 'support')
      .getByRole('row', { name: /#2 BUILD_FAILED/ })
      .waitFor()
    await create(emulator, imageRequest('triage'))
    emulator.advance('100s')
    await section(page, 'triage')
      .getByRole('row', { name: /#1 DEPLOYING/ })
      .waitFor()
    await picture(page, 'start-page')
    expect(await page.content()).not.toContain('hidden-value')
    await call(emulator, `DELETE /v2/deployments/${id}`)
    await section(page, 'support').waitFor({ state: 'detached' })
    expect(visited.problems).toEqual([])
  })

  test('says to a screen reader what became of a revision, and keeps the place of who is there with the keyboard', async () => {
    await using emulator = await start()
    await create(emulator)
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    const reference = section(page, 'support').getByRole('link', { name: 'reference' })
    await reference.focus()
    emulator.advance('200s')
    await page.locator('[aria-live]', { hasText: 'support: revision 1 is DEPLOYED' }).waitFor({ state: 'attached' })
    expect(await reference.evaluate((link) => link === link.ownerDocument.activeElement)).toBe(true)
    expect(await page.getByRole('main').count()).toBe(1)
    expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(['Revision', 'Status', 'Code', 'Timeline'])
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.getAttribute("aria-label")')).toBe('Revisions of support')
  })

  test('shows hostile names as text, and makes no link of an address that would run something', async () => {
    await using emulator = await start()
    const hostile = `<img src=x onerror="document.title='owned'"><script>document.title='owned'</script>`
    const request = imageRequest(hostile)
    request.source_config.custom_url = 'javascript:document.title="owned"'
    request.source_revision_config.image_uri = hostile
    request.secrets = [{ name: hostile, value: 'x' }]
    await create(emulator, request)
    emulator.setOutcome('OWNED')
    await create(emulator, gitRequest('__proto__'))
    emulator.advance('1h')
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    await section(page, '__proto__').getByText('OWNED').first().waitFor()
    expect(await section(page, hostile).getByRole('heading').innerText()).toBe(hostile)
    expect(await page.locator('main img, main script').count()).toBe(0)
    const links = await page.locator('main a').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
    expect(links.filter((href) => !href.startsWith(`${emulator.url}/agents/`))).toEqual([])
    expect(await page.title()).toBe('Local control plane')
    expect(visited.problems).toEqual([])
  })

  test('says when the control plane is away, and goes on when it is back', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    await visited.page.getByText('No deployments yet').waitFor()
    await emulator.restart('1500ms')
    await visited.page.getByText('No deployments yet').waitFor()
    await create(emulator)
    await section(visited.page, 'support').waitFor()
  })
})
