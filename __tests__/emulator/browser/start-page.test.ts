/** The pages of the local control plane in a real browser. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { startEmulator } from '../../../emulator/index.js'
import { call, create, gitRequest, imageRequest, patch } from '../support.js'
import { describeInBrowser, picture, visit } from './chromium.js'

const start = () =>
  startEmulator({
    apiKeys: ['local-key', 'key'],
    virtualClock: true,
    buildTime: '200s',
    heads: [{ ref: 'main', commit_sha: '9f8e7d6c5b4a' }]
  })

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

const sidewaysOf = (page: Page) =>
  page.evaluate<number>(
    'document.documentElement.scrollWidth - document.documentElement.clientWidth'
  )

describeInBrowser('the start page', () => {
  test('follows a deployment without a reload, and draws the picture of the docs', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/', { viewport: { width: 1100, height: 640 } })
    const { page } = visited
    await page.getByText('No deployments yet').waitFor()
    const { id } = await create(emulator, gitRequest('support'))
    await section(page, 'support')
      .getByText('Nothing is serving · revision 1 is CREATING')
      .waitFor()
    expect(await page.getByText('No deployments yet').count()).toBe(0)
    emulator.advance('300s')
    await section(page, 'support').getByText('Revision 1 is serving').waitFor()
    emulator.setHead({ ref: 'main', commit_sha: '77aa01e2c5b4a' })
    emulator.setOutcome({ outcome: 'BUILD_FAILED', log: ['npm error 404 Not Found: @acme/tools'] })
    await patch(emulator, id, { source_revision_config: { repo_ref: 'main' } })
    emulator.advance('300s')
    await section(page, 'support')
      .getByText('npm error 404 Not Found: @acme/tools')
      .first()
      .waitFor()
    await create(emulator, imageRequest('triage'))
    emulator.advance('150s')
    await section(page, 'triage')
      .getByText('Nothing is serving · revision 1 is DEPLOYING')
      .waitFor()
    await section(page, 'support').getByText('Revision 1 is serving').waitFor()
    await picture(page, 'start-page')
    expect(await sidewaysOf(page)).toBe(0)
    await call(emulator, `DELETE /v2/deployments/${id}`)
    await section(page, 'support').waitFor({ state: 'detached' })
    expect(visited.problems).toEqual([])
  })

  test('keeps what is unfolded and focused, and tells a screen reader what changed', async () => {
    await using emulator = await start()
    emulator.setOutcome('BUILD_FAILED')
    const { id } = await create(emulator)
    emulator.advance('200s')
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    const summary = section(page, 'support').locator('summary')
    await summary.focus()
    await page.keyboard.press('Enter')
    await patch(emulator, id, { secrets: [] })
    emulator.advance('200s')
    await page
      .locator('[aria-live]', { hasText: 'support: revision 2 is DEPLOYED' })
      .waitFor({ state: 'attached' })
    await section(page, 'support').getByText('Revision 2 is serving').waitFor()
    expect(await section(page, 'support').locator('details').getAttribute('open')).not.toBeNull()
    expect(await page.evaluate('document.activeElement.localName')).toBe('summary')
    expect(await page.getByRole('main').count()).toBe(1)
    expect(visited.problems).toEqual([])
  })

  test('keeps the place of the keyboard when a deployment that changed moves to the top', async () => {
    await using emulator = await start()
    const { id } = await create(emulator, gitRequest('support'))
    emulator.advance('1s')
    await create(emulator, gitRequest('triage'))
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    const headings = () => page.locator('#deployments h2').allInnerTexts()
    expect((await headings()).slice(0, 2)).toEqual(['triage', 'support'])
    await section(page, 'support').getByRole('link', { name: 'support', exact: true }).focus()
    emulator.advance('1s')
    await patch(emulator, id, { secrets: [] })
    await section(page, 'support').getByText('revision 2 is').waitFor()
    expect((await headings()).slice(0, 2)).toEqual(['support', 'triage'])
    expect(await page.evaluate('document.activeElement.textContent')).toBe('support')
    expect(visited.problems).toEqual([])
  })

  test('copies what workflows need', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    for (const [index, text] of [emulator.url, 'local-key'].entries()) {
      await section(page, 'Connect').getByRole('button', { name: 'Copy' }).nth(0).waitFor()
      await section(page, 'Connect').locator('.copy button').nth(index).click()
      await section(page, 'Connect')
        .locator('.copy button')
        .nth(index)
        .getByText('Copied')
        .waitFor()
      expect(await page.evaluate('navigator.clipboard.readText()')).toBe(text)
    }
    expect(visited.problems).toEqual([])
  })

  test('copies the id of a revision, which is text that one click selects', async () => {
    await using emulator = await start()
    const { latest_revision_id } = await create(emulator)
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await section(page, 'support').getByText(latest_revision_id).click()
    expect(await page.evaluate('getSelection().toString()')).toBe(latest_revision_id)
    await section(page, 'support').locator('.id button').click()
    await section(page, 'support').getByText('Copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe(latest_revision_id)
    expect(visited.problems).toEqual([])
  })

  test('shows and copies commands for the chosen shell, also after it is loaded again', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    const { page } = visited
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    const box = section(page, 'What happens next')
    await box.locator('[data-shell=bash]').first().waitFor()
    await page.getByLabel('Commands for').selectOption('PowerShell')
    await page.reload()
    await box.locator('[data-shell=powershell]').first().waitFor()
    await box.getByRole('button', { name: 'Copy' }).nth(0).click()
    await box.getByText('Copied').waitFor()
    expect(await page.evaluate('navigator.clipboard.readText()')).toContain('| curl.exe http')
    expect(visited.problems).toEqual([])
  })

  test('scripts a failure with one click, and shows it', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    const box = section(visited.page, 'What happens next')
    await box.getByRole('button', { name: 'Do it' }).nth(0).click()
    await box.locator('dd', { hasText: 'BUILD_FAILED' }).waitFor()
    await box.getByRole('button', { name: 'Do it' }).nth(1).click()
    await box.locator('dd', { hasText: '503' }).waitFor()
    expect(visited.problems).toEqual([])
  })

  test('is readable on a phone, in the dark, and without scripts', async () => {
    await using emulator = await start()
    const { id } = await create(
      emulator,
      imageRequest('a-name-that-is-much-longer-than-a-phone-is-wide-and-then-some')
    )
    await create(emulator, gitRequest('support'))
    emulator.advance('300s')
    for (const path of ['/', `/agents/${id}`]) {
      await using visited = await visit(emulator.url, path, {
        viewport: { width: 390, height: 844 },
        colorScheme: 'dark',
        javaScriptEnabled: false
      })
      await visited.page.getByText('Revision 1 is serving').first().waitFor()
      const background = await visited.page.evaluate(
        'getComputedStyle(document.body).backgroundColor'
      )
      expect(background).toBe('rgb(16, 19, 23)')
      expect(await sidewaysOf(visited.page)).toBe(0)
      for (const card of await visited.page.locator('.card').all()) {
        expect((await card.boundingBox())?.width).toBeLessThanOrEqual(390)
      }
      expect(visited.problems).toEqual([])
    }
  })

  test('says when the control plane is unreachable, and continues when it is back', async () => {
    await using emulator = await start()
    await using visited = await visit(emulator.url, '/')
    await visited.page.getByText('No deployments yet').waitFor()
    const away = visited.page.getByText('The local control plane does not answer. Retrying.')
    const restarted = emulator.restart('2500ms')
    await away.waitFor()
    await restarted
    await create(emulator)
    await section(visited.page, 'support').waitFor()
    await away.waitFor({ state: 'hidden' })
  })
})
