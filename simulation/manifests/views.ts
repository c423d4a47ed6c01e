/** A story of a manifest as one story for each deployment: what holds for a run of one holds for each of them. */
import type { Played } from '../play/played.js'
import type { Ended } from '../play/world.js'
import type { Deed, Journal } from '../service/journal.js'
import type { Service } from '../service/service.js'
import type { ManifestRun } from './manifest-run.js'
import type { ManifestPart } from './story.js'
import type { ManifestEnded } from './world.js'

/** How a deployment of a run ended, by the line that says so. */
export interface PartEnd {
  sign: 'live' | 'failed' | 'skipped'
  at: number
  /** Its whole log. */
  text: string
}

const SIGNS: Record<string, PartEnd['sign']> = { '✓': 'live', '✗': 'failed', '-': 'skipped' }

/** Undefined if it had not ended when the run was killed. */
export function endOf({ printed }: ManifestRun, key: string): PartEnd | undefined {
  for (const { text, at } of printed) {
    const [, mark = '', named, absent] = /^([✓✗-]) (\S+?): (nothing to delete)?/.exec(text) ?? []
    // A delete of what does not exist succeeds (docs/design.md, Delete).
    const sign = absent === undefined ? SIGNS[mark] : 'live'
    if (named === key && sign !== undefined) return { sign, at, text }
  }
  return undefined
}

/** One entry of the output `deployments`. */
type Facts = Record<string, string | number | boolean | undefined>

/** The facts in the output `deployments`, as outputs of a run of one. */
export function factsOf({ outputs }: ManifestRun, key: string): Facts {
  const all = JSON.parse(outputs.get('deployments') ?? '{}') as Record<string, Facts>
  return all[key] ?? {}
}

/** The stories of the deployments that the undisturbed runs began to work on. */
export function viewsOf(ended: ManifestEnded): Ended[] {
  return ended.story.parts.flatMap((part) => {
    const [last, again] = [playedOf(ended.last, part.key), playedOf(ended.again, part.key)]
    if (last === undefined || again === undefined) return []
    const { variations, quietAt, story } = ended
    const runs = ended.runs.flatMap((run) => playedOf(run, part.key) ?? [])
    const scenario = { ...part.scenario, traits: story.base.traits, rival: undefined }
    return { scenario, service: serviceOf(ended.service, part), variations, runs, last, again, quietAt }
  })
}

/** The run as if it had been for this deployment alone; undefined if it never began to work on it. */
function playedOf(run: ManifestRun, key: string): Played | undefined {
  const begun = run.begun.get(key)
  const request = run.asked.find((one) => one.key === key)?.request
  if (begun === undefined || request === undefined) return undefined
  const { process, before } = begun
  const ended = endOf(run, key)
  const endedAt = ended?.at ?? run.endedAt
  const printed = [...shownAtOnce(run, key), ...linesOf(ended, process)]
  if (run.end === 'killed' && process.exchanges.some(({ operation }) => operation.name === 'redeploy'))
    printed.push({
      level: 'info',
      text: 'Rolling back to an earlier revision (not printed before the kill).',
      at: rollbackSentAt(process, endedAt)
    })
  return {
    label: process.label,
    request,
    process,
    end: endName(run, ended),
    endedAt,
    printed,
    outputs: outputsOf(run, key, printed),
    // A run that is killed writes no summary.
    summary: run.end === 'killed' ? (ended?.text ?? '') : run.summary,
    ...(before && { before })
  }
}

function endName(run: ManifestRun, ended: PartEnd | undefined): Played['end'] {
  if (ended === undefined) return run.end === 'success' ? 'crashed' : run.end === 'cancelled' ? 'cancelled' : run.end
  // The outputs of what ended right before the kill may not be written.
  if (run.end === 'killed') return 'killed'
  if (ended.sign === 'live') return 'success'
  return run.process.isCancelled && ended.at >= run.process.cancelledAt ? 'cancelled' : 'failure'
}

/** Lines that the run shows while the deployment is in progress, with its name in front. */
function shownAtOnce({ printed }: ManifestRun, key: string): Played['printed'] {
  return printed.filter(({ level, text }) => level === 'info' && text.startsWith(`${key} `))
}

/** The lines of its whole log. What follows an error, indented, belongs to it. */
function linesOf(ended: PartEnd | undefined, process: Played['process']): Played['printed'] {
  if (ended === undefined) return []
  const [, ...shown] = ended.text.split('\n')
  // The command line indents the log below its title.
  const isIndented = shown.every((line) => line === '' || line.startsWith('  '))
  const lines = isIndented ? shown.map((line) => line.slice(2)) : shown
  const printed: Played['printed'] = []
  for (const line of lines) {
    const previous = printed.at(-1)
    if (previous?.level === 'error' && line.startsWith('  ')) previous.text += `\n${line}`
    else printed.push(lineOf(line, ended.at, process))
  }
  return printed
}

function lineOf(line: string, at: number, process: Played['process']): Played['printed'][number] {
  const [, word = '', rest = line] = /^(Error|Warning|Notice): ([^]*)$/.exec(line) ?? []
  const level = { Error: 'error', Warning: 'warning', Notice: 'notice' } as const
  return {
    level: level[word as keyof typeof level] ?? 'info',
    text: rest,
    // The log of a deployment is shown at its end; a rollback began when it was sent.
    at: line.startsWith('Rolling back to ') ? rollbackSentAt(process, at) : at
  }
}

function rollbackSentAt({ exchanges }: Played['process'], otherwise: number): number {
  const redeploy = exchanges.find(({ operation }) => operation.name === 'redeploy')
  const patch = exchanges.findLast(({ operation }) => operation.name === 'patch')
  return (redeploy ?? patch)?.sentAt ?? otherwise
}

/** Names the earlier revision whose code is serving again, by the beginning of its id. */
const ROLLED_BACK = /^ *Rolled back.*\brevision ([^\s….]+)…?(?: \(commit \w+\))?\.$/m

function outputsOf(run: ManifestRun, key: string, printed: Played['printed']): Map<string, string> {
  const facts = Object.entries(factsOf(run, key)).map(([name, value]): [string, string] => [name, String(value)])
  const outputs = new Map(facts)
  const plan = printed.findIndex(({ text }) => text.startsWith('Plan: '))
  if (plan >= 0) {
    const after = printed.slice(plan + 1)
    const end = after.findIndex(({ text }) => !text.startsWith('  '))
    const reasons = after.slice(0, end < 0 ? undefined : end).map(({ text }) => text.trim())
    outputs.set('plan', JSON.stringify({ reasons }))
  }
  const [, beginning] = printed.map(({ text }) => ROLLED_BACK.exec(text)).find(Boolean) ?? []
  const read = run.begun.get(key)?.process.exchanges.map(({ operation }) => operation.revision_id) ?? []
  const to = read.find((id) => beginning !== undefined && id.startsWith(beginning))
  if (to !== undefined) outputs.set('rolled_back_to', to)
  const url = outputs.get('url')
  if (url !== undefined) outputs.set('docs_url', `${url}/docs`)
  return outputs
}

/** The service with what was done to this deployment, and what its runs did to others. */
function serviceOf(service: Service, { key, scenario }: ManifestPart): Service {
  const { journal } = service
  const { name } = scenario.request
  const isOwn = (deed: Deed) =>
    journal.deployments.get(deed.deployment_id)?.name === name || deed.by.endsWith(`/${key}`)
  const own: Journal = Object.assign(Object.create(journal), { deeds: journal.deeds.filter(isOwn) })
  return Object.assign(Object.create(service), { journal: own }) as Service
}
