import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { pullRequest } from '../../support/fakes/inputs.js'
import { manifestOf, placesOf, read } from '../../support/fakes/manifests.js'

const of = (deployments: Record<string, Record<string, unknown>>) =>
  manifestOf(
    Object.entries(deployments)
      .map(([key, values]) => `${key}: ${JSON.stringify({ graph_config_path: 'x', ...values })}`)
      .join('\n')
  )

/** Where the problems are, without line and column. */
const keysOf = async (...given: Parameters<typeof placesOf>) =>
  (await placesOf(...given)).map((place) => place.replace(/^\d+:\d+ deployments\./, ''))

test.each<[Record<string, string[]>, string[]]>([
  [{ a: ['b'], b: [] }, []],
  [{ a: ['b', 'c'], b: ['d'], c: ['d'], d: [] }, []],
  [{ a: ['a'] }, ['a.needs[0]']],
  [{ a: ['b'], b: ['a'] }, ['b.needs[0]']],
  [{ a: ['b'], b: ['c', 'd'], c: [], d: ['b'] }, ['d.needs[0]']],
  [{ a: ['b'], b: ['a'], c: ['d'], d: ['c'] }, ['b.needs[0]', 'd.needs[0]']],
  [{ support: [], router: ['suport'] }, ['router.needs[0]']],
  [{ a: ['x', 'y'] }, ['a.needs[0]', 'a.needs[1]']]
])('needs that are missing or make a cycle are refused: %j', async (needs, places) => {
  const text = of(Object.fromEntries(Object.entries(needs).map(([key, needs]) => [key, { needs }])))
  expect(await keysOf(text)).toEqual(places)
})

