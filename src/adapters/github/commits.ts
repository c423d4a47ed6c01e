/** Compares two commits with GitHub. */
import type { GitHubQueries } from '../../ports.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import type { Resource } from './exchange.js'

/**
 * GitHub names no more files than this, and does not say that there are more. Further pages hold
 * further commits, but no files: "The list of changed files is only shown on the first page of
 * results, and it includes up to 300 changed files for the entire comparison"
 * (https://docs.github.com/rest/commits/commits#compare-two-commits). So the first page is all
 * there is to read, however many commits lie between; older GitHub Enterprise Servers name all
 * files there.
 */
const MOST_FILES = 300

/**
 * Reads comparisons. GitHub compares the head with the merge base, not with the base. If both are
 * the same commit, one comparison is complete. Otherwise the changes on both sides since the merge
 * base include every difference.
 */
export function commitsOf({ octokit, exchange, here }: Resource) {
  /** Reads one comparison: the requested base, the merge base, and the changed files. */
  const compare = ({ from, to }: Comparison) =>
    exchange('read', 'contents: read', async () => {
      // One commit is enough: the files of all of them are on the first page.
      const query = { ...here, basehead: `${from}...${to}`, per_page: 1 }
      const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query)
      const { merge_base_commit, base_commit, files } = data
      return {
        parted: merge_base_commit.sha,
        base: base_commit.sha,
        files
      }
    })
  return {
    containsCommit: async (comparison) => {
      const { parted, base } = await compare(comparison)
      return parted === base
    },
    listChangedFiles: async ({ from, to }) => {
      const unknown = (why: string): ChangedFiles => ({ from, to, unknown: `GitHub ${why}` })
      const ahead = await compare({ from, to })
      const sides = ahead.parted === from ? [ahead] : [ahead, await compare({ from: to, to: from })]
      const isOther = sides.some(
        ({ parted, base }, nth) => parted !== ahead.parted || base !== [from, to][nth]
      )
      if (isOther) return unknown('compared other commits than requested')
      if (sides.some(({ files }) => files === undefined)) return unknown('returned no files')
      const entries = sides.map(({ files }) => files ?? [])
      if (entries.some((files) => files.length >= MOST_FILES)) {
        return unknown(`returns at most ${MOST_FILES} changed files, and reached that limit`)
      }
      const differing = entries.flat()
      const links = differing.filter(mayBeLink)
      return { from, to, files: differing.flatMap(namesOf), links: links.flatMap(namesOf) }
    }
  } satisfies Partial<GitHubQueries>
}

interface DiffEntry {
  filename: string
  previous_filename?: string
  /** Absent for a binary file, for a file that was only renamed, and for long changes. */
  patch?: string
  /** How many lines were added and removed. */
  changes: number
}

/** Returns both names of a renamed file. */
function namesOf({ filename, previous_filename }: DiffEntry): string[] {
  return previous_filename === undefined ? [filename] : [filename, previous_filename]
}

const HAS_ONE_LINE = /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/
const SUBMODULE = /^[-+]Subproject commit /m
const WITHOUT_LINE_BREAK = /^\\ No newline at end of file/m

/**
 * Returns whether a change may be one of a symbolic link or a submodule: GitHub shows no file
 * modes. The text of a link is one line without a line break, before or after.
 */
function mayBeLink({ previous_filename, patch, changes }: DiffEntry): boolean {
  // A binary file has no lines, and may be renamed.
  if (patch === undefined) return changes > 0 || previous_filename !== undefined
  return HAS_ONE_LINE.test(patch) && (SUBMODULE.test(patch) || WITHOUT_LINE_BREAK.test(patch))
}
