import { describe, expect, test } from '@jest/globals'
import { diffGitCode, diffImage } from '../../../../src/deploy/compare/diff-code.js'
import type { DeployedState, DesiredGitDeployment } from '../../../../src/deploy/core/model.js'
import { gitWanted, imageWanted } from '../../../support/account.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  DIGEST,
  gitDeployment,
  imageDeployment
} from '../../../support/fakes/answers.js'

const REF = 'source_revision_config.repo_ref'
const PATH = 'source_revision_config.graph_config_path'
const IMAGE = 'source_revision_config.image_uri'
const MOVED = { from: COMMIT_A, to: COMMIT_B }
const SAME_REF = { path: REF, before: 'main', after: 'main', new_revision: true }

const here = currentOf(gitDeployment())
const building = currentOf(gitDeployment(), 'BUILDING')
const none = currentOf(gitDeployment({ latest_revision_id: null }))
const onTag = currentOf(gitDeployment({}, {}, { repo_ref: 'refs/tags/v1' }))
const hidden = currentOf(gitDeployment({}, {}, { repo_ref: null, graph_config_path: null, repo_commit_sha: null }))
const noCommit = currentOf(gitDeployment({}, {}, { repo_commit_sha: null }))
const onTagWithoutCommit = currentOf(gitDeployment({}, {}, { repo_ref: 'refs/tags/v1', repo_commit_sha: null }))

const wanted = (repo_ref: string, commit: string | null = COMMIT_A, graph_config_path = 'agent.json') => {
  const { commit: _commit, ...rest } = gitWanted(COMMIT_A, {
    is_push_to_ref: false,
    source_revision_config: { repo_ref, graph_config_path }
  })
  return { ...rest, ...(commit !== null && { commit }) } satisfies DesiredGitDeployment
}
const text = (pattern: RegExp) => expect.stringMatching(pattern)

