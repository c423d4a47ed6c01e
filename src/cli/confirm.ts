/** Asks a person on a terminal before a deployment is deleted or rolled back. */
import { createInterface } from 'node:readline'
import type { Inputs } from './flags/resolve-inputs.js'
import { UsageError } from './usage-error.js'

/** The streams of a terminal. */
interface Streams {
  input: NodeJS.ReadableStream
  output: NodeJS.WritableStream
}

/** Whether the person types the name. @param what Happens then, as a sentence. @param cancelled Ends the question. */
export async function typesName(
  name: string,
  what: string,
  { input, output }: Streams = { input: process.stdin, output: process.stderr },
  cancelled?: AbortSignal
): Promise<boolean> {
  output.write(`${what} Type its name to confirm: `)
  const lines = createInterface({ input, ...(cancelled && { signal: cancelled }) })
  let typed: string | undefined
  // Ends without a line after Ctrl+D.
  for await (const line of lines) {
    typed = line
    break
  }
  lines.close()
  return typed?.trim() === name
}

/** Waits until the person types what is deleted. A preview is not asked about. @throws UsageError for other text. */
export async function confirmDelete(inputs: Inputs, streams?: Streams): Promise<void> {
  const { preview, select, name, deployment_id } = inputs
  const wanted = (select ?? name ?? deployment_id ?? '').trim()
  if (preview?.trim() === 'true' || wanted === '') return
  const shown = JSON.stringify(wanted)
  if (await typesName(wanted, `This deletes ${shown}.`, streams)) return
  throw new UsageError(
    `${shown} was not typed. Nothing was deleted.`,
    'Run it again and type the name, or use --yes to skip the question.'
  )
}
