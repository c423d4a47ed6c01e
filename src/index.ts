/** The action: builds the real adapters and runs. */
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import { limitSender } from './http/limited-sender.js'
import { createHttpSender, type HttpSender } from './http/sender.js'
import { maskAnswers } from './masking/mask-answers.js'
import { createRedactor } from './masking/redactor.js'
import type { Checkout } from './ports.js'
import { describeFailure, failureText } from './report/failure.js'
import { EMPTY_RECORD } from './report/record.js'
import { run } from './run.js'
import { createRunner } from './runner/actions-core.js'
import { createClock } from './runner/clock.js'
import { enforceTlsVerification, givenInputs, readCheckoutPlace, readEnvironment } from './runner/environment.js'
import { runProcess, shortlyAfter } from './runner/process.js'

const UNVERIFIED =
  'NODE_TLS_REJECT_UNAUTHORIZED=0 is set in this job. This step checks certificates all the same; for an authority of your own, set NODE_EXTRA_CA_CERTS.'

/** What GitHub's limits, failures and slow answers may cost a run, all in all. */
const GITHUB_BUDGET_MS = 60_000

const redactor = createRedactor()
const runner = createRunner(redactor)

/** Loaded only for the runs that ask git. */
async function openCheckout(cancelled: AbortSignal): Promise<Checkout> {
  const { createCheckout } = await import('./git/checkout.js')
  return createCheckout({ ...readCheckoutPlace(), cancelled })
}

async function work(cancelled: AbortSignal): Promise<boolean> {
  const clock = createClock(cancelled)
  const senders: HttpSender[] = []
  const budget = { leftMs: GITHUB_BUDGET_MS }
  const warnings = enforceTlsVerification() ? [UNVERIFIED] : []
  const openSender = (baseUrl: string, address: string, headers: Record<string, string>) => {
    const onExchange = (line: string) => runner.debug(line)
    const sender = createHttpSender({ baseUrl, address, headers, cancelled, clock, onExchange })
    senders.push(sender)
    return maskAnswers(sender, (value) => runner.mask(value))
  }
  const succeeded = await run({
    runner,
    redactor,
    warnings,
    given: givenInputs(),
    clock,
    context: readEnvironment(),
    connect: ({ base_url, credentials, dialect }, limit) => {
      const sender = limitSender(openSender(base_url, 'base_url', credentialHeaders(credentials)), limit)
      return createControlPlane(sender, redactor.redact, dialect)
    },
    loadAgentServer: async () => {
      const { createAgentServer } = await import('./agent-server/client.js')
      return (url, api_key) => {
        const sender = openSender(url, 'the URL of the deployment', credentialHeaders({ api_key }))
        return createAgentServer(sender, redactor.redact)
      }
    },
    checkout: {
      listChangedFiles: async (comparison, options) =>
        (await openCheckout(cancelled)).listChangedFiles(comparison, options),
      findFile: async (commit, path, options) => {
        if (readCheckoutPlace().workspace === undefined) return undefined
        return (await openCheckout(cancelled)).findFile(commit, path, options)
      }
    },
    openGitHub: async (account, phase, limit) => {
      const { createGitHub } = await import('./github/octokit.js')
      const signal = phase === 'running' ? cancelled : shortlyAfter(cancelled, phase)
      return createGitHub({ ...account, budget, signal, clock, limit })
    }
  })
  for (const sender of senders) sender.close()
  return succeeded
}

await runProcess({
  work,
  tellDefect: (error) => runner.error(failureText(describeFailure(error, EMPTY_RECORD), EMPTY_RECORD)),
  tellStopped: () => {
    if (runner.hasToldError()) return
    runner.error(
      'This run was told to stop before its own end: what it did by then stays. What it tells on GitHub may be unfinished.'
    )
  }
})
