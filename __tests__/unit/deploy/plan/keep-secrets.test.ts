import { expect, test } from '@jest/globals'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { withDeployedSecrets } from '../../../../src/deploy/plan/keep-secrets.js'
import { PlanError } from '../../../../src/errors.js'
import { gitWanted } from '../../../support/account.js'
import { COMMIT_A, gitDeployment } from '../../../support/fakes/answers.js'

type Values = Record<string, string>
const listOf = (values: Values) => Object.entries(values).map(([name, value]) => ({ name, value }))
const KEY = { KEY: 'value-of-key' }

/** The list that is wanted after the deployed one is merged. */
function merge(
  requested: Values,
  deployed: unknown,
  kept_secrets: DesiredDeployment['kept_secrets'] = 'proven'
) {
  const { secrets: _secrets, ...wanted } = gitWanted(COMMIT_A)
  const merged = withDeployedSecrets(
    { ...wanted, secrets: listOf(requested), ...(kept_secrets && { kept_secrets }) },
    gitDeployment({ secrets: deployed })
  )
  return {
    ...merged,
    secrets: Object.fromEntries(
      merged.wanted.secrets?.map(({ name, value }) => [name, value]) ?? []
    )
  }
}

test.each<[string, Values, Values, Values]>([
  ['another name', KEY, { ...KEY, OTHER: 'by-hand' }, { ...KEY, OTHER: 'by-hand' }],
  [
    'a name that is set to another value',
    { ...KEY, A: 'new' },
    { ...KEY, A: 'old' },
    { ...KEY, A: 'new' }
  ],
  ['names that differ in case', KEY, { ...KEY, key: 'by-hand' }, { ...KEY, key: 'by-hand' }],
  ['a name that the service sets itself', KEY, { ...KEY, PATH: '/bin' }, KEY],
  ['nothing else', KEY, KEY, KEY],
  ['nothing at all', {}, {}, {}]
])('a merge keeps what the service shows in clear: %s', (_, requested, deployed, secrets) => {
  expect(merge(requested, listOf(deployed)).secrets).toEqual(secrets)
})

test('a service that is known to show values needs no proof', () => {
  const deployed = listOf({ OTHER: 'by-hand' })
  expect(merge(KEY, deployed, 'shown').secrets).toEqual({ ...KEY, OTHER: 'by-hand' })
})

test.each<[string, Values, unknown, string[]]>([
  ['a mask', KEY, listOf({ ...KEY, OTHER: '****' }), ['OTHER']],
  ['an empty text', KEY, listOf({ ...KEY, OTHER: '' }), ['OTHER']],
  ['names alone', KEY, ['KEY', 'OTHER'], ['KEY', 'OTHER'].slice(1)],
  ['one text for several names', KEY, listOf({ ...KEY, A: 'in-vault', B: 'in-vault' }), ['A', 'B']],
  ['texts that may be digests', KEY, listOf({ KEY: '9f86d081', OTHER: '60303ae2' }), ['OTHER']],
  ['a digest beside a value', KEY, listOf({ ...KEY, OTHER: '0a1b'.repeat(16) }), ['OTHER']],
  ['a reference', KEY, listOf({ ...KEY, OTHER: 'vault://prod/x' }), ['OTHER']],
  ['another reference', KEY, listOf({ ...KEY, OTHER: 'arn:aws:sm:eu:1:secret:x' }), ['OTHER']],
  ['the name in a text', KEY, listOf({ ...KEY, OTHER: 'store/prod/other#1' }), ['OTHER']],
  ['no list', KEY, undefined, []],
  ['a shape that is not understood', KEY, 'three secrets', []]
])(
  'a merge is refused before anything is sent if the service shows %s',
  (_, requested, deployed, names) => {
    const refused = () => merge(requested, deployed)
    expect(refused).toThrow(PlanError)
    expect(refused).toThrow(
      expect.objectContaining({
        code: 'input_invalid',
        facts: names.map((value) => ({ label: 'Hidden', value }))
      })
    )
  }
)

test('a list without names is a warning: the service may hide them', () => {
  expect(merge(KEY, [])).toMatchObject({ secrets: KEY, warning: expect.any(String) })
})

test('without a merge the list stays as it is', () => {
  const { secrets: _secrets, ...wanted } = gitWanted(COMMIT_A)
  const deployment = gitDeployment({ secrets: listOf({ OTHER: '***' }) })
  for (const desired of [
    { ...wanted, secrets: listOf(KEY) },
    { ...wanted, kept_secrets: 'shown' as const }
  ])
    expect(withDeployedSecrets(desired, deployment)).toEqual({ wanted: desired })
})
