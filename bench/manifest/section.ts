/** The section `manifest`: several deployments from one manifest, as one step and as a matrix, side by side. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Entry, writeRepository } from '../paths/repository.js'
import { startPlane } from '../requests/plane.js'
import type { Section, Told } from '../section.js'
import { runStep } from './run-step.js'

/** How many times as fast the time of the action and of the service passes. */
const FACTOR = 20
const BUILD_MINUTES = 14

export const manifest: Section = {
  key: 'manifest',
  title: 'Several deployments',
  measure: async ({ quick, say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-manifest-'))
    try {
      const [few, many] = quick ? [3, 5] : [20, 200]
      const minutes = quick ? 0.5 : BUILD_MINUTES
      say(`${few} deployments as one step and as a matrix`)
      const compared = await compare(join(folder, 'few'), few, minutes)
      say(`a plan of ${many}`)
      const plan = await planMany(join(folder, 'many'), many)
      return {
        headline: `${compared.headline} ${plan.headline}`,
        details: [compared.details, plan.details, METHOD(minutes)].join('\n\n')
      }
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

const keysOf = (count: number) => Array.from({ length: count }, (_, index) => `agent-${index + 1}`)

/** Writes a repository with a graph for each deployment, and its manifest. Returns its commit. */
function writeWorkspace(folder: string, count: number): string {
  const keys = keysOf(count)
  const files = keys.map((key): [string, Entry] => [`agents/${key}/agent.json`, { mode: '100644', content: '{}' }])
  const [commit = ''] = writeRepository(folder, [{ parents: [], tree: new Map(files) }])
  const deployments = Object.fromEntries(keys.map((key) => [key, { graph_config_path: `agents/${key}/agent.json` }]))
  const file = { version: 1, max_parallel: Math.min(count, 20), defaults: { verify_serving: 'off' }, deployments }
  writeFileSync(join(folder, 'deployments.yaml'), JSON.stringify(file))
  return commit
}

/** The time of the service passes as fast as that of the action. */
async function startService(commit: string, minutes: number) {
  const plane = await startPlane(`${Math.round((minutes * 60_000) / FACTOR)}ms`)
  await plane.setHead('main', commit)
  return plane
}

interface Row {
  title: string
  jobs: number[]
  requests: number
  lists: number
}

async function compare(workspace: string, count: number, minutes: number): Promise<Told> {
  mkdirSync(workspace)
  const commit = writeWorkspace(workspace, count)
  const rows: Row[] = []
  const keys = keysOf(count)
  for (const isMatrix of [false, true]) {
    await using plane = await startService(commit, minutes)
    const measure = async (title: string) => {
      const before = (await plane.requests()).length
      const step = { base_url: plane.url, workspace, factor: FACTOR, sha: commit }
      const runs = isMatrix
        ? await Promise.all(keys.map((select) => runStep({ ...step, inputs: { select } })))
        : [await runStep(step)]
      const sent = (await plane.requests()).slice(before)
      const lists = sent.filter((url) => url.startsWith('GET /v2/deployments?')).length
      rows.push({ title, jobs: runs.map(({ seconds }) => (seconds * FACTOR) / 60), requests: sent.length, lists })
    }
    const how = isMatrix ? `a matrix of ${count}` : 'one step'
    await measure(`${count} new deployments, ${how}`)
    await measure(`${count} unchanged, ${how}`)
  }
  const [step, , matrix] = rows.map(({ jobs }) => sumOf(jobs).toFixed(0))
  return {
    headline: `**${count} new deployments take ${step} job minutes in one step, and ${matrix} as a matrix of ${count} jobs**, if each build takes ${minutes} min.`,
    details: [HEAD, ...rows.map(rowOf)].join('\n')
  }
}

const HEAD = `| | job minutes | billed | requests | of them, pages of the list |
|---|--:|--:|--:|--:|`

const sumOf = (jobs: readonly number[]) => jobs.reduce((total, minutes) => total + minutes, 0)

function rowOf({ title, jobs, requests, lists }: Row): string {
  const billed = jobs.reduce((total, minutes) => total + Math.ceil(minutes), 0)
  return `| ${title} | ${sumOf(jobs).toFixed(1)} | ${billed} | ${requests} | ${lists} |`
}

/** Real time: nothing waits. */
async function planMany(workspace: string, count: number): Promise<Told> {
  mkdirSync(workspace)
  const commit = writeWorkspace(workspace, count)
  await using plane = await startService(commit, 1)
  const step = { base_url: plane.url, workspace, factor: 1, sha: commit, inputs: { command: 'plan' } }
  const runs = [await runStep(step), await runStep(step), await runStep(step)]
  const fastest = Math.min(...runs.map(({ seconds }) => seconds))
  const all = runs.map(({ seconds }) => `${seconds.toFixed(1)} s`).join(', ')
  const peak = Math.max(...runs.map((run) => run.peak))
  return {
    headline: `A plan of ${count} takes ${fastest.toFixed(1)} s and at most ${peak.toFixed(0)} MiB of memory.`,
    details: `The plan of ${count}, three times: ${all}. Memory is the peak of the resident memory. Load of the machine in the last minute: ${loadavg()[0]?.toFixed(1)}.`
  }
}

const METHOD = (
  minutes: number
) => `**How it was measured.** The bundle as processes, against the local control plane over HTTP. Each revision takes ${minutes} min to build. The time of both
passes ${FACTOR} times as fast, so the start of a process counts ${FACTOR} times as much. All legs of a matrix start at once. Job minutes: from the
start of each process to its end. Billed: each job rounded up to a minute, as GitHub does. The plan runs in real time, in a
repository with a graph file for each deployment.`
