/** Services that show what they were given in forms of their own, or late: a deploy is green, and a second one changes nothing. */
import { describe, expect, test } from '@jest/globals'
import type { Variations } from '../../../simulation/service/traits.js'
import { timelessControlPlane } from '../../support/servers/varied-control-plane.js'
import { errorOf } from '../../support/shown-messages.js'
import { deploy } from './bundle.js'

const DIGEST = `sha256:${'ab'.repeat(32)}`
const SPEC = JSON.stringify({ cpu: 2, memory_mb: 1024, min_scale: 1, labels: { tier: '2' } })
const IMAGE = { source: 'external_container', graph_config_path: '', resource_spec: SPEC }
const LISTENER = { custom_url: 'https://Support.example.com/' }

type Case = [name: string, inputs: Record<string, string>, variations: Variations, revisionsOfTwo: number]

/** One revision of two runs if the service proves that nothing changed; two where an image is given by its tag. */
const CASES: Case[] = [
  [
    'an image that gets docker.io in front',
    { ...IMAGE, image_uri: `acme/a:1@${DIGEST}` },
    { forms: { image: 'docker.io' } },
    1
  ],
  ['an image of the library', { ...IMAGE, image_uri: 'nginx' }, { forms: { image: 'docker.io' } }, 2],
  ['a tag that resolves to a digest', { ...IMAGE, image_uri: 'ghcr.io/acme/a:1' }, { forms: { image: 'digest' } }, 2],
  ['a tag that gets a digest', { ...IMAGE, image_uri: 'ghcr.io/acme/a:1' }, { forms: { image: 'tag@digest' } }, 2],
  [
    'a registry in another case',
    { ...IMAGE, image_uri: `ghcr.io/acme/a@${DIGEST}` },
    { forms: { image: 'upper-case host' } },
    1
  ],
  ['numbers as text', { ...IMAGE, ...LISTENER, image_uri: `acme/a@${DIGEST}` }, { forms: { number: 'text' } }, 1],
  ['a repository by scp', {}, { forms: { repository: 'scp' } }, 1],
  ['a path with ./', {}, { forms: { path: './' } }, 1],
  ['a path without its ./', { graph_config_path: './agents//support/graph.json' }, { forms: { path: 'bare' } }, 1],
  ['a branch as refs/heads/', {}, { forms: { ref: 'refs/heads/' } }, 1],
  ['a commit in upper case', {}, { commits: { deployments: 'upper case', revisions: 'upper case' } }, 1],
  ['a short commit', {}, { commits: { deployments: 'short', revisions: 'short' } }, 1],
  ['a commit that only the deployment tells', {}, { commits: { revisions: 'never' } }, 1],
  ['a commit that only revisions tell', {}, { commits: { deployments: 'never' } }, 1],
  ['code that only the deployment tells', {}, { revisionsTellCode: false }, 1],
  ['fixed fields that are null', {}, { emptiness: { fixed: 'null' } }, 1],
  ['fixed fields that are absent', {}, { emptiness: { fixed: 'absent', unset: 'absent' } }, 1]
]

/** Those in which the words of the other dialect take part. */
const ALSO_LANGSMITH = /resolves|numbers|\.\/$|fixed fields/

const inDialects = CASES.flatMap((each): [dialect: 'neutral' | 'langsmith', ...Case][] => [
  ['neutral', ...each],
  ...(ALSO_LANGSMITH.test(each[0]) ? [['langsmith', ...each] as [dialect: 'langsmith', ...Case]] : [])
])

test.each(inDialects)('%s: %s matches the request', async (dialect, _name, more, variations, revisions) => {
  await using plane = await timelessControlPlane({ variations, dialect })
  const inputs = { api_dialect: dialect, ...more }
  const first = await deploy(plane, inputs)
  expect([first.exitCode, first.stdout]).toEqual([0, expect.any(String)])
  const second = await deploy(plane, inputs)
  expect([second.exitCode, second.outputs.operation]).toEqual([0, revisions === 1 ? 'unchanged' : 'updated'])
  expect(plane.revisions()).toHaveLength(revisions)
})

test('a field that a fixed one differs from in more than its form is refused', async () => {
  await using plane = await timelessControlPlane({ variations: { forms: { repository: 'scp' } } })
  plane.place()
  const { exitCode, stdout } = await deploy(plane, { repo_url: 'https://github.com/octo/sales' })
  expect(exitCode).toBe(1)
  expect(stdout).toContain('source_config.repo_url')
  expect(plane.writes()).toEqual([])
})

