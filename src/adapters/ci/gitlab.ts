/**
 * A job of GitLab CI. The predefined variables that it reads are those of a branch, a tag, or a
 * merge request.
 */
import { existsSync, statSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { webAddress, withoutTrailingSlashes } from '../../text/web-address.js'
import type { PullRequest, RunContext } from '../github/run-context.js'
import {
  type Ci,
  type CiReports,
  type CiSystem,
  type Environment,
  type Job,
  NO_EVENT,
  NO_REPORTS
} from './ci.js'

/** A path of a project: groups, subgroups and its name. */
const PROJECT = /^[\w.-]+(?:\/[\w.-]+)+$/
const COMMIT = /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const NUMBER = /^[1-9]\d{0,9}$/
/**
 * Pipelines on a commit that exists only for the pipeline: the source branch merged with its
 * target.
 */
const MERGED = new Set(['merged_result', 'merge_train'])

export const GITLAB = {
  name: 'gitlab',
  isHere: ({ GITLAB_CI }: Environment) => GITLAB_CI === 'true',
  read({ environment }: Pick<Job, 'environment'>): Ci {
    const folder = environment.CI_PROJECT_DIR
    // A job may run without a checkout, such as one that stops an environment.
    const workspace = folder && existsSync(folder) ? folder : undefined
    const variable_files = variableFiles(environment)
    const context = { ...readGitLabContext(environment), variable_files }
    return { context, workspace, reports: createReports() }
  }
} as const satisfies CiSystem

/** Returns the values of variables that are absolute paths of existing files. */
function variableFiles(environment: Environment): ReadonlySet<string> {
  const values = Object.values(environment).flatMap((value) => value?.trim() ?? [])
  return new Set(values.filter((value) => isAbsolute(value) && isFile(value)))
}

function isFile(path: string): boolean {
  try {
    return statSync(path).isFile()
  } catch {
    return false
  }
}

/**
 * Returns the facts of a pipeline. Anyone who opens a merge request chooses the names of its
 * branch. Pure.
 */
export function readGitLabContext(env: Environment): RunContext {
  const given = (name: string) => env[name]?.trim() || undefined
  const projectOf = (name: string) => (PROJECT.test(given(name) ?? '') ? given(name) : undefined)
  const repository = projectOf('CI_PROJECT_PATH')
  const is_external = given('CI_EXTERNAL_PULL_REQUEST_IID') !== undefined
  const run_url = webAddress(given('CI_JOB_URL'))
  const sha_before = commitOf(given('CI_COMMIT_BEFORE_SHA'))
  return {
    ...NO_EVENT,
    host: 'gitlab',
    event_name: given('CI_PIPELINE_SOURCE') ?? '',
    server_url: withoutTrailingSlashes(webAddress(given('CI_SERVER_URL')) ?? 'https://gitlab.com'),
    repository,
    ref: is_external ? undefined : refOf(given('CI_COMMIT_TAG'), given('CI_COMMIT_BRANCH')),
    sha: commitOf(given('CI_COMMIT_SHA')),
    pull_request: readMergeRequest(given, projectOf),
    run_url,
    ...(sha_before !== undefined && { sha_before }),
    ...(is_external && {
      no_code_reason: 'this pipeline belongs to a pull request of another git host'
    })
  }
}

function refOf(tag: string | undefined, branch: string | undefined): string | undefined {
  if (tag !== undefined) return `refs/tags/${tag}`
  return branch && `refs/heads/${branch}`
}

const commitOf = (text: string | undefined) => (COMMIT.test(text ?? '') ? text : undefined)

type Given = (name: string) => string | undefined

/**
 * Returns the merge request of the pipeline, also after it is closed; undefined outside of its
 * pipelines.
 */
function readMergeRequest(given: Given, projectOf: Given): PullRequest | undefined {
  const iid = given('CI_MERGE_REQUEST_IID') ?? ''
  const head_ref = given('CI_MERGE_REQUEST_SOURCE_BRANCH_NAME')
  if (!NUMBER.test(iid) || head_ref === undefined) return undefined
  const isMerged = MERGED.has(given('CI_MERGE_REQUEST_EVENT_TYPE') ?? '')
  const source_sha = commitOf(given('CI_MERGE_REQUEST_SOURCE_BRANCH_SHA'))
  const head_repository = projectOf('CI_MERGE_REQUEST_SOURCE_PROJECT_PATH')
  const target = projectOf('CI_MERGE_REQUEST_PROJECT_PATH') ?? projectOf('CI_PROJECT_PATH')
  return {
    number: Number(iid),
    head_ref,
    head_sha: source_sha ?? (isMerged ? undefined : commitOf(given('CI_COMMIT_SHA'))),
    head_repository,
    is_fork: head_repository?.toLowerCase() !== target?.toLowerCase()
  }
}

/**
 * Creates the reports of a job. It cannot mask more than the variables that are declared as masked.
 * What this program writes is redacted anyway.
 */
function createReports(): CiReports {
  let sections = 0
  return {
    ...NO_REPORTS,
    group: (title, text) => {
      sections++
      const at = Math.floor(Date.now() / 1000)
      const marker = (edge: 'start' | 'end', options = '') =>
        `\u001b[0Ksection_${edge}:${at}:deploy_agent_server_${sections}${options}\r\u001b[0K`
      return `${marker('start', '[collapsed=true]')}${title}\n${text}\n${marker('end')}`
    }
  }
}
