/** What only a process of the command line shows: its streams, its signals, its exit code. */
import { execFile } from 'node:child_process'
import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, test } from '@jest/globals'
import { API_KEY } from '../action/bundle.js'
import { inventory, startPlane } from '../action/emulated.js'
import { access, buildProgram, runProgram } from './program.js'

buildProgram()

const IMAGE = `registry.example/support@sha256:${'ab'.repeat(32)}`
const DEPLOY = [
  'deploy',
  '--name',
  'support',
  '--image-uri',
  IMAGE,
  '--cluster-namespace',
  'default'
]
const image = (...more: string[]) => [
  ...DEPLOY,
  '--poll-interval',
  '50ms',
  '--verify-serving',
  'off',
  ...more
]

test('the command in a fix can be run as it is printed', async () => {
  await using plane = await startPlane({ outcomes: ['DEPLOY_FAILED'] })
  const { stderr } = await runProgram(image(), { variables: access(plane.url) })
  const [, command = ''] = /To fix: .*`(node [^`]*)`/.exec(stderr) ?? []
  const { PATH = '' } = process.env
  const env = { PATH, DEPLOY_AGENT_SERVER_API_KEY: API_KEY }
  const { stdout: log } = await promisify(execFile)('sh', ['-c', command], { env, cwd: tmpdir() })
  for (const line of log.trim().split('\n').slice(-2)) expect(stderr).toContain(line)
})

test('the key from standard input is used, and never shown; it is required once the flag is set', async () => {
  await using plane = await startPlane()
  const run = (input: string) =>
    runProgram(image('--api-key-file', '-', '-v'), {
      variables: { DEPLOY_AGENT_SERVER_BASE_URL: plane.url },
      input
    })
  const { status, stdout, stderr } = await run(`${API_KEY}\n`)
  expect([status, (stdout + stderr).includes(API_KEY)]).toEqual([0, false])
  // The URL alone.
  expect(stdout).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/agents\/[0-9a-f-]+\n$/)
  expect(await run('')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: expect.stringMatching(/^Error: --api-key-file: /)
  })
})

describe('a process that is disturbed', () => {
  test('a bug of ours ends with its own exit code', async () => {
    await using plane = await startPlane()
    const hook = pathToFileURL(resolve('__tests__/reliability/processes/defect.mjs')).href
    const variables = {
      ...access(plane.url),
      NODE_OPTIONS: `--import ${hook}`,
      DEFECT: 'exception'
    }
    const end = await runProgram(image(), { variables })
    expect(end).toMatchObject({
      status: 70,
      stdout: '',
      stderr: expect.stringContaining('code: internal')
    })
  })

  test('Ctrl+C says within two seconds what stays and how to resume', async () => {
    await using plane = await startPlane()
    plane.setOutcome('stuck:DEPLOYING')
    let stoppedAt = 0
    const end = await runProgram(image('--json'), {
      variables: access(plane.url),
      onLog: (stderr, child) => {
        if (stoppedAt > 0 || !stderr.includes('DEPLOYING')) return
        stoppedAt = performance.now()
        child.kill('SIGINT')
      }
    })
    expect(end.status).toBe(8)
    expect(performance.now() - stoppedAt).toBeLessThan(4_000)
    expect(end.stderr).toMatch(
      /Cancelled while waiting for revision[\s\S]*Run again to resume waiting.*--new-revision=always/
    )
    expect(JSON.parse(end.stdout)).toMatchObject({ error_code: 'cancelled', status: 'DEPLOYING' })
  })

  test('a result that the disk has no room for is no success', async () => {
    await using plane = await startPlane()
    const end = await runProgram(image(), { variables: access(plane.url), output: '/dev/full' })
    expect(end).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The result could not be written')
    })
    expect(inventory(plane)).toEqual({ support: 1 })
    const lost = await runProgram(['--help'], { output: '/dev/full' })
    expect(lost).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('The result could not be written')
    })
  })

  test('Ctrl+C ends the log of an agent server, which is no error', async () => {
    await using plane = await startPlane()
    const body = {
      name: 'support',
      source: 'external_container' as const,
      source_config: {},
      secrets: []
    }
    const { status } = plane.controlPlane.create({
      ...body,
      source_revision_config: { image_uri: IMAGE }
    })
    expect(status).toBe(201)
    let isStopped = false
    const end = await runProgram(['logs', '--name', 'support', '--follow', '-v'], {
      variables: access(plane.url),
      onLog: (stderr, child) => {
        if (isStopped || !stderr.includes('deploy_logs')) return
        isStopped = true
        child.kill('SIGINT')
      }
    })
    expect(end.status).toBe(8)
    expect(end.stderr).not.toContain('Error')
  })
})
