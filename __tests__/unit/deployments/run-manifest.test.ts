import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { CancelledError } from '../../../src/errors.js'
import type { Redactor } from '../../../src/masking/redactor.js'
import type { Checkout, GitHubConnection } from '../../../src/ports.js'
import type { RunEvent } from '../../../src/report/reporter.js'
import type { RunPorts } from '../../../src/run/command.js'
import { run as runOnce } from '../../../src/run/run.js'
import { Account, gitWanted } from '../../support/account.js'
import { refusal } from '../../support/fakes/answers.js'
import {
  connectionTo,
  type GitHubApi,
  GitHubRepository
} from '../../support/fakes/github-repository.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'

const TOP =
  'version: 1\ndefaults: {graph_config_path: agent.json, verify_serving: off, build_logs: false}\n'
/** The commit that the control plane has for the branch of the pull request. */
const HEAD = 'f'.repeat(40)
const PAIR = 'deployments: {support: {}, router: {needs: [support]}}'

let workspace: string
beforeEach(() => {
  workspace = mkdtempSync(join(tmpdir(), 'manifest-'))
})
afterEach(() => rmSync(workspace, { recursive: true, force: true }))

/** The port as an object of functions, as the real one is: the deployments of a run share copies of it. */
function connectionOf(github: GitHubRepository): GitHubConnection {
  const port: Pick<GitHubRepository, keyof GitHubApi> = github
  const names = Object.getOwnPropertyNames(GitHubRepository.prototype) as (keyof GitHubApi)[]
  const functions = names.filter((name) => typeof port[name] === 'function')
  const bound = functions.map((name) => [name, port[name].bind(github)])
  return connectionTo(Object.fromEntries(bound))
}

interface Given {
  account?: Account
  inputs?: Record<string, string>
  context?: RunContext
  github?: GitHubRepository
  given?: string[]
  findFile?: Checkout['findFile']
  /** Called with each connection to the control plane. */
  connected?: (redactor: Redactor) => void
  /** No output can be written. */
  isDiskFull?: boolean
}

/** Runs a step with this manifest over an account in memory, and keeps all that it writes. */
async function run(text: string, { account = new Account(), inputs = {}, ...more }: Given = {}) {
  const {
    context = contextOf(),
    github = new GitHubRepository(),
    given = [],
    findFile = async () => undefined
  } = more
  const { connected, isDiskFull = false } = more
  writeFileSync(join(workspace, 'deployments.yaml'), TOP + text)
  const asked: Record<string, string> = {
    base_url: 'https://api.example',
    api_key: 'key-0815',
    manifest: 'deployments.yaml',
    ...inputs
  }
  const { runner, redactor, outputs, log, masked, summaries } = recordedRunner(asked)
  const output = () => {
    throw new Error('ENOSPC')
  }
  const connections: string[] = []
  const events: string[] = []
  const observe = (event: RunEvent, deployment?: string) =>
    void events.push(`${deployment} ${event.type}`)
  const ports = {
    runner: { ...runner, ...(isDiskFull && { output }) },
    redactor,
    clock: account.clock,
    context,
    given,
    warnings: ['A warning about the job.'],
    observe,
    workspace,
    connect: async ({ base_url }: { base_url: string }) => {
      connections.push(base_url)
      connected?.(redactor)
      return account.service
    },
    openGitHub: async () => connectionOf(github),
    checkout: {
      listChangedFiles: async (comparison: object) => ({ ...comparison, unknown: 'no checkout' }),
      containsCommit: async () => undefined,
      findFile,
      readCommit: async () => undefined,
      findNested: async () => undefined,
      readFile: async () => undefined,
      listFiles: async () => undefined
    },
    loadAgentServer: async () => {
      throw new Error('not needed')
    }
  } as unknown as RunPorts
  const succeeded = await runOnce(ports)
  const json = (name: string) => JSON.parse(outputs[name] ?? 'null') as unknown
  return {
    succeeded,
    outputs,
    json,
    deployments: json('deployments') as Record<string, Record<string, unknown>>,
    log: log.join('\n'),
    masked,
    summary: summaries.join('\n'),
    connections,
    events,
    redactor,
    /** The names that the list was asked for; '' for all. */
    lookedUp: account.service.calls
      .filter(({ method }) => method === 'listDeployments')
      .map(({ args }) => (args[0] as { name_contains: string }).name_contains),
    writes: account.service.calls
      .filter(({ method }) => /^(?:create|patch|delete)/.test(method))
      .map(({ method, args }) => {
        const [first] = args as [string | { name: string }]
        return `${method} ${typeof first === 'string' ? first : first.name}`
      }),
    names: account.deployments.map(({ name }) => name).sort(),
    github,
    account
  }
}

