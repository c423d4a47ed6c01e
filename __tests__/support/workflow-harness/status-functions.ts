import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { data } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { matchesPatterns } from './patterns.js'

/** How things stand where a condition is evaluated: of the job so far, or of the jobs that a job needs. */
export interface Standing {
  failed: boolean
  cancelled: boolean
  /** All that came before succeeded; false too where a needed job was skipped. */
  succeeded: boolean
}

/** The functions that conditions have and the expression language does not bring along. */
export function statusFunctions(standing: Standing): FunctionDefinition[] {
  const constant = (name: string, value: boolean): FunctionDefinition => ({
    name,
    minArgs: 0,
    maxArgs: 0,
    call: () => new data.BooleanData(value)
  })
  return [
    constant('success', standing.succeeded),
    constant('failure', standing.failed && !standing.cancelled),
    constant('cancelled', standing.cancelled),
    constant('always', true)
  ]
}

/** `hashFiles()` over a workspace: SHA-256 over the SHA-256 of each file that matches; empty when none does. */
export function hashFilesFunction(workspace: string): FunctionDefinition {
  return {
    name: 'hashFiles',
    minArgs: 1,
    maxArgs: 255,
    call: (...patterns) => {
      const wanted = patterns.map((pattern) => pattern.coerceString())
      const files = filesUnder(workspace).filter((path) => matchesPatterns(wanted, path))
      const digests = files.map((path) => sha256(readFileSync(join(workspace, path))))
      return new data.StringData(files.length === 0 ? '' : sha256(Buffer.concat(digests)).toString('hex'))
    }
  }
}

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .sort()
}

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest()
