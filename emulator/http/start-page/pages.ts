/** The pages of the local control plane: the start page, and one for each deployment. */
import { hasFailed, isOver } from '../../control-plane/lifecycle.js'
import { type Connection, connectBox, credentialHeader, curl } from './connect.js'
import { deploymentCard, factsOf, revisionsOf, servingChip } from './deployment-card.js'
import { copyable, counted, type Html, html, identifier, link, page } from './html.js'
import type { DeploymentOverview, Overview } from './overview.js'
import { shellChoice } from './shell-commands.js'

function emptyCard(): Html {
  return html`<section class="card" id="empty" aria-labelledby="empty-title">
<h2 id="empty-title">No deployments yet</h2>
<p>A deployment appears here as soon as it is created. To deploy here, copy the workflow step
or the command under <a href="#connect">Connect</a>.</p>
</section>`
}

/**
 * `2 deployments · 1 is serving · 1 failed · 1 rollout in
 * progress`. A deployment failed if its latest revision did.
 */
function summaryOf({ deployments, deployment_count }: Overview): Html {
  const serving = deployments.filter(({ revisions }) =>
    revisions.some(({ serves }) => serves)
  ).length
  const statuses = deployments.flatMap(({ revisions: [latest] }) => latest?.status ?? [])
  const rollouts = statuses.filter((status) => !isOver(status)).length
  const failed = statuses.filter(hasFailed).length
  const isCut = deployment_count > deployments.length
  const among = isCut ? `of the ${deployments.length} that changed last, which are shown: ` : ''
  const verb = serving === 1 ? 'is' : 'are'
  const facts = [
    counted(deployment_count, 'deployment'),
    `${among}${serving} ${verb} serving`,
    ...(failed === 0 ? [] : [`${failed} failed`]),
    ...(rollouts === 0 ? [] : [`${counted(rollouts, 'rollout')} in progress`])
  ]
  return html`<p id="summary" class="quiet">${facts.join(' · ')}</p>`
}

/** What the start page shows. */
export interface StartPage {
  overview: Overview
  connection: Connection
  /** The boxes about the script and the requests. */
  scripted: Html
  requests: Html | null
}

export function startPage({ overview, connection, scripted, requests }: StartPage): string {
  const now = Date.parse(overview.now)
  const { deployments } = overview
  const cards =
    deployments.length === 0
      ? emptyCard()
      : deployments.map((deployment) => deploymentCard(deployment, now))
  const summary = deployments.length === 0 ? null : summaryOf(overview)
  const main = html`<h1 class="for-readers">Local control plane</h1>
<div class="columns">
<div id="deployments">${summary}${cards}${requests}</div>
<div id="aside">${connectBox(connection)}${scripted}</div>
</div>`
  return page('Local control plane', main, shellChoice())
}

/** Operations of the agent server, and a command for each. */
function endpointsOf(
  { local_url }: DeploymentOverview,
  { connection, graphs, program }: AgentPage
): Html {
  const headers = [credentialHeader(connection)]
  const run = {
    assistant_id: graphs[0] ?? 'agent',
    input: { messages: [{ role: 'user', content: 'Hello' }] },
    stream_mode: 'updates'
  }
  const endpoints: [name: string, what: string, command: Html][] = [
    ['GET /ok', 'is it up? Needs no key', curl(`${local_url}/ok`)],
    ['GET /info', 'which revision serves', curl(`${local_url}/info`, { headers })],
    [
      'POST /assistants/search',
      'its assistants',
      curl(`${local_url}/assistants/search`, { headers, body: '{}' })
    ],
    [
      'POST /runs/stream',
      'run an assistant',
      curl(`${local_url}/runs/stream`, { headers, body: JSON.stringify(run) })
    ]
  ]
  const shown = program === undefined ? endpoints : endpoints.slice(0, 2)
  const boxes = shown.map(([name, what, command]) => {
    const label = html`<code>${name}</code> <span class="quiet">${what}</span>`
    return copyable(label, command)
  })
  return html`${boxes}`
}

/** What the page of a deployment shows. */
export interface AgentPage {
  deployment: DeploymentOverview
  now: number
  connection: Connection
  /** Of the revision that serves. */
  graphs: readonly string[]
  /** The program behind the agent server; undefined for the stock graph. */
  program: string | undefined
}

/** The page at the URL of a deployment. */
export function agentPage(shown: AgentPage): string {
  const { deployment, now, program } = shown
  const { id, name, local_url, status } = deployment
  const behind =
    program === undefined
      ? html`A stock graph answers here: it repeats what it is told, without a model.`
      : html`Your program answers here: <code>${program}</code>.`
  const main = html`<p><a href="/">All deployments</a></p>
<section class="card" id="deployment">
<div class="line"><h1>${name}</h1>${servingChip(deployment)}</div>
${factsOf(deployment)}
<p class="facts">Status ${status} · ${identifier(id)}</p>
</section>
<section class="card" id="endpoints" aria-labelledby="endpoints-title">
<h2 id="endpoints-title">Agent server</h2>
<p>${behind} Try it in the ${link(`${local_url}/docs`, 'API docs')}, or with curl:</p>
${endpointsOf(deployment, shown)}
</section>
<section class="card" id="revisions" aria-labelledby="revisions-title">
<h2 id="revisions-title">Revisions</h2>
${revisionsOf(deployment, now)}
</section>`
  return page(`${name} – local control plane`, main, shellChoice())
}

/** The page for a deployment that does not exist. */
export function missingPage(id: string): string {
  const main = html`<section class="card" id="missing">
<h1>No such deployment</h1>
<p>No deployment has the id <code>${id}</code>. It may have been deleted, or the local control
plane was restarted without <code>--state</code>.</p>
<p><a href="/">All deployments</a></p>
</section>`
  return page('No such deployment – local control plane', main)
}
