import { describe, expect, test } from '@jest/globals'
import type { Fixture } from '../../../support/account.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import { COMMIT_A, DIGEST, INTEGRATION_ID, REPOSITORY } from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

const plan = (wanted: Fixture) =>
  planFlat({ wanted, origin: wanted, current: null, new_revision: 'auto' })
const requestOf = (wanted: Fixture) =>
  (plan(wanted) as { request: { source_config: object } }).request
const secrets = [{ name: 'KEY', value: 'value-of-key' }]
const added = (path: string, new_revision: boolean, after?: unknown) => ({
  path,
  difference: 'added',
  ...(after !== undefined && { after }),
  new_revision
})

test('a create from git: each field with its value, and secrets by name only', () => {
  expect(plan(gitWanted())).toEqual({
    operation: 'create',
    new_revision: true,
    reasons: [expect.stringContaining('"support"')],
    changes: [
      added('source_config.repo_url', false, REPOSITORY),
      added('source_config.integration_id', false, INTEGRATION_ID),
      added('source_revision_config.repo_ref', true, 'main'),
      added('source_revision_config.graph_config_path', true, 'agent.json'),
      added('secrets.KEY', true)
    ],
    warnings: [],
    request: {
      name: 'support',
      source: 'git_host',
      source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID },
      source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
      secrets
    }
  })
})

test('a create from an image: the resource spec goes whole, and only its size is shown', () => {
  const resource_spec = { cpu: 1, labels: { team: 'a' } }
  const { changes } = plan(
    imageWanted(DIGEST, { source_config: { resource_spec, custom_url: 'https://a.example' } })
  )
  expect(changes).toEqual([
    added('source_config.resource_spec', true, '2 fields'),
    added('source_config.custom_url', false, 'https://a.example'),
    added('source_revision_config.image_uri', true, DIGEST)
  ])
})

test('a service that needs a resource spec is sent an empty one, unless one is given', () => {
  const wanted = imageWanted(DIGEST, {
    rules: { needsResourceSpec: true },
    source_config: { custom_url: 'x' }
  })
  expect(requestOf(wanted).source_config).toEqual({ custom_url: 'x', resource_spec: {} })
  expect(plan(wanted).changes).toContainEqual(added('source_config.resource_spec', true, {}))
  const given = imageWanted(DIGEST, {
    rules: { needsResourceSpec: true },
    source_config: { resource_spec: { cpu: 1 } }
  })
  expect(requestOf(given).source_config).toEqual({ resource_spec: { cpu: 1 } })
  expect(requestOf(imageWanted()).source_config).toEqual({})
})

test('paths beside build_on_push have a warning, of a create too', () => {
  const source_config = {
    repo_url: REPOSITORY,
    integration_id: INTEGRATION_ID,
    build_on_push: true
  }
  const warnings = (over: object) =>
    plan(gitWanted(COMMIT_A, { source_config, paths: ['src/**'], ...over })).warnings
  expect(warnings({})).toEqual([expect.stringContaining('paths')])
  expect(warnings({ source_config: { ...source_config, build_on_push: false } })).toEqual([])
  expect(
    warnings({ source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID } })
  ).toEqual([])
})

describe('a service that needs the settings of a create from git', () => {
  const rules = { needsGitSettings: true }
  const created = (settings: object) =>
    plan(
      gitWanted(COMMIT_A, {
        rules,
        source_config: { repo_url: REPOSITORY, integration_id: INTEGRATION_ID, ...settings }
      })
    )

  test('is sent build_on_push: false where it is unset, and the plan shows it', () => {
    const { request, changes } = created({ deployment_type: 'dev' })
    expect(request).toMatchObject({
      source_config: { deployment_type: 'dev', build_on_push: false }
    })
    expect(changes).toContainEqual(added('source_config.build_on_push', false, false))
    expect(created({ deployment_type: 'dev', build_on_push: true })).toMatchObject({
      request: { source_config: { build_on_push: true } }
    })
  })

  test('decides whether it needs deployment_type: the plan warns that its cloud does', () => {
    expect(created({}).warnings).toEqual([expect.stringContaining('deployment_type is not set')])
    expect(created({ deployment_type: 'dev' }).warnings).toEqual([])
  })

  test('is no other service', () => {
    expect(requestOf(gitWanted()).source_config).not.toHaveProperty('build_on_push')
  })
})
