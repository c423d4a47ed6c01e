import { expect, test } from '@jest/globals'
import type { DeploymentPatchRequest } from '../../../../src/contract/deployment.js'
import type { ResourceSpec } from '../../../../src/contract/resource-spec.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import type { ImageFixture } from '../../../support/account.js'
import { currentOf, DIGEST, imageDeployment } from '../../../support/fakes/answers.js'
import { planFlat } from '../../../support/plans.js'

const TAGGED = 'ghcr.io/acme/support:v1'
const OTHER = `ghcr.io/acme/support@sha256:${'2'.repeat(64)}`
const SPEC: ResourceSpec = { cpu: 1, memory_mb: 1024 }
const BIGGER: ResourceSpec = { cpu: 1, memory_mb: 2048 }

function wanted(image_uri: string | null = DIGEST, over: Partial<ImageFixture> = {}): ImageFixture {
  return {
    source: 'external_container',
    name: 'support',
    source_config: {},
    source_revision_config: image_uri === null ? {} : { image_uri },
    ...over
  }
}
const config = (source_config: ImageFixture['source_config'], image: string | null = DIGEST) =>
  wanted(image, { source_config })
const here = currentOf(imageDeployment())
const told = (secrets: unknown) => currentOf(imageDeployment({ secrets }))
const image = (image_uri: string): DeploymentPatchRequest => ({
  source_revision_config: { image_uri }
})
const spec = (resource_spec: ResourceSpec): DeploymentPatchRequest => ({
  source_config: { resource_spec }
})
const secrets = [{ name: 'KEY', value: 'value-of-key' }]
const withSecrets = wanted(DIGEST, { secrets })

const named = (image_uri: string | null) => currentOf(imageDeployment({}, {}, { image_uri }))
const failed = currentOf(imageDeployment(), 'DEPLOY_FAILED')
const OTHER_NAME = DIGEST.replace('support', 'sales')
const url = { custom_url: 'https://x.example' }
const pair = [...secrets, { name: 'B', value: 'b' }]
const none = wanted(DIGEST, { secrets: [] })

type Row = [what: string, Snapshot, ImageFixture, DeploymentPatchRequest | null]

const ROWS: Row[] = [
  ['the same digest', here, wanted(), null],
  ['another digest', here, wanted(OTHER), image(OTHER)],
  ['a tag in place of the digest', here, wanted(TAGGED), image(TAGGED)],
  ['the same tag, which can move', named(TAGGED), wanted(TAGGED), image(TAGGED)],
  ['the digest of another name', here, wanted(OTHER_NAME), image(OTHER_NAME)],
  [
    'a tag like a digest',
    named('acme/x:sha256-1'),
    wanted('acme/x:sha256-1'),
    image('acme/x:sha256-1')
  ],
  ['no image is asked for', here, wanted(null), null],
  ['no image is shown', named(null), wanted(), image(DIGEST)],
  ['the same resource spec', here, config({ resource_spec: SPEC }), null],
  [
    'its defaults written out (§2.4)',
    here,
    config({ resource_spec: { ...SPEC, cpu_limit: 2, queue_cpu: 1 } }),
    null
  ],
  ['another one, which goes whole', here, config({ resource_spec: BIGGER }), spec(BIGGER)],
  ['one with a field less', here, config({ resource_spec: { cpu: 1 } }), spec({ cpu: 1 })],
  [
    'none is deployed',
    currentOf(imageDeployment({}, { resource_spec: null })),
    config({ resource_spec: SPEC }),
    spec(SPEC)
  ],
  ['a custom_url', here, config(url), { source_config: url }],
  [
    'the same fixed fields',
    here,
    config({ listener_config: { cluster_namespace: 'agents' } }),
    null
  ],
  ['the same secrets', told(secrets), withSecrets, null],
  ['in another order', told(pair.toReversed()), wanted(DIGEST, { secrets: pair }), null],
  ['masked secrets', told([{ name: 'KEY', value: '***' }]), withSecrets, { secrets }],
  ['only their names', told([{ name: 'KEY' }]), withSecrets, { secrets }],
  ['one value is null', told([...secrets, { name: 'B', value: null }]), withSecrets, { secrets }],
  ['no secrets are shown', told(undefined), withSecrets, { secrets }],
  ['none are shown, none are wanted', told(null), none, { secrets: [] }],
  ['none exist, none are wanted', told([]), none, null],
  ['names are shown, none are wanted', told([{ name: 'KEY' }]), none, { secrets: [] }],
  ['an empty list may hide them', told([]), withSecrets, { secrets }],
  ['the latest revision failed', failed, wanted(), image(DIGEST)],
  [
    'the latest revision failed, secrets alone are asked for',
    failed,
    wanted(null, { secrets }),
    image(DIGEST)
  ]
]

test.each(ROWS)('auto: %s', (_, current, asked, request) => {
  const plan = planFlat({ wanted: asked, origin: asked, current, new_revision: 'auto' })
  expect('request' in plan ? plan.request : null).toEqual(request)
  expect(plan.operation).toBe(request === null ? 'unchanged' : 'update')
  expect(plan.new_revision).toBe(
    request !== null && request.source_config?.custom_url === undefined
  )
})

test('changes are reported by field, and secrets by name only', () => {
  const asked: ImageFixture = {
    ...wanted(OTHER),
    source_config: { resource_spec: { cpu: 2 } },
    secrets: [
      { name: 'KEY', value: 'changed-value' },
      { name: 'NEW', value: 'added-value' }
    ]
  }
  const plan = planFlat({
    wanted: asked,
    origin: asked,
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
  expect(plan.warnings).toContainEqual(expect.stringMatching(/do not set 1 deployed secret: OLD\./))
})

test('a field marked do not use is passed on, with a warning', () => {
  const asked = config({
    resource_spec: { ...SPEC, orchestrator_cpu: 1, executor_memory_mb: null }
  })
  for (const current of [here, null]) {
    const { warnings } = planFlat({
      wanted: asked,
      origin: asked,
      current,
      new_revision: 'auto'
    })
    expect(warnings).toEqual([expect.stringContaining('resource_spec.orchestrator_cpu')])
  }
})
