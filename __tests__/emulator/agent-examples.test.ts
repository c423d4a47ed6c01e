/**
 * The agent servers of `examples/agent-servers`, deployed by the action behind `--agent-command`.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { type Emulator, startEmulator } from '../../emulator/index.js'
import { SkippingClock } from '../support/fakes/skipping-clock.js'
import { runHere } from '../support/run-here.js'
import { ask } from './agent-client.js'

const SERVERS = [
  { language: 'python', program: 'python3', file: 'server.py' },
  { language: 'javascript', program: process.execPath, file: 'server.mjs' }
]

/** A copy of an example, as a user makes it. */
function copyOf(language: string): Disposable & { path: string } {
  const path = mkdtempSync(join(tmpdir(), 'agent-example-'))
  cpSync(`examples/agent-servers/${language}`, path, { recursive: true })
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

const deploy = (emulator: Emulator, greeting: string) =>
  runHere({
    clock: new SkippingClock(),
    inputs: {
      base_url: emulator.url,
      api_key: 'key',
      name: 'support',
      repo_url: 'https://git.example/acme/support.git',
      repo_ref: 'main',
      graph_config_path: 'graphs.json',
      secrets: `GREETING=${greeting}`,
      poll_interval: '100ms',
      smoke_assistant: 'agent',
      smoke_input: '{"messages": [{"role": "user", "content": "Anna"}]}',
      smoke_expect: `${greeting}: Anna`
    }
  })

describe.each(SERVERS)('the agent server in $language', ({ language, program, file }) => {
  const isInstalled = spawnSync(program, ['--version']).status === 0
  const [when, why] = isInstalled
    ? [test, '']
    : [test.skip, ` (skipped: ${program} is not installed)`]

  when(
    `is deployed, checked and updated${why}`,
    async () => {
      using folder = copyOf(language)
      const agentCommand = `"${program}" ${file}`
      await using emulator = await startEmulator({
        buildTime: 0,
        repo: folder.path,
        uncommitted: true,
        agentCommand,
        apiKeys: ['key']
      })
      const revisions = new Set<string | undefined>()
      for (const greeting of ['Hello', 'Welcome']) {
        const { exitCode, outputs, stdout } = await deploy(emulator, greeting)
        expect({ exitCode, stdout }).toMatchObject({ exitCode: 0 })
        expect(outputs.serving_revision_id).toBe(outputs.revision_id)
        revisions.add(outputs.revision_id)
      }
      expect(revisions.size).toBe(2)
      const { id } = emulator.controlPlane.list({ limit: 1, offset: 0 }).resources[0] ?? {}
      const url = `${emulator.url}/agents/${id}`
      const unknown = { assistant_id: 'other', input: {} }
      expect((await ask(url, 'POST /runs/stream', { body: unknown })).status).toBe(404)
      expect((await ask(url, 'GET /elsewhere')).status).toBe(404)
    },
    60_000
  )
})
