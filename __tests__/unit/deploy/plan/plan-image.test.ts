import { expect, test } from '@jest/globals'
import type { DeploymentPatchRequest } from '../../../../src/contract/deployment.js'
import type { ResourceSpec } from '../../../../src/contract/resource-spec.js'
import type { DeployedState, DesiredContainerDeployment } from '../../../../src/deploy/core/model.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { currentOf, DIGEST, imageDeployment } from '../../../support/fakes/answers.js'

const TAGGED = 'ghcr.io/acme/support:v1'
const OTHER = `ghcr.io/acme/support@sha256:${'2'.repeat(64)}`
const SPEC: ResourceSpec = { cpu: 1, memory_mb: 1024 }

function wanted(
  image_uri: string | null = DIGEST,
  over: Partial<DesiredContainerDeployment> = {}
): DesiredContainerDeployment {
  return {
    source: 'external_container',
    name: 'support',
    source_config: {},
    source_revision_config: image_uri === null ? {} : { image_uri },
    ...over
  }
}
const config = (source_config: DesiredContainerDeployment['source_config'], image: string | null = DIGEST) =>
  wanted(image, { source_config })
const here = currentOf(imageDeployment())
const tagged = currentOf(imageDeployment({}, {}, { image_uri: TAGGED }))
const told = (secrets: unknown) => currentOf(imageDeployment({ secrets }))
const image = (image_uri: string): DeploymentPatchRequest => ({ source_revision_config: { image_uri } })
const spec = (resource_spec: ResourceSpec): DeploymentPatchRequest => ({ source_config: { resource_spec } })
const secrets = [{ name: 'KEY', value: 'value-of-key' }]
const withSecrets = wanted(DIGEST, { secrets })
const masked = [{ name: 'KEY', value: '***' }]

type Row = [
  what: string,
  DeployedState,
  DesiredContainerDeployment,
  DeploymentPatchRequest | null,
  newRevision: boolean
]

const ROWS: Row[] = [
  ['the same digest', here, wanted(), null, false],
  ['another digest', here, wanted(OTHER), image(OTHER), true],
  ['a tag in place of the digest', here, wanted(TAGGED), image(TAGGED), true],
  ['the same tag, which can move', tagged, wanted(TAGGED), image(TAGGED), true],
  [
    'the digest is of another name',
    here,
    wanted(DIGEST.replace('support', 'sales')),
    image(DIGEST.replace('support', 'sales')),
    true
  ],
  [
    'a tag that only looks like a digest',
    currentOf(imageDeployment({}, {}, { image_uri: 'acme/x:sha256-1' })),
    wanted('acme/x:sha256-1'),
    image('acme/x:sha256-1'),
    true
  ],
  ['no image is asked for', here, wanted(null), null, false],
  ['no image is deployed', currentOf(imageDeployment({}, {}, { image_uri: null })), wanted(), image(DIGEST), true],
  ['the resource spec as it is', here, config({ resource_spec: SPEC }), null, false],
  [
    'the resource spec with the defaults written out (§2.4)',
    here,
    config({ resource_spec: { ...SPEC, cpu_limit: 2, queue_memory_mb: 1024 } }),
    null,
    false
  ],
  [
    'another resource spec goes whole',
    here,
    config({ resource_spec: { cpu: 1, memory_mb: 2048 } }),
    spec({ cpu: 1, memory_mb: 2048 }),
    true
  ],
  ['a field is left out of the resource spec', here, config({ resource_spec: { cpu: 1 } }), spec({ cpu: 1 }), true],
  [
    'no resource spec is deployed',
    currentOf(imageDeployment({}, { resource_spec: null })),
    config({ resource_spec: { cpu: 1 } }),
    spec({ cpu: 1 }),
    true
  ],
  [
    'a custom_url needs no revision',
    here,
    config({ custom_url: 'https://x.example' }),
    { source_config: { custom_url: 'https://x.example' } },
    false
  ],
  ['the fixed fields as they are', here, config({ listener_config: { cluster_namespace: 'agents' } }), null, false],
  ['the values of the secrets are told and equal', told(secrets), withSecrets, null, false],
  [
    'the order of secrets means nothing',
    told([{ name: 'B', value: 'b' }, ...secrets]),
    wanted(DIGEST, { secrets: [...secrets, { name: 'B', value: 'b' }] }),
    null,
    false
  ],
  ['the values of the secrets are masked', told(masked), withSecrets, { secrets }, true],
  ['only the names of the secrets are told', told([{ name: 'KEY' }]), withSecrets, { secrets }, true],
  ['one value is null', told([...secrets, { name: 'B', value: null }]), withSecrets, { secrets }, true],
  ['the names of the secrets are told as text', told(['KEY']), withSecrets, { secrets }, true],
  ['no secrets are told', told(undefined), withSecrets, { secrets }, true],
  ['no secrets are told and none are wanted', told(null), wanted(DIGEST, { secrets: [] }), { secrets: [] }, true],
  ['no secrets are there and none are wanted', told([]), wanted(DIGEST, { secrets: [] }), null, false],
  ['names are told, none are wanted', told([{ name: 'KEY' }]), wanted(DIGEST, { secrets: [] }), { secrets: [] }, true],
  ['an empty list of names is the empty list', told([]), withSecrets, { secrets }, true],
  ['the latest revision failed', currentOf(imageDeployment(), 'DEPLOY_FAILED'), wanted(), image(DIGEST), true],
  [
    'the latest revision failed, secrets alone are asked for',
    currentOf(imageDeployment(), 'DEPLOY_FAILED'),
    wanted(null, { secrets }),
    image(DIGEST),
    true
  ]
]

test.each(ROWS)('auto: %s', (_, current, asked, request, newRevision) => {
  const plan = planDeployment({ wanted: asked, current, new_revision: 'auto' })
  expect('request' in plan ? plan.request : null).toEqual(request)
  expect(plan.operation).toBe(request === null ? 'unchanged' : 'update')
  expect(plan.new_revision).toBe(newRevision)
})

test('changes are reported by field, and secrets by name only', () => {
  const asked: DesiredContainerDeployment = {
    ...wanted(OTHER),
    source_config: { resource_spec: { cpu: 2 } },
    secrets: [
      { name: 'KEY', value: 'changed-value' },
      { name: 'NEW', value: 'added-value' }
    ]
  }
  const plan = planDeployment({
    wanted: asked,
    current: told([...secrets, { name: 'OLD', value: 'old-value' }]),
    new_revision: 'auto'
  })
  const rows = plan.changes.map(({ path, difference }) => `${path} ${difference}`)
  expect(rows).toEqual(
    expect.arrayContaining([
      'source_revision_config.image_uri changed',
      'source_config.resource_spec.cpu changed',
      'source_config.resource_spec.memory_mb removed',
      'secrets.KEY changed',
      'secrets.NEW added',
      'secrets.OLD removed'
    ])
  )
  expect(JSON.stringify({ ...plan, request: undefined })).not.toMatch(/-value|value-of/)
  expect(plan.warnings).toContainEqual(
    expect.stringMatching(/no longer set 1 secret: OLD\. The update replaces the whole list/)
  )
})

test('a field marked do not use is passed on, with a warning', () => {
  const asked = config({ resource_spec: { ...SPEC, orchestrator_cpu: 1, executor_memory_mb: null } })
  for (const current of [here, null]) {
    const { warnings } = planDeployment({ wanted: asked, current, new_revision: 'auto' })
    expect(warnings).toEqual([expect.stringContaining('resource_spec.orchestrator_cpu')])
  }
})
