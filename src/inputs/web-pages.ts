/** Addresses of web pages, which people copy where a path, a repository or an ID is asked. */
import { parseUrl } from '../adapters/http/safe-url.js'

/**
 * What follows a repository in the address of one of its pages: `/tree/main` on GitHub,
 * `/-/blob/main/a.json` on GitLab. No repository can have these names behind an owner and a name.
 */
const PAGE =
  /^(\/[^/]+\/.*?[^/])\/(?:-\/[^/]+|tree|blob|raw|blame|commits|pull(?=\/\d))(?:\/(.*))?$/s

/**
 * A page of a repository. `path`: what follows its kind, such as the branch and the path of a file.
 */
interface RepositoryPage {
  repository_url: string
  path: string
}

/**
 * Reads the address of a page of a repository; undefined for other texts, also for the address of
 * the repository.
 */
export function readRepositoryPage(text: string): RepositoryPage | undefined {
  const url = parseUrl(text)
  if (url === undefined || !/^https?:$/.test(url.protocol)) return undefined
  const [, repository, path = ''] = PAGE.exec(url.pathname) ?? []
  return repository === undefined ? undefined : { repository_url: url.origin + repository, path }
}

/** Returns whether a text is an address, of a page or of anything else. */
export const isAddress = (text: string) => /^[a-z][a-z+.-]*:\/\//i.test(text)
