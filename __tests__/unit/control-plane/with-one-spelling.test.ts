import { expect, test } from '@jest/globals'
import { replyJson } from '../../support/servers/raw-server.js'
import { before, DEPLOYMENT } from './client.js'

const REVISION = DEPLOYMENT.latest_revision_id
const upper = (id: string) => id.toUpperCase()

test('ids that a service spells in lower and in upper case are the same: each keeps its first spelling', async () => {
  const deployment = { ...DEPLOYMENT, id: upper(DEPLOYMENT.id), active_revision_id: upper(REVISION) }
  const { controlPlane } = await before(({ path }) => {
    if (path.startsWith('/v2/deployments?')) return replyJson(200, [DEPLOYMENT])
    if (path.endsWith('/revisions')) return replyJson(200, [{ id: upper(REVISION), status: 'DEPLOYED' }])
    if (path.includes('/revisions/')) return replyJson(200, { id: upper(REVISION), status: 'DEPLOYED' })
    return replyJson(200, deployment)
  })
  await controlPlane.listDeployments({ name_contains: '', limit: 100, offset: 0 })
  const { id, latest_revision_id, active_revision_id } = await controlPlane.readDeployment(DEPLOYMENT.id)
  expect({ id, latest_revision_id, active_revision_id }).toEqual({
    id: DEPLOYMENT.id,
    latest_revision_id: REVISION,
    active_revision_id: REVISION
  })
  expect(await controlPlane.readRevision(id, REVISION)).toMatchObject({ id: REVISION })
  expect(await controlPlane.listRevisions(id)).toMatchObject([{ id: REVISION }])
  expect(await controlPlane.patchDeployment(id, {})).toMatchObject({ id, latest_revision_id: REVISION })
})

test('other ids differ by the case of their letters', async () => {
  const { controlPlane } = await before(() =>
    replyJson(200, { ...DEPLOYMENT, id: 'd', latest_revision_id: 'rA', active_revision_id: 'ra' })
  )
  expect(await controlPlane.readDeployment('d')).toMatchObject({ latest_revision_id: 'rA', active_revision_id: 'ra' })
})
