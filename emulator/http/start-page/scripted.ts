/** What is scripted to happen next, and the commands that add more. */
import type { EmulatorCore } from '../../emulator.js'
import { writeBehavior } from '../../scripting/agent-behavior.js'
import { writeFault } from '../../scripting/faults.js'
import { writeOutcome } from '../../scripting/outcomes.js'
import { curl } from './connect.js'
import { copyable, type Html, html } from './html.js'

type Script = Pick<EmulatorCore, 'faults' | 'outcomes' | 'behaviors'>

interface Entry {
  /** What it applies to. */
  to: string
  text: string
}

function next(what: string, times: number | 'always' | undefined = 1): string {
  if (times === 'always') return `Every ${what}`
  return times === 1 ? `Next ${what}` : `Next ${times} ${what}s`
}

function entriesOf({ faults, outcomes, behaviors }: Script): Entry[] {
  const once = { times: undefined }
  return [
    ...outcomes
      .list()
      .map((one) => ({ to: next('revision', one.times), text: writeOutcome({ ...one, ...once }) })),
    ...faults
      .list()
      .map((one) => ({ to: next('request', one.times), text: writeFault({ ...one, ...once }) })),
    ...behaviors.list().map((one) => ({ to: 'Agents', text: writeBehavior(one) }))
  ]
}

function listOf(entries: readonly Entry[]): Html {
  if (entries.length === 0)
    return html`<p>No failure is planned. The next revision becomes <code>DEPLOYED</code>,
and no request fails.</p>`
  const items = entries.map(({ to, text }) => html`<dt>${to}</dt><dd><code>${text}</code></dd>`)
  return html`<dl class="scripted">${items}</dl>`
}

/** The box "What happens next". */
export function scriptedBox(script: Script, origin: string): Html {
  const entries = entriesOf(script)
  // These addresses need no key.
  const doable = (label: string, path: string, body: string) => {
    const address = `/_emulator/${path}`
    const button = html`<button type="button" hidden
 data-post="${address}" data-body="${body}">Do it</button>`
    return copyable(label, curl(origin + address, { body }), button)
  }
  const scripting = (label: string, path: string, short: string) =>
    doable(label, path, JSON.stringify(short))
  return html`<section class="card" id="scripted" aria-labelledby="scripted-title">
<h2 id="scripted-title">What happens next</h2>
${listOf(entries)}
${scripting('Make the next build fail', 'outcomes', 'BUILD_FAILED')}
${scripting('Answer the next 3 reads with 503', 'faults', 'GET /v2/** 503 times=3')}
<details id="more-commands"><summary>More commands</summary>
${scripting('Make agents throw during a run', 'agents', 'throw')}
${doable('Set the clock ahead', 'clock', '{"advance": "90s"}')}
${copyable('Start over, without deployments', curl(`-X POST ${origin}/_emulator/reset`))}
<p><a href="/docs#/local">All commands</a></p>
</details>
</section>`
}
