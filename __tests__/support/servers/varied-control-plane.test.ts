import { expect, test } from '@jest/globals'
import { gitInputs, runBundle } from '../../programs/action/bundle.js'
import { variedControlPlane } from './varied-control-plane.js'

test('a deploy against a plain service makes one deployment with one revision', async () => {
  await using plane = await variedControlPlane()
  const { exitCode } = await runBundle(gitInputs(plane.url))
  expect(exitCode).toBe(0)
  expect(plane.revisions()).toHaveLength(1)
  expect(plane.writes().map(({ operation }) => operation)).toEqual(['create'])
})

test('a placed deployment is shown in the forms of the service', async () => {
  await using plane = await variedControlPlane({
    variations: { forms: { repository: 'scp' }, secrets: { reads: 'masked' }, timing: { updatedAt: 'absent' } }
  })
  const { id } = plane.place({ secrets: [{ name: 'TOKEN', value: 'abc' }] })
  const shown = (await (await fetch(`${plane.url}/v2/deployments/${id}`)).json()) as Record<string, unknown>
  expect(shown).toMatchObject({
    secrets: [{ name: 'TOKEN', value: '********' }],
    source_config: { repo_url: 'git@github.com:octo/support.git' },
    active_revision_id: shown.latest_revision_id
  })
  expect(shown).not.toHaveProperty('updated_at')
})

test('one answer can be replaced', async () => {
  await using plane = await variedControlPlane({
    dialect: 'langsmith',
    intercept: ({ operation }, proceed) => {
      if (operation === 'integrations') return { status: 503, body: 'later' }
      return operation === 'list' ? { ...proceed(), headers: { 'x-seen': 'yes' } } : undefined
    }
  })
  plane.place()
  const listed = await fetch(`${plane.url}/v2/deployments?limit=1`)
  expect(listed.headers.get('x-seen')).toBe('yes')
  expect(await listed.json()).toMatchObject({ resources: [{ source: 'github' }] })
  expect((await fetch(`${plane.url}/v1/integrations/github/install`)).status).toBe(503)
  expect(plane.requests).toHaveLength(2)
})
