/** The section `requests`: the requests of each operation, recorded from runs of the bundle. */
import type { Section } from '../section.js'
import { OPERATIONS } from './operations.js'
import { type Recorded, startRecorder } from './record.js'

const QUICK = 3
/** What a run asks of GitHub is shown for previews, which have everything. */
const SHOWN = OPERATIONS.filter(({ title }) => !/, (?:environment|comment)$/.test(title))

export const requests: Section = {
  key: 'requests',
  title: 'Requests',
  measure: async ({ quick, say }) => {
    await using recorder = await startRecorder()
    const rows: string[] = []
    const counts = new Map<string, number>()
    for (const operation of quick ? SHOWN.slice(0, QUICK) : SHOWN) {
      const { title } = operation
      say(title)
      const recorded = await recorder.record(operation)
      rows.push(rowOf(title, recorded))
      counts.set(title, recorded.asked.length)
    }
    const [byId, byName] = [counts.get('unchanged, by id'), counts.get('unchanged')]
    return {
      headline: `**A run that changes nothing sends ${byId} requests with \`deployment_id\`, and ${byName} with \`name\`.**`,
      details: [INTRODUCTION, [HEAD, ...rows].join('\n'), METHOD].join('\n\n')
    }
  }
}

const INTRODUCTION =
  '`D` is `/v2/deployments`; ids and queries are omitted. The polls of a wait come on top: their number depends on its duration.'

const METHOD = `**How it was measured.** Recorded from runs of the committed bundle. \`__tests__/programs/action/request-counts.test.ts\` asserts the counts.
Every run uses one connection to the control plane for its reads, and one more for each write.`

const HEAD = `| operation | requests | to the control plane | to GitHub |
|---|---|---|---|`

function rowOf(title: string, { asked, looks, github, connections, exitCode }: Recorded): string {
  const writes = asked.filter((request) => !request.startsWith('GET ')).length
  if (exitCode !== 0 || connections > 1 + writes)
    throw new Error(`${title}: exit code ${exitCode}, ${connections} connections`)
  const waits = looks > 0 ? ' + polls' : ''
  const count = `${asked.length}${waits}${github.length > 0 ? `, and ${github.length}` : ''}`
  return `| ${title} | ${count} | ${inOrder(asked)} | ${counted(github)} |`
}

const short = (line: string) => `\`${line.replace('/v2/deployments', 'D')}\``

/** Requests to the control plane are sequential: those that repeat the one before count as one. */
function inOrder(lines: string[]): string {
  const runs: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last?.line === line) last.times++
    else runs.push({ line, times: 1 })
  }
  return runs
    .map(({ line, times }) => (times > 1 ? `${times} × ${short(line)}` : short(line)))
    .join(', ')
}

/** Requests to GitHub run in parallel, so their order is ignored. */
function counted(lines: string[]): string {
  return [...new Set(lines)]
    .sort()
    .map((line) => {
      const times = lines.filter((other) => other === line).length
      return times > 1 ? `${times} × ${short(line)}` : short(line)
    })
    .join(', ')
}
