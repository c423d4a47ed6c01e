import { expect, test } from '@jest/globals'
import { startProxy } from '../support/servers/proxy.js'
import { PREVIEW, Rig, warningsOf } from './rig.js'

const rig = new Rig()

test('a runner behind a proxy records on GitHub through it, and leaves nothing out', async () => {
  const proxy = await startProxy({ port: Number(new URL(rig.github.url).port) })
  const api = new URL(rig.github.url)
  const variables = {
    HTTP_PROXY: proxy.url,
    GITHUB_API_URL: `http://api.github.test${api.pathname}`
  }
  const run = await rig.runAsProcess({ inputs: PREVIEW, variables })
  await proxy.close()
  expect(warningsOf(run)).toEqual([])
  expect({ exitCode: run.exitCode, operation: run.outputs['operation'] }).toEqual({
    exitCode: 0,
    operation: 'created'
  })
  expect(rig.states()).toEqual([['in_progress', 'success']])
  expect(rig.comment.body).toMatch(/^### ✅ /)
  const hosts = new Set(proxy.asked.map(({ request }) => request))
  expect(hosts).toEqual(new Set(['CONNECT api.github.test:80']))
})
