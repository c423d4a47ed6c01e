import { describe, expect, test } from '@jest/globals'
import { AnswerError } from '../../../../src/errors.js'
import { dropped, refusal } from '../../../support/fakes/answers.js'
import { GIT, IMAGE, setting } from '../../../support/setting.js'

const OTHER = { source: 'external_container', secrets: [{ name: 'KEY', value: 'asked-for' }] } as const

describe('a write whose answer is lost is not sent again while it may still be acted upon', () => {
  test.each([0, 3_000, 8_000])('a create, acted upon after %i ms', async (ms) => {
    const { clock, service, deploy, last } = setting()
    service.onCreate = (act) => {
      clock.after(ms, act)
      throw dropped(true, 'POST /v2/deployments')
    }
    await deploy(IMAGE)
    expect([service.count('createDeployment'), service.count('patchDeployment')]).toEqual([1, 0])
    expect(last('operation_decided')).toMatchObject({ operation: 'created' })
  })

  test.each([0, 3_000, 8_000])('a patch, acted upon after %i ms', async (ms) => {
    const { clock, service, deploy, last } = setting()
    service.stand(OTHER)
    service.onPatch = (act) => {
      clock.after(ms, act)
      throw dropped(true, 'PATCH /v2/deployments/d1')
    }
    await deploy(IMAGE)
    expect(service.count('patchDeployment')).toBe(1)
    expect(last('revision_identified')).toMatchObject({ revision_id: 'r2' })
  })

  test('what was never acted upon is sent again', async () => {
    const { service, deploy } = setting()
    service.onCreate = (act) => {
      if (service.count('createDeployment') === 1) throw dropped(true, 'POST /v2/deployments')
      return act()
    }
    await deploy(IMAGE)
    expect(service.count('createDeployment')).toBe(2)
  })
})

test('while the effect of a lost write is looked for, the log says so', async () => {
  const { service, deploy, events } = setting()
  service.onCreate = (act) => {
    if (service.count('createDeployment') === 1) throw dropped(true, 'POST /v2/deployments')
    return act()
  }
  await deploy(IMAGE)
  const told = events.flatMap((event) => (event.type === 'info' ? [event.message] : []))
  expect(told[0]).toMatch(/^POST .*: no usable response\. Checking for up to 15 s whether the request was applied\.$/)
})

describe('the created deployment is recognized', () => {
  test('although the branch moved while the answer was lost', async () => {
    const { service, deploy, last } = setting()
    service.stand({ source: 'git_host', source_revision_config: { repo_ref: 'main' } })
    service.head = 'feed5eedfeed5eed'
    service.onPatch = (act) => {
      act()
      throw dropped(true, 'PATCH /v2/deployments/d1')
    }
    await deploy(GIT)
    expect(service.count('patchDeployment')).toBe(1)
    expect(last('commit_differs')?.message).toContain('has moved')
  })

  test('although its revision is shown later than the deployment', async () => {
    const { clock, service, deploy, last } = setting()
    service.onCreate = (act) => {
      const made = act()
      const { source_revision_config } = made
      service.deployment = { ...made, source_revision_config: {}, latest_revision_id: null }
      clock.after(3_000, () => {
        service.deployment = { ...made, source_revision_config }
      })
      throw dropped(true, 'POST /v2/deployments')
    }
    await deploy(IMAGE)
    expect([service.count('createDeployment'), service.count('patchDeployment')]).toEqual([1, 0])
    expect(last('wait_ended')).toMatchObject({ status: 'DEPLOYED' })
  })
})

describe('an unknown result is reported', () => {
  test('the service cannot be read either', async () => {
    const { service, deploy } = setting()
    service.stand(OTHER)
    service.onPatch = () => {
      service.onRead = () => {
        throw refusal(403)
      }
      throw dropped(true, 'PATCH /v2/deployments/d1')
    }
    await expect(deploy(IMAGE)).rejects.toMatchObject({ code: 'write_unconfirmed' })
  })

  test('a patch is answered with a page of a proxy, and does nothing', async () => {
    const { service, deploy } = setting()
    service.stand({ ...OTHER, source_revision_config: { image_uri: 'registry.example/support:2@sha256:ab' } })
    service.onPatch = () => {
      throw new AnswerError('PATCH: answered 200, but the body is not JSON', {
        request: 'PATCH /v2/deployments/d1',
        mayHaveBeenApplied: true,
        retryable: true
      })
    }
    const wanted = { ...IMAGE, source_config: { custom_url: 'https://support.example' }, source_revision_config: {} }
    await expect(deploy(wanted as typeof IMAGE)).rejects.toMatchObject({ code: 'write_unconfirmed' })
    expect(service.count('patchDeployment')).toBe(1)
  })
})

test.each([
  ['refused with 409', () => refusal(409)],
  ['lost', () => dropped(true, 'PATCH /v2/deployments/d1')]
])('a patch is %s, and a revision of another writer still shows the old secret: it is sent again', async (_, error) => {
  const { service, deploy, last } = setting()
  service.stand({ ...OTHER, secrets: [{ name: 'KEY', value: 'old' }] })
  service.onPatch = (act) => {
    if (service.count('patchDeployment') > 1) return act()
    service.revise(IMAGE.source_revision_config)
    throw error()
  }
  await deploy(IMAGE)
  expect(service.count('patchDeployment')).toBe(2)
  expect(service.deployment?.secrets).toEqual(IMAGE.secrets)
  expect(last('revision_identified')).toMatchObject({ revision_id: 'r3' })
})
