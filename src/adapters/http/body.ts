/** Reads the body of a response, with a limit, and an error if it is cut off. */
import type { IncomingMessage } from 'node:http'
import { sanitizeLine } from '../../text/sanitize.js'

/** Larger responses are refused: 100 deployments with their secrets fit many times. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Hands the text of a body on as it comes. Characters cut apart between chunks come whole; a byte order mark is dropped.
 *
 * @throws Error if the body is cut off, too large, or compressed: no request accepts that.
 */
export async function readBody(message: IncomingMessage, onText: (text: string) => void): Promise<void> {
  const encoding = message.headers['content-encoding']?.trim() || 'identity'
  const decoder = new TextDecoder()
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    if (encoding.toLowerCase() !== 'identity')
      throw new Error(`the answer is compressed as ${sanitizeLine(encoding, 40)}, which was not requested`)
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    onText(decoder.decode(chunk, { stream: true }))
  }
  onText(decoder.decode())
  if (!message.complete) throw new Error('the answer was cut off')
}
