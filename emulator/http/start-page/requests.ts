/** The latest requests, with the faults that they met. */
import type { RecordedRequest } from '../request-log.js'
import { type Html, html } from './html.js'

/** So many rows are shown. */
const MOST_ROWS = 15

/** A request, and how often it was repeated. */
type Row = RecordedRequest & { times: number }

const COMPARED = ['method', 'short_url', 'resource', 'status', 'fault'] as const
const isSame = (row: Row, other: Row) => COMPARED.every((name) => row[name] === other[name])

/** Newest first; requests that repeat, such as polls, share a row. */
function rowsOf(requests: readonly RecordedRequest[]): Row[] {
  const rows: Row[] = []
  for (const request of requests.toReversed()) {
    const row = { ...request, times: 1 }
    const last = rows.at(-1)
    if (last !== undefined && isSame(last, row)) last.times++
    else if (rows.length === MOST_ROWS) break
    else rows.push(row)
  }
  return rows
}

const isPending = ({ status, ms }: Row) => status === null && ms === null

function moodOf(row: Row): string {
  if (row.fault === null && isPending(row)) return 'quiet'
  const isGood = row.status !== null && row.status < 400
  return row.fault === null && isGood ? 'quiet' : 'bad'
}

function rowOf(row: Row): Html {
  const { at, method, short_url, resource, status, fault, times } = row
  const answer = isPending(row) ? '…' : 'no answer'
  const notes = [
    resource === null ? null : html` <span>${resource}</span>`,
    times > 1 ? html` <span class="times">× ${times}</span>` : null,
    fault === null ? null : html` <span class="chip bad">fault: ${fault}</span>`
  ]
  return html`<tr class="${moodOf(row)}">
<td><time datetime="${at}">${at.slice(11, 19)} UTC</time></td>
<td class="path"><code>${method} ${short_url}</code>${notes}</td>
<td>${status ?? answer}</td>
</tr>`
}

/** The box "Requests"; nothing while there are none. */
export function requestsBox(requests: readonly RecordedRequest[]): Html | null {
  if (requests.length === 0) return null
  return html`<section class="card" id="requests" aria-labelledby="requests-title">
<div class="line"><h2 id="requests-title">Requests</h2>
<a href="/_emulator/requests">All with bodies, as JSON</a></div>
<table><thead class="for-readers">
<tr><th scope="col">Time</th><th scope="col">Request</th><th scope="col">Status</th></tr>
</thead>
<tbody>${rowsOf(requests).map(rowOf)}</tbody></table>
</section>`
}
