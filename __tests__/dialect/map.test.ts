import { describe, expect, test } from '@jest/globals'
import { GOOD, problemsOf, read } from '../fakes/inputs.js'

const spoken = (api_dialect: string) => {
  const request = read({ ...GOOD, api_dialect })
  if (request.command === 'skip') throw new Error('it is skipped')
  return request.connection.dialect.words
}

describe('api_dialect', () => {
  test('is neutral when not given', () => {
    expect(spoken('')).toEqual(spoken('neutral'))
    expect(spoken('neutral').git_host).toBe('git_host')
  })

  test('is the public service by its name', () => {
    expect(spoken('langsmith')).toMatchObject({ git_host: 'github', cluster_namespaces: 'k8s_namespaces' })
  })

  test.each([
    ['YAML', 'git_host: forge\ncluster_namespace: space'],
    ['JSON', '{"git_host": "forge", "cluster_namespace": "space"}']
  ])('is a map in %s; what it does not name stays neutral, and the plural follows', (_name, map) => {
    expect(spoken(map)).toMatchObject({
      git_host: 'forge',
      external_container: 'external_container',
      cluster_namespace: 'space',
      cluster_namespaces: 'spaces',
      cluster: 'cluster'
    })
  })

  test('names the plural itself where it is another', () => {
    expect(spoken('{cluster_namespace: space, cluster_namespaces: rooms}').cluster_namespaces).toBe('rooms')
  })

  test.each<[string, RegExp[]]>([
    ['klingon', [/^api_dialect: "klingon" is not neutral, langsmith or a map of words: give one of these$/]],
    ['[github]', [/is not neutral, langsmith or a map/]],
    ['{git_host: github', [/is not YAML or JSON: .* on line 1/]],
    ['{git_host: a, git_host: b}', [/a name is there twice on line 1/]],
    ['{githost: github}', [/"githost" is none of the words: give git_host, external_container, graph_config_path/]],
    ['{name: title}', [/"name" is none of the words/]],
    ['{git_host: 7}', [/"git_host" leads to no word: give one of letters, digits and _/]],
    ['{git_host: a b}', [/"git_host" leads to no word/]],
    ['{git_host: ""}', [/"git_host" leads to no word/]],
    ['{graph_config_path: __proto__}', [/"graph_config_path" leads to no word/]],
    ['{graph_config_path: image_uri}', [/graph_config_path cannot be "image_uri", which is another field beside it/]],
    ['{graph_config_path: repo_commit_sha}', [/cannot be "repo_commit_sha"/]],
    ['{cache_memory_mb: memory_mb}', [/cache_memory_mb cannot be "memory_mb", which is another field beside it/]],
    [
      '{git_host: same, external_container: same}',
      [/git_host and external_container are both "same": give each its own/]
    ],
    [
      '{git_host: external_container}',
      [/git_host cannot be "external_container", which is another value in the same place/]
    ],
    ['{githost: a, cache_memory_mb: cpu, cluster: "1"}', [/"githost"/, /"cluster" leads to no word/, /cannot be "cpu"/]]
  ])('%s is refused, with its mend', (api_dialect, patterns) => {
    const problems = problemsOf({ ...GOOD, api_dialect })
    expect(problems).toEqual(patterns.map((pattern) => expect.stringMatching(pattern)))
    for (const problem of problems) expect(problem).toMatch(/^api_dialect: .+$/)
  })

  test('a word may be the name of a field or value of another place', () => {
    expect(
      problemsOf({ ...GOOD, api_dialect: '{git_host: image_uri, cluster: git_host, cache_memory_mb: repo_ref}' })
    ).toEqual([])
  })
})
