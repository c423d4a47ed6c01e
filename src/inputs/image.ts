/** Reads `image_uri`: `registry/path:tag@digest`. A name that no registry can have is refused before any request. */
import { sanitizeLine } from '../text/sanitize.js'
import type { Reading } from './reading.js'

/** Hex digits of a digest, by its algorithm. */
const DIGEST_DIGITS: Partial<Record<string, number>> = { sha256: 64, sha384: 96, sha512: 128 }

/** The image; undefined if it is unset or invalid. The digest becomes lower case, the form of registries. */
export function readImage({ field, problems }: Reading): string | undefined {
  const image = field.text('image_uri')
  if (image === undefined) return undefined
  const problem = imageProblem(image)
  if (problem === undefined) return image.replace(/@sha\d+:[^@]*$/i, (digest) => digest.toLowerCase())
  problems.add('image_uri', problem)
  return undefined
}

/** The problem of an image and its fix; undefined if there is none. */
function imageProblem(image: string): string | undefined {
  const [scheme] = /^[a-z][a-z0-9+.-]*:\/\//i.exec(image) ?? []
  if (scheme !== undefined) return `is a web address, not the name of an image. Remove ${sanitizeLine(scheme, 30)}`
  const [end] = /[:@/]$/.exec(image) ?? []
  if (end !== undefined)
    return `ends with ${end}, so a part is missing. Add it. If an expression sets it, that is empty.`
  const [name = '', digest, ...more] = image.split('@')
  if (more.length > 0) return 'has more than one @. Use the form registry/name:tag or registry/name@sha256:….'
  return nameProblem(name) ?? (digest === undefined ? undefined : digestProblem(digest))
}

/** The parts of a name, as the Distribution project defines them (github.com/distribution/reference). */
const HOST = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d+)?$/i
const PART = /^[a-z0-9]+(?:(?:\.|__?|-+)[a-z0-9]+)*$/i
const TAG = /^\w[\w.-]{0,127}$/

/** Only the host and the tag may have upper case. */
function nameProblem(name: string): string | undefined {
  const at = name.indexOf(':', name.lastIndexOf('/') + 1)
  const [untagged, tag] = at < 0 ? [name] : [name.slice(0, at), name.slice(at + 1)]
  const [first = '', ...rest] = untagged.split('/')
  const hasHost = rest.length > 0 && (/[.:]/.test(first) || first.toLowerCase() === 'localhost')
  const path = hasHost ? rest.join('/') : untagged
  const isName = path.split('/').every((part) => PART.test(part)) && (!hasHost || HOST.test(first))
  if (!isName || (tag !== undefined && !TAG.test(tag)))
    return `"${sanitizeLine(name, 80)}" is not an image. Use the form registry/name:tag or registry/name@sha256:….`
  if (path === path.toLowerCase()) return undefined
  return `has upper case in its name, which registries refuse. Write ${sanitizeLine(name.replace(path, path.toLowerCase()), 200)}.`
}

function digestProblem(digest: string): string | undefined {
  const [, algorithm = '', value = ''] = /^([a-z0-9]+(?:[+._-][a-z0-9]+)*):([\w=-]+)$/i.exec(digest) ?? []
  if (algorithm === '') return 'has no digest after the @. Use the form registry/name@sha256:….'
  const digits = DIGEST_DIGITS[algorithm.toLowerCase()]
  if (digits === undefined || (value.length === digits && /^[0-9a-f]+$/i.test(value))) return undefined
  return `has an invalid ${algorithm.toLowerCase()} digest: ${value.length} characters instead of ${digits} hex digits. Copy it whole.`
}