describe('a deploy of a manifest', () => {
  test('deploys each once, what is needed first, with its outputs and log', async () => {
    const ended = await run('deployments: {router: {needs: [support]}, support: {}}')
    expect({ succeeded: ended.succeeded, writes: ended.writes }).toEqual({
      succeeded: true,
      writes: ['createDeployment support', 'createDeployment router']
    })
    expect(ended.json('deployed')).toEqual(['router', 'support'])
    expect(ended.deployments.support).toMatchObject({
      operation: 'created',
      status: 'DEPLOYED',
      new_revision: true
    })
    expect(ended.log).toContain('Manifest deployments.yaml: 2 deployments, at most 10 at a time.')
    expect(ended.summary).toContain('2 agents are live')
    expect(ended.log).toContain('warning: A warning about the job.')
    expect(ended.log).not.toMatch(/^debug: .*graph_config_path/m)
    for (const key of ['support', 'router'])
      expect(ended.events).toEqual(
        expect.arrayContaining([`${key} started`, `${key} deployment_read`, `${key} ended`])
      )
    // The single outputs belong to no deployment in particular.
    expect(ended.outputs.deployment_id).toBeUndefined()
  })

  test('of one reads neither those that need it, nor what those need that it needs', async () => {
    const account = made('router')
    const chain =
      'deployments: {support: {}, router: {needs: [support]}, reports: {needs: [router]}}'
    const { succeeded, lookedUp } = await run(chain, { account, inputs: { select: 'reports' } })
    // The list without a filter is for a name that is nearly the same as the new one.
    expect([succeeded, new Set(lookedUp)]).toEqual([true, new Set(['reports', 'router', ''])])
  })

  test('shows the names of all, even if an answer of the service holds a secret that equals one', async () => {
    const connected = (redactor: Redactor) => {
      for (const secret of ['support', 'router', 'router-eu']) redactor.add(secret)
    }
    const text = 'deployments: {support: {}, router: {name: router-eu, needs: [support]}}'
    const { summary, redactor } = await run(text, { connected })
    expect(summary).toContain('router-eu')
    expect(redactor.redact('support, router')).toBe('support, router')
  })

  test('gives each deployment only the secrets that it names, and masks all of them', async () => {
    const { account, masked } = await run(
      'deployments: {support: {secrets: [TOKEN]}, router: {}}',
      {
        inputs: { secrets: 'TOKEN=token-0815-of-support\nOTHER=other-0815-of-none' }
      }
    )
    const sent = account.service.calls
      .filter(({ method }) => method === 'createDeployment')
      .map(({ args }) => args[0] as { name: string; secrets?: unknown })
    expect(Object.fromEntries(sent.map(({ name, secrets }) => [name, secrets]))).toEqual({
      support: [{ name: 'TOKEN', value: 'token-0815-of-support' }],
      router: []
    })
    expect(masked).toEqual(
      expect.arrayContaining(['key-0815', 'token-0815-of-support', 'other-0815-of-none'])
    )
  })
})

test('a run whose outputs cannot be written ends before anything is changed', async () => {
  const { succeeded, log, writes } = await run(PAIR, { isDiskFull: true })
  expect({ succeeded, writes }).toEqual({ succeeded: false, writes: [] })
  expect(log).toMatch(
    /^error: Not all outputs of this step could be written: ENOSPC.*code: outputs_not_written/m
  )
})

