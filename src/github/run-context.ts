/** What GitHub says of this run: its event, repository, ref and commit. The payload of the event is read leniently. */
import * as z from 'zod'
import { withoutTrailingSlashes } from '../text/trailing-slashes.js'

export interface PullRequest {
  number: number
  /** Name of the head branch; anybody who opens a pull request chooses it. */
  head_ref: string
  head_sha: string
  /** `owner/name`; undefined when the head repository is gone. */
  head_repository: string | undefined
  /** The head is in another repository. */
  is_fork: boolean
}

export interface RunContext {
  event_name: string
  /** The `action` of the event, such as `closed`. */
  event_action: string | undefined
  server_url: string
  /** GitHub's API for the runner's server. */
  api_url: string
  /** `owner/name`. */
  repository: string | undefined
  /** Full ref, such as `refs/heads/main`. */
  ref: string | undefined
  sha: string | undefined
  pull_request: PullRequest | undefined
  /** Where people see this run. */
  run_url: string | undefined
}

const REPOSITORY = /^[\w.-]+\/[\w.-]+$/
const NO_COMMIT = /^0+$/

const head = z.looseObject({
  ref: z.string(),
  sha: z.string(),
  repo: z.looseObject({ full_name: z.string().regex(REPOSITORY) }).nullish()
})
const Event = z.looseObject({
  action: z.string().optional().catch(undefined),
  pull_request: z.looseObject({ number: z.int().positive(), head }).optional().catch(undefined)
})

/**
 * @param env The runner's variables (`GITHUB_…`).
 * @param payload The parsed event file; anything, where there is none.
 */
export function readRunContext(env: Record<string, string | undefined>, payload: unknown): RunContext {
  const event = Event.safeParse(payload).data
  const given = (name: string) => env[name]?.trim() || undefined
  const repository = REPOSITORY.test(env.GITHUB_REPOSITORY ?? '') ? env.GITHUB_REPOSITORY : undefined
  const server_url = withoutTrailingSlashes(given('GITHUB_SERVER_URL') ?? 'https://github.com')
  const run = given('GITHUB_RUN_ID')
  const sha = given('GITHUB_SHA')
  const pull = event?.pull_request
  const head_repository = pull?.head.repo?.full_name
  return {
    event_name: given('GITHUB_EVENT_NAME') ?? '',
    event_action: event?.action,
    server_url,
    api_url: withoutTrailingSlashes(given('GITHUB_API_URL') ?? 'https://api.github.com'),
    repository,
    ref: given('GITHUB_REF'),
    sha: sha !== undefined && NO_COMMIT.test(sha) ? undefined : sha,
    pull_request: pull && {
      number: pull.number,
      head_ref: pull.head.ref,
      head_sha: pull.head.sha,
      head_repository,
      is_fork: head_repository?.toLowerCase() !== repository?.toLowerCase()
    },
    run_url:
      repository !== undefined && run !== undefined ? `${server_url}/${repository}/actions/runs/${run}` : undefined
  }
}
