/** Reads the file of the manifest. It must lie in the workspace, symbolic links included. */
import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { isAbsolute, relative, resolve, sep } from 'node:path'
import { InputError } from '../errors.js'
import { LONGEST } from '../inputs/structured/yaml.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { ManifestText } from './problems.js'

/**
 * Reads the text of the manifest.
 *
 * @param path The input `manifest`: relative to the workspace, or absolute within it.
 * @throws InputError if there is no such file in the workspace, or it is too large.
 */
export async function readManifestFile(path: string, workspace: string | undefined): Promise<ManifestText> {
  const refuse = (problem: string) =>
    new InputError([{ input: 'manifest', problem: `"${sanitizeLine(path, 200)}" ${problem}` }])
  if (workspace === undefined) throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).')
  try {
    const root = await realpath(workspace)
    const file = await realpath(resolve(root, path))
    if (!isWithin(root, file)) throw refuse('is outside the workspace. Use a file of this repository.')
    const in_workspace = relative(root, file).split(sep).join('/')
    return { path, in_workspace, text: await readText(file, refuse) }
  } catch (error) {
    if (error instanceof InputError) throw error
    throw refuse(reasonOf(error))
  }
}

function isWithin(root: string, file: string): boolean {
  const way = relative(root, file)
  return way !== '..' && !way.startsWith(`..${sep}`) && !isAbsolute(way)
}

async function readText(file: string, refuse: (problem: string) => InputError): Promise<string> {
  // Without this flag, opening a named pipe would wait for its other end.
  const handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
  try {
    const stat = await handle.stat()
    if (stat.isDirectory()) throw refuse('is a folder. Set the path of the file, such as deployments.yaml.')
    if (!stat.isFile()) throw refuse('is not a regular file.')
    if (stat.size > LONGEST) throw refuse(`is larger than ${LONGEST / 1024} KiB. Split it, or shorten it.`)
    return new TextDecoder('utf-8', { fatal: true }).decode(await handle.readFile())
  } finally {
    await handle.close()
  }
}

/** In words, and without the path of the machine that Node's message has. */
function reasonOf(error: unknown): string {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return 'does not exist. Correct the path, and check out the repository first.'
    case 'EACCES':
    case 'EPERM':
      return 'cannot be read: permission denied.'
    case 'ELOOP':
      return 'is a symbolic link that leads back to itself.'
    case 'EISDIR':
      return 'is a folder. Set the path of the file, such as deployments.yaml.'
    case 'ERR_ENCODING_INVALID_ENCODED_DATA':
      return 'is not UTF-8 text. Save it as UTF-8.'
    default:
      return `cannot be read${code === '' ? '' : ` (${sanitizeLine(code, 40)})`}. Check the path.`
  }
}
