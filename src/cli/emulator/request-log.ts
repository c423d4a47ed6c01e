/** The lines that the local control plane prints while it runs. */
import { stripVTControlCharacters } from 'node:util'
import type { RecordedRequest, StatusChange } from '../../../emulator/index.js'
import { escapeCommands, sanitizeLine } from '../../text/sanitize.js'

/** Text from a request, safe to print on a terminal. */
const printable = (text: string) => text.replace(/[^\x20-\x7e…]/g, (char) => encodeURIComponent(char.toWellFormed()))

const line = (text: string) => escapeCommands(printable(text))

/** `GET    /v2/deployments/support/revisions/#2  200  3 ms` */
export function requestLine({ method, label, status, ms, fault }: RecordedRequest): string {
  const met = fault === null ? '' : `  fault: ${fault}`
  return line(`${method.padEnd(6)} ${label}  ${status ?? 'no answer'}  ${ms ?? 0} ms${met}`)
}

/** `support #2  QUEUED → BUILDING` */
export function statusLine({ deployment, revision, statuses, problem }: StatusChange): string {
  const why = problem === null ? '' : `: ${sanitizeLine(problem, 300)}`
  return escapeCommands(`${printable(deployment)} #${revision}  ${statuses.map(printable).join(' → ')}${why}`)
}

/** What an agent process prints, without colors. */
export const agentLine = (label: string, text: string): string =>
  escapeCommands(`[${sanitizeLine(label, 80)}] ${sanitizeLine(stripVTControlCharacters(text), 2_000)}`)