describe('what is fresh', () => {
  test.each<[string, Variations]>([
    ['a new deployment is 404', { timing: { hiddenDeploymentMs: 2_000 } }],
    ['a new revision is 404', { timing: { hiddenRevisionMs: 2_000 } }],
    ['a new deployment tells no revision yet', { created: 'pending', timing: { latestLateMs: 2_000 } }],
    ['readers disagree', { timing: { staleReaderMs: 1_500 } }]
  ])('%s for two seconds: it is waited for, in a create and in an update', async (_name, variations) => {
    await using plane = await timelessControlPlane({ variations })
    const created = await deploy(plane)
    expect([created.exitCode, created.stdout]).toEqual([0, expect.any(String)])
    const updated = await deploy(plane, { secrets: 'TOKEN=abcdefgh' })
    expect([updated.exitCode, updated.stdout]).toEqual([0, expect.any(String)])
    expect(plane.revisions()).toHaveLength(2)
    expect(updated.outputs.revision_id).toBe(plane.revisions().at(-1)?.id)
  })

  test('a run that comes at once finds what an earlier one has just created', async () => {
    await using plane = await timelessControlPlane({
      variations: { timing: { hiddenDeploymentMs: 1_500, hiddenRevisionMs: 2_000 } }
    })
    await deploy(plane, { wait: 'false' })
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.operation]).toEqual([0, 'unchanged'])
    expect(plane.revisions()).toHaveLength(1)
  })
})

describe('lists', () => {
  const others = ['support-a', 'support-b', 'support-c', 'support-d']

  test.each(['{}', 'array'] as const)('an empty list as %s is empty', async (emptyList) => {
    await using plane = await timelessControlPlane({ variations: { emptiness: { emptyList } } })
    expect((await deploy(plane, { command: 'delete' })).exitCode).toBe(0)
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.operation]).toEqual([0, 'created'])
  })

  test.each<[string, Variations]>([
    ['three a page', { lists: { pageSize: 3 } }],
    ['two a page, newest first', { lists: { pageSize: 2, order: 'newest first' } }],
    ['one a page', { lists: { pageSize: 1 } }],
    ['a search that finds everything', { lists: { pageSize: 2, filters: false } }]
  ])('%s: the deployment is found', async (_name, variations) => {
    await using plane = await timelessControlPlane({ variations })
    for (const name of ['support-0', ...others.slice(0, 2)]) plane.place({ name })
    plane.place()
    for (const name of others.slice(2)) plane.place({ name })
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.operation]).toEqual([0, 'unchanged'])
    expect(plane.named('support')).toHaveLength(1)
  })

  test('if offset is ignored, nothing is sent, and nothing is green', async () => {
    await using plane = await timelessControlPlane({ variations: { lists: { pageSize: 3, paging: 'ignored' } } })
    for (const pull of [1, 2, 3, 4]) plane.place({ name: `support-pr-${pull}` })
    plane.place()
    for (const more of [{}, { command: 'plan' }, { command: 'delete' }, { command: 'sweep' }] as Record<
      string,
      string
    >[]) {
      const { exitCode, stdout } = await deploy(plane, more)
      expect([more, exitCode]).toEqual([more, 1])
      expect(stdout).toContain('ignores "offset"')
    }
    expect(plane.writes()).toEqual([])
  })

  test('a list that says that it has no other page is whole, whatever the service makes of offset', async () => {
    await using plane = await timelessControlPlane({ variations: { lists: { paging: 'ignored' } } })
    for (const name of others) plane.place({ name })
    const { exitCode, outputs } = await deploy(plane)
    expect([exitCode, outputs.operation]).toEqual([0, 'created'])
  })

  test.each([{ next_cursor: 'b' }, { has_more: true }, { pagination: { next: '/v2/deployments?after=b' } }])(
    'a list that says %j and shows no other page sends nothing, and nothing is green',
    async (said) => {
      await using plane = await timelessControlPlane({
        intercept: ({ operation, path }, proceed) => {
          if (operation !== 'list') return undefined
          const isFirst = path.endsWith('offset=0')
          const { resources } = proceed().body as { resources: unknown[] }
          return { status: 200, body: { resources: isFirst ? resources : [], ...(isFirst && said) } }
        }
      })
      for (const name of others) plane.place({ name })
      for (const command of ['deploy', 'delete', 'sweep']) {
        const { exitCode, outputs, stdout } = await deploy(plane, { command })
        expect([command, exitCode, outputs.error_code]).toEqual([command, 1, 'invalid_response'])
        expect(errorOf(stdout)).toMatchObject({
          first: expect.stringMatching(/list of deployments is incomplete/),
          rest: expect.arrayContaining([expect.stringContaining('GET /v2/deployments')])
        })
      }
      expect(plane.writes()).toEqual([])
    }
  )
})
