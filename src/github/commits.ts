/** What GitHub knows of the difference between two commits. */
import type { ChangedFiles, Comparison } from '../deploy/model.js'
import type { NamedFile } from '../deploy/path-patterns.js'
import type { GitHub } from '../ports.js'
import type { Resource } from './resource.js'

/** GitHub names no more files than this, all pages taken together, and does not say that there are more. */
const MOST_FILES = 300

export function commitsOf(resource: Resource): Pick<GitHub, 'listChangedFiles'> {
  return { listChangedFiles: (comparison) => listChangedFiles(resource, comparison) }
}

/**
 * GitHub compares the head with the commit where the two parted, not with the base. Where that is the base itself, one
 * comparison tells all; else what changed on either side since then holds whatever differs between the two.
 */
async function listChangedFiles(resource: Resource, { from, to }: Comparison): Promise<ChangedFiles> {
  const unknown = (why: string): ChangedFiles => ({ from, to, unknown: `GitHub ${why}` })
  const ahead = await compare(resource, from, to)
  const parted = ahead.merge_base_commit.sha
  const sides = [ahead]
  if (parted !== from) sides.push(await compare(resource, to, from))
  const agree = sides.every((side) => side.merge_base_commit.sha === parted)
  if (!agree || ahead.base_commit.sha !== from || (sides[1]?.base_commit.sha ?? to) !== to) {
    return unknown('compared other commits than it was asked for')
  }
  const lists = sides.map(({ files }) => files)
  if (lists.some((files) => files === undefined)) return unknown('named no files')
  const files = lists.flatMap((list) => list ?? [])
  if (lists.some((list) => (list?.length ?? 0) >= MOST_FILES)) {
    return unknown(`names no more than ${MOST_FILES} changed files, and there are as many`)
  }
  return { from, to, files: files.flatMap(namesOf) }
}

async function compare({ octokit, exchange, here }: Resource, base: string, head: string) {
  return exchange('contents: read', async () => {
    // The files stand on the first page, however few commits it holds.
    const query = { ...here, basehead: `${base}...${head}`, per_page: 1 }
    const { data } = await octokit.rest.repos.compareCommitsWithBasehead(query)
    return data
  })
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

/** GitHub tells no modes. A link is a file of one line, before or after; without a patch it may be anything. */
function mayBeLink(patch: string | undefined): boolean {
  return patch === undefined || /^@@ -1(?:,1)? |^@@ -\S+ \+1(?:,1)? @@/.test(patch)
}
