/**
 * A story as one story for each of its deployments: what holds for a run of one holds for each of
 * several.
 */
import type { Deed, Journal } from '../service/journal.js'
import type { Service } from '../service/service.js'
import type { Part } from '../story/manifest.js'
import type { Scenario } from '../story/scenario.js'
import { errorsOf, eventOf, type Played, type PlayedRun } from './played.js'
import type { EndedStory } from './world.js'

/** What a story came to for one deployment. */
export interface Ended {
  scenario: Scenario
  service: Service
  /** All runs, in the order in which they ended. */
  all: Played[]
  /** The last run, without faults and other writers. */
  last: Played
  /** The last run, played a second time. */
  again: Played
}

/** How a deployment of a run ended. */
export interface PartEnd {
  sign: 'live' | 'failed' | 'skipped'
  at: number
}

/** Undefined if it had not ended when the run was killed. */
export function endOf(run: PlayedRun, key: string): PartEnd | undefined {
  const part = run.parts.get(key)
  if (part !== undefined) {
    const ended = eventOf(part, 'ended')
    return ended && { sign: ended.event.error_code === null ? 'live' : 'failed', at: ended.at }
  }
  // It never began.
  const { error_code } = factsOf(run, key)
  if (error_code === undefined) return undefined
  return { sign: error_code === 'dependency_failed' ? 'skipped' : 'failed', at: run.endedAt }
}

/** One entry of the output `deployments`. */
type Facts = Record<string, string | number | boolean | undefined>

/** The facts of a deployment in the output `deployments` of a manifest. */
export function factsOf({ outputs }: PlayedRun, key: string): Facts {
  const all = JSON.parse(outputs.get('deployments') ?? '{}') as Record<string, Facts>
  return all[key] ?? {}
}

/** The stories of the deployments that the undisturbed runs began to work on. */
export function viewsOf({ drawn, service, runs, last, again }: EndedStory): Ended[] {
  const { base, parts, manifest } = drawn
  return parts.flatMap((part) => {
    const view = (run: PlayedRun) => playedOf(run, part.key, manifest === undefined)
    const lastView = view(last)
    const againView = view(again)
    if (lastView === undefined || againView === undefined) return []
    const all = [...runs.flatMap((run) => view(run) ?? []), lastView, againView]
    const scenario = { ...part.scenario, traits: base.traits }
    const own = serviceOf(service, part, all)
    return [{ scenario, service: own, all, last: lastView, again: againView }]
  })
}

/**
 * The run as if it had been for this deployment alone; undefined if it never began to work on it.
 */
function playedOf(run: PlayedRun, key: string, isStep: boolean): Played | undefined {
  const part = run.parts.get(key)
  const request = run.asked.find((one) => one.key === key)?.request
  if (part === undefined || request === undefined) return undefined
  const { process, before, events } = part
  const common = { request, process, before, events, errors: errorsOf(run) }
  if (isStep)
    return { ...common, label: run.label, end: run.end, endedAt: run.endedAt, outputs: run.outputs }
  const ended = endOf(run, key)
  const outputs = outputsOf(run, key)
  return {
    ...common,
    label: process.label,
    end: endName(run, ended),
    endedAt: ended?.at ?? run.endedAt,
    outputs
  }
}

function endName(run: PlayedRun, ended: PartEnd | undefined): Played['end'] {
  if (ended === undefined && run.end === 'success') return 'crashed'
  if (ended === undefined) return run.end
  // The outputs of what ended right before the kill may not be written.
  if (run.end === 'killed') return 'killed'
  if (ended.sign === 'live') return 'success'
  return run.process.isCancelled && ended.at >= run.process.cancelledAt ? 'cancelled' : 'failure'
}

/**
 * The outputs that a step would have which deploys only this one: those that the map lacks come
 * from events.
 */
function outputsOf(run: PlayedRun, key: string): Map<string, string> {
  const known = Object.entries(factsOf(run, key)).filter(([, value]) => value !== undefined)
  const outputs = new Map(known.map(([name, value]): [string, string] => [name, String(value)]))
  const { events = [] } = run.parts.get(key) ?? {}
  const planned = eventOf({ events }, 'planned')
  const rolledBack = eventOf({ events }, 'rollback_ended')?.event.rollback.rolled_back_to
  if (planned !== undefined)
    outputs.set('plan', JSON.stringify({ reasons: planned.event.plan.reasons }))
  if (rolledBack !== undefined) outputs.set('rolled_back_to', rolledBack)
  const url = outputs.get('url')
  if (url !== undefined) outputs.set('docs_url', `${url}/docs`)
  return outputs
}

/** The service with what was done to this deployment, and what its runs did to others. */
function serviceOf(service: Service, { scenario }: Part, all: readonly Played[]): Service {
  const { journal } = service
  const labels = new Set(all.map(({ label }) => label))
  const isOwn = ({ deployment_id, by }: Deed) =>
    journal.deployments.get(deployment_id)?.name === scenario.request.name || labels.has(by)
  const own: Journal = Object.assign(Object.create(journal), { deeds: journal.deeds.filter(isOwn) })
  return Object.assign(Object.create(service), { journal: own }) as Service
}
