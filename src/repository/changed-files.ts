/** The files that differ between two commits. */
import type { NamedFile } from './path-patterns.js'

/** Two commits by their full ids: what is deployed, and this run's. */
export interface Comparison {
  from: string
  to: string
}

/** Every file that differs between the two, a renamed one under both names. Or why the files are unknown. */
export type ChangedFiles = Comparison & ({ files: NamedFile[] } | { unknown: string })
