import { describe, expect, test } from '@jest/globals'
import { diffSecrets } from '../../../../src/deploy/compare/diff-secrets.js'

const secretsOf = (names: string[]) => names.map((name) => ({ name, value: `value of ${name.toUpperCase()}` }))

describe('the names of secrets are exact, case included', () => {
  test.each<[string, string[], string[], string[]]>([
    ['renamed from lower to upper case', ['API_TOKEN'], ['api_token'], ['API_TOKEN +', 'api_token -']],
    ['renamed from upper to lower case', ['api_token'], ['API_TOKEN'], ['api_token +', 'API_TOKEN -']],
    ['one of two renamed', ['API_TOKEN', 'URL'], ['api_token', 'URL'], ['API_TOKEN +', 'api_token -']],
    ['all renamed', ['A', 'B'], ['a', 'b'], ['A +', 'B +', 'a -', 'b -']],
    ['two asked names that differ in case', ['KEY', 'Key'], ['KEY', 'Key'], []],
    ['one more in another case', ['KEY'], ['KEY', 'key'], ['key -']],
    ['a name that the service reserves', ['KEY'], ['KEY', 'POSTGRES_URI'], []],
    ['one that resembles a reserved name', ['KEY'], ['KEY', 'postgres_uri'], ['postgres_uri -']]
  ])('%s', (_, asked, listed, expected) => {
    const sign = { added: '+', removed: '-', changed: '~', unproven: '?', repeated: '=' }
    const changes = diffSecrets(secretsOf(listed), secretsOf(asked), 'git_host')
    expect(changes.map(({ path, difference }) => `${path.slice('secrets.'.length)} ${sign[difference]}`)).toEqual(
      expected
    )
  })
})
