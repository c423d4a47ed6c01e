/** The contrast of all texts of the pages of the local control plane, light and dark. */
import { expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../../emulator/index.js'
import { call, create, gitRequest, imageRequest, patch } from '../support.js'
import { describeInBrowser, visit } from './chromium.js'
import { faintTexts } from './contrast.js'

const MAIN = { source_revision_config: { repo_ref: 'main' } }

/** Makes everything that the pages mark with a color: each kind of status, request and script. Returns a deployment. */
async function fill(emulator: Emulator): Promise<string> {
  const { id, latest_revision_id } = await create(emulator, gitRequest('support'))
  emulator.advance('300s')
  for (const outcome of ['BUILD_FAILED', 'DEPLOYED', 'SKIPPED', 'UNHEARD_OF']) {
    emulator.setOutcome({ outcome, log: [`the log of ${outcome}`] })
    await patch(emulator, id, MAIN)
    emulator.advance('300s')
  }
  await call(emulator, `POST /v2/deployments/${id}/revisions/${latest_revision_id}/redeploy`)
  emulator.advance('300s')
  for (const name of ['rolling-out', 'failed', 'leaving']) {
    if (name === 'failed') emulator.setOutcome('BUILD_FAILED')
    const deployment = await create(emulator, imageRequest(name))
    if (name === 'leaving') await call(emulator, `DELETE /v2/deployments/${deployment.id}`)
    emulator.advance('100s')
  }
  emulator.addFault('GET /v2/listeners 503')
  await call(emulator, 'GET /v2/listeners')
  await call(emulator, 'GET /v2/deployments/no-id')
  emulator.addFault('POST /v2/deployments 429 retry-after=2 times=3')
  return id
}

describeInBrowser('every text has a contrast of at least 4.5', () => {
  test.each(['light', 'dark'] as const)('on a %s screen', async (colorScheme) => {
    await using emulator = await startEmulator({
      apiKeys: ['key'],
      virtualClock: true,
      buildTime: '200s',
      deleteTime: '1h'
    })
    const id = await fill(emulator)
    for (const path of ['/', `/agents/${id}`, '/agents/no-id', '/docs']) {
      await using visited = await visit(emulator.url, path, { colorScheme })
      const { page } = visited
      if (path === '/docs') {
        await page.locator('.opblock-summary-control').first().click()
        await page.getByRole('button', { name: 'Execute' }).waitFor()
      }
      // What is shown while the server does not answer.
      await page.evaluate("document.getElementById('away')?.removeAttribute('hidden')")
      expect({ path, faint: await faintTexts(page) }).toEqual({ path, faint: [] })
    }
  })
})
