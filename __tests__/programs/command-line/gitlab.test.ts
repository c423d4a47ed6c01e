/** Jobs of GitLab as processes, against a local control plane. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { API_KEY, COMMIT } from '../action/bundle.js'
import { inventory, startPlane } from '../action/emulated.js'
import { access, buildProgram, runProgram } from './program.js'

buildProgram()
const folder = mkdtempSync(join(tmpdir(), 'gitlab-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const SERVER = 'https://gitlab.example'
const PROJECT = 'acme/agents/support'
const TOKEN = 'glcbt-64_of-the-job'
const LATER = '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567'
const HEADS = [
  { ref: 'main', commit_sha: COMMIT },
  { ref: 'feature/x', commit_sha: LATER }
]

/** The variables of a job in a pipeline of the default branch. */
const job = {
  CI: 'true',
  GITLAB_CI: 'true',
  CI_SERVER_URL: SERVER,
  CI_PROJECT_PATH: PROJECT,
  CI_PROJECT_DIR: folder,
  CI_REPOSITORY_URL: `https://gitlab-ci-token:${TOKEN}@gitlab.example/${PROJECT}.git`,
  CI_JOB_TOKEN: TOKEN,
  CI_PIPELINE_SOURCE: 'push',
  CI_COMMIT_BRANCH: 'main',
  CI_COMMIT_SHA: COMMIT
}
/** The same in a merged results pipeline, whose commit is on no branch. */
const merge = {
  ...job,
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_BRANCH: '',
  CI_COMMIT_SHA: 'f'.repeat(40),
  CI_MERGE_REQUEST_IID: '12',
  CI_MERGE_REQUEST_EVENT_TYPE: 'merged_result',
  CI_MERGE_REQUEST_PROJECT_PATH: PROJECT,
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: PROJECT,
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/x',
  CI_MERGE_REQUEST_SOURCE_BRANCH_SHA: LATER,
  CI_MERGE_REQUEST_TITLE: '$(touch pwned)\n::error::x'
}
const fork = { ...merge, CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/support' }

const FAST = ['--poll-interval', '50ms', '--verify-serving', 'off']
const DEPLOY = ['deploy', '--name', 'support', '--graph-config-path', 'graph.json', ...FAST]
const PREVIEW = [...DEPLOY, '--preview']
const DELETE = ['delete', '--name', 'support', '--preview']

function run(plane: Emulator, args: string[], variables: Record<string, string>, cwd = folder) {
  return runProgram(args, { cwd, variables: { ...variables, ...access(plane.url) } })
}

/** The variables of a report. */
function report(name: string): Record<string, string> {
  const lines = readFileSync(join(folder, name), 'utf8').trimEnd().split('\n')
  return Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)])
  )
}

test('a push deploys the branch of the project, and reports its outputs as variables', async () => {
  await using plane = await startPlane({ heads: HEADS })
  const end = await run(plane, [...DEPLOY, '--output-file', 'push.env', '-v'], job)
  expect(end).toMatchObject({ status: 0, stderr: expect.not.stringContaining('Warning') })
  const [deployment] = plane.controlPlane.dump()
  expect(deployment).toMatchObject({
    source_config: { repo_url: `${SERVER}/${PROJECT}` },
    revisions: [{ source_revision_config: { repo_ref: 'main' } }]
  })
  expect(report('push.env')).toMatchObject({
    AGENT_SERVER_URL: end.stdout.trim(),
    AGENT_SERVER_DEPLOYMENT_ID: deployment?.id,
    AGENT_SERVER_OPERATION: 'created',
    AGENT_SERVER_COMMIT_SHA: COMMIT
  })
  const all = end.stdout + end.stderr + readFileSync(join(folder, 'push.env'), 'utf8')
  expect(all).not.toContain(API_KEY)
  expect(all).not.toContain(TOKEN)
  expect(end.stderr).not.toContain('::')
})

describe('a merge request', () => {
  test('gets a preview of its branch, found again by the next pipeline, and deleted without a checkout', async () => {
    await using plane = await startPlane({ heads: HEADS })
    await run(plane, DEPLOY, job)
    const first = await run(plane, [...PREVIEW, '--comment', 'true'], merge)
    expect(first).toMatchObject({
      status: 0,
      stderr: expect.stringMatching(/^Warning: --comment has no effect here/m)
    })
    expect(plane.controlPlane.dump()).toMatchObject([
      { name: 'support' },
      { name: 'support-mr-12', revisions: [{ source_revision_config: { repo_ref: 'feature/x' } }] }
    ])
    const again = await run(plane, [...PREVIEW, '--json'], merge)
    expect(JSON.parse(again.stdout)).toMatchObject({ operation: 'unchanged', commit_sha: LATER })
    const empty = mkdtempSync(join(folder, 'empty-'))
    const stop = { ...merge, CI_ENVIRONMENT_ACTION: 'stop', CI_PROJECT_DIR: join(empty, 'none') }
    expect(await run(plane, DELETE, stop, empty)).toMatchObject({ status: 0 })
    expect(inventory(plane)).toEqual({ support: 1 })
    expect(await run(plane, DELETE, stop, empty)).toMatchObject({ status: 0 })
  })

  test('of a fork without a key is skipped', async () => {
    await using plane = await startPlane({ heads: HEADS })
    const url = { DEPLOY_AGENT_SERVER_BASE_URL: plane.url }
    const args = [...PREVIEW, '--secret', 'OPENAI_API_KEY']
    const end = await runProgram(args, { variables: { ...fork, ...url } })
    expect(end).toMatchObject({ status: 0, stdout: '' })
    expect(end.stderr).toContain('!12 comes from a fork.')
    const own = await runProgram(args, { variables: { ...merge, ...url } })
    expect(own).toMatchObject({
      status: 2,
      stderr: expect.stringMatching(/--api-key-file .*protected[\s\S]*OPENAI_API_KEY/)
    })
  })
})

test('the report of a run that fails has its ids and why, and no secret, not even one that the service repeats', async () => {
  await using plane = await startPlane({ heads: HEADS })
  const secret = 'SK_4711_OF_THE_TEST'
  plane.setOutcome(`stuck:${secret}`)
  const args = [
    '--secret',
    'SECRET',
    '--timeout',
    '1s',
    '--output-file',
    'failed.env',
    '--events',
    'failed.jsonl'
  ]
  expect(await run(plane, [...DEPLOY, ...args], { ...job, SECRET: secret })).toMatchObject({
    status: 9
  })
  expect(report('failed.env')).toMatchObject({
    AGENT_SERVER_ERROR_CODE: 'wait_timeout',
    AGENT_SERVER_DEPLOYMENT_ID: plane.controlPlane.dump()[0]?.id,
    AGENT_SERVER_REVISION_ID: expect.stringMatching(/^[0-9a-f-]{36}$/)
  })
  for (const file of ['failed.env', 'failed.jsonl']) {
    expect(readFileSync(join(folder, file), 'utf8')).not.toContain(secret)
  }
})
