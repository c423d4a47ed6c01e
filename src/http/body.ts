/** Reads bodies of responses: whole or as streams. Each has an end, a limit, and an error if it is cut off. */
import type { IncomingMessage } from 'node:http'
import { sanitizeLine } from '../text/sanitize.js'

/** Larger responses are refused: 100 deployments with their secrets fit many times. In bytes, also decompressed. */
const MAX_ANSWER_BYTES = 16 * 1024 * 1024

/** The whole body, without a byte order mark. Rejects if it is cut off or too large. */
export async function readText(message: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_ANSWER_BYTES) {
      message.destroy()
      throw new Error(`the answer is larger than ${MAX_ANSWER_BYTES / 1024 / 1024} MiB`)
    }
    chunks.push(chunk)
  }
  if (!message.complete) throw new Error('the answer was cut off')
  const body = await decompress(Buffer.concat(chunks), message.headers['content-encoding'])
  return new TextDecoder().decode(body)
}

/** We request no compression; some proxies still compress. */
async function decompress(body: Buffer, encoding = ''): Promise<Buffer> {
  const name = encoding.trim().toLowerCase()
  if (name === '' || name === 'identity' || body.length === 0) return body
  const { brotliDecompressSync, inflateSync, unzipSync } = await import('node:zlib')
  const limit = { maxOutputLength: MAX_ANSWER_BYTES }
  switch (name) {
    case 'gzip':
    case 'x-gzip':
      return unzipSync(body, limit)
    case 'deflate':
      return inflateSync(body, limit)
    case 'br':
      return brotliDecompressSync(body, limit)
    default:
      throw new Error(`the answer is compressed as ${sanitizeLine(encoding, 40)}, which was not requested`)
  }
}

/**
 * Hands the text of a body on as it comes. Characters cut apart between chunks come whole; a byte order mark is dropped.
 *
 * @param maxBytes Where an endless stream ends, with an error.
 */
export async function readTextStream(
  message: IncomingMessage,
  maxBytes: number,
  onText: (text: string) => void
): Promise<void> {
  const decoder = new TextDecoder()
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > maxBytes) {
      message.destroy()
      throw new Error(`the stream is larger than ${maxBytes / 1024 / 1024} MiB`)
    }
    onText(decoder.decode(chunk, { stream: true }))
  }
  onText(decoder.decode())
  if (!message.complete) throw new Error('the stream was cut off')
}
