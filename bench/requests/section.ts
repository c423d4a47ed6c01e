/** The section `requests`: the requests of each operation, recorded from runs of the bundle. */
import type { Section } from '../section.js'
import { OPERATIONS } from './operations.js'
import { type Recorded, startRecorder } from './record.js'

const QUICK = 3
/** What users run most, and previews: they ask of GitHub all that a run can. */
const TITLES = new Set([
  'create from git',
  'create from an image',
  'new revision',
  'only a setting',
  'unchanged',
  'unchanged, by id',
  'plan',
  'delete',
  'preview, opened',
  'preview, pushed to',
  'preview, closed',
  'sweep of two previews, one of them closed',
  'create from git, with a smoke check'
])
const SHOWN = OPERATIONS.filter(({ title }) => TITLES.has(title))

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
    const byId = counts.get('unchanged, by id')
    const byName = counts.get('unchanged')
    return {
      headline:
        `**A run that changes nothing sends ${byId} requests with \`deployment_id\`, ` +
        `and ${byName} with \`name\`.**`,
      details: [[HEAD, ...rows].join('\n'), METHOD].join('\n\n')
    }
  }
}

const METHOD = `The polls of a wait come on top. **How it was measured.** Recorded from runs of the
committed bundle; \`__tests__/programs/action/request-counts.test.ts\` has the requests.`

const HEAD = `| operation | to the control plane | to GitHub |
|---|--:|--:|`

function rowOf(title: string, { asked, looks, github, connections, exitCode }: Recorded): string {
  const writes = asked.filter((request) => !request.startsWith('GET ')).length
  if (exitCode !== 0 || connections > 1 + writes)
    throw new Error(`${title}: exit code ${exitCode}, ${connections} connections`)
  const waits = looks > 0 ? ' + polls' : ''
  return `| ${title} | ${asked.length}${waits} | ${github.length} |`
}
