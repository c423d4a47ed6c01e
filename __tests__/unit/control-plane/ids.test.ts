import { expect, test } from '@jest/globals'
import { replyJson } from '../../support/servers/raw-server.js'
import { before, DEPLOYMENT } from './client.js'

const ID = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const REVISION = DEPLOYMENT.latest_revision_id
const upper = (id: string) => id.toUpperCase()

test('ids that a service spells in lower and in upper case are the same: all are read in lower case', async () => {
  const deployment = { ...DEPLOYMENT, id: upper(ID), active_revision_id: upper(REVISION) }
  const { controlPlane } = await before(({ path }) => {
    if (path.startsWith('/v2/deployments?')) return replyJson(200, [{ ...DEPLOYMENT, id: upper(ID) }])
    if (path.endsWith('/revisions')) return replyJson(200, [{ id: upper(REVISION), status: 'DEPLOYED' }])
    if (path.includes('/revisions/')) return replyJson(200, { id: upper(REVISION), status: 'DEPLOYED' })
    return replyJson(200, deployment)
  })
  const all = { name_contains: '', limit: 100, offset: 0 }
  expect(await controlPlane.listDeployments(all)).toMatchObject([{ id: ID }])
  const { id, latest_revision_id, active_revision_id } = await controlPlane.readDeployment(ID)
  expect({ id, latest_revision_id, active_revision_id }).toEqual({
    id: ID,
    latest_revision_id: REVISION,
    active_revision_id: REVISION
  })
  expect(await controlPlane.readRevision(id, REVISION)).toMatchObject({ id: REVISION })
  expect(await controlPlane.listRevisions(id)).toMatchObject([{ id: REVISION }])
  expect(await controlPlane.patchDeployment(id, {})).toMatchObject({ id, latest_revision_id: REVISION })
})

test('a read by an id in another case is answered: the id is the same', async () => {
  const { controlPlane } = await before(() => replyJson(200, { ...DEPLOYMENT, id: ID }))
  expect(await controlPlane.readDeployment(upper(ID))).toMatchObject({ id: ID })
})

test('other ids differ by the case of their letters', async () => {
  const { controlPlane } = await before(() =>
    replyJson(200, { ...DEPLOYMENT, id: 'd', latest_revision_id: 'rA', active_revision_id: 'ra' })
  )
  expect(await controlPlane.readDeployment('d')).toMatchObject({ latest_revision_id: 'rA', active_revision_id: 'ra' })
})
