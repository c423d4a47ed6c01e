import { isDeepStrictEqual } from 'node:util'
import { compareAnswer } from '../../support/repositories/compare-answer.js'
import type { Comment, Deployment, Repository, Status } from './state.js'

export interface Answer {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

export interface Call {
  parameters: Record<string, string>
  query: Record<string, string>
  body: Record<string, unknown>
  repository: Repository
}

interface Operation {
  permission: string
  level: 'read' | 'write'
  run(call: Call): Answer
}

const NOT_FOUND: Answer = { status: 404, body: { message: 'Not Found' } }

/** Every operation that the local API has, by method and path template. */
export const OPERATIONS: Record<string, Operation> = {
  'GET /repos/{owner}/{repo}/compare/{basehead}': {
    permission: 'contents',
    level: 'read',
    run: ({ parameters, query, repository }) =>
      repository.code === undefined
        ? NOT_FOUND
        : compareAnswer(repository.code, parameters['basehead'] ?? '', query)
  },
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': {
    permission: 'pull-requests',
    level: 'read',
    run: ({ parameters, repository }) => {
      const number = Number(parameters['pull_number'])
      const state = repository.pulls.get(number)
      if (state === undefined) return NOT_FOUND
      const full_name =
        repository.heads.get(number) ?? `${parameters['owner']}/${parameters['repo']}`
      const repo = repository.heads.get(number) === null ? null : { full_name }
      return { status: 200, body: { number, state, head: { repo } } }
    }
  },
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    permission: 'pull-requests',
    level: 'read',
    run: ({ parameters, query, repository }) => {
      const pull = Number(parameters['issue_number'])
      const comments = repository.comments.filter((comment) => comment.pull === pull)
      return page(comments.map(commentFacts), query)
    }
  },
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    permission: 'pull-requests',
    level: 'write',
    run: ({ parameters, body, repository }) => {
      const made = repository.comment(Number(parameters['issue_number']), body['body'] as string)
      return { status: 201, body: commentFacts(made) }
    }
  },
  'GET /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    permission: 'pull-requests',
    level: 'read',
    run: (call) => withComment(call, (comment) => ({ status: 200, body: commentFacts(comment) }))
  },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    permission: 'pull-requests',
    level: 'write',
    run: (call) =>
      withComment(call, (comment) => {
        const text = call.body['body'] as string
        if (text.length > 65_536)
          return {
            status: 422,
            body: { message: 'body is too long (maximum is 65536 characters)' }
          }
        comment.body = text
        return { status: 200, body: { id: comment.id, body: comment.body } }
      })
  },
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    permission: 'pull-requests',
    level: 'write',
    run: ({ parameters, repository }) => {
      repository.comments = repository.comments.filter(
        ({ id }) => id !== Number(parameters['comment_id'])
      )
      return { status: 204 }
    }
  },
  'GET /repos/{owner}/{repo}/deployments': {
    permission: 'deployments',
    level: 'read',
    run: ({ query, repository }) => {
      const { environment, task } = query
      const found = repository.deployments.filter(
        (one) =>
          (environment === undefined || one.environment === environment) &&
          (task === undefined || one.task === task)
      )
      return page(found.map(deploymentFacts).reverse(), query)
    }
  },
  'POST /repos/{owner}/{repo}/deployments': {
    permission: 'deployments',
    level: 'write',
    run: ({ body, repository }) => {
      const facts = body as unknown as Pick<Deployment, 'environment' | 'payload'> &
        Partial<Deployment>
      // Checks of the commit are still running, this very run among them.
      if (!isDeepStrictEqual(body['required_contexts'], [])) {
        return { status: 409, body: { message: 'Conflict: Commit status checks failed for main.' } }
      }
      if (body['auto_merge'] !== false)
        return { status: 202, body: { message: 'Auto-merged main into the branch' } }
      return { status: 201, body: deploymentFacts(repository.deploy(facts)) }
    }
  },
  'GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': {
    permission: 'deployments',
    level: 'read',
    run: (call) => withDeployment(call, ({ statuses }) => page([...statuses].reverse(), call.query))
  },
  'POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses': {
    permission: 'deployments',
    level: 'write',
    run: (call) =>
      withDeployment(call, (deployment) => {
        const status = call.body as unknown as Status
        if (status.description.length > 140) {
          return {
            status: 422,
            body: { message: 'description is too long (maximum is 140 characters)' }
          }
        }
        if (status.state === 'success' && call.body['auto_inactive'] !== false)
          retireOthers(call.repository, deployment)
        return { status: 201, body: call.repository.addStatus(deployment, status) }
      })
  }
}

/** What GitHub does automatically for environments that are neither transient nor production. */
function retireOthers(repository: Repository, { id, environment }: Deployment): void {
  for (const other of repository.deployments) {
    const serves = other.statuses.at(-1)?.state === 'success'
    if (
      other.id === id ||
      other.environment !== environment ||
      other.transient_environment ||
      !serves
    )
      continue
    if (environment !== 'production') repository.addStatus(other, { state: 'inactive' })
  }
}

function commentFacts({ id, body, user, author_association }: Comment): Omit<Comment, 'pull'> {
  return { id, body, user, author_association }
}

function deploymentFacts(deployment: Deployment): Omit<Deployment, 'statuses'> {
  const { id, sha, ref, task, environment, description, payload, transient_environment } =
    deployment
  return { id, sha, ref, task, environment, description, payload, transient_environment }
}

function withComment({ parameters, repository }: Call, run: (comment: Comment) => Answer): Answer {
  const found = repository.comments.find(({ id }) => id === Number(parameters['comment_id']))
  return found === undefined ? NOT_FOUND : run(found)
}

function withDeployment(
  { parameters, repository }: Call,
  run: (deployment: Deployment) => Answer
): Answer {
  const found = repository.deployments.find(({ id }) => id === Number(parameters['deployment_id']))
  return found === undefined ? NOT_FOUND : run(found)
}

/** One page; the address of the next one is put in by the server, which knows its own. */
function page(rows: unknown[], query: Record<string, string>): Answer {
  const size = Number(query['per_page'] ?? 30)
  const number = Number(query['page'] ?? 1)
  const body = rows.slice((number - 1) * size, number * size)
  return {
    status: 200,
    body,
    ...(number * size < rows.length && { headers: { 'x-next-page': String(number + 1) } })
  }
}
