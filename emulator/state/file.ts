/** Keeps the state in a file, whole or not at all: written beside it, then renamed over it. */
import { existsSync, readFileSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import { OptionError } from '../option-error.js'
import type { DeploymentRecord } from './records.js'

const FORMAT = 2

const StateDocument = z.looseObject({
  format: z.literal(FORMAT),
  clock_offset_ms: z.number(),
  heads: z.array(z.tuple([z.string(), z.string()])),
  deployments: z.array(z.custom<DeploymentRecord>((value) => typeof value === 'object' && value !== null))
})

export interface State {
  clock_offset_ms: number
  heads: [string, string][]
  deployments: readonly DeploymentRecord[]
}

/** What the file holds; undefined when there is none yet. */
export function readState(path: string): State | undefined {
  if (!existsSync(dirname(path))) throw new OptionError(`state file ${path}: there is no folder ${dirname(path)}`)
  if (!existsSync(path)) return undefined
  try {
    return StateDocument.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    throw new OptionError(
      `state file ${path} cannot be read as one that this version wrote; move it away or name another`
    )
  }
}

/** Writes the state after changes. Changes that come while a write is under way share the next one. */
export class StateFile {
  private written: number
  private writing: Promise<void> | undefined

  constructor(
    private readonly path: string,
    private readonly source: { version(): number; state(): State }
  ) {
    this.written = source.version()
  }

  /** Resolves once everything that had changed by the time of the call is in the file. */
  async settled(): Promise<void> {
    const needed = this.source.version()
    while (this.written < needed) {
      this.writing ??= this.write().finally(() => {
        this.writing = undefined
      })
      await this.writing
    }
  }

  private async write(): Promise<void> {
    const version = this.source.version()
    const text = JSON.stringify({ format: FORMAT, ...this.source.state() })
    const beside = `${this.path}.${process.pid}.tmp`
    await writeFile(beside, text, { mode: 0o600 })
    await rename(beside, this.path)
    this.written = version
  }
}
