import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { dotenvOf, type Outputs } from '../../../src/cli/console/written-files.js'

const folder = mkdtempSync(join(tmpdir(), 'dotenv-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Reads a report as GitLab does (Ci::ParseDotenvArtifactService), which takes all of it or nothing. */
function readByGitLab(text: string): Record<string, string> {
  if (Buffer.byteLength(text) >= 5_120) throw new Error('Dotenv Artifact Too Big')
  const variables: Record<string, string> = {}
  for (const line of text.match(/[^\n]*\n|[^\n]+$/g) ?? []) {
    const [, key = '', value = ''] = /^(.*?)=(.*)$/m.exec(line) ?? []
    if (!/^[A-Za-z0-9_]+$/.test(key.trim())) throw new Error('Invalid Format')
    variables[key.trim()] = value.trim()
  }
  if (Object.keys(variables).length > 20) throw new Error('too many variables')
  return variables
}

const manifest = (facts: Record<string, object>): Outputs => ({
  deployments: JSON.stringify(facts)
})

describe('a dotenv report', () => {
  test.each<[string, Outputs, Record<string, string>, string[]]>([
    [
      'outputs with one value',
      {
        deployment_id: 'd-1',
        url: 'https://support.example/a',
        operation: 'created',
        error_code: ''
      },
      {
        AGENT_SERVER_DEPLOYMENT_ID: 'd-1',
        AGENT_SERVER_URL: 'https://support.example/a',
        AGENT_SERVER_OPERATION: 'created'
      },
      []
    ],
    ['no JSON', { plan: '{"operation":"create"}', swept: '[]', matrix: '{}' }, {}, []],
    [
      'deployments of a manifest, each by its key',
      manifest({
        support: { url: 'https://s.example', revision_id: 'r' },
        'eu-router': { deployment_id: 'd' }
      }),
      {
        AGENT_SERVER_URL_SUPPORT: 'https://s.example',
        AGENT_SERVER_DEPLOYMENT_ID_EU_ROUTER: 'd',
        AGENT_SERVER_REVISION_ID_SUPPORT: 'r'
      },
      []
    ],
    [
      'keys that lead to one name: neither',
      manifest({
        'a-b': { url: 'https://1.example' },
        a_b: { url: 'https://2.example' },
        c: { url: 'https://3.example' }
      }),
      { AGENT_SERVER_URL_C: 'https://3.example' },
      ['AGENT_SERVER_URL_A_B', 'AGENT_SERVER_URL_A_B']
    ],
    [
      'an address that would be expanded, quoted or run',
      { url: 'https://evil.example/$CI_JOB_TOKEN/`id`/"\'\\;&|<>(){}é' },
      {
        AGENT_SERVER_URL:
          'https://evil.example/%24CI_JOB_TOKEN/%60id%60/%22%27%5C%3B%26%7C%3C%3E%28%29%7B%7D%C3%A9'
      },
      []
    ],
    [
      'an address with another line',
      { url: 'https://evil.example/\nLD_PRELOAD=x\r\u2028' },
      { AGENT_SERVER_URL: 'https://evil.example/%0ALD_PRELOAD=x%0D%E2%80%A8' },
      []
    ],
    [
      'a value that is too long',
      { url: `https://x.example/${'a'.repeat(6_000)}`, revision_id: 'r' },
      { AGENT_SERVER_REVISION_ID: 'r' },
      ['AGENT_SERVER_URL']
    ],
    [
      'an id or a status that is none',
      { deployment_id: 'd\nPATH=/evil', status: 'DEPLOYED $HOME', revision_id: 'r' },
      { AGENT_SERVER_REVISION_ID: 'r' },
      ['AGENT_SERVER_DEPLOYMENT_ID', 'AGENT_SERVER_STATUS']
    ]
  ])('holds %s', (_case, outputs, variables, omitted) => {
    const dotenv = dotenvOf(outputs)
    expect(readByGitLab(dotenv.text)).toEqual(variables)
    expect(dotenv.omitted).toEqual(omitted)
  })

  test('of many deployments holds the addresses first, within the limits', () => {
    const facts = Object.fromEntries(
      [...Array(30).keys()].map((at) => [
        `agent${at}`,
        { url: `https://agent${at}.example`, deployment_id: `d${at}` }
      ])
    )
    const { text, omitted } = dotenvOf({ ...manifest(facts), error_code: 'deployments_failed' })
    const read = readByGitLab(text)
    expect(Object.keys(read)).toHaveLength(20)
    expect(read).toMatchObject({
      AGENT_SERVER_ERROR_CODE: 'deployments_failed',
      AGENT_SERVER_URL_AGENT18: expect.any(String)
    })
    expect(omitted).toHaveLength(41)
  })

  test('can be sourced', () => {
    const file = join(folder, 'deploy.env')
    const url = 'https://x.example/$(touch pwned)/~a?b=*&c=`id`#[d]'
    writeFileSync(file, dotenvOf({ url, status: 'A*' }).text)
    const shown = execFileSync(
      'sh',
      ['-euc', '. ./deploy.env; printf "%s" "$AGENT_SERVER_URL"; ls'],
      {
        cwd: folder,
        encoding: 'utf8'
      }
    )
    expect(shown).toBe(
      'https://x.example/%24%28touch%20pwned%29/~a?b=*%26c=%60id%60#[d]deploy.env\n'
    )
  })
})
