import { describe, expect, test } from '@jest/globals'
import { judgePaths } from '../../../../src/deploy/compare/diff-code.js'
import type { PathFiles } from '../../../../src/deploy/core/model.js'
import type { Snapshot } from '../../../../src/deploy/core/snapshot.js'
import { type GitFixture, gitWanted } from '../../../support/account.js'
import { COMMIT_A, COMMIT_B, currentOf, gitDeployment } from '../../../support/fakes/answers.js'

/** One fixture for both members of a request. */
const both = (fixture: GitFixture) => ({ wanted: fixture, origin: fixture })

const BETWEEN = { from: COMMIT_A, to: COMMIT_B }
const wanted = (graph_config_path?: string, paths = ['src/**']) =>
  gitWanted(COMMIT_B, {
    paths,
    source_revision_config: {
      repo_ref: 'main',
      ...(graph_config_path !== undefined && { graph_config_path })
    }
  })
const withPath = (graph_config_path: string | null) =>
  currentOf(gitDeployment({}, {}, { graph_config_path }))
const here = currentOf(gitDeployment())
const untold = currentOf(gitDeployment(), 'BUILDING', null)

describe('the files of two commits decide', () => {
  test.each<[string, ReturnType<typeof wanted>, Snapshot, typeof BETWEEN]>([
    ['of the same path', wanted('agent.json'), here, BETWEEN],
    [
      'commits in capitals',
      wanted(),
      here,
      { from: COMMIT_A.toUpperCase(), to: COMMIT_B.toUpperCase() }
    ],
    ['of a path that only the deployment shows', wanted(), withPath('a/./b/..//c.json'), BETWEEN],
    [
      'while another revision is on its way',
      wanted(),
      currentOf(gitDeployment(), 'BUILDING'),
      BETWEEN
    ]
  ])('%s', (_, asked, current, commits) => {
    expect(judgePaths(both(asked), current, commits, undefined)).toEqual({
      needed: true,
      why: [],
      undecided: BETWEEN
    })
  })
})

describe('the files of two commits prove nothing', () => {
  test.each<[string, ReturnType<typeof wanted>, Snapshot, typeof BETWEEN, RegExp]>([
    ['short commit of the service', wanted(), here, { ...BETWEEN, from: 'aaaaaaa' }, /only a part/],
    ['short commit of the run', wanted(), here, { ...BETWEEN, to: 'bbbbbbb' }, /only a part/],
    ['nothing of the revision in progress', wanted(), untold, BETWEEN, /progress/],
    ['no path', wanted(), withPath(null), BETWEEN, /path of the graph/],
    [
      'a path that leads out of the repository',
      wanted('../agent.json'),
      withPath(null),
      BETWEEN,
      /path of the graph/
    ],
    [
      'a path that leads out later',
      wanted('a/../../b.json'),
      withPath('agent.json'),
      BETWEEN,
      /path of the graph/
    ],
    ['the root as path', wanted('./'), withPath(null), BETWEEN, /path of the graph/]
  ])('%s', (_, asked, current, commits, why) => {
    expect(judgePaths(both(asked), current, commits, undefined)).toEqual({
      needed: true,
      why: [expect.stringMatching(why)]
    })
  })
})

interface Case {
  config?: string
  links?: string[]
  path_files?: PathFiles
}

