/** The action: builds the real adapters and runs. */
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import { createHttpSender, type HttpSender } from './http/sender.js'
import { run } from './run.js'
import { createRunner } from './runner/actions-core.js'
import { createClock } from './runner/clock.js'
import { readEnvironment } from './runner/environment.js'
import { runToTheEnd, shortlyAfter } from './runner/process.js'
import { createRedactor } from './secrecy/redactor.js'

/** What GitHub's limits and failures may cost a run, all in all. */
const GITHUB_BUDGET_MS = 60_000

await runToTheEnd(async (cancelled) => {
  const clock = createClock(cancelled)
  const senders: HttpSender[] = []
  const redactor = createRedactor()
  const budget = { leftMs: GITHUB_BUDGET_MS }
  const runner = createRunner(redactor)
  const openSender = (baseUrl: string, address: string, headers: Record<string, string>) => {
    const onExchange = (line: string) => runner.debug(line)
    const sender = createHttpSender({ baseUrl, address, headers, cancelled, clock, onExchange })
    senders.push(sender)
    return sender
  }
  const succeeded = await run({
    runner,
    redactor,
    clock,
    context: readEnvironment(),
    connect: ({ base_url, credentials }) =>
      createControlPlane(openSender(base_url, 'base_url', credentialHeaders(credentials)), redactor.redact),
    connectAgent: async (url, api_key) => {
      const { createAgentServer } = await import('./agent-server/client.js')
      const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }))
      return createAgentServer(sender, redactor.redact)
    },
    openGitHub: async (account, phase) => {
      const { createGitHub } = await import('./github/octokit.js')
      const signal = phase === 'running' ? cancelled : shortlyAfter(cancelled)
      return createGitHub({ ...account, budget, signal })
    }
  })
  for (const sender of senders) sender.close()
  return succeeded
})
