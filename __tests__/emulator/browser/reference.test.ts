/** The interactive references in a real browser: what a user sees who opens /docs, without a network. */
import { expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { startEmulator } from '../../../emulator/index.js'
import { create, gitRequest } from '../support.js'
import { describeInBrowser, visit } from './chromium.js'

/** Method and path of every operation that is listed. */
async function operations(page: Page): Promise<string[]> {
  await page.locator('.opblock').first().waitFor()
  const listed = await page.locator('.opblock-summary').all()
  return Promise.all(
    listed.map(async (one) => {
      const method = await one.locator('.opblock-summary-method').innerText()
      const path = await one.locator('.opblock-summary-path').innerText()
      return `${method} ${path.replace(/\u200b/g, '')}`
    })
  )
}

/** Executes an operation on the page, and answers what the page shows of the answer. */
async function execute(page: Page, operation: string): Promise<{ status: string; body: string }> {
  const block = page.locator(`#operations-${operation}`)
  await block.locator('.opblock-summary-control').click()
  await block.getByRole('button', { name: 'Execute' }).click()
  const live = block.locator('.live-responses-table')
  await live.waitFor()
  return {
    status: await live.locator('.response-col_status').last().innerText(),
    body: await live.locator('.response-col_description').last().innerText()
  }
}

const HOSTILE = '<img src=x onerror=alert(1)>'

describeInBrowser('the reference of', () => {
  test('the control plane lists its operations, and sends requests to no other host', async () => {
    await using emulator = await startEmulator({ apiKeys: ['key'] })
    await using visited = await visit(emulator.url, '/docs')
    const listed = await operations(visited.page)
    expect(listed).toEqual(
      expect.arrayContaining([
        'POST /v2/deployments',
        'PATCH /v2/deployments/{deployment_id}',
        'GET /v2/listeners'
      ])
    )
    expect(listed.filter((operation) => operation.includes('/agents/'))).toEqual([])
    expect(await visited.page.title()).toBe('API reference – local control plane')
    await visited.page.locator('header svg').waitFor()
    expect(visited.problems).toEqual([])
  })

  test('an agent server shows its name as text, and a run as it was streamed, with the key of this server', async () => {
    await using emulator = await startEmulator({ apiKeys: ['key'], buildTime: 0 })
    const { id } = await create(emulator, gitRequest(HOSTILE))
    await using visited = await visit(emulator.url, `/agents/${id}/docs`)
    const { page } = visited
    expect(await operations(page)).toContain('POST /runs/stream')
    expect(await page.locator('h1,h2').first().innerText()).toContain(`Agent server of ${HOSTILE}`)
    const { status, body } = await execute(page, 'Stateless_Runs-stream_run')
    expect({ status, body }).toEqual({
      status: expect.stringContaining('200'),
      body: expect.stringContaining(`${HOSTILE} heard: Hello`)
    })
    expect(visited.problems).toEqual([])
  })
})