describe('the verdict on the files', () => {
  const judge = (
    paths: string[],
    files: string[],
    { config = 'agents/a.json', links = [], path_files }: Case = {}
  ) =>
    judgePaths(
      both({ ...wanted(config, paths), ...(path_files && { path_files }) }),
      withPath(null),
      BETWEEN,
      { ...BETWEEN, files, links }
    )
  const config = { graph_config_path: 'agents/a.json', unmatched: [] }
  const dependsOn = (...dependencies: string[]) => ({
    path_files: { ...config, dependencies: { paths: dependencies, outside: [] } }
  })
  const undisclosed = { path_files: config }
  const many = (count: number) => Array.from({ length: count }, (_, at) => `src/${at}`)
  const SRC = ['src/**']

  test.each<[string, ReturnType<typeof judge>, RegExp, object]>([
    [
      'one under paths',
      judge(SRC, ['src/a', 'b']),
      /: src\/a$/,
      { changed: 2, under_paths: ['src/a'] }
    ],
    ['three', judge(SRC, many(3)), /: src\/0, src\/1, src\/2$/, { changed: 3 }],
    [
      'the report has ten at most',
      judge(SRC, many(99)),
      /src\/9, .*…$/,
      { changed: 99, under_paths: many(10) }
    ],
    [
      'a file in two roles counts once',
      judge(SRC, ['src/a', 'src/a']),
      /: src\/a$/,
      { changed: 1 }
    ],
    ['all in a folder without a star', judge(['docs'], ['docs/a']), /docs\/a/, { changed: 1 }],
    [
      'the graph configuration file',
      judge(SRC, ['agents/a.json']),
      /agents\/a\.json/,
      { changed: 1 }
    ],
    [
      'that file, although excluded',
      judge([...SRC, '!agents/**'], ['agents/a.json']),
      /agents/,
      { changed: 1 }
    ],
    [
      'one in a dependency outside the folder of the graph configuration',
      judge(SRC, ['libs/tools/a.py'], dependsOn('libs/tools')),
      /: libs\/tools\/a\.py$/,
      { changed: 1, under_paths: ['libs/tools/a.py'] }
    ],
    [
      'any, if the root of the repository is a dependency',
      judge(SRC, ['.env'], dependsOn('')),
      /: \.env$/,
      { changed: 1 }
    ],
    [
      'one under paths although the dependencies are unknown',
      judge(SRC, ['src/a'], undisclosed),
      /^changed under paths: src\/a$/,
      { changed: 1 }
    ],
    [
      'one with special characters',
      judge(SRC, ['[a]+*?!.json'], { config: '[a]+*?!.json' }),
      /json/,
      { changed: 1 }
    ],
    [
      'a link or submodule, wherever it is',
      judge([...SRC, '!libs/**'], ['README.md', 'libs/kit'], { links: ['libs/kit'] }),
      /: libs\/kit$/,
      { changed: 2, under_paths: ['libs/kit'] }
    ]
  ])('needed: %s', (_, judged, why, compared) => {
    expect(judged).toMatchObject({
      needed: true,
      why: [expect.stringMatching(why)],
      compared: { ...BETWEEN, ...compared }
    })
  })

  test.each<[string, ReturnType<typeof judge>, RegExp, number]>([
    ['nothing changed', judge(SRC, []), /no file changed$/, 0],
    [
      'one elsewhere',
      judge(SRC, ['README.md']),
      /aaaaaaa.*bbbbbbb.*: 1 file changed elsewhere$/,
      1
    ],
    ['a folder whose name begins alike', judge(['docs'], ['docs2/a']), /1 file/, 1],
    ['a folder named like a pattern', judge(['d?cs'], ['d?cs/a']), /1 file/, 1],
    ['one excluded from a folder', judge(['docs', '!docs/a'], ['docs/a']), /1 file/, 1],
    [
      'one like a configuration with a star',
      judge(SRC, ['axx.json'], { config: 'a*.json' }),
      /1 file/,
      1
    ],
    ['a file in the path of the graph configuration', judge(SRC, ['agents']), /1 file/, 1],
    [
      'one beside a dependency',
      judge(SRC, ['libs/tools2/a.py'], dependsOn('libs/tools')),
      /1 file/,
      1
    ],
    [
      'one excluded from a dependency',
      judge([...SRC, '!**.md'], ['libs/tools/a.md'], dependsOn('libs/tools')),
      /1 file/,
      1
    ],
    [
      'one in a folder named like the pattern of a dependency',
      judge(SRC, ['libs/x/a.md'], dependsOn('libs/*')),
      /1 file/,
      1
    ]
  ])('not needed: %s', (_, judged, why, changed) => {
    const compared = { ...BETWEEN, changed, under_paths: [] }
    expect(judged).toEqual({ needed: false, why: [expect.stringMatching(why)], compared })
  })

  test('not needed with unknown dependencies: a line names the graph configuration', () => {
    expect(judge(SRC, ['libs/tools/a.py'], undisclosed)).toMatchObject({
      needed: false,
      why: [expect.stringMatching(/1 file/), expect.stringMatching(/agents\/a\.json are unknown/)]
    })
  })

  test('unknown files are needed', () => {
    const compared = { ...BETWEEN, unknown: 'no checkout' }
    const why = ['paths could not be compared: no checkout']
    expect(judgePaths(both(wanted()), here, BETWEEN, compared)).toEqual({
      needed: true,
      why,
      compared
    })
  })
})
