import { describe, expect, test } from '@jest/globals'
import { diffSecrets } from '../../../../src/deploy/compare/diff-secrets.js'
import { extraNames, toldSecretsFor } from '../../../../src/deploy/compare/secret-names.js'

const secretsOf = (names: string[]) => names.map((name) => ({ name, value: `value of ${name.toUpperCase()}` }))

describe('names in another case', () => {
  test.each<[string, string[], string[], string[]]>([
    ['lower case', ['API_TOKEN', 'URL'], ['api_token', 'url'], []],
    ['upper case', ['Api_Token'], ['API_TOKEN'], []],
    ['capitals', ['API_TOKEN'], ['Api_Token'], []],
    ['lower case, where one was asked for so', ['API_TOKEN', 'url'], ['api_token', 'url'], []],
    ['a name of the service among them', ['API_TOKEN'], ['api_token', 'SERVICE_KEY'], ['SERVICE_KEY -']],
    ['a reserved name among them', ['API_TOKEN'], ['api_token', 'postgres_uri'], []],
    ['a service that keeps the case', ['API_TOKEN', 'URL'], ['api_token', 'URL'], ['API_TOKEN +', 'api_token -']],
    ['both cases', ['API_TOKEN'], ['API_TOKEN', 'api_token'], ['api_token -']],
    ['two names that differ in case', ['KEY', 'Key'], ['key'], ['KEY +', 'Key +', 'key -']],
    ['two listed names that differ in case', ['KEY'], ['Key', 'key'], ['KEY +', 'Key -', 'key -']]
  ])('%s', (_, asked, listed, expected) => {
    const sign = { added: '+', removed: '-', changed: '~', unproven: '?', repeated: '=' }
    const changes = diffSecrets(secretsOf(listed), secretsOf(asked), 'git_host')
    expect(changes.map(({ path, difference }) => `${path.slice('secrets.'.length)} ${sign[difference]}`)).toEqual(
      expected
    )
  })

  test('the values are found under the asked names', () => {
    const asked = new Map([['API_TOKEN', 'new']])
    const told = toldSecretsFor([{ name: 'api_token', value: 'old' }], asked)
    expect([...(told ?? [])]).toEqual([['API_TOKEN', 'old']])
    expect(extraNames(told, asked, 'git_host')).toEqual([])
  })
})
