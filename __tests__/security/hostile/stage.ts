/**
 * The whole program under test in this process, behind its real runner; only clock, servers and
 * GitHub are fakes.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, jest } from '@jest/globals'
import { createAgentServer } from '../../../src/adapters/agent-server/client.js'
import type { RunContext } from '../../../src/adapters/github/run-context.js'
import { maskAnswers } from '../../../src/adapters/http/mask-answers.js'
import type { HttpSender } from '../../../src/adapters/http/sender.js'
import { createRunner } from '../../../src/adapters/runner/actions-core.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { Comparison } from '../../../src/repository/refs.js'
import { run } from '../../../src/run/run.js'
import { consoleRunner } from '../../support/console-runner.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { connectionTo, type GitHubApi } from '../../support/fakes/github-repository.js'
import { VirtualClock } from '../../support/fakes/virtual-clock.js'
import { PROGRAM } from '../../support/program-under-test.js'

/** Inputs of a deploy. */
export const INPUTS = {
  base_url: 'https://api.example',
  api_key: 'key-of-the-tests-4711',
  name: 'support',
  graph_config_path: 'agent.json',
  timeout: '40s'
}

export interface Play {
  inputs: Record<string, string>
  context: RunContext
  /** What is behind base_url. */
  plane: Pick<HttpSender, 'send'>
  agent?: HttpSender
  github?: GitHubApi
  debug?: boolean
}

/** All that a run leaves behind. */
export interface Played {
  succeeded: boolean
  /** Whether the log has debug output without a mark, part of which is technical. */
  isTechnical: boolean
  /** An unexpected exception. */
  crash: unknown
  stdout: string
  /** As the runner reads the file; a line that belongs to no output has the name `?`. */
  outputs: Record<string, string>
  outputFile: string
  summary: string
}

const folder = mkdtempSync(join(tmpdir(), 'hostile-'))
const OUTPUT = join(folder, 'output')
const SUMMARY = join(folder, 'summary')
const VARIABLES = { GITHUB_OUTPUT: OUTPUT, GITHUB_STEP_SUMMARY: SUMMARY }

/** To be called once in a test file that plays runs. */
export function openStage(): void {
  const before = Object.keys(VARIABLES).map((name) => [name, process.env[name]] as const)
  beforeAll(() => void Object.assign(process.env, VARIABLES))
  afterAll(() => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
    rmSync(folder, { recursive: true })
  })
}

/** Plays one run; one at a time, since it takes the standard output for itself. */
export async function play({
  inputs,
  context,
  plane,
  agent,
  github,
  debug = false
}: Play): Promise<Played> {
  writeFileSync(OUTPUT, '')
  writeFileSync(SUMMARY, '')
  process.env.RUNNER_DEBUG = debug ? '1' : ''
  const redactor = createRedactor()
  const write = (text: string) => process.stdout.write(text)
  const runner =
    PROGRAM.name === 'action'
      ? createRunner(redactor)
      : consoleRunner({ redactor, write, debug, variables: VARIABLES })
  const masked = (sender: HttpSender) => maskAnswers(sender, (value) => runner.mask(value))
  const ports = {
    runner: { ...runner, input: (name: string) => inputs[name] ?? '' },
    redactor,
    clock: new VirtualClock(),
    context,
    connect: async () => controlPlaneOver(masked(plane), redactor),
    loadAgentServer: async () => () => {
      if (agent === undefined) throw new Error('no agent server is expected')
      return createAgentServer(masked(agent), redactor.redact)
    },
    checkout: {
      listChangedFiles: (comparison: Comparison) =>
        Promise.resolve({ ...comparison, unknown: 'no checkout' }),
      containsCommit: () => Promise.resolve(undefined),
      findFile: () => Promise.resolve(undefined),
      readCommit: () => Promise.resolve(undefined),
      findNested: () => Promise.resolve(undefined),
      readFile: () => Promise.resolve(undefined),
      listFiles: () => Promise.resolve(undefined)
    },
    openGitHub: () => {
      if (github === undefined) throw new Error('nothing is expected to be asked of GitHub')
      return Promise.resolve(connectionTo(github))
    }
  }
  const { stdout, succeeded, crash } = await listenTo(() => run(ports))
  const outputFile = readFileSync(OUTPUT, 'utf8')
  return {
    succeeded,
    isTechnical: debug && PROGRAM.name === 'command line',
    crash,
    stdout,
    outputFile,
    outputs: parseOutputs(outputFile),
    summary: readFileSync(SUMMARY, 'utf8')
  }
}

async function listenTo(
  work: () => Promise<boolean>
): Promise<Pick<Played, 'stdout' | 'succeeded' | 'crash'>> {
  const written: string[] = []
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((text) => {
    written.push(typeof text === 'string' ? text : Buffer.from(text).toString('utf8'))
    return true
  })
  try {
    const succeeded = await work()
    return { stdout: written.join(''), succeeded, crash: undefined }
  } catch (error) {
    return { stdout: written.join(''), succeeded: false, crash: error }
  } finally {
    spy.mockRestore()
  }
}

/**
 * The runner's format: `name<<DELIMITER`, the value, the delimiter. The last value of a name
 * counts.
 */
export function parseOutputs(text: string): Record<string, string> {
  const outputs: Record<string, string> = Object.create(null) as Record<string, string>
  const lines = text.split(/\r\n|\n|\r/)
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? ''
    if (line === '') continue
    const [name = '', delimiter] = line.split('<<', 2)
    const end = delimiter === undefined ? -1 : lines.indexOf(delimiter, at + 1)
    if (end < 0) outputs['?'] = line
    else outputs[name] = lines.slice(at + 1, end).join('\n')
    if (end >= 0) at = end
  }
  return outputs
}
