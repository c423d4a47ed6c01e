/** Reads the file of the manifest. It must lie in the workspace, symbolic links included. */
import { constants } from 'node:fs'
import { open, realpath } from 'node:fs/promises'
import { resolve } from 'node:path'
import { InputError } from '../../errors.js'
import { pathWithin } from '../../repository/slashes.js'
import { decodeText } from '../../text/decode-text.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { LONGEST } from '../structured/yaml.js'
import type { ManifestText } from './document.js'

/**
 * Reads the text of the manifest.
 *
 * @param path The input `manifest`: relative to the workspace, or absolute within it.
 * @throws InputError if there is no such file in the workspace, or it is too large.
 */
export async function readManifestFile(
  path: string,
  workspace: string | undefined
): Promise<ManifestText> {
  const refuse = (problem: string) =>
    new InputError([{ input: 'manifest', problem: `"${sanitizeLine(path, 200)}" ${problem}` }])
  if (workspace === undefined)
    throw refuse('cannot be read, because the runner names no workspace (GITHUB_WORKSPACE).')
  try {
    const root = await realpath(workspace)
    const file = await realpath(resolve(root, path))
    const in_workspace = pathWithin(root, file)
    if (in_workspace === undefined)
      throw refuse('is outside the workspace. Use a file of this repository.')
    // Without this flag, opening a named pipe would wait for its other end.
    await using handle = await open(file, constants.O_RDONLY | constants.O_NONBLOCK)
    const stat = await handle.stat()
    if (!stat.isFile())
      throw refuse('is not a file. Set the path of a file, such as deployments.yaml.')
    if (stat.size > LONGEST)
      throw refuse(`is larger than ${LONGEST / 1024} KiB. Split it, or shorten it.`)
    const decoded = decodeText(await handle.readFile())
    if ('problem' in decoded) throw refuse(`${decoded.problem}. ${decoded.fix}`)
    return { path, in_workspace, text: decoded.text }
  } catch (error) {
    if (error instanceof InputError) throw error
    // Without Node's message, which has the path of the machine.
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    throw refuse(
      code === 'ENOENT' || code === 'ENOTDIR'
        ? 'does not exist. Correct the path, and check out the repository first.'
        : `cannot be read (${sanitizeLine(code, 40)}). Check the path.`
    )
  }
}
