/** The committed bundle, started as a runner starts it, and its log read as a runner reads it. */
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ActionResult, type ActionRun, runAction } from '../../../src/cli/demo/local-runner.js'
import type { Clock } from '../../../src/ports.js'
import { type HereRun, runHere } from '../../support/run-here.js'

export const BUNDLE = fileURLToPath(new URL('../../../dist/index.js', import.meta.url))
if (!existsSync(BUNDLE))
  throw new Error(`${BUNDLE} is not there: run \`npm run build\` before these tests`)

/** Made of no words: the messages of the action would be masked where they have them. */
export const API_KEY = 'k-7Qx2mZ9vLw4'
export const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
export const REPOSITORY = 'octo/support'
export const REPO_URL = `https://github.com/${REPOSITORY}`

/** The runner's variables for an event on a ref. */
export function variables(event: string, ref: string, sha = COMMIT): Record<string, string> {
  return {
    GITHUB_ACTIONS: 'true',
    GITHUB_EVENT_NAME: event,
    GITHUB_REF: ref,
    GITHUB_SHA: sha,
    GITHUB_REPOSITORY: REPOSITORY,
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_RUN_ID: '1'
  }
}

export const PUSH = variables('push', 'refs/heads/main')

/** Inputs of a step that deploys from git. Which revision answers is the subject of `verify-serving.test.ts` alone. */
export function gitInputs(
  base_url: string,
  more: Record<string, string> = {}
): Record<string, string> {
  return {
    base_url,
    api_key: API_KEY,
    name: 'support',
    graph_config_path: 'graph.json',
    poll_interval: '25ms',
    timeout: '20s',
    verify_serving: 'off',
    ...more
  }
}

/** Runs the bundle, by default on a push to main. */
export function runBundle(
  inputs: Record<string, string>,
  more: Partial<Omit<ActionRun, 'bundle' | 'inputs'>> = {}
): Promise<ActionResult> {
  return runAction({ bundle: BUNDLE, inputs, ...more, variables: { ...PUSH, ...more.variables } })
}

/** The same from the source, in this process: for what does not depend on the bundle or on a process of its own. */
export function runSource(
  inputs: Record<string, string>,
  more: Partial<Omit<HereRun, 'inputs'>> = {}
): Promise<ActionResult> {
  return runHere({ inputs, ...more, variables: { ...PUSH, ...more.variables } })
}

/** The log as the runner cuts it into lines. */
export function logLines(stdout: string): string[] {
  return stdout.split(/\r\n|\n|\r/)
}

/** The commands in the log, as the runner finds them: `::x` after white space, `##[` anywhere. */
export function commands(stdout: string): string[] {
  return logLines(stdout).filter(
    (line) => line.trimStart().startsWith('::') || line.includes('##[')
  )
}

/** Names of the commands in the log. */
export function commandNames(stdout: string): string[] {
  return commands(stdout).map(
    (line) => /^\s*(?:::([\w-]+)|.*##\[([\w-]+))/.exec(line)?.slice(1).join('') ?? line
  )
}

/** The log without the lines that mask, which hold the secrets by their nature. */
export function shown(stdout: string): string {
  return logLines(stdout)
    .filter((line) => !line.startsWith('::add-mask::'))
    .join('\n')
}

/** Deploys from git to a control plane: in this process to one with a clock of its own, otherwise by the bundle. */
export function deploy(
  { url, clock }: { url: string; clock?: Clock | undefined },
  more: Record<string, string> = {}
): Promise<ActionResult> {
  if (clock === undefined) return runBundle(gitInputs(url, more))
  return runSource(gitInputs(url, { poll_interval: '200ms', ...more }), { clock })
}