describe('the code of a git deployment', () => {
  test.each<[string, DesiredGitDeployment, DeployedState, object]>([
    ['at the same commit', wanted('main'), here, { unchanged: [text(/main is still at commit aaaaaaa$/)] }],
    [
      'on its way at the same commit',
      wanted('main'),
      building,
      { unchanged: [text(/^main is still at commit aaaaaaa$/)] }
    ],
    [
      'at the same commit, of a deployment without revisions',
      wanted('main'),
      none,
      { unchanged: [text(/is still at/)] }
    ],
    [
      'at another commit',
      wanted('main', COMMIT_B),
      here,
      {
        changes: [{ ...SAME_REF, difference: 'changed', commits: MOVED }]
      }
    ],
    [
      'on its way at another commit',
      wanted('main', COMMIT_B),
      building,
      {
        changes: [{ ...SAME_REF, difference: 'changed', commits: MOVED }]
      }
    ],
    ['of another branch', wanted('dev'), here, { changes: [{ ...SAME_REF, after: 'dev', difference: 'changed' }] }],
    [
      'of an unknown commit of this run',
      wanted('main', null),
      here,
      {
        changes: [
          { ...SAME_REF, difference: 'unproven', note: text(/does not know the commit of main, so it builds again$/) }
        ]
      }
    ],
    [
      'of a commit that the service does not show',
      wanted('main'),
      noCommit,
      { changes: [{ ...SAME_REF, difference: 'unproven', note: text(/service does not show which commit/) }] }
    ],
    [
      'that the service does not show at all',
      wanted('main'),
      hidden,
      {
        changes: [
          {
            path: PATH,
            after: 'agent.json',
            difference: 'unproven',
            new_revision: true,
            note: text(/graph_config_path/)
          },
          { path: REF, after: 'main', difference: 'unproven', new_revision: true, note: text(/repo_ref/) }
        ]
      }
    ],
    [
      'with another path, at the same commit',
      wanted('main', COMMIT_A, 'other.json'),
      here,
      {
        changes: [{ path: PATH, before: 'agent.json', after: 'other.json', difference: 'changed', new_revision: true }],
        unchanged: [text(/aaaaaaa/)]
      }
    ],
    [
      'of the same tag, at the same commit',
      wanted('refs/tags/v1'),
      onTag,
      { unchanged: [text(/^refs\/tags\/v1 .*aaaaaaa$/)] }
    ],
    [
      'on its way at the same tag, whose commit this run does not know',
      wanted('refs/tags/v1', null),
      currentOf(gitDeployment({}, {}, { repo_ref: 'refs/tags/v1' }), 'BUILDING'),
      { unchanged: ['repo_ref is the same tag (refs/tags/v1)'] }
    ],
    [
      'of the same tag, whose commit this run does not know',
      wanted('refs/tags/v1', null),
      onTag,
      { unchanged: [text(/same tag/)] }
    ],
    [
      'of the same tag, whose commit the service does not show',
      wanted('refs/tags/v1'),
      onTagWithoutCommit,
      { unchanged: [text(/same tag/)] }
    ],
    [
      'of a tag that moved',
      wanted('refs/tags/v1', COMMIT_B),
      onTag,
      {
        changes: [
          {
            path: REF,
            before: 'refs/tags/v1',
            after: 'refs/tags/v1',
            difference: 'changed',
            new_revision: true,
            commits: MOVED
          }
        ]
      }
    ]
  ])('%s', (_, asked, current, expected) => {
    expect(diffGitCode(asked, current)).toEqual({ changes: [], unchanged: [], ...expected })
  })

  test('is not compared if it is not asked for', () => {
    const asked = { ...gitWanted(), source_revision_config: {} }
    expect(diffGitCode(asked, here)).toEqual({ changes: [], unchanged: [] })
  })

  test('that a push makes the service build is left to it, unless that is turned off', () => {
    const following = currentOf(gitDeployment({}, { build_on_push: true }))
    const built = (over: Partial<DesiredGitDeployment>, current = following) =>
      diffGitCode({ ...gitWanted(COMMIT_B), ...over }, current).built_by_service
    expect(built({})).toBe(COMMIT_B)
    expect(built({ source_config: { build_on_push: true } })).toBe(COMMIT_B)
    expect(built({ source_config: { build_on_push: false } })).toBeUndefined()
    expect(built({ is_push_to_ref: false })).toBeUndefined()
    expect(built({}, here)).toBeUndefined()
    expect(diffGitCode({ ...wanted('main', null), is_push_to_ref: true }, following)).toMatchObject({
      changes: [{ difference: 'unproven' }]
    })
  })

  test('is that of the deployment until its latest revision shows its own, if that is DEPLOYED', () => {
    const same = (status: string, code: object | null) =>
      diffGitCode(wanted('main'), currentOf(gitDeployment(), status, code && { ...code })).unchanged.length === 1
    expect(same('DEPLOYED', {})).toBe(true)
    expect(same('BUILDING', {})).toBe(false)
    expect(same('BUILDING', null)).toBe(true)
    expect(same('BUILDING', { repo_commit_sha: COMMIT_A })).toBe(true)
    expect(same('DEPLOYED', { repo_commit_sha: COMMIT_B })).toBe(false)
  })
})

describe('the code of an image deployment', () => {
  const TAGGED = 'ghcr.io/acme/support:v1'
  const change = { path: IMAGE, after: TAGGED, new_revision: true }
  const of = (image_uri: string | null) => currentOf(imageDeployment({}, {}, { image_uri }))
  test.each<[string, string, DeployedState, object]>([
    ['the same digest', DIGEST, of(DIGEST), { unchanged: [text(/digest/)] }],
    [
      'another image',
      TAGGED,
      of(DIGEST.replace('support', 'sales')),
      { changes: [{ ...change, before: DIGEST.replace('support', 'sales'), difference: 'changed' }] }
    ],
    [
      'an image that the service does not show',
      TAGGED,
      of(null),
      { changes: [{ ...change, difference: 'unproven', note: text(/image_uri/) }] }
    ],
    [
      'the same tag, which can move',
      TAGGED,
      of(TAGGED),
      { changes: [{ ...change, before: TAGGED, difference: 'unproven', note: text(/tag can move/) }] }
    ]
  ])('%s', (_, asked, current, expected) => {
    expect(diffImage(imageWanted(asked), current)).toEqual({ changes: [], unchanged: [], ...expected })
  })

  test('no image is asked for', () => {
    const asked = { ...imageWanted(), source_revision_config: {} }
    expect(diffImage(asked, of(DIGEST))).toEqual({ changes: [], unchanged: [] })
  })
})
