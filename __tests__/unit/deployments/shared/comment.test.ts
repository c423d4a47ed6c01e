import { describe, expect, test } from '@jest/globals'
import type { RunPorts } from '../../../../src/command.js'
import { createSharedComment, withoutComment } from '../../../../src/deployments/shared/comment.js'
import { readRawInputs } from '../../../../src/inputs/raw-inputs.js'
import { readAccess } from '../../../../src/inputs/request.js'
import { createRedactor } from '../../../../src/masking/redactor.js'
import type { GitHub } from '../../../../src/ports.js'
import type { DeploymentState } from '../../../../src/report/manifest/deployment-state.js'
import { EMPTY_RECORD, type RunRecord } from '../../../../src/report/record.js'
import { GitHubRepository } from '../../../support/fakes/github-repository.js'
import { contextOf, GOOD, pullRequest, read } from '../../../support/fakes/inputs.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'
import { recordOf } from '../../../support/records.js'

const TOKEN = { github_token: 'ghs_of_the_tests' }
/** In the order of the file. */
const KEYS = ['support', 'router', 'reports', 'billing']
const PREVIEW = { preview: 'true', ...TOKEN }

interface Given {
  inputs?: Record<string, string>
  context?: ReturnType<typeof contextOf>
  github?: GitHubRepository
  refusal?: Error
}

