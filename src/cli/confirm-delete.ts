/** Asks a person on a terminal before a deployment is deleted. */
import { createInterface } from 'node:readline'
import type { Inputs } from './flags/resolve-inputs.js'
import { UsageError } from './usage-error.js'

/** The streams of a terminal. */
interface Streams {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Waits until the person types what is deleted. A preview is not asked about. @throws UsageError for other text. */
export async function confirmDelete(
  { preview, select, name, deployment_id }: Inputs,
  { input, output }: Streams = { input: process.stdin, output: process.stderr }
): Promise<void> {
  const wanted = (select ?? name ?? deployment_id ?? '').trim()
  if (preview?.trim() === 'true' || wanted === '') return
  output.write(`This deletes ${JSON.stringify(wanted)}. Type its name to confirm: `)
  const lines = createInterface({ input })
  let typed: string | undefined
  // Ends without a line after Ctrl+D.
  for await (const line of lines) {
    typed = line
    break
  }
  lines.close()
  if (typed?.trim() === wanted) return
  throw new UsageError(
    `${JSON.stringify(wanted)} was not typed. Nothing was deleted.`,
    'Use --yes to delete without the question.'
  )
}
