/** What every resource of GitHub's API is reached by. */
import type { Octokit } from './connection.js'
import type { Exchange } from './exchange.js'

export interface Resource {
  octokit: Octokit
  exchange: Exchange
  /** This run's repository. */
  here: { owner: string; repo: string }
}

export const PAGE_SIZE = 100
