/** Compares two commits with GitHub. */
import type { GitHub } from '../../ports.js'
import type { NamedFile } from '../../repository/path-patterns.js'
import type { ChangedFiles, Comparison } from '../../repository/refs.js'
import type { Resource } from './exchange.js'

/**
 * GitHub names no more files than this, and does not say that there are more. Further pages hold further commits, but no
 * files: "The list of changed files is only shown on the first page of results, and it includes up to 300 changed files
 * for the entire comparison" (https://docs.github.com/rest/commits/commits#compare-two-commits). So the first page is all
 * there is to read, however many commits lie between; older GitHub Enterprise Servers name all files there.
 */
const MOST_FILES = 300

/**
 * GitHub compares the head with the merge base, not with the base. If both are the same commit, one comparison is
 * complete. Otherwise the changes on both sides since the merge base include every difference.
 */
export function commitsOf({ octokit, exchange, here }: Resource) {
  /** One comparison: the requested base, the merge base, and the names of the changed files. */
  const compare = ({ from, to }: Comparison) =>
    exchange('read', 'contents: read', async () => {
      // One commit is enough: the files of all of them are on the first page.
      const query = { ...here, basehead: `${from}...${to}`, per_page: 1 }
      const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query)
      const { merge_base_commit, base_commit, files } = data
      const names = files?.flatMap(namesOf)
      return {
        parted: merge_base_commit.sha,
        base: base_commit.sha,
        count: files?.length ?? 0,
        names
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
      if (sides.some(({ names }) => names === undefined)) return unknown('returned no files')
      if (sides.some(({ count }) => count >= MOST_FILES)) {
        return unknown(`returns at most ${MOST_FILES} changed files, and reached that limit`)
      }
      return { from, to, files: sides.flatMap(({ names = [] }) => names) }
    }
  } satisfies Partial<GitHub>
}

interface DiffEntry {
  filename: string
  previous_filename?: string
  patch?: string
}

/** Both names of a renamed file. */
function namesOf({ filename, previous_filename, patch }: DiffEntry): NamedFile[] {
  const names = previous_filename === undefined ? [filename] : [filename, previous_filename]
  return names.map((path) => ({ path, may_be_link: mayBeLink(patch) }))
}

/** GitHub shows no file modes. A link is a file of one line, before or after; without a patch it is unknown. */
function mayBeLink(patch: string | undefined): boolean {
  return patch === undefined || /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/.test(patch)
}
