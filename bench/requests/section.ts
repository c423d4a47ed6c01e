/** The section `requests`: what each operation asks of whom, as recorded from runs of the bundle. */
import type { Section } from '../section.js'
import { OPERATIONS } from './operations.js'
import { type Recorded, startRecorder } from './record.js'

const QUICK = 3

export const requests: Section = {
  key: 'requests',
  title: 'Requests',
  measure: async ({ quick, say }) => {
    await using recorder = await startRecorder()
    const rows: string[] = []
    for (const operation of quick ? OPERATIONS.slice(0, QUICK) : OPERATIONS) {
      say(operation.title)
      rows.push(rowOf(operation.title, await recorder.record(operation)))
    }
    return [INTRODUCTION, [HEAD, ...rows].join('\n'), REMARKS].join('\n\n')
  }
}

const INTRODUCTION = `Recorded from runs of the committed bundle against the local control plane and a GitHub on this machine, and held
by \`__tests__/action/request-counts.test.ts\`. \`D\` is \`/v2/deployments\`; ids and queries are left out. Looks at the
revision during a wait come on top: how many depends on how long it takes.`

const REMARKS = `Every run kept one connection to the control plane for its reads; each write has its own. That is why its requests follow
each other: a second one at the same time would need a second connection, which takes longer to open than it saves.
Requests to GitHub go out beside those to the control plane. What is asked there twice is asked so on purpose: whether the
pull request is still open or closed (before the work, and after it), and whether another run wrote a comment at the same time.`

const HEAD = `| operation | requests | to the control plane | to GitHub |
|---|---|---|---|`

function rowOf(title: string, { asked, looks, github, connections, exitCode }: Recorded): string {
  const writes = asked.filter((request) => !request.startsWith('GET ')).length
  if (exitCode !== 0 || connections > 1 + writes)
    throw new Error(`${title}: exit code ${exitCode}, ${connections} connections`)
  const waits = looks > 0 ? ' + looks' : ''
  const count = `${asked.length}${waits}${github.length > 0 ? `, and ${github.length}` : ''}`
  return `| ${title} | ${count} | ${asked.map(short).join(', ')} | ${counted(github)} |`
}

const short = (line: string) => `\`${line.replace('/v2/deployments', 'D')}\``

/** Those to GitHub run beside each other, so that their order means nothing. */
function counted(lines: string[]): string {
  return [...new Set(lines)]
    .sort()
    .map((line) => {
      const times = lines.filter((other) => other === line).length
      return times > 1 ? `${times} × ${short(line)}` : short(line)
    })
    .join(', ')
}
