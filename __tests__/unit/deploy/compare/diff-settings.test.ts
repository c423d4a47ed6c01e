import { expect, test } from '@jest/globals'
import { isAskedSetting, isSameSetting, settingsOf } from '../../../../src/deploy/compare/diff-settings.js'
import { gitWanted, imageWanted } from '../../../support/fakes/deploys.js'

/** `same`: means the same. `asked`: may stand for what was requested. `other`: was not taken. */
test.each<[string, unknown, unknown, 'same' | 'asked' | 'other']>([
  ['install_command', 'npm ci', ' npm   ci\n', 'same'],
  ['install_command', 'npm ci', 'npmci', 'other'],
  ['install_command', 'https:x', 'http:x', 'other'],
  ['build_on_push', true, true, 'same'],
  ['build_on_push', true, false, 'other'],
  ['build_on_push', true, 'true', 'other'],
  ['build_on_push', 'true', true, 'other'],
  ['custom_url', 'a.example', 'https://a.example', 'same'],
  ['custom_url', 'https://a.example', 'a.example', 'same'],
  ['custom_url', 'https://a.example', 'http://a.example', 'asked'],
  ['custom_url', 'https://a.example', ' HTTP://a.example', 'asked'],
  ['custom_url', 'http://a.example', 'https://a.example', 'other'],
  ['custom_url', 'https://a.example/?u=https:x', 'https://a.example/?u=http:x', 'other'],
  ['custom_url', 'a.example/http://b', 'https://a.example/http://b', 'same'],
  ['custom_url', 'https://a.example', null, 'other']
])('%s: a service that shows %p, of %p: %s', (field, shown, asked, expected) => {
  expect(isSameSetting(field, shown, asked)).toBe(expected === 'same')
  expect(isAskedSetting(field, shown, asked)).toBe(expected !== 'other')
})

test('the settings of each source', () => {
  const config = { build_on_push: true, install_command: 'a', build_command: 'b' }
  expect(settingsOf(gitWanted(undefined, { source_config: config }))).toEqual(config)
  const custom_url = 'https://a.example'
  expect(settingsOf(imageWanted(undefined, { source_config: { custom_url, resource_spec: {} } }))).toEqual({
    custom_url
  })
})
