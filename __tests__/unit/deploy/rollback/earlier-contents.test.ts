import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { earlierContents, unrestored } from '../../../../src/deploy/rollback/earlier-contents.js'
import { desiredFrom } from '../../../../src/deploy/rollback/plan-rollback.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import {
  COMMIT_B,
  gitDeployment,
  imageDeployment,
  revision
} from '../../../support/fakes/answers.js'

const NEW = [{ name: 'KEY', value: 'new-value' }]
const OLD = [{ name: 'KEY', value: 'value-of-key' }]
const changed = imageWanted('app:v2', {
  source_config: { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' },
  secrets: NEW
})

const sentBy = ({ source_config, secrets }: DesiredDeployment) => ({
  source_config,
  ...(secrets && { secrets })
})

describe('what a run replaced besides code', () => {
  const earlier = (before: DeploymentAnswer) =>
    earlierContents(changed, sentBy(changed), { before, now: imageDeployment({ secrets: NEW }) })
      .contents

  test('is restored where the service showed it', () => {
    const shown = {
      resource_spec: { cpu: 1, memory_mb: 1024, cpu_limit: null, added_by_the_service: 7 }
    }
    expect(earlier(imageDeployment({}, shown))).toEqual({
      source_config: {
        custom_url: 'https://support.agents.example',
        resource_spec: { cpu: 1, memory_mb: 1024 }
      },
      secrets: OLD
    })
  })

  test('names earlier secrets that an empty list cannot restore', () => {
    const wanted = { ...changed, rules: { ignoresEmptySecrets: true } }
    const reads = {
      before: imageDeployment({ secrets: [] }),
      now: imageDeployment({ secrets: NEW })
    }
    const { contents, unknown } = earlierContents(wanted, { secrets: NEW }, reads)
    expect({ contents, unknown }).toEqual({
      contents: { source_config: {} },
      unknown: [expect.stringMatching(/^secrets /)]
    })
    expect(earlierContents(changed, { secrets: NEW }, reads).contents.secrets).toEqual([])
  })

  test('does not include what was not sent, or was unset: a patch cannot unset it', () => {
    const was = imageDeployment()
    expect(earlierContents(changed, {}, { before: was, now: was })).toEqual({
      contents: { source_config: {} },
      unknown: []
    })
    const unset = imageDeployment({ secrets: OLD }, { custom_url: null, resource_spec: null })
    expect(
      earlierContents(changed, sentBy(changed), {
        before: unset,
        now: imageDeployment({ secrets: NEW })
      })
    ).toEqual({
      contents: { source_config: {}, secrets: OLD },
      unknown: ['custom_url', 'resource_spec']
    })
  })

  test('includes build_on_push, which a tag switched off', () => {
    const wanted = gitWanted(COMMIT_B, { source_revision_config: { repo_ref: 'refs/tags/v2' } })
    const was = gitDeployment({}, { build_on_push: true })
    const sent = { source_config: { build_on_push: false } }
    expect(earlierContents(wanted, sent, { before: was, now: was }).contents).toEqual({
      source_config: { build_on_push: true }
    })
  })
})

test('what the service still shows as after the failure is named as not restored', () => {
  const still = imageDeployment(
    { secrets: NEW },
    { resource_spec: { cpu: 2 }, custom_url: 'https://new.example' }
  )
  const { contents } = earlierContents(changed, sentBy(changed), {
    before: imageDeployment(),
    now: still
  })
  const earlier = desiredFrom('external_container', revision('r0', 'DEPLOYED', {}), contents)
  expect(unrestored(earlier, still)).toEqual(['resource_spec', 'secrets', 'custom_url'])
  expect(unrestored(earlier, imageDeployment())).toEqual([])
  expect(
    earlierContents(changed, sentBy(changed), {
      before: imageDeployment({ secrets: null }),
      now: still
    }).unknown
  ).toEqual([expect.stringMatching(/^secrets /)])
})

test('all fields of an earlier resource spec are restored where the service takes others', () => {
  const wanted = { ...changed, rules: { hasMoreResources: true } }
  const before = imageDeployment({}, { resource_spec: { cpu: 1, of_tomorrow: 7, labels: null } })
  const { contents } = earlierContents(wanted, sentBy(wanted), { before, now: before })
  expect(contents.source_config).toMatchObject({ resource_spec: { cpu: 1, of_tomorrow: 7 } })
})

test('references and the size are restored as the service showed them; what it did not show is named', () => {
  const reference = { name: 'KEY', secret_name: 'keys', secret_key: 'a' }
  const sent = { secret_references: [], deployment_tier: 'DEDICATED_L' }
  const contentsOf = (before: DeploymentAnswer) =>
    earlierContents(changed, sent, { before, now: before })
  const shown = { secret_references: [reference], deployment_tier: 'DEDICATED_S' }
  expect(contentsOf(imageDeployment(shown))).toEqual({
    contents: { source_config: {}, ...shown },
    unknown: []
  })
  expect(contentsOf(imageDeployment())).toEqual({
    contents: { source_config: {} },
    unknown: ['secret_references', 'deployment_tier']
  })
})
