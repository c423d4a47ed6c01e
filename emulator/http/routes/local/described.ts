/** How the routes under `/_emulator` are described in the API document. */
import { noContent, refusals } from '../answering.js'

export const meta = (operationId: string, summary: string) => ({ tags: ['local'], operationId, summary })
export const done = { 204: noContent('Done.') }
export const changed = { ...done, ...refusals(422) }
