/**
 * Reads `image_uri`, and says which image was probably meant by a value that no registry can have.
 */
import { count } from '../text/format.js'
import { quote } from './fields.js'
import type { Reading } from './reading.js'

/**
 * The parts of an image, as the Distribution project defines them
 * (github.com/distribution/reference).
 */
const LABEL = '[A-Za-z0-9-]+'
const HOST = String.raw`(?:(?:localhost|${LABEL}(?:\.${LABEL})+)(?::\d+)?|${LABEL}:\d+)`
const PART = String.raw`[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*`
const TAG = String.raw`\w[\w.-]{0,127}`
const SHA = 'sha256:[0-9a-f]{64}|sha384:[0-9a-f]{96}|sha512:[0-9a-f]{128}'
const DIGEST = String.raw`(?:${SHA}|(?!sha(?:256|384|512):)[a-z0-9]+(?:[+._-][a-z0-9]+)*:[\w=-]+)`
const IMAGE = new RegExp(`^(?:${HOST}/)?${PART}(?:/${PART})*(?::${TAG})?(?:@${DIGEST})?$`)
const DIGEST_ALONE = new RegExp(`^(?:${SHA})$`, 'i')
const IMAGE_FORM =
  'Use the form registry/name:tag or registry/name@sha256:<64 hex digits>, ' +
  'with the name in lower case.'

/**
 * Reads `image_uri`: `registry/path:tag@digest`. A name that no registry can have is refused before
 * any request.
 */
export function readImage({ raw, field, problems }: Reading): string | undefined {
  const list = raw.image_uri === undefined ? undefined : listProblem(raw.image_uri)
  if (list !== undefined) {
    problems.add('image_uri', list)
    return undefined
  }
  const image = field.text('image_uri', imageProblem)
  return image && canonicalImage(image)
}

function imageProblem(text: string): string | undefined {
  const image = canonicalImage(text)
  const shown = quote(image, 200)
  if (DIGEST_ALONE.test(image))
    return `${shown} is a digest without an image. Write registry/name@ before it.`
  const [end] = /[@:]$/.exec(image) ?? []
  if (end !== undefined) {
    const what = end === '@' ? 'digest' : 'tag'
    return (
      `${shown} ends in ${end}, so its ${what} is empty. ` +
      'Check that the step that builds the image has run and has that output.'
    )
  }
  if (IMAGE.test(image)) return undefined
  const bare = image.replace(/^[a-z][a-z+-]*:\/\//i, '')
  const meant = bare !== image && IMAGE.test(bare) ? ` Did you mean ${quote(bare, 200)}?` : ''
  return `${shown} is not an image. ${IMAGE_FORM}${meant}`
}

/** A build may put out all tags of its image: one a line, separated by commas, or as JSON. */
function listProblem(text: string): string | undefined {
  const images = text.split(/[\s,;"'[\]]+/).filter((image) => image !== '')
  const isList = images.length > 1 && images.every((image) => IMAGE.test(canonicalImage(image)))
  if (!isList) return undefined
  return (
    `is a list of ${count(images.length, 'image')}. ` +
    `Use one of them, such as ${quote(images[0] ?? '', 200)}.`
  )
}

/** With the digest in lower case, the form of registries. */
const canonicalImage = (image: string) =>
  image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase())
