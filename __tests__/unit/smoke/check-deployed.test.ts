import { describe, expect, test } from '@jest/globals'
import type { DeployError } from '../../../src/errors.js'
import type { AgentServer } from '../../../src/ports.js'
import { checkDeployed } from '../../../src/smoke/smoke-check.js'
import { webAddress } from '../../../src/text/web-address.js'
import { dropped, gitDeployment } from '../../support/fakes/answers.js'
import { type Script, ScriptedControlPlane } from '../../support/fakes/scripted-control-plane.js'
import { RecordedSession } from '../../support/fakes/session.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'

/** A check of an agent server whose URL reads of the deployment tell. */
async function check(first: string | undefined, script: Script = {}, timeoutMs = 120_000) {
  const clock = new VirtualClock()
  const session = new RecordedSession(
    new ScriptedControlPlane(clock, { readDeployment: [gitDeployment()], ...script }),
    clock
  )
  const agentServer: AgentServer = { searchAssistants: async () => [{ graph_id: 'agent' }], streamRun: async () => {} }
  const connected: string[] = []
  const url = () => first ?? webAddress(session.last('deployment_read')?.deployment.source_config.custom_url)
  const connect = (to: string) => {
    connected.push(to)
    return agentServer
  }
  const agent = { deployment_id: 'd1', url, connect }
  const error = await checkDeployed(session, agent, { assistant: 'agent', timeoutMs }).then(
    () => undefined,
    (thrown: unknown) => thrown as DeployError
  )
  return { error, connected, clock, session }
}

describe('no key goes to a URL that is not safe', () => {
  test.each([
    ['http://support.agents.example', /plain http/],
    ['http://localhost.evil.example', /plain http/],
    ['https://user:pass@support.agents.example', /user or password/],
    ['', /not a URL/]
  ])('%s', async (url, why) => {
    const { error, connected, session } = await check(url)
    expect(error?.code).toBe('check_failed')
    expect(error?.message).toMatch(why)
    expect(connected).toEqual([])
    expect(session.last('check_ended')?.check.result).toBe('failed')
  })
})

test.each([
  ['https://support.agents.example/a/b//', 'https://support.agents.example/a/b'],
  ['http://127.0.0.1:8123', 'http://127.0.0.1:8123']
])('%s is asked at %s', async (url, at) => {
  const { error, connected } = await check(url)
  expect([error, connected]).toEqual([undefined, [at]])
})

describe('a URL that the service tells late', () => {
  const untold = gitDeployment({}, { custom_url: null })

  test('is waited for, over reads that fail', async () => {
    const script: Script = { readDeployment: [untold, dropped(), untold, gitDeployment()] }
    const { error, connected, clock } = await check(undefined, script)
    expect([error, connected, clock.now()]).toEqual([undefined, ['https://support.agents.example'], 3_000])
  })

  test.each(['support.agents.example', 'https://u:p@support.agents.example'])(
    'and that cannot be used fails the check at once: %s',
    async (custom_url) => {
      const script: Script = { readDeployment: [untold, gitDeployment({}, { custom_url }), gitDeployment()] }
      const { error, connected, clock } = await check(undefined, script)
      expect(error?.message).toMatch(/URL of the deployment cannot be used: the service shows ".*"/)
      expect([connected, clock.now()]).toEqual([[], 1_000])
    }
  )

  test('is waited for no longer than the whole check may take', async () => {
    const { error, clock } = await check(undefined, { readDeployment: [untold] }, 4_000)
    expect([error?.code, clock.now()]).toEqual(['check_failed', 4_000])
  })
})
