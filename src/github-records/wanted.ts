/** What a run leaves on GitHub, as the inputs ask for it (docs/design.md, section 2: `environment`, `comment`). */
export interface RecordsWanted {
  /** The deployment's name, or its id where that is all that is given: payload and comment are known by it. */
  name: string
  /** Key of the control plane (`control-plane-key.ts`): the same name on two of them is two deployments. */
  control_plane: string
  /** Where GitHub Deployments are recorded; absent when none are. */
  environment?: string
  /** The environment goes when the deployment goes. */
  transient: boolean
  /** Branch, tag or commit that the GitHub Deployment is for; absent where nobody knows it. */
  ref?: string
  /** Pull request that carries the comment; absent when there is none. */
  comment_on?: number
  /** The run deletes: it tells of that where there is something, and makes nothing new. */
  deletes: boolean
}

/** Whether there is anything to do on GitHub. */
export function asksForRecords({ environment, comment_on }: RecordsWanted): boolean {
  return environment !== undefined || comment_on !== undefined
}
