/** Inputs and runs for the tests of the reading. */
import type { PullRequest, RunContext } from '../../../src/adapters/github/run-context.js'
import { InputError } from '../../../src/errors.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { type Request, readRequest } from '../../../src/inputs/request.js'
import { parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { COMMIT_A } from './answers.js'

/** Inputs that are right for a deploy from git. */
export const GOOD = {
  base_url: 'https://api.example/api-host',
  api_key: 'key-0815',
  name: 'support',
  graph_config_path: 'agent.json'
}

export function contextOf(over: Partial<RunContext> = {}): RunContext {
  return {
    event_name: 'push',
    event_action: undefined,
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support',
    ref: 'refs/heads/main',
    sha: COMMIT_A,
    pull_request: undefined,
    run_url: undefined,
    ...over
  }
}

export function pullRequest(over: Partial<PullRequest> = {}, action = 'synchronize'): RunContext {
  return contextOf({
    event_name: 'pull_request',
    event_action: action,
    ref: 'refs/pull/7/merge',
    pull_request: {
      number: 7,
      head_ref: 'feature/x',
      head_sha: COMMIT_A,
      head_repository: 'acme/support',
      is_fork: false,
      ...over
    }
  })
}

export function read(inputs: Record<string, string>, context: RunContext = contextOf()): Request {
  return readRequest(parseStructured(readRawInputs((name) => inputs[name] ?? '')), context)
}

/** What a deploy or a plan asks for. */
export function readDeploy(inputs: Record<string, string>, context?: RunContext) {
  const request = read(inputs, context)
  if (request.command !== 'deploy' && request.command !== 'plan')
    throw new Error(`it is a ${request.command}`)
  return request.deploy
}

/** The problems of the inputs, `input: problem` each. */
export function problemsOf(inputs: Record<string, string>, context?: RunContext): string[] {
  try {
    read(inputs, context)
    return []
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    return error.problems.map(({ input, problem }) => `${input}: ${problem}`)
  }
}
