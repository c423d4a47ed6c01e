/** One run of the action over its ports: what it tells the job, and what it leaves alone. */
import { describe, expect, test } from '@jest/globals'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import type { AgentInfo, AgentServer } from '../../../src/ports.js'
import type { RunEvent } from '../../../src/report/reporter.js'
import type { RunPorts } from '../../../src/run/command.js'
import { run } from '../../../src/run/run.js'
import { Account } from '../../support/account.js'
import { COMMIT_A } from '../../support/fakes/answers.js'
import { GitHubRepository } from '../../support/fakes/github-repository.js'
import { contextOf, GOOD, pullRequest } from '../../support/fakes/inputs.js'
import { recordedRunner } from '../../support/fakes/recorded-runner.js'

interface Given {
  account?: Account
  inputs?: Record<string, string>
  context?: RunContext
  github?: GitHubRepository
  agent?: AgentServer & AgentInfo
  /** Called with the outputs so far when GitHub is asked at the end. */
  onGitHub?: (outputs: Record<string, string>) => void
  /** Replaces the summary. */
  summary?: () => Promise<void>
  warnings?: string[]
  /** Replaces how outputs are written. */
  output?: (name: string) => void
}

/** Runs a step over an account in memory, and keeps all that it writes. */
async function step({
  account = new Account(),
  inputs = {},
  context = contextOf(),
  ...more
}: Given = {}) {
  const { github = new GitHubRepository(), agent, summary, onGitHub, output, warnings = [] } = more
  const kept = recordedRunner({
    ...GOOD,
    github_token: 'ghs_of_the_tests',
    verify_serving: 'off',
    ...inputs
  })
  const events: RunEvent[] = []
  const agents: string[] = []
  const ports = {
    runner: { ...kept.runner, ...(summary && { summary }), ...(output && { output }) },
    redactor: kept.redactor,
    clock: account.clock,
    context,
    warnings,
    observe: (event: RunEvent) => void events.push(event),
    connect: async () => account.service,
    openGitHub: async () => ({
      queries: github,
      get writes() {
        onGitHub?.(kept.outputs)
        return github
      }
    }),
    checkout: {
      listChangedFiles: async (comparison: object) => ({ ...comparison, unknown: 'no checkout' }),
      findFile: async () => undefined,
      readCommit: async () => undefined,
      findNested: async () => undefined,
      readFile: async () => undefined,
      listFiles: async () => undefined
    },
    loadAgentServer: async () => (url: string) => {
      agents.push(url)
      return agent
    }
  } as unknown as RunPorts
  const succeeded = await run(ports)
  return {
    ...kept,
    succeeded,
    agents,
    account,
    ended: events.at(-1),
    names: account.deployments.map(({ name }) => name)
  }
}

test('a run that fails sets its code before GitHub is asked, which may not answer', async () => {
  let before: string | undefined
  const github = new GitHubRepository()
  const inputs = { new_revision: 'never', environment: 'production' }
  const kept = await step({
    github,
    inputs,
    onGitHub: (outputs) => (before ??= outputs.error_code)
  })
  expect({ succeeded: kept.succeeded, error_code: kept.outputs.error_code, before }).toEqual({
    succeeded: false,
    error_code: 'new_revision_refused',
    before: 'new_revision_refused'
  })
})

describe('a run whose summary cannot be written', () => {
  const summary = () => Promise.reject(new Error('The disk is full.'))

  test('is no success, although the deploy was one', async () => {
    const { succeeded, outputs, ended } = await step({ summary })
    expect(succeeded).toBe(false)
    expect(outputs).toMatchObject({
      operation: 'created',
      status: 'DEPLOYED',
      error_code: 'internal'
    })
    expect(ended).toEqual({ type: 'ended', error_code: 'internal' })
  })
})

test('secrets are taken out of the summary before it is escaped', async () => {
  const inputs = { secrets: 'TOKEN=pass|word-0815', new_revision: 'never' }
  const { summaries } = await step({ inputs, warnings: ['The server said pass|word-0815.'] })
  expect(summaries.join()).toContain('The server said')
  expect(summaries.join()).not.toMatch(/pass.*word-0815/)
})

