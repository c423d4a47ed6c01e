import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import type { Entry, Tree } from '../../support/repositories/repository.js'

/** A folder for one test file, gone after it. */
export function scratchFolder(): (name: string) => string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'paths-')))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (name) => join(folder, name)
}

/** A tree of plain files by their text, or of entries. */
export function tree(files: Record<string, string | Entry>): Tree {
  const entries = Object.entries(files).map(([name, file]): [string, Entry] => [
    name,
    typeof file === 'string' ? { mode: '100644', content: file } : file
  ])
  return new Map(entries)
}
