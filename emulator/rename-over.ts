/** Renames a file over another one that a program may be reading. */
import { rename } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const MOST_ATTEMPTS = 10
/** How much longer each pause is than the one before: less than a second altogether. */
const STEP_MS = 20
/** What Windows answers while a virus scanner, an indexer or an editor holds one of the files. */
const HELD = new Set(['EPERM', 'EBUSY'])

/**
 * Renames, again if another program holds one of the files. @throws the error of the last attempt
 */
export async function renameOver(
  from: string,
  to: string,
  renameOnce: typeof rename = rename
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await renameOnce(from, to)
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (!HELD.has(code) || attempt === MOST_ATTEMPTS) throw error
    }
    await wait(attempt * STEP_MS)
  }
}
