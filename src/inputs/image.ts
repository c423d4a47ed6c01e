/** Reads `image_uri`: `registry/path:tag@digest`. A name that no registry can have is refused before any request. */
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** The parts of an image, as the Distribution project defines them (github.com/distribution/reference). */
const HOST = String.raw`(?:(?:localhost|[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)+)(?::\d+)?|[A-Za-z0-9-]+:\d+)`
const PART = String.raw`[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*`
const TAG = String.raw`\w[\w.-]{0,127}`
const SHA = 'sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128}'
const DIGEST = String.raw`(?:${SHA}|(?!sha(?:256|384|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[\w=-]+)`
const IMAGE = new RegExp(`^(?:${HOST}/)?${PART}(?:/${PART})*(?::${TAG})?(?:@${DIGEST})?$`)

/** The image; undefined if it is unset or invalid. The digest becomes lower case, the form of registries. */
export function readImage({ field, problems }: Reading): string | undefined {
  const image = field.text('image_uri')?.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase())
  if (image === undefined || IMAGE.test(image)) return image
  problems.add(
    'image_uri',
    `"${sanitizeLine(image, 200)}" is not an image. Use the form registry/name:tag or registry/name@sha256:<64 hex digits>, with the name in lower case.`
  )
  return undefined
}
