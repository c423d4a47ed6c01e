import { expect, test } from '@jest/globals'
import { askedFields, diffSettings } from '../../../../src/deploy/compare/diff-settings.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import { gitDeployment } from '../../../support/fakes/answers.js'

test('the settings of each source', () => {
  const asked = (wanted: DesiredDeployment) =>
    askedFields(wanted, gitDeployment(), 'setting').map(({ field, asked: value }) => [field, value])
  const config = { build_on_push: true, install_command: 'a', build_command: 'b' }
  expect(asked(gitWanted(undefined, { source_config: config }))).toEqual(Object.entries(config))
  const custom_url = 'https://a.example'
  expect(asked(imageWanted(undefined, { source_config: { custom_url, resource_spec: {} } }))).toEqual([
    ['custom_url', custom_url]
  ])
})

test.each<[object, object, object[]]>([
  [{ build_command: 'make' }, { build_command: ' make\n' }, []],
  [{ build_command: 'make  a' }, { build_command: 'make a' }, [{ difference: 'changed', before: 'make a' }]],
  [{ build_command: 'make' }, {}, [{ difference: 'added', after: 'make' }]]
])('%j asked for, %j shown', (source_config, shown, changes) => {
  const found = diffSettings(gitWanted(undefined, { source_config }), gitDeployment({}, { ...shown }))
  expect(found).toEqual(changes.map((change) => expect.objectContaining({ new_revision: false, ...change })))
})
