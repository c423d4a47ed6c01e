import { describe, expect, test } from '@jest/globals'
import { judgeFiles, pathsRule } from '../../../../src/deploy/compare/diff-paths.js'
import type { DeployedState } from '../../../../src/deploy/core/model.js'
import { COMMIT_A, COMMIT_B, currentOf, gitDeployment } from '../../../support/fakes/answers.js'
import { gitWanted } from '../../../support/fakes/deploys.js'

const BETWEEN = { from: COMMIT_A, to: COMMIT_B }
const wanted = (graph_config_path?: string) =>
  gitWanted(COMMIT_B, {
    paths: ['src/**'],
    source_revision_config: { repo_ref: 'main', ...(graph_config_path !== undefined && { graph_config_path }) }
  })
const withPath = (graph_config_path: string | null) => currentOf(gitDeployment({}, {}, { graph_config_path }))
const apart = gitDeployment({ latest_revision_id: 'rev-2', active_revision_id: 'rev-1' })

describe('the files of two commits decide', () => {
  const rule = (configs: string[]) => ({ comparison: BETWEEN, paths: ['src/**'], configs: new Set(configs) })
  test.each<[string, ReturnType<typeof wanted>, DeployedState, typeof BETWEEN, string[]]>([
    ['of the same path', wanted('agent.json'), currentOf(gitDeployment()), BETWEEN, ['agent.json']],
    [
      'commits in capitals',
      wanted('agent.json'),
      currentOf(gitDeployment()),
      { from: COMMIT_A.toUpperCase(), to: COMMIT_B.toUpperCase() },
      ['agent.json']
    ],
    [
      'of another path: both count',
      wanted('new.json'),
      currentOf(gitDeployment()),
      BETWEEN,
      ['new.json', 'agent.json']
    ],
    ['of a path that only the deployment shows', wanted(), withPath('a/./b/..//c.json'), BETWEEN, ['a/c.json']],
    ['while another revision is on its way', wanted(), currentOf(apart, 'BUILDING'), BETWEEN, ['agent.json']],
    [
      'on a service that names no active revision',
      wanted(),
      currentOf(gitDeployment({ active_revision_id: null })),
      BETWEEN,
      ['agent.json']
    ]
  ])('%s', (_, asked, current, commits, configs) => {
    expect(pathsRule(asked, current, commits)).toEqual(rule(configs))
  })
})

describe('the files of two commits prove nothing', () => {
  test.each<[string, ReturnType<typeof wanted>, DeployedState, typeof BETWEEN, RegExp]>([
    [
      'short commit of the service',
      wanted(),
      currentOf(gitDeployment()),
      { ...BETWEEN, from: 'aaaaaaa' },
      /service shows only a part/
    ],
    [
      'short commit of the run',
      wanted(),
      currentOf(gitDeployment()),
      { ...BETWEEN, to: 'bbbbbbb' },
      /run shows only a part/
    ],
    ['no revision', wanted(), currentOf(gitDeployment({ latest_revision_id: null })), BETWEEN, /no revision/],
    [
      'no commit of the revision in progress',
      wanted(),
      currentOf(gitDeployment(), 'BUILDING', {}),
      BETWEEN,
      /in progress/
    ],
    [
      'nothing of the revision in progress',
      wanted(),
      currentOf(gitDeployment(), 'BUILDING', null),
      BETWEEN,
      /in progress/
    ],
    ['another active revision', wanted(), currentOf(apart), BETWEEN, /another revision/],
    ['no path', wanted(), withPath(null), BETWEEN, /path of the graph/],
    ['a path that leads out of the repository', wanted('../agent.json'), withPath(null), BETWEEN, /path of the graph/],
    ['a path that leads out later', wanted('a/../../b.json'), withPath('agent.json'), BETWEEN, /path of the graph/],
    ['the root as path', wanted('./'), withPath(null), BETWEEN, /path of the graph/]
  ])('%s', (_, asked, current, commits, unknown) => {
    expect(pathsRule(asked, current, commits)).toEqual({ unknown: expect.stringMatching(unknown) })
  })
})

describe('the verdict on the files', () => {
  const judge = (paths: string[], ...files: (string | { path: string; may_be_link: boolean })[]) =>
    judgeFiles(
      { comparison: BETWEEN, paths, configs: new Set(['agents/a.json']) },
      { ...BETWEEN, files: files.map((file) => (typeof file === 'string' ? { path: file } : file)) }
    )
  const many = (count: number) => Array.from({ length: count }, (_, at) => `src/${at}`)

  test.each<[string, () => ReturnType<typeof judge>, RegExp, object]>([
    ['one under paths', () => judge(['src/**'], 'src/a', 'b'), /: src\/a$/, { changed: 2, under_paths: ['src/a'] }],
    ['three are named', () => judge(['src/**'], ...many(3)), /: src\/0, src\/1, src\/2$/, { changed: 3 }],
    ['of four one is counted', () => judge(['src/**'], ...many(4)), /src\/2 and 1 more$/, { changed: 4 }],
    [
      'the report has ten at most',
      () => judge(['src/**'], ...many(12)),
      /and 9 more$/,
      { changed: 12, under_paths: many(10) }
    ],
    [
      'a file in two roles counts once',
      () => judge(['src/**'], 'src/a', 'src/a'),
      /: src\/a$/,
      { changed: 1, under_paths: ['src/a'] }
    ],
    ['all in a folder without a star', () => judge(['docs'], 'docs/a'), /docs\/a/, { changed: 1 }],
    ['the graph configuration file', () => judge(['src/**'], 'agents/a.json'), /agents\/a\.json/, { changed: 1 }],
    ['a link in its path', () => judge(['src/**'], { path: 'agents', may_be_link: true }), /: agents$/, { changed: 1 }]
  ])('needed: %s', (_, judged, why, compared) => {
    expect(judged()).toMatchObject({
      needed: true,
      why: expect.stringMatching(why),
      compared: { ...BETWEEN, ...compared }
    })
  })

  test.each<[string, () => ReturnType<typeof judge>, RegExp, number]>([
    ['nothing changed', () => judge(['src/**']), /no file changed$/, 0],
    ['one elsewhere', () => judge(['src/**'], 'README.md'), /aaaaaaa.*bbbbbbb.*: 1 file changed elsewhere$/, 1],
    ['a folder whose name begins alike', () => judge(['docs'], 'docs2/a'), /1 file/, 1],
    ['a folder named like a pattern', () => judge(['d?cs'], 'd?cs/a'), /1 file/, 1],
    ['a file in the path of the graph configuration', () => judge(['src/**'], 'agents'), /1 file/, 1],
    ['a link beside that path', () => judge(['src/**'], { path: 'agents/b', may_be_link: true }), /1 file/, 1]
  ])('not needed: %s', (_, judged, why, changed) => {
    expect(judged()).toEqual({
      needed: false,
      why: expect.stringMatching(why),
      compared: { ...BETWEEN, changed, under_paths: [] }
    })
  })

  test('unknown files are needed', () => {
    const rule = { comparison: BETWEEN, paths: [], configs: new Set<string>() }
    expect(judgeFiles(rule, { ...BETWEEN, unknown: 'no checkout' })).toEqual({
      needed: true,
      why: expect.stringMatching(/no checkout$/),
      compared: { ...BETWEEN, unknown: 'no checkout' }
    })
  })
})
