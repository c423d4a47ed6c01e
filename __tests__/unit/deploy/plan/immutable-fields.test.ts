import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { type InputError, PlanError } from '../../../../src/errors.js'
import type { Fixture } from '../../../support/account.js'
import { gitWanted } from '../../../support/account.js'
import {
  currentOf,
  DIGEST,
  gitDeployment,
  INTEGRATION_ID,
  imageDeployment,
  LISTENER_ID,
  REPOSITORY
} from '../../../support/fakes/answers.js'

const OTHER_ID = '99999999-9999-4999-8999-999999999999'
const git = (over: object): Fixture => ({
  source: 'git_host',
  source_config: over,
  source_revision_config: { repo_ref: 'main' }
})
const image = (over: object): Fixture => ({
  source: 'external_container',
  source_config: over,
  source_revision_config: { image_uri: DIGEST }
})
const refusalOf = (wanted: Fixture, deployment: DeploymentAnswer): unknown => {
  try {
    return planDeployment({
      wanted,
      origin: wanted,
      current: currentOf(deployment),
      new_revision: 'auto'
    })
  } catch (error) {
    return error
  }
}

test('a source that was derived, as no image is set, is to be set instead', () => {
  expect(refusalOf(git({}), imageDeployment())).toMatchObject({
    fix: [
      expect.stringMatching(/^Set `source: external_container`, and remove `graph_config_path`/)
    ]
  })
})

test('a source that is shown as an object without a usable toString is shown as JSON', () => {
  const odd = { ...imageDeployment(), source: { toString: null } }
  expect(refusalOf(git({}), odd as unknown as DeploymentAnswer)).toMatchObject({
    facts: expect.arrayContaining([
      { label: 'source', value: 'deployed {"toString":null}, this run git_host' }
    ])
  })
})

test.each<[field: string, Fixture, DeploymentAnswer, deployed: string, asked: string]>([
  ['name', { ...git({}), name: 'sales' }, gitDeployment(), 'support', 'sales'],
  ['source', image({}), gitDeployment(), 'git_host', 'external_container'],
  ['source', git({}), imageDeployment(), 'external_container', 'git_host'],
  [
    'source_config.integration_id',
    git({ integration_id: OTHER_ID }),
    gitDeployment(),
    INTEGRATION_ID,
    OTHER_ID
  ],
  [
    'source_config.deployment_type',
    git({ deployment_type: 'dev' }),
    gitDeployment(),
    'prod',
    'dev'
  ],
  [
    'source_config.repo_url',
    git({ repo_url: 'https://github.com/acme/sales' }),
    gitDeployment(),
    REPOSITORY,
    'https://github.com/acme/sales'
  ],
  [
    'source_config.listener_id',
    image({ listener_id: OTHER_ID }),
    imageDeployment(),
    LISTENER_ID,
    OTHER_ID
  ],
  [
    'source_config.listener_config.cluster_namespace',
    image({ listener_config: { cluster_namespace: 'other' } }),
    imageDeployment(),
    'agents',
    'other'
  ]
])(
  '%s cannot be changed: an error before anything is sent, with both values and the fix',
  (field, wanted, deployment, deployed, asked) => {
    const refusal = refusalOf(wanted, deployment)
    expect(refusal).toBeInstanceOf(PlanError)
    expect(refusal).toMatchObject({
      facts: [{ label: field, value: `deployed ${deployed}, this run ${asked}` }],
      fix: [expect.stringMatching(/another `?name/)]
    })
  }
)

describe('the fix of a fixed field', () => {
  const OTHER_REPOSITORY = { repo_url: 'https://github.com/o/r' }
  const fixOf = (wanted: Fixture, deployment: DeploymentAnswer) => {
    const refusal = refusalOf(wanted, deployment)
    expect(refusal).toMatchObject({ code: 'immutable_field' })
    return (refusal as PlanError).fix.join(' ')
  }
  test.each<[string, Fixture, DeploymentAnswer, RegExp]>([
    [
      'is another name',
      git({ deployment_type: 'dev' }),
      gitDeployment(),
      /delete the old deployment/
    ],
    [
      'never is a delete where another team may own it',
      git(OTHER_REPOSITORY),
      gitDeployment(),
      /another repository/
    ],
    [
      'is the other dialect, if the service speaks that',
      git({}),
      gitDeployment({ source: 'github' }),
      /api_dialect/
    ],
    ...['internal_source', 'internal_docker', 'internal_template'].map(
      (source): [string, Fixture, DeploymentAnswer, RegExp] => [
        `is another name, and not the source that no input takes: ${source}`,
        git({}),
        gitDeployment({ source }),
        /^(?!.*Set `source).*only by the tool that made it.*another `name`/
      ]
    )
  ])('%s', (_, wanted, deployment, fix) => expect(fixOf(wanted, deployment)).toMatch(fix))
})

test.each<[string, Fixture, DeploymentAnswer]>([
  [
    'a namespace of a service that does not show it',
    image({ listener_config: { cluster_namespace: 'agents' } }),
    imageDeployment({}, { listener_config: null })
  ],
  ['a source that the service does not show', git({}), gitDeployment({ source: undefined })],
  ['ids in capitals', git({ integration_id: INTEGRATION_ID.toUpperCase() }), gitDeployment()],
  ['the repository with .git', git({ repo_url: `${REPOSITORY}.git` }), gitDeployment()],
  ['nothing asked for', git({}), gitDeployment()]
])('what means the same is no conflict: %s', (_, wanted, deployment) => {
  expect(refusalOf(wanted, deployment)).not.toBeInstanceOf(Error)
})

test('never forbids a create, which makes its first revision', () => {
  const wanted = gitWanted()
  expect(() =>
    planDeployment({ wanted, origin: wanted, current: null, new_revision: 'never' })
  ).toThrow(PlanError)
})

test('everything that a create lacks is named at once, by its input', () => {
  const lacking = (wanted: Fixture) => {
    try {
      planDeployment({ wanted, origin: wanted, current: null, new_revision: 'auto' })
      return []
    } catch (error) {
      return (error as InputError).problems.map(({ input }) => input)
    }
  }
  expect(
    lacking({ source: 'git_host', source_config: {}, source_revision_config: {} }).join(' ')
  ).toBe('name repo_url repo_ref graph_config_path integration_id')
  expect(
    lacking({ source: 'external_container', source_config: {}, source_revision_config: {} })
  ).toEqual(['name', 'image_uri'])
})
