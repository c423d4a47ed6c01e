/** Reads the body of a response, with a limit, and an error if it is cut off. */
import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, inflateSync, unzipSync } from 'node:zlib'
import { sanitizeLine } from '../../text/sanitize.js'

/** Larger responses are refused: 100 deployments with their secrets fit many times. Also decompressed. */
const MAX_BYTES = 16 * 1024 * 1024

/**
 * Hands the text of a body on as it comes. Characters cut apart between chunks come whole; a byte order mark is dropped.
 *
 * @throws Error if the body is cut off, too large, or compressed in an unknown way.
 */
export async function readBody(message: IncomingMessage, onText: (text: string) => void): Promise<void> {
  const encoding = message.headers['content-encoding']?.trim().toLowerCase() || 'identity'
  const decoder = new TextDecoder()
  const compressed: Buffer[] = []
  let size = 0
  for await (const chunk of message as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MAX_BYTES) throw new Error(`the answer is larger than ${MAX_BYTES / 1024 / 1024} MiB`)
    if (encoding === 'identity') onText(decoder.decode(chunk, { stream: true }))
    else compressed.push(chunk)
  }
  if (!message.complete) throw new Error('the answer was cut off')
  if (size > 0 && encoding !== 'identity') onText(decoder.decode(decompress(Buffer.concat(compressed), encoding)))
  onText(decoder.decode())
}

/** No request asks for compression; some proxies compress all the same. */
function decompress(body: Buffer, encoding: string): Buffer {
  const limit = { maxOutputLength: MAX_BYTES }
  switch (encoding) {
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
