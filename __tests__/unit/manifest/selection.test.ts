import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { pullRequest } from '../../support/fakes/inputs.js'
import { manifestOf, problemsOf, read } from '../../support/fakes/manifests.js'

const of = (deployments: Record<string, Record<string, unknown>>) =>
  manifestOf(
    Object.entries(deployments)
      .map(([key, values]) => `${key}: ${JSON.stringify({ graph_config_path: 'x', ...values })}`)
      .join('\n')
  )

test.each<[Record<string, string[]>, RegExp[]]>([
  [{ a: ['b'], b: [] }, []],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [{ a: ['a'] }, [/:3:\d+ deployments\.a\.needs\[0\]: makes a cycle: a → a\./]],
  [{ a: ['b'], b: ['a'] }, [/:4:\d+ deployments\.b\.needs\[0\]: .*: a → b → a\. Remove one of these needs\.$/]],
  [{ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }, [/:6:\d+ deployments\.d\.needs\[0\]: .*: b → d → b\./]],
  [{ a: ['b'], b: ['a'], c: ['d'], d: ['c'] }, [/a → b → a/, /c → d → c/]],
  [
    { support: [], router: ['suport'] },
    [/needs\[0\]: "suport" is not a deployment of this file\. Did you mean "support"\?/]
  ],
  [{ support: ['suport'] }, [/"suport" is not a deployment of this file\.$/]],
  [{ a: ['x', 'y'] }, [/"x" is not a deployment/, /"y" is not a deployment/]]
])('needs that are missing or make a cycle are refused, as a path: %j', async (needs, problems) => {
  const text = of(Object.fromEntries(Object.entries(needs).map(([key, needs]) => [key, { needs }])))
  expect(await problemsOf(text)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})

test('a file has a problem exactly if its needs have a cycle', async () => {
  const edges = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(edges, async (pairs) => {
      const needs = Array.from({ length: 6 }, (_, i) => pairs.filter(([from]) => from === i).map(([, to]) => to))
      // Without a cycle, removing what needs nothing leaves nothing.
      let left = needs.map((_, i) => i)
      for (let before = -1; before !== left.length; ) {
        before = left.length
        left = left.filter((i) => needs[i]?.some((to) => left.includes(to)))
      }
      const text = of(Object.fromEntries(needs.map((to, i) => [`d${i}`, { needs: to.map((n) => `d${n}`) }])))
      expect((await problemsOf(text)).length > 0).toBe(left.length > 0)
    }),
    { numRuns: 60 }
  )
})

test('a file with many deployments is not listed for a wrong selection', async () => {
  const keys = Array.from({ length: 21 }, (_, i) => `deployment-${i}`)
  const many = of(Object.fromEntries(keys.map((key) => [key, {}])))
  expect(await problemsOf(many, { select: 'x' })).toEqual(['select: "x" is not a deployment of the manifest.'])
})

const THREE = of({ a: { needs: ['b'] }, b: {}, 'c.d': { name: 'third' } })

test.each([
  ['', ['a', 'b', 'c.d']],
  ['a', ['a']],
  ['b, c.d', ['b', 'c.d']],
  ['b\nc.d\n', ['b', 'c.d']],
  [' a ,, a ', ['a']]
])('select %j selects %j', async (select, keys) => {
  const { deployments } = await read(THREE, { select })
  expect(deployments.filter(({ is_selected }) => is_selected).map(({ key }) => key)).toEqual(keys)
  expect(deployments).toHaveLength(3)
  expect(deployments[0]?.needs).toEqual(['b'])
})

test.each<[Record<string, string>, RegExp[]]>([
  [{ select: 'x' }, [/^select: "x" is not a deployment of the manifest\. It has a, b, c\.d\.$/]],
  [{ select: 'c.e, cd' }, [/"c\.e" .* Did you mean "c\.d"\?/, /"cd" .* Did you mean "c\.d"\?/]],
  [{ select: ',' }, [/^select: names no deployment/]],
  [{ command: 'delete' }, [/^select: is required with `command: delete`/]],
  [{ command: 'delete', select: 'a' }, []]
])('what is selected must exist, and a delete names it: %j', async (inputs, problems) => {
  expect(await problemsOf(THREE, inputs)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})

test.each<[Record<string, unknown>, RegExp[]]>([
  [{ timeout: 'soon' }, [/:3:\d+ deployments\.a\.timeout: "soon" is not a duration/]],
  [{ needs: ['x'] }, [/deployments\.a\.needs\[0\]: "x" is not a deployment of this file/]],
  [{ name: 'b' }, [/deployments\.b: has the same name as "a"/]],
  [{ name: '${x}' }, [/deployments\.a\.name: \$\{x\} is not a reference/]],
  // Its values are checked by the run that selects it.
  [{ build_command: '${HOME}' }, []],
  [{ source: 'external_container' }, []],
  [{ secrets: ['KEY'] }, []],
  [{ build_on_push: true, repo_ref: 'main' }, []]
])('of what is not selected, the shape, the name and the needs are checked: %j', async (values, problems) => {
  const inputs = { select: 'b', repo_ref: 'refs/tags/v1', secrets: 'EMPTY=', variables: 'LIMIT=soon' }
  const found = await problemsOf(of({ a: values, b: {} }), inputs)
  expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)))
})

