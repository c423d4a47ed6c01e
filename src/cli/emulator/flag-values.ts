/** Values of flags as a user writes them. Each reader throws an OptionError that says what to write instead. */
import { existsSync, statSync } from 'node:fs'
import { OptionError } from '../../../emulator/index.js'

export function wholeNumber(text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new OptionError(`"${text}" is not a whole number from 0 to ${max}.`)
  return Number(text)
}

export function notEmpty(text: string): string {
  if (text.trim() === '') throw new OptionError('the value is empty.')
  return text
}

/** Splits `NAME=VALUE`; the value is undefined if there is no `=`. */
function pair(text: string): [string, string | undefined] {
  const at = text.lastIndexOf('=')
  return at < 0 ? [notEmpty(text), undefined] : [notEmpty(text.slice(0, at)), notEmpty(text.slice(at + 1))]
}

/** The short or full hash of a commit. */
const COMMIT = /^[0-9a-f]{7,64}$/i

export function head(text: string) {
  const [ref, commit_sha] = pair(text)
  if (commit_sha === undefined) throw new OptionError(`"${text}" has no commit. Use REF=SHA, such as main=1a2b3c4.`)
  if (!COMMIT.test(commit_sha)) {
    throw new OptionError(`"${commit_sha}" is not a commit. Use 7 to 64 hex digits, such as ${ref}=1a2b3c4.`)
  }
  return { ref, commit_sha }
}

export function hostName(text: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(text)) return text
  throw new OptionError(`"${text}" is not a host name. Use the name only, without http:// and without a port.`)
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export function integration(text: string) {
  const [name, id] = pair(text)
  if (id === undefined) return { name }
  if (!UUID.test(id)) throw new OptionError(`"${id}" is not a UUID. Use NAME or NAME=UUID.`)
  return { name, id }
}

export function folder(path: string): string {
  if (!existsSync(path)) throw new OptionError(`the folder "${path}" does not exist.`)
  if (!statSync(path).isDirectory()) throw new OptionError(`"${path}" is a file, not a folder.`)
  return path
}