describe('the last lines of the log', () => {
  const account = new Account()
  const THREE = 'deployments: {support: {}, router: {needs: [support]}, reports: {}}'
  const last = (log: string, lines: number) => log.split('\n').slice(-lines)
  const urlOf = (key: string) =>
    account.deployments.find(({ name }) => name === key)?.source_config.custom_url

  test('count a deploy, with the URL of each, which stands in no folded group', async () => {
    await run(PAIR, { account })
    const { log } = await run(THREE, { account })
    expect(last(log, 4)).toEqual([
      '3 agents are live: 1 deployed, 2 unchanged.',
      `  support  ${urlOf('support')}`,
      `  router   ${urlOf('router')}`,
      `  reports  ${urlOf('reports')}`
    ])
    expect(urlOf('reports')).toMatch(/^https:/)
  })
})

describe('one that fails', () => {
  const failing = () => new Account({ outcomes: ['BUILD_FAILED revision=1'] })

  test('is red, skips what needs it, and lets the others continue', async () => {
    const text =
      'max_parallel: 1\ndeployments: {support: {}, router: {needs: [support]}, reports: {}}'
    const { succeeded, json, outputs, names, deployments, log, summary } = await run(text, {
      account: failing()
    })
    expect({ succeeded, error_code: outputs.error_code }).toEqual({
      succeeded: false,
      error_code: 'revision_failed'
    })
    expect({
      failed: json('failed'),
      skipped: json('skipped'),
      deployed: json('deployed')
    }).toEqual({ failed: ['support'], skipped: ['router'], deployed: ['reports'] })
    expect(names).toEqual(['reports', 'support'])
    expect(deployments.router).toMatchObject({
      operation: 'skipped',
      error_code: 'dependency_failed'
    })
    expect(log).toMatch(/^error: .*code: revision_failed/m)
    expect(log).toContain('- router: skipped. It needs "support", which failed.')
    // What was not deployed was not updated either.
    expect(summary).toContain('| Name | Status | Link | Commit | Time |\n')
  })

  test('outside of the selection decides nothing, unless it is needed', async () => {
    const account = failing()
    await run(PAIR, { account, inputs: { select: 'support' } })
    const { outputs, writes, log } = await run(PAIR, { account, inputs: { select: 'router' } })
    expect({ error_code: outputs.error_code, writes: writes.length }).toEqual({
      error_code: 'dependency_not_ready',
      writes: 1
    })
    expect(log).toContain('"support" is not live: its latest revision is BUILD_FAILED')
    const other = await run('deployments: {support: {}, router: {}}', {
      account,
      inputs: { select: 'router' }
    })
    expect({ succeeded: other.succeeded, names: other.names }).toEqual({
      succeeded: true,
      names: ['router', 'support']
    })
  })
})

describe('a plan', () => {
  test('sends no write, and does not wait for what is needed', async () => {
    const { succeeded, writes, deployments, log } = await run(PAIR, { inputs: { command: 'plan' } })
    expect({ succeeded, writes }).toEqual({ succeeded: true, writes: [] })
    expect(Object.values(deployments).map(({ operation }) => operation)).toEqual([
      'planned',
      'planned'
    ])
    expect(log).toMatch(/^debug: .*graph_config_path/m)
    for (const once of [/Control plane https:/g, /Nothing was changed/g])
      expect(log.match(once)).toHaveLength(1)
  })

  test('of one shows what is, whatever it needs', async () => {
    const { succeeded, deployments, writes } = await run(PAIR, {
      inputs: { command: 'plan', select: 'router' }
    })
    expect([succeeded, Object.keys(deployments), writes]).toEqual([true, ['router'], []])
  })
})

function made(...names: string[]) {
  const account = new Account()
  for (const name of names) account.made(gitWanted(undefined, { name }))
  return account
}

