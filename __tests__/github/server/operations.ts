import type { Deployment, Repository, Status } from './state.js'

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
  'GET /repos/{owner}/{repo}/pulls/{pull_number}': {
    permission: 'pull-requests',
    level: 'read',
    run: ({ parameters, repository }) => {
      const number = Number(parameters['pull_number'])
      const state = repository.pulls.get(number)
      return state === undefined ? NOT_FOUND : { status: 200, body: { number, state } }
    }
  },
  'GET /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    permission: 'pull-requests',
    level: 'read',
    run: ({ parameters, query, repository }) => {
      const pull = Number(parameters['issue_number'])
      const comments = repository.comments.filter((comment) => comment.pull === pull)
      return page(
        comments.map(({ pull: _, ...comment }) => comment),
        query
      )
    }
  },
  'POST /repos/{owner}/{repo}/issues/{issue_number}/comments': {
    permission: 'pull-requests',
    level: 'write',
    run: ({ parameters, body, repository }) => {
      const { pull: _, ...comment } = repository.comment(Number(parameters['issue_number']), String(body['body']))
      return { status: 201, body: comment }
    }
  },
  'PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    permission: 'pull-requests',
    level: 'write',
    run: ({ parameters, body, repository }) => {
      const comment = repository.comments.find(({ id }) => id === Number(parameters['comment_id']))
      if (comment === undefined) return NOT_FOUND
      comment.body = String(body['body'])
      return { status: 200, body: { id: comment.id, body: comment.body } }
    }
  },
  'DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}': {
    permission: 'pull-requests',
    level: 'write',
    run: ({ parameters, repository }) => {
      repository.comments = repository.comments.filter(({ id }) => id !== Number(parameters['comment_id']))
      return { status: 204 }
    }
  },
  'GET /repos/{owner}/{repo}/deployments': {
    permission: 'deployments',
    level: 'read',
    run: ({ query, repository }) => {
      const { environment } = query
      const found = repository.deployments.filter((one) => environment === undefined || one.environment === environment)
      return page(found.map(shown).reverse(), query)
    }
  },
  'POST /repos/{owner}/{repo}/deployments': {
    permission: 'deployments',
    level: 'write',
    run: ({ body, repository }) => {
      const facts = body as unknown as Pick<Deployment, 'environment' | 'payload'> & Partial<Deployment>
      const { auto_merge: _, required_contexts: __, ...kept } = facts as typeof facts & Record<string, unknown>
      return { status: 201, body: shown(repository.deploy(kept as typeof facts)) }
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
        const { auto_inactive: _, ...status } = call.body
        if (String(status['description'] ?? '').length > 140) {
          return { status: 422, body: { message: 'description is too long (maximum is 140 characters)' } }
        }
        return {
          status: 201,
          body: call.repository.addStatus(deployment, status as Partial<Status> & { state: string })
        }
      })
  }
}

function shown({ statuses: _, ...deployment }: Deployment): Omit<Deployment, 'statuses'> {
  return deployment
}

function withDeployment({ parameters, repository }: Call, run: (deployment: Deployment) => Answer): Answer {
  const found = repository.deployments.find(({ id }) => id === Number(parameters['deployment_id']))
  return found === undefined ? NOT_FOUND : run(found)
}

/** One page; the address of the next one is put in by the server, which knows its own. */
function page(rows: unknown[], query: Record<string, string>): Answer {
  const size = Number(query['per_page'] ?? 30)
  const number = Number(query['page'] ?? 1)
  const body = rows.slice((number - 1) * size, number * size)
  return { status: 200, body, ...(number * size < rows.length && { headers: { 'x-next-page': String(number + 1) } }) }
}
