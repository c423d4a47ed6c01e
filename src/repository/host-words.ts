/** What the hosts of code call themselves and a request to merge: the one place of these words. */
import type { PreviewKind } from './preview-name.js'

interface HostWords {
  request: string
  /** Stands before the number of a request. */
  sign: string
  /** Why a run of a fork has no credential. */
  fork_without_secrets: string
}

const WORDS: Readonly<Record<PreviewKind, HostWords>> = {
  pr: {
    request: 'pull request',
    sign: '#',
    fork_without_secrets: 'GitHub gives no secrets to its runs'
  },
  mr: {
    request: 'merge request',
    sign: '!',
    fork_without_secrets: 'GitLab runs its pipeline without the variables of this project'
  }
}

/** Returns the words of the host whose previews are of this kind. */
export const hostWords = (kind: PreviewKind): HostWords => WORDS[kind]

/** Names a request as its host does: `pull request #7`, `merge request !7`. */
export function requestName(kind: PreviewKind, number: number): string {
  const { request, sign } = WORDS[kind]
  return `${request} ${sign}${number}`
}
