import { describe, expect, test } from '@jest/globals'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { answering } from './sender.js'

const ID = '5f0c0000-0000-4000-8000-000000000001'

describe('what the service may leave out of a deployment', () => {
  test('the secrets: a service may keep them to itself', async () => {
    const controlPlane = controlPlaneOver(
      answering({ text: JSON.stringify({ id: ID, name: 'support', latest_revision_id: null }) })
    )
    await expect(controlPlane.readDeployment(ID)).resolves.toMatchObject({ id: ID, name: 'support' })
  })
})

test('a revision that is read by its id need not repeat it', async () => {
  const controlPlane = controlPlaneOver(answering({ text: JSON.stringify({ status: 'DEPLOYED' }) }))
  await expect(controlPlane.readRevision(ID, 'r1')).resolves.toEqual({ id: 'r1', status: 'DEPLOYED' })
})
