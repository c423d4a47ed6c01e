import { describe, expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import type { DeployRequest } from '../../../../src/deploy/core/request.js'
import { GIT, IMAGE, setting } from '../../../support/setting.js'

const ADDRESS = 'https://support.agents.example'

interface Case extends Partial<DeployRequest> {
  wanted?: DesiredDeployment
  /** Whether the deployment exists already. */
  exists?: boolean
  /** Whether the run waits for the URL. */
  waits?: boolean
}

/** A deploy to a service that shows the URL so many milliseconds after its start. */
async function deploy(shownAfterMs: number, { wanted = GIT, exists = false, waits = true, ...request }: Case = {}) {
  const { clock, service, events, last, deploy: run } = setting()
  if (exists) service.stand({ source: wanted.source })
  service.onRead = () => {
    const { deployment } = service
    if (deployment === undefined || clock.now() < shownAfterMs) return
    service.deployment = { ...deployment, source_config: { ...deployment.source_config, custom_url: ADDRESS } }
  }
  const url = () => last('deployment_read')?.deployment.source_config.custom_url ?? undefined
  await run(wanted, request, waits ? { url } : {})
  const told = events.filter((event) => event.type === 'info' && event.message.includes('URL')).length
  return { url: url(), told, ms: clock.now(), reads: service.count('readDeployment') }
}

describe('a created deployment from git', () => {
  test('that shows its URL some seconds after DEPLOYED is reported with it', async () => {
    const { ms } = await deploy(0)
    expect(await deploy(ms + 3_000)).toMatchObject({ url: ADDRESS, told: 0, ms: ms + 3_000 })
  })

  test('that has shown its URL is not read again', async () => {
    expect(await deploy(0)).toEqual(await deploy(0, { waits: false }))
  })

  test('that shows no URL is waited for ten seconds', async () => {
    const { ms } = await deploy(0)
    expect(await deploy(Infinity)).toMatchObject({ url: undefined, told: 1, ms: ms + 10_000 })
  })
})

describe('no URL is waited for', () => {
  const wait = { enabled: false, interval: 'auto', timeoutMs: 1_800_000 } as const
  test.each<[string, Case]>([
    ['by an update', { exists: true }],
    ['by a run that does not wait', { wait }],
    ['where the source is an image', { wanted: IMAGE }]
  ])('%s', async (_, over) => {
    expect(await deploy(Infinity, over)).toEqual(await deploy(Infinity, { ...over, waits: false }))
  })
})
