import { expect, test } from '@jest/globals'
import { dashboardAddress, dashboardUrl } from '../../../src/contract/dashboard.js'

test.each<[base_url: string, address: string | undefined]>([
  ['https://api.host.langchain.com', 'https://smith.langchain.com'],
  ['https://eu.api.host.langchain.com', 'https://eu.smith.langchain.com'],
  ['https://apac.api.host.langchain.com', 'https://apac.smith.langchain.com'],
  ['https://aws.api.host.langchain.com', 'https://aws.smith.langchain.com'],
  ['https://eu.api.smith.langchain.com', 'https://eu.smith.langchain.com'],
  ['https://langsmith.example/api-host', 'https://langsmith.example'],
  ['https://langsmith.example/team/api-host', 'https://langsmith.example/team'],
  ['http://127.0.0.1:8124', 'http://127.0.0.1:8124'],
  ['https://api.host.langchain.com.example', undefined],
  ['https://langsmith.example', undefined]
])('the pages of %s are at %s', (base_url, address) => {
  expect(dashboardAddress(base_url)).toBe(address)
})

const WORKSPACE = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'
const OTHER = '11111111-1111-4111-8111-111111111111'
const address = 'https://smith.langchain.com'

test.each([
  { shown: OTHER, input: WORKSPACE, workspace: OTHER },
  { shown: undefined, input: WORKSPACE, workspace: WORKSPACE },
  { shown: null, input: WORKSPACE, workspace: WORKSPACE },
  { shown: '../../x?y=[z](https://evil.example)', input: WORKSPACE, workspace: WORKSPACE },
  { shown: OTHER, input: undefined, workspace: OTHER }
])('the workspace is the one that the deployment shows, or the input: %j', (given) => {
  const { shown, input, workspace } = given
  const page = dashboardUrl({ address, tenant_id: input }, { id: 'd1', tenant_id: shown })
  expect(page).toBe(`${address}/o/${workspace}/host/deployments/d1`)
})

test('without an address or a workspace there is no page', () => {
  expect(dashboardUrl(undefined, { id: 'd1', tenant_id: OTHER })).toBeUndefined()
  expect(dashboardUrl({ address, tenant_id: undefined }, { id: 'd1' })).toBeUndefined()
})