test('a missing value of a selected deployment is a problem', async () => {
  const text = of({ a: { secrets: ['KEY'] }, b: {} })
  expect(await problemsOf(text, { select: 'a' })).toEqual([expect.stringMatching(/secrets\.KEY/)])
})

test.each<[string, Record<string, Record<string, unknown>>, Record<string, string>, number]>([
  ['in the file', { a: { needs: ['b'] }, b: { wait: false } }, {}, 1],
  [
    'for all, in the file',
    { a: { needs: ['b'], wait: true }, b: { wait: '${variables.W}' } },
    { variables: 'W=false' },
    1
  ],
  ['in the file, whatever is selected', { a: { needs: ['b'] }, b: { wait: false } }, { select: 'a' }, 1],
  ['on the step', { a: { needs: ['b'] }, b: {} }, { wait: 'false' }, 1],
  ['on the step, but not for what is only read', { a: { needs: ['b'] }, b: {} }, { wait: 'false', select: 'a' }, 0],
  ['on the step, but nothing selected needs it', { a: { needs: ['b'] }, b: {} }, { wait: 'false', select: 'b' }, 0],
  ['on the step, also if the file says otherwise', { a: { needs: ['b'] }, b: { wait: true } }, { wait: 'false' }, 1],
  ['in the file, but the step says otherwise', { a: { needs: ['b'] }, b: { wait: false } }, { wait: 'true' }, 0],
  ['for what needs another', { a: { needs: ['b'], wait: false }, b: {} }, {}, 0],
  ['in a removal', { a: { needs: ['b'] }, b: { wait: false } }, { command: 'delete', select: 'a,b' }, 0]
])('a need that is not waited for is refused: wait: false %s', async (_where, deployments, inputs, refused) => {
  expect(await problemsOf(of(deployments), inputs)).toEqual(
    Array(refused).fill(expect.stringMatching(/:3:\d+ deployments\.a\.needs\[0\]: "b" has wait: false/))
  )
})

const LANGSMITH = { api_dialect: 'langsmith', preview: 'true' }

const FITTED = { a: { name: 'Sup Port' }, b: { name: 'sup-port' } }
const ids = (one: string) => ({ deployment_id: `${one}1111111-1111-4111-8111-111111111111` })

test.each<[Record<string, Record<string, unknown>>, Record<string, string>, RegExp[]]>([
  [FITTED, { api_dialect: 'langsmith', command: 'sweep' }, [/deployments\.b\.name: is the same deployment as "a"/]],
  [{ a: { ...FITTED.a, ...ids('a') }, b: { ...FITTED.b, ...ids('b') } }, { api_dialect: 'langsmith' }, []],
  [
    { a: {}, b: { name: 'a' } },
    {},
    [/:4:\d+ deployments\.b\.name: has the same name as "a" \(line 3\): "a"\. Set another name\.$/]
  ],
  [
    { a: { name: 'x' }, b: { name: 'x' } },
    {},
    [/:4:\d+ deployments\.b\.name: has the same name as "a" \(line 3\): "x"/]
  ],
  [
    { a: { name: 'x' }, b: { name: '${variables.N}' } },
    { variables: 'N=x' },
    [/deployments\.b\.name: has the same name/]
  ],
  [{ a: { name: 'b' }, b: { name: 'a' } }, {}, []],
  [{ a: {}, b: { name: 'A' } }, {}, []],
  [
    { support: {}, 'support-pr-12': {} },
    {},
    [/:4:3 deployments\.support-pr-12: has the name of a preview of "support" \(line 3\): "support-pr-12"\. Set ano/]
  ],
  [
    { x: { name: '${variables.N}-pr-3' }, y: { name: 'support' } },
    { variables: 'N=support', command: 'delete', select: 'y' },
    [/:3:\d+ deployments\.x\.name: has the name of a preview of "y" \(line 4\): "support-pr-3"/]
  ],
  [{ a: {}, b: { name: 'a-pr-4' } }, { command: 'sweep' }, [/deployments\.b\.name: has the name of a preview of "a"/]],
  [
    { a: { name: 'Sup Port', ...ids('a') }, b: { name: 'sup-port-pr-4' } },
    { api_dialect: 'langsmith' },
    [/deployments\.b\.name: has the name of a preview of "a"/]
  ],
  [{ a: { name: 'Sup Port' }, b: { name: 'sup-port-pr-4' } }, {}, []],
  [{ a: {}, b: { name: 'a-pr-0' }, c: { name: 'a-pr-x' }, d: { name: 'b-pr-1' }, e: { name: 'aa-pr-1' } }, {}, []],
  [
    { a: { name: 'Sup Port' }, b: { name: 'sup-port' } },
    LANGSMITH,
    [/deployments\.b\.name: is the same deployment as "a".*the same name of a preview/]
  ],
  [
    {
      a: { deployment_id: '11111111-1111-4111-8111-11111111111A' },
      b: { deployment_id: '11111111-1111-4111-8111-11111111111a' }
    },
    {},
    [/:4:3 deployments\.b: is the same deployment as "a"/]
  ]
])('two deployments that lead to the same one are refused: %j', async (deployments, inputs, problems) => {
  const context = inputs['preview'] === undefined ? undefined : pullRequest()
  expect(await problemsOf(of(deployments), inputs, context)).toEqual(
    problems.map((problem) => expect.stringMatching(problem))
  )
})
