import { expect, test } from '@jest/globals'
import { buildAdvice } from '../../../../src/deploy/build-log/log-advice.js'
import { gitWanted, imageWanted } from '../../../support/account.js'

const of = (repo_ref: string) =>
  gitWanted(undefined, {
    source_revision_config: { repo_ref, graph_config_path: 'agents/agent.json' }
  })

test.each<[string, ReturnType<typeof of>, string[], RegExp | undefined]>([
  [
    'a version as a branch',
    of('v1.2.3'),
    ['no such branch'],
    /^If "v1\.2\.3" is a tag, set `repo_ref` to refs\/tags\/v1/
  ],
  ['a version as a tag', of('refs/tags/v1.2.3'), ['no such ref'], undefined],
  [
    'a missing file',
    of('main'),
    ['Error: agents/agent.json not found'],
    /^Correct `graph_config_path`/
  ],
  [
    'a file that is only named',
    of('main'),
    ['reading agents/agent.json', 'module not found'],
    undefined
  ]
])('the advice for a failed build: %s', (_, wanted, lines, advice) => {
  const given = buildAdvice(wanted, lines)
  if (advice === undefined) expect(given).toBeUndefined()
  else expect(given).toMatch(advice)
})

test('of an image, no push changes anything', () => {
  const advice = 'Correct the error that the build log shows, then run again.'
  expect(buildAdvice(imageWanted('acme/agent:1'), ['agents/agent.json not found'])).toBe(advice)
})
