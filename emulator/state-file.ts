/** Keeps the state in a file, whole or not at all: written beside it, then renamed over it. */
import { constants, existsSync, readFileSync, type Stats, statSync } from 'node:fs'
import { access, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import * as z from 'zod'
import type { DeploymentRecord } from './control-plane/records.js'
import { LONGEST_MS } from './duration.js'
import { firstProblem, OptionError } from './option-error.js'
import { renameOver } from './rename-over.js'

const FORMAT = 3

/** As much of a deployment as is needed to find it again. */
const DeploymentOutline = z.looseObject({
  id: z.string(),
  name: z.string(),
  revisions: z.array(z.looseObject({ id: z.string() })).min(1)
})

const StateDocument = z.looseObject({
  format: z.literal(FORMAT),
  clock_offset_ms: z.number().min(0).max(LONGEST_MS),
  deployments: z.array(
    z.custom<DeploymentRecord>((value) => DeploymentOutline.safeParse(value).success)
  ),
  tracing_projects: z.array(z.string()).optional()
})

/** What a restart restores. */
interface State {
  clock_offset_ms: number
  deployments: readonly DeploymentRecord[]
  /** Names of tracing projects, beside those of the deployments. */
  tracing_projects?: readonly string[] | undefined
}

const MEND = 'Move it away, or choose another file.'

/** Parses the state. @throws OptionError that says why it cannot be used. */
function parseState(path: string, text: string): State {
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch {
    throw new OptionError(`--state: "${path}" is not a state file: it is not valid JSON. ${MEND}`)
  }
  const result = StateDocument.safeParse(document)
  if (result.success) return result.data
  const { format } = z.object({ format: z.number() }).safeParse(document).data ?? {}
  if (format !== undefined && format !== FORMAT) {
    throw new OptionError(
      `--state: another version wrote "${path}" (format ${format}, expected ${FORMAT}). ${MEND}`
    )
  }
  throw new OptionError(
    `--state: "${path}" is not a state file (${firstProblem(result.error)}). ${MEND}`
  )
}

/** Identifies the version of a file; undefined if there is no file. */
function standingOf(path: string): string | undefined {
  const stats: Stats | undefined = statSync(path, { throwIfNoEntry: false })
  return stats && `${stats.ino} ${stats.mtimeMs} ${stats.size}`
}

/** What is kept, and how it is restored. */
export interface Keepable {
  /** Increases with each change. */
  version(): number
  state(): State
  restore(state: State): void
}

/** Writes the state after changes. Changes during a write share the next one. */
export class StateFile {
  /** The version in the file; less than any while there is no file. */
  private written = -1
  private writing: Promise<void> | undefined
  /** The file as this one left it. */
  private standing: string | undefined

  /** Restores the state in the file. @throws OptionError if it cannot be used. */
  constructor(
    private readonly path: string,
    private readonly source: Keepable
  ) {
    if (!existsSync(dirname(path)))
      throw new OptionError(`--state: the folder "${dirname(path)}" does not exist.`)
    if (this.reading(() => statSync(path, { throwIfNoEntry: false }))?.isDirectory()) {
      throw new OptionError(`--state: "${path}" is a folder. Choose a file in it.`)
    }
    this.standing = this.reading(() => standingOf(path))
    if (this.standing === undefined) return
    source.restore(
      parseState(
        path,
        this.reading(() => readFileSync(path, 'utf8'))
      )
    )
    this.written = source.version()
  }

  private reading<T>(look: () => T): T {
    try {
      return look()
    } catch (error) {
      throw new OptionError(`--state: cannot read "${this.path}": ${reasonOf(error)}.`)
    }
  }

  /** Whether everything that has changed is in the file. */
  isSettled(): boolean {
    return this.written >= this.source.version()
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

  /**
   * Checks that the state can be written, by a first write. An existing
   * file is not written before a change: it may belong to another
   * server. Throws an OptionError if the state cannot be written.
   */
  async prove(): Promise<void> {
    try {
      if (this.standing === undefined) await this.settled()
      else await access(dirname(this.path), constants.W_OK)
    } catch (error) {
      throw new OptionError(`--state: cannot write "${this.path}": ${reasonOf(error)}.`)
    }
  }

  private async write(): Promise<void> {
    const found = standingOf(this.path)
    if (found !== undefined && found !== this.standing) {
      throw new Error(
        `another program changed "${this.path}". Each local control plane needs its own file.`
      )
    }
    const version = this.source.version()
    const text = JSON.stringify({ format: FORMAT, ...this.source.state() })
    const beside = `${this.path}.${process.pid}.tmp`
    try {
      await writeFile(beside, text, { mode: 0o600 })
      await renameOver(beside, this.path)
    } catch (error) {
      await rm(beside, { force: true }).catch(() => {})
      throw error
    }
    this.standing = standingOf(this.path)
    this.written = version
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