describe('a run whose outputs cannot be written', () => {
  const full = () => {
    throw new Error('ENOSPC')
  }

  test('ends before anything is changed', async () => {
    const account = new Account()
    account.made()
    const { succeeded, ended } = await step({
      account,
      output: full,
      inputs: { new_revision: 'always' }
    })
    expect({ succeeded, ended }).toEqual({
      succeeded: false,
      ended: { type: 'ended', error_code: 'outputs_not_written' }
    })
    expect(account.service.calls.filter(({ method }) => /^(?:create|patch)/.test(method))).toEqual(
      []
    )
  })

  test('is red after a change, and says what stays', async () => {
    const output = (name: string) => (name === 'revision_id' ? full() : undefined)
    const { succeeded, ended, names, log } = await step({ output })
    expect({ succeeded, names }).toEqual({ succeeded: false, names: ['support'] })
    expect(ended).toEqual({ type: 'ended', error_code: 'outputs_not_written' })
    expect(log.join('\n')).toMatch(/The changes made so far stay: deployment \S+, revision \S+\./)
  })

  test('keeps the code of its own failure, with a warning', async () => {
    const account = new Account({ outcomes: ['BUILD_FAILED'] })
    const output = (name: string) => (name === 'revision_id' ? full() : undefined)
    const { ended, log } = await step({ account, output })
    expect(ended).toEqual({ type: 'ended', error_code: 'revision_failed' })
    expect(log.filter((line) => /^warning: Not all outputs .*ENOSPC/.test(line))).toHaveLength(1)
  })
})

test('invalid inputs are the end of a run, and reach neither the control plane nor GitHub', async () => {
  let asked = false
  const onGitHub = () => {
    asked = true
  }
  const ended = await step({
    inputs: { timeout: 'soon', comment: 'true' },
    context: pullRequest(),
    onGitHub
  })
  expect({ succeeded: ended.succeeded, error_code: ended.outputs.error_code, asked }).toEqual({
    succeeded: false,
    error_code: 'input_invalid',
    asked: false
  })
  expect(ended.account.service.calls).toEqual([])
  expect(ended.summaries.join()).toContain('timeout')
})

test.each([
  ['is open again stays', 'deploy', false, 'skipped', ['support-pr-7']],
  ['is closed goes', 'deploy', true, 'deleted', []],
  ['is closed stays during a plan', 'plan', true, 'planned', ['support-pr-7']],
  ['is open goes if the command is delete', 'delete', false, 'deleted', []]
])(
  'at the closing of a pull request, the preview of one that %s',
  async (_, command, closed, operation, names) => {
    const account = new Account()
    account.head(COMMIT_A, 'feature/x')
    await step({ account, inputs: { preview: 'true' }, context: pullRequest() })
    const github = new GitHubRepository([], { 7: { closed, head_repository: 'acme/support' } })
    const end = await step({
      account,
      github,
      inputs: { command, preview: 'true' },
      context: pullRequest({}, 'closed')
    })
    expect({
      succeeded: end.succeeded,
      operation: end.outputs.operation,
      names: end.names
    }).toEqual({ succeeded: true, operation, names })
  }
)

test.each([
  ['http://support.agents.example', []],
  ['https://support.agents.example', ['https://support.agents.example']]
])(
  'the agent server at %s is asked which revision it is only over a safe connection',
  async (custom_url, asked) => {
    const account = new Account()
    account.made()
    const { readDeployment } = account.service
    account.service.readDeployment = async (id) => {
      const deployment = await readDeployment(id)
      return { ...deployment, source_config: { ...deployment.source_config, custom_url } }
    }
    const agent = { readInfo: async () => ({}) } as unknown as AgentServer & AgentInfo
    const end = await step({
      account,
      agent,
      inputs: { verify_serving: 'auto', new_revision: 'always' }
    })
    expect([end.succeeded, [...new Set(end.agents)]]).toEqual([true, asked])
  }
)
