/** The command line as a process: help, mistakes, warnings, and what it prints while it runs. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { buildProgramFolder } from '../support/build-program.js'
import { gitRequest, type Json, KEY } from './support.js'

let folder: string
beforeAll(() => {
  folder = buildProgramFolder()
  for (const name of ['page.css', 'page.js'])
    cpSync(`emulator/http/start-page/${name}`, join(folder, name))
})
afterAll(() => rmSync(folder, { recursive: true }))

function run(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(folder, 'index.mjs'), ...args],
    {
      encoding: 'utf8'
    }
  )
  return { status, stdout: stdout.trim(), stderr: stderr.trim() }
}

/** A running control plane, and the lines that it prints. */
class Running implements AsyncDisposable {
  readonly lines: string[] = []
  private stderr = ''
  private readonly child: ChildProcess
  private waiting: { pattern: RegExp; found: () => void }[] = []

  constructor(...flags: string[]) {
    this.child = spawn(process.execPath, [
      join(folder, 'index.mjs'),
      'emulator',
      '--port',
      '0',
      ...flags
    ])
    createInterface({ input: this.child.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      this.lines.push(line)
      this.waiting = this.waiting.filter(({ pattern, found }) => {
        if (pattern.test(line)) found()
        return !pattern.test(line)
      })
    })
    this.child.once('close', () => {
      for (const { found } of this.waiting) found()
    })
    this.child.stderr?.on('data', (chunk: Buffer) => {
      this.stderr += chunk.toString()
    })
  }

  /** The line, once it is printed. */
  async line(pattern: RegExp): Promise<string> {
    const printed = () => this.lines.find((line) => pattern.test(line))
    if (printed() === undefined)
      await new Promise<void>((found) => this.waiting.push({ pattern, found }))
    const line = printed()
    if (line === undefined) throw new Error(`It ended without ${pattern}: ${this.stderr}`)
    return line
  }

  async url(): Promise<string> {
    return /^Local control plane +(\S+)$/.exec(await this.line(/^Local control plane/))?.[1] ?? ''
  }

  /** Ends it; what it wrote to the standard error. */
  async end(): Promise<string> {
    const ended = new Promise((resolve) => this.child.once('close', resolve))
    if (this.child.kill('SIGTERM')) await ended
    return this.stderr
  }

  async [Symbol.asyncDispose](): Promise<void> {
    if (this.child.exitCode === null) await this.end()
  }
}

test('help is printed', () => {
  const stdout = expect.stringMatching(/^Usage: deploy-agent-server emulator \[options\]/)
  expect(run('emulator', '-h')).toEqual({ status: 0, stdout, stderr: '' })
})

test('an address of another machine is an error in one line, with exit code 2', () => {
  const stderr = expect.stringMatching(
    /^Error: --host: 203.0.113.9 is not an address of this machine\. Use .*$/
  )
  expect(run('emulator', '--host', '203.0.113.9', '--port', '0')).toEqual({
    status: 2,
    stdout: '',
    stderr
  })
})

describe('listening for others', () => {
  test.each([
    [
      ['--host', '0.0.0.0'],
      /^Warning: anyone on the network can use this control plane.*Set --api-key KEY/
    ],
    [['--host', '0.0.0.0', '--api-key', 'k'], /^$/]
  ])('%j warns only if there is no key', async (flags, warning) => {
    await using running = new Running(...flags)
    await running.line(/Stop with Ctrl/)
    expect((await running.end()).trim()).toMatch(warning)
  })
})

const withoutTime = (line: string) => line.replace(/[\d.]+ ms/, 'TIME')

test('prints statuses by name and number, and requests with short ids and what they name', async () => {
  await using running = new Running('--build-time', '600ms', '--outcome', 'BUILD_FAILED revision=2')
  const url = await running.url()
  const send = async (method: string, path: string, body?: unknown): Promise<Json> => {
    const headers = body === undefined ? KEY : { ...KEY, 'content-type': 'application/json' }
    const answer = await fetch(url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) })
    })
    return answer.json()
  }
  const { id, latest_revision_id, source_revision_config } = await send(
    'POST',
    '/v2/deployments',
    gitRequest()
  )
  // A made-up commit would be another than the one that a first try deploys.
  expect(source_revision_config.repo_commit_sha).toBeNull()
  await send('GET', `/v2/deployments/${id}/revisions/${latest_revision_id}`)
  await running.line(/^support #1 {2}.*DEPLOYED$/)
  await send('PATCH', `/v2/deployments/${id}`, { secrets: [] })
  await running.line(/^support #2 {2}.*BUILD_FAILED$/)
  await send('GET', '/v2/deployments/5f0c12ab-0000-4000-8000-000000000000')
  await running.line(/5f0c12ab… {2}404/)
  expect(await running.line(/^POST/)).toMatch(/^POST {3}\/v2\/deployments {2}201 {2}[\d.]+ ms$/)
  const deployment = `/v2/deployments/${id.slice(0, 8)}…`
  const revision = `${deployment}/revisions/${latest_revision_id.slice(0, 8)}…`
  expect(withoutTime(await running.line(/^GET.* #1$/))).toBe(
    `GET    ${revision}  200  TIME  support #1`
  )
  expect(withoutTime(await running.line(/^PATCH/))).toBe(`PATCH  ${deployment}  200  TIME  support`)
  const end = running.lines.findIndex(
    (line) => line.startsWith('Stop') || line.includes('Stop with')
  )
  expect(running.lines.slice(end).filter((line) => line.includes(id))).toEqual([])
})
