/** The action: builds the real adapters and runs. */
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import { createHttpSender, type HttpSender } from './control-plane/http.js'
import { run } from './run.js'
import { createRunner } from './runner/actions-core.js'
import { createClock } from './runner/clock.js'
import { readEnvironment } from './runner/environment.js'
import { runToTheEnd, shortlyAfter } from './runner/process.js'
import { createRedactor } from './secrecy/redactor.js'

/** What GitHub's limits and failures may cost a run, all in all. */
const GITHUB_BUDGET_MS = 60_000

await runToTheEnd(async (cancelled) => {
  const senders: HttpSender[] = []
  const redactor = createRedactor()
  const budget = { leftMs: GITHUB_BUDGET_MS }
  const succeeded = await run({
    runner: createRunner(redactor),
    redactor,
    clock: createClock(cancelled),
    context: readEnvironment(),
    connect: ({ base_url, credentials }) => {
      const sender = createHttpSender({ baseUrl: base_url, headers: credentialHeaders(credentials), cancelled })
      senders.push(sender)
      return createControlPlane(sender)
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