describe('a delete', () => {
  test('deletes the selected ones and no other, whatever needs them', async () => {
    const account = made('support', 'router', 'support-pr-1')
    const { succeeded, names, deployments } = await run(PAIR, {
      account,
      inputs: { command: 'delete', select: 'support' }
    })
    expect({ succeeded, names }).toEqual({ succeeded: true, names: ['router', 'support-pr-1'] })
    expect(deployments).toEqual({ support: expect.objectContaining({ operation: 'deleted' }) })
  })

  test.each(['delete', 'sweep'])('%s: nothing that is needed is read', async (command) => {
    const account = made('router')
    const inputs = { command, select: 'router', github_token: 'ghs_of_the_tests' }
    const { succeeded, lookedUp } = await run(PAIR, { account, inputs })
    expect(succeeded).toBe(true)
    expect(lookedUp.join()).not.toContain('support')
  })
})

describe('previews', () => {
  const inputs = { preview: 'true', github_token: 'ghs_of_the_tests' }
  const closed = { 7: { closed: true, head_repository: 'acme/support' } }

  test('are deleted each, even if the delete of one that others need fails', async () => {
    const account = made('support-pr-7', 'router-pr-7')
    const { deleteDeployment } = account.service
    const needed = account.deployments.find(({ name }) => name === 'support-pr-7')?.id
    account.service.deleteDeployment = (id) =>
      id === needed ? Promise.reject(refusal(403)) : deleteDeployment(id)
    const github = new GitHubRepository([], closed)
    const { json, names } = await run(PAIR, {
      account,
      inputs,
      context: pullRequest({}, 'closed'),
      github
    })
    expect({ failed: json('failed'), skipped: json('skipped'), names }).toEqual({
      failed: ['support'],
      skipped: [],
      names: ['support-pr-7']
    })
  })

  test.each([
    ['a preview of an open pull request', 'true', 'synchronize', '-pr-7'],
    ['no preview: a run after the merge', 'false', 'closed', '']
  ])('%s: what is needed is deployed first', async (_, preview, action, suffix) => {
    const { writes } = await run('deployments: {router: {needs: [support]}, support: {}}', {
      inputs: { ...inputs, preview },
      context: pullRequest({}, action)
    })
    expect(writes).toEqual([
      `createDeployment support${suffix}`,
      `createDeployment router${suffix}`
    ])
  })

  test('have their end on GitHub as soon as each has ended, while the run continues', async () => {
    const github = new GitHubRepository()
    const seen: string[][] = []
    const connected = () => void seen.push([...github.states])
    await run(PAIR, { inputs, context: pullRequest({ head_sha: HEAD }), github, connected })
    expect(seen).toEqual([[], ['in_progress success']])
  })

  test('are swept for each name of the manifest', async () => {
    const account = made('support-pr-7', 'router-pr-7', 'support-pr-8', 'other-pr-7')
    const github = new GitHubRepository([], closed)
    const { names, deployments } = await run('deployments: {support: {}, router: {}}', {
      account,
      github,
      inputs: { command: 'sweep', github_token: 'ghs_of_the_tests' }
    })
    expect(names).toEqual(['other-pr-7', 'support-pr-8'])
    expect(Object.values(deployments).map(({ operation }) => operation)).toEqual(['swept', 'swept'])
  })
})

describe('a matrix', () => {
  test('has all selected ones without a request, if there is no credential', async () => {
    const { json, connections, succeeded } = await run(PAIR, {
      inputs: { command: 'matrix', api_key: '', base_url: '' }
    })
    expect({ succeeded, connections }).toEqual({ succeeded: true, connections: [] })
    expect(json('matrix')).toEqual({ include: [{ name: 'support' }, { name: 'router' }] })
    expect(succeeded).toBe(true)
  })

  test('leaves out what is live and unchanged', async () => {
    const account = new Account()
    await run(PAIR, { account, inputs: { select: 'support' } })
    const { json, writes, outputs } = await run(PAIR, { account, inputs: { command: 'matrix' } })
    expect({ matrix: json('matrix'), writes: writes.length }).toEqual({
      matrix: { include: [{ name: 'router' }] },
      writes: 1
    })
    expect(outputs).toMatchObject({ operation: 'planned', new_revision: 'false' })
  })
})