test('a file has a problem exactly if its needs have a cycle', async () => {
  const edges = fc.array(fc.tuple(fc.nat(5), fc.nat(5)), { maxLength: 8 })
  await fc.assert(
    fc.asyncProperty(edges, async (pairs) => {
      const needs = Array.from({ length: 6 }, (_, i) =>
        pairs.filter(([from]) => from === i).map(([, to]) => to)
      )
      // Without a cycle, removing what needs nothing leaves nothing.
      let left = needs.map((_, i) => i)
      for (let before = -1; before !== left.length; ) {
        before = left.length
        left = left.filter((i) => needs[i]?.some((to) => left.includes(to)))
      }
      const text = of(
        Object.fromEntries(needs.map((to, i) => [`d${i}`, { needs: to.map((n) => `d${n}`) }]))
      )
      expect((await placesOf(text)).length > 0).toBe(left.length > 0)
    }),
    { numRuns: 60 }
  )
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

test.each<[Record<string, string>, number]>([
  [{ select: 'x' }, 1],
  [{ select: 'c.e, cd' }, 2],
  [{ select: ',' }, 1],
  [{ command: 'delete' }, 1],
  [{ command: 'delete', select: 'a' }, 0]
])('what is selected must exist, and a delete names it: %j', async (inputs, count) => {
  expect(await keysOf(THREE, inputs)).toEqual(Array(count).fill('select'))
})

test.each<[Record<string, unknown>, string[]]>([
  [{ timeout: 'soon' }, ['a.timeout']],
  [{ needs: ['x'] }, ['a.needs[0]']],
  [{ name: 'b' }, ['b']],
  [{ name: '${x}' }, ['a.name']],
  // Its values are checked by the run that selects it.
  [{ build_command: '${HOME}' }, []],
  [{ source: 'external_container' }, []],
  [{ secrets: ['KEY'] }, []],
  [{ build_on_push: true, repo_ref: 'main' }, []]
])(
  'of what is not selected, the shape, the name and the needs are checked: %j',
  async (values, places) => {
    const inputs = {
      select: 'b',
      repo_ref: 'refs/tags/v1',
      secrets: 'EMPTY=',
      variables: 'LIMIT=soon'
    }
    expect(await keysOf(of({ a: values, b: {} }), inputs)).toEqual(places)
  }
)

test('a missing value of a selected deployment is a problem', async () => {
  const text = of({ a: { secrets: ['KEY'] }, b: {} })
  expect(await keysOf(text, { select: 'a' })).toEqual(['a.secrets.KEY'])
})

test.each<[string, Record<string, Record<string, unknown>>, Record<string, string>, number]>([
  ['in the file', { a: { needs: ['b'] }, b: { wait: false } }, {}, 1],
  [
    'for all, in the file',
    { a: { needs: ['b'], wait: true }, b: { wait: '${variables.W}' } },
    { variables: 'W=false' },
    1
  ],
  [
    'in the file, whatever is selected',
    { a: { needs: ['b'] }, b: { wait: false } },
    { select: 'a' },
    1
  ],
  [
    'in the file, if only what is needed is selected',
    { a: { needs: ['b'] }, b: { wait: false } },
    { select: 'b' },
    1
  ],
  ['on the step', { a: { needs: ['b'] }, b: {} }, { wait: 'false' }, 1],
  [
    'on the step, but not for what is only read',
    { a: { needs: ['b'] }, b: {} },
    { wait: 'false', select: 'a' },
    0
  ],
  [
    'on the step, but nothing selected needs it',
    { a: { needs: ['b'] }, b: {} },
    { wait: 'false', select: 'b' },
    0
  ],
  [
    'on the step, also if the file says otherwise',
    { a: { needs: ['b'] }, b: { wait: true } },
    { wait: 'false' },
    1
  ],
  [
    'in the file, but the step says otherwise',
    { a: { needs: ['b'] }, b: { wait: false } },
    { wait: 'true' },
    0
  ],
  ['for what needs another', { a: { needs: ['b'], wait: false }, b: {} }, {}, 0],
  [
    'in a removal',
    { a: { needs: ['b'] }, b: { wait: false } },
    { command: 'delete', select: 'a,b' },
    0
  ]
])(
  'a need that is not waited for is refused: wait: false %s',
  async (_where, deployments, inputs, refused) => {
    expect(await keysOf(of(deployments), inputs)).toEqual(Array(refused).fill('a.needs[0]'))
  }
)

const ids = (one: string) => ({ deployment_id: `${one}1111111-1111-4111-8111-111111111111` })
const FITTED = { a: { name: 'Sup Port' }, b: { name: 'sup-port' } }
const LANGSMITH = { api_dialect: 'langsmith' }
const SWEEP = { command: 'sweep' }

test.each<[Record<string, Record<string, unknown>>, Record<string, string>, string[]]>([
  [{ a: {}, b: { name: 'a' } }, {}, ['b.name']],
  [{ a: { name: 'x' }, b: { name: 'x' } }, {}, ['b.name']],
  [{ a: { name: 'x' }, b: { name: '${variables.N}' } }, { variables: 'N=x' }, ['b.name']],
  [{ a: { name: 'b' }, b: { name: 'a' } }, {}, []],
  [{ a: {}, b: { name: 'A' } }, {}, []],
  [{ a: { ...ids('a') }, b: { ...ids('A') } }, {}, ['b']],
  [FITTED, { ...LANGSMITH, ...SWEEP }, ['b.name']],
  [FITTED, { ...LANGSMITH, preview: 'true' }, ['b.name']],
  [{ a: { ...FITTED.a, ...ids('a') }, b: { ...FITTED.b, ...ids('b') } }, LANGSMITH, []],
  [{ support: {}, 'support-pr-12': {} }, {}, ['support-pr-12']],
  [
    { x: { name: '${variables.N}-pr-3' }, y: { name: 'support' } },
    { variables: 'N=support', select: 'y' },
    ['x.name']
  ],
  [{ a: {}, b: { name: 'a-pr-4' } }, SWEEP, ['b.name']],
  [{ a: { ...FITTED.a, ...ids('a') }, b: { name: 'sup-port-pr-4' } }, LANGSMITH, ['b.name']],
  [{ a: FITTED.a, b: { name: 'sup-port-pr-4' } }, {}, []],
  [
    {
      a: {},
      b: { name: 'a-pr-0' },
      c: { name: 'a-pr-x' },
      d: { name: 'b-pr-1' },
      e: { name: 'aa-pr-1' }
    },
    {},
    []
  ]
])(
  'two deployments that lead to the same one are refused: %j',
  async (deployments, inputs, places) => {
    const context = inputs['preview'] === undefined ? undefined : pullRequest()
    expect(await keysOf(of(deployments), inputs, context)).toEqual(places)
  }
)
