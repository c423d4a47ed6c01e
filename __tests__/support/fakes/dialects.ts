/**
 * Random bodies and answers said twice: in neutral words, and by hand in those of the public
 * service.
 */
import * as fc from 'fast-check'
import { ALL_WORDS, type Word, type Words } from '../../../src/contract/dialect.js'

/**
 * The words of the public service, written down once more by hand, so that a slip in the table
 * shows.
 */
export const PUBLIC: Words = {
  git_host: 'github',
  external_container: 'external_docker',
  graph_config_path: 'langgraph_config_path',
  cluster_namespace: 'k8s_namespace',
  cluster_namespaces: 'k8s_namespaces',
  cluster: 'k8s',
  cache_memory_mb: 'redis_memory_mb'
}

/** What looks like a word, and what no program should trip over. */
const HOSTILE = [
  ...ALL_WORDS,
  ...Object.values(PUBLIC),
  '__proto__',
  'constructor',
  'toString',
  'name',
  'value',
  ''
]
export const hostileText = fc.oneof(fc.constantFrom(...HOSTILE), fc.string({ maxLength: 6 }))

/** An object with own keys of any name; `__proto__` too, as JSON.parse makes it. */
export const anyObject = <T>(value: fc.Arbitrary<T>, keys: fc.Arbitrary<string> = hostileText) =>
  fc
    .uniqueArray(fc.tuple(keys, value), { selector: ([key]) => key, maxLength: 5 })
    .map((entries): Record<string, T> => Object.fromEntries(entries))

/** Builds the same value with the words that `say` gives. */
export type Said = (say: (word: Word) => string) => Record<string, unknown>

const labels = fc.option(anyObject(hostileText), { nil: null })

const specs = fc.record({
  cache: fc.integer({ min: 0, max: 9 }),
  labels,
  emptyDir: anyObject(hostileText)
})

/**
 * Everything of a create, a patch or a deployment that may hold a word, and look-alikes everywhere
 * else.
 */
export const saidDeployment: fc.Arbitrary<Said> = fc
  .record({
    source: fc.constantFrom('git_host', 'external_container'),
    text: hostileText,
    path: fc.option(hostileText, { nil: null }),
    namespace: fc.option(hostileText, { nil: null }),
    spec: fc.option(specs, { nil: null }),
    secrets: fc.array(fc.record({ name: hostileText, value: hostileText }), { maxLength: 3 })
  })
  .map(
    ({ source, text, path, namespace, spec, secrets }): Said =>
      (say) => ({
        name: text,
        source: say(source),
        source_config: {
          repo_url: text,
          custom_url: text,
          listener_config: { [say('cluster_namespace')]: namespace },
          resource_spec: spec && {
            [say('cache_memory_mb')]: spec.cache,
            labels: spec.labels,
            annotations: spec.labels,
            volumes: [{ name: text, emptyDir: spec.emptyDir }],
            sidecars: [{ name: text, env: [{ name: text, value: text, valueFrom: spec.emptyDir }] }]
          }
        },
        source_revision_config: { repo_ref: text, [say('graph_config_path')]: path },
        secrets
      })
  )

/** A revision in a response. */
export const saidRevision: fc.Arbitrary<Said> = fc
  .record({ source: fc.constantFrom('git_host', 'external_container'), text: hostileText })
  .map(
    ({ source, text }): Said =>
      (say) => ({
        id: text,
        status: text,
        source: say(source),
        source_revision_config: { [say('graph_config_path')]: text, repo_commit_sha: text }
      })
  )

/** A listener in a response. */
export const saidListener: fc.Arbitrary<Said> = fc
  .record({ names: fc.array(hostileText), type: fc.constantFrom('cluster', 'vm') })
  .map(
    ({ names, type }): Said =>
      (say) => ({
        id: 'x',
        compute_type: type === 'cluster' ? say('cluster') : type,
        compute_id: 'cluster',
        compute_config: { [say('cluster_namespaces')]: names }
      })
  )