/** The comment of a run with these inputs. */
function open({ inputs = PREVIEW, context = pullRequest(), github = new GitHubRepository(), refusal }: Given = {}) {
  const { name: _name, graph_config_path: _path, ...connection } = GOOD
  const asked: Record<string, string> = { ...connection, timeout: '30m', ...inputs }
  const raw = readRawInputs((name) => asked[name] ?? '')
  const warnings: string[] = []
  const phases: string[] = []
  const ports = {
    clock: new VirtualClock(),
    runner: { info: () => {} },
    context,
    redactor: createRedactor(),
    openGitHub: async (_account: object, phase: string): Promise<GitHub> => {
      phases.push(phase)
      if (refusal !== undefined) throw refusal
      return github
    }
  } as unknown as RunPorts
  const comment = createSharedComment(ports, readAccess(raw, context), {
    manifest: { path: 'deployments.yaml', environment: undefined, deployments: KEYS.map((key) => ({ key })) },
    warn: (message) => void warnings.push(message)
  })
  const rows = () => (github.comments[0]?.body.match(/^\| `[^`]+` \|.*/gm) ?? []).map((row) => row.split('`')[1])
  return { comment, github, warnings, phases, rows, body: () => github.comments[0]?.body ?? '' }
}

const state = (key: string, phase: DeploymentState['phase'] = 'live', record?: RunRecord): DeploymentState => ({
  key,
  name: `${key}-pr-7`,
  phase,
  record: record ?? (phase === 'live' ? recordOf('DEPLOYED') : EMPTY_RECORD)
})

/** Lets what runs beside the deploys end. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

describe('the comment that all deployments share', () => {
  const closed = pullRequest({}, 'closed')
  test.each<[string, Given, string]>([
    ['a preview', {}, 'created'],
    ['a deploy that asks for it', { inputs: { comment: 'true', preview: 'false', ...TOKEN } }, 'created'],
    ['a deploy to another environment', { inputs: { preview: 'false', ...TOKEN } }, 'left'],
    ['a plan that asks for it', { inputs: { ...PREVIEW, command: 'plan', comment: 'true' } }, 'another'],
    ['a plan', { inputs: { ...PREVIEW, command: 'plan' } }, 'left'],
    ['a pull request that is closed', { context: closed }, 'updated'],
    ['a delete', { inputs: { command: 'delete', comment: 'true', ...TOKEN } }, 'updated'],
    ['the plan of a closing', { inputs: { ...PREVIEW, command: 'plan', comment: 'true' }, context: closed }, 'left'],
    ['a sweep', { inputs: { ...TOKEN, command: 'sweep', comment: 'true' } }, 'left'],
    ['a run without a pull request', { inputs: { ...TOKEN, comment: 'true' }, context: contextOf() }, 'left']
  ])('%s', async (_, given, expected) => {
    const alone = open(given)
    await alone.comment.close([state('support')])
    const github = await commented('support')
    const before = github.comments[0]?.body
    await open({ ...given, github }).comment.close([state('router')])
    const result = [alone.github.comments.length, github.comments.length, github.comments[0]?.body === before]
    expect(result).toEqual(
      { created: [1, 1, false], updated: [0, 1, false], another: [1, 2, true], left: [0, 1, true] }[expected]
    )
  })

  test('on the plan of a pull request stays when its closing is only planned', async () => {
    const inputs = { ...PREVIEW, command: 'plan', comment: 'true' }
    const { comment, github, body } = open({ inputs })
    await comment.close([state('support')])
    const before = body()
    await open({ inputs, github, context: closed }).comment.close([state('router')])
    expect(body()).toBe(before)
  })

  test('has a row for each deployment from its first version on', async () => {
    const { comment, rows, body } = open()
    comment.update(state('support', 'running'), [state('support', 'running'), state('router', 'waiting')])
    await settle()
    expect(rows()).toEqual(['support-pr-7', 'router-pr-7'])
    expect(body()).toContain('### ⏳ 2 deployments in progress\n')
    await comment.close([])
  })

  test('has the rows in the order of the manifest, whichever job writes first', async () => {
    const first = open()
    await first.comment.close([state('reports')])
    const { comment, rows } = open({ github: first.github })
    await comment.close([state('router'), state('support')])
    expect(rows()).toEqual(['support-pr-7', 'router-pr-7', 'reports-pr-7'])
  })

  test('gets only the row of the deployment that changed after that: other runs may have written the others', async () => {
    const { comment, rows, body } = open()
    comment.update(state('support', 'running'), [state('support', 'running')])
    comment.update(state('support'), [state('support'), state('router', 'waiting')])
    await comment.close([])
    expect(rows()).toEqual([])
    expect(body()).toContain('support-pr-7')
    expect(body()).not.toContain('router-pr-7')
  })

  test.each([
    ['a plan', { inputs: { ...PREVIEW, command: 'plan', comment: 'true' } }],
    ['a delete', { context: pullRequest({}, 'closed') }]
  ])('shows of %s what has ended: the others stay unchanged', async (_, given) => {
    const { comment, body, github } = open(given)
    if ('context' in given) await open({ github }).comment.close([state('billing')])
    comment.update(state('support'), [state('support'), state('router', 'waiting')])
    await settle()
    await comment.close([])
    expect(body()).toContain('support-pr-7')
    expect(body()).not.toContain('router-pr-7')
  })

  test('ends without those that never started, and with those that did not change', async () => {
    const { comment, rows } = open()
    const unchanged = { ...recordOf('DEPLOYED'), operation: 'unchanged' as const }
    await comment.close([state('support', 'failed'), state('router', 'waiting'), state('reports', 'live', unchanged)])
    expect(rows()).toEqual(['support-pr-7', 'reports-pr-7'])
  })

  test('has no row for a preview that stays, as its pull request was reopened', async () => {
    const { comment, body } = open({ context: pullRequest({}, 'closed'), github: await commented('billing') })
    await comment.close([state('support', 'live', { ...EMPTY_RECORD, operation: 'skipped' }), state('router')])
    expect(body()).toContain('router-pr-7')
    expect(body()).not.toContain('support-pr-7')
  })

  test('that GitHub refuses is one warning, whoever notices it first', async () => {
    const { comment, warnings, phases } = open({ refusal: new Error('GitHub is away.') })
    comment.update(state('support', 'running'), [state('support', 'running')])
    await settle()
    await comment.close([state('support')])
    expect(phases).toEqual(['closing'])
    expect(warnings).toEqual([expect.stringContaining('GitHub is away.')])
  })

  async function commented(key: string): Promise<GitHubRepository> {
    const { comment, github } = open()
    await comment.close([state(key)])
    return github
  }
})

describe('the request of one of several deployments', () => {
  test('has no comment of its own, and all else', () => {
    const request = read({ ...GOOD, ...PREVIEW }, pullRequest())
    if (request.command !== 'deploy') throw new Error(`it is a ${request.command}`)
    const { comment_on, ...records } = request.github.records
    expect(comment_on).toBe(7)
    expect(withoutComment(request)).toStrictEqual({ ...request, github: { ...request.github, records } })
  })

  test.each([
    ['a skip', read({ ...GOOD, preview: 'true', api_key: '' }, pullRequest({ is_fork: true }))],
    ['a sweep', read({ ...GOOD, graph_config_path: '', command: 'sweep', ...TOKEN })]
  ])('stays if it is %s', (_, request) => {
    expect(withoutComment(request)).toBe(request)
  })
})