describe('wrong inputs', () => {
  test('are reported all at once, with those of the file, before any request', async () => {
    const { outputs, log, connections } = await run('deployments: {support: {no_such_input: 1}}', {
      inputs: { timeout: 'soon', api_key: '' },
      given: ['basse_url']
    })
    expect({ error_code: outputs.error_code, connections }).toEqual({
      error_code: 'input_invalid',
      connections: []
    })
    for (const part of ['timeout', 'api_key', 'no_such_input', 'basse_url'])
      expect(log).toContain(part)
  })

  test('a graph file that the commit lacks is reported before the first one is deployed', async () => {
    const findFile: Checkout['findFile'] = async (_, path) =>
      path === 'agent.json' ? 'file' : 'missing'
    const text =
      'deployments: {support: {}, router: {needs: [support], graph_config_path: lost.json}}'
    const { outputs, connections } = await run(text, { findFile })
    expect({ error_code: outputs.error_code, connections }).toEqual({
      error_code: 'input_invalid',
      connections: []
    })
  })

  test('stand at their place in the file, which the text does not repeat', async () => {
    const { log } = await run('deployments: {support: {timeout: soon}}\nextra: true')
    const annotations = log.split('\n').filter((line) => line.startsWith('at '))
    expect(annotations).toEqual([
      expect.stringMatching(/^at deployments\.yaml:3:25 deployments\.support\.timeout: "soon"/),
      expect.stringMatching(/^at deployments\.yaml:4:1 extra: /)
    ])
  })

  test('a cancel while the files are read ends as one', async () => {
    const findFile = () => Promise.reject(new CancelledError('stop'))
    const { outputs, connections } = await run(PAIR, { findFile })
    expect({ error_code: outputs.error_code, connections }).toEqual({
      error_code: 'cancelled',
      connections: []
    })
  })

  test('a file that does not exist is reported with the inputs that are wrong, too', async () => {
    const { outputs, log } = await run(PAIR, { inputs: { manifest: 'missing.yaml', base_url: '' } })
    expect(outputs.error_code).toBe('input_invalid')
    expect(log).toContain('missing.yaml')
    expect(log).toContain('base_url')
  })
})

test('an edited release skips the git deployments of a manifest, also one that needs another', async () => {
  const manifest =
    'deployments: {support: {}, router: {needs: [support], ' +
    "secrets: {URL: '${deployments.support.url}'}}}"
  const context = contextOf({ event_name: 'release', event_action: 'edited', ref: 'refs/tags/v1' })
  const { succeeded, outputs, writes } = await run(manifest, { context })
  expect({ succeeded, writes }).toEqual({ succeeded: true, writes: [] })
  expect(JSON.parse(outputs.skipped ?? '')).toEqual(['support', 'router'])
})

test('a pull request of a fork without credentials is skipped, with a notice that says why', async () => {
  const given = {
    inputs: { preview: 'true', api_key: '' },
    context: pullRequest({ is_fork: true })
  }
  const { succeeded, outputs, writes, connections, log, summary } = await run(PAIR, given)
  expect({ succeeded, operation: outputs.operation, new_revision: outputs.new_revision }).toEqual({
    succeeded: true,
    operation: 'skipped',
    new_revision: 'false'
  })
  expect({ writes, connections }).toEqual({ writes: [], connections: [] })
  expect(log).toMatch(/^notice: Skipped: Pull request #7 comes from a fork/m)
  expect(summary).toContain('Skipped')
  const matrix = await run(PAIR, { ...given, inputs: { ...given.inputs, command: 'matrix' } })
  expect(matrix.outputs.operation).toBe('planned')
})
