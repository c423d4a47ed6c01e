import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { OPERATIONS } from '../../../bench/requests/operations.js'
import { type Recorder, startRecorder } from '../../../bench/requests/record.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { runHere } from '../../support/run-here.js'

const LIST = 'GET /v2/deployments'
const READ = 'GET /v2/deployments/:id'
const REVISION = 'GET /v2/deployments/:id/revisions/:id'
/** Whether the deploy undoes a rollback. */
const REVISIONS = 'GET /v2/deployments/:id/revisions'
const CREATE = 'POST /v2/deployments'
const PATCH = 'PATCH /v2/deployments/:id'
const DELETE = 'DELETE /v2/deployments/:id'
/** Three in a row confirm that the deployed revision answers. */
const INFO = 'GET /agents/:id/info'
const INTEGRATIONS = 'GET /v1/integrations/git_host/install'

/** GitHub's side: what a run records, and what it takes back of runs before it. */
const RECORD = ['POST /deployments', 'POST /deployments/:id/statuses']
const END = ['POST /deployments/:id/statuses', 'GET /deployments']
const RETIRE = ['GET /deployments/:id/statuses', 'POST /deployments/:id/statuses']
const COMMENTS = 'GET /issues/:id/comments'
const WRITE_COMMENT = 'POST /issues/:id/comments'
/** What stands in it is read and replaced. */
const UPDATE_COMMENT = ['GET /issues/comments/:id', 'PATCH /issues/comments/:id']
const PULL = 'GET /pulls/:id'

/**
 * Each request of each operation: to the control plane in their order, to GitHub in any. A write is followed by the first
 * read that shows what it made, and a wait by the last one.
 */
const EXPECTED: Record<string, { asked: string[]; github?: string[] }> = {
  // The second list is for a name that is nearly the same, or shows that the first page was the last.
  'create from git': { asked: [LIST, LIST, INTEGRATIONS, CREATE, READ, READ] },
  'create from git, integration_id given': { asked: [LIST, LIST, CREATE, READ, READ] },
  'create from an image': { asked: [LIST, LIST, CREATE, READ, READ] },
  'create from an image, in a namespace': {
    asked: [LIST, LIST, 'GET /v2/listeners', CREATE, READ, READ]
  },
  'new revision': { asked: [LIST, LIST, READ, REVISION, REVISIONS, PATCH, READ, READ] },
  'new revision, by id': { asked: [READ, REVISION, REVISIONS, PATCH, READ, READ] },
  'only a setting': { asked: [LIST, LIST, READ, REVISION, PATCH, READ] },
  unchanged: { asked: [LIST, LIST, READ, REVISION] },
  'unchanged, by id': { asked: [READ, REVISION] },
  plan: { asked: [LIST, LIST, READ, REVISION] },
  'plan of a create': { asked: [LIST, LIST, INTEGRATIONS] },
  // A delete first reads which repository the deployment is built from.
  delete: { asked: [LIST, LIST, READ, DELETE] },
  'delete, by id': { asked: [DELETE] },
  // The second list is for the name that was probably meant.
  'delete, not found': { asked: [LIST, LIST] },
  'create from git, environment': {
    asked: [LIST, LIST, INTEGRATIONS, CREATE, READ, READ],
    github: [...RECORD, ...END]
  },
  'new revision, environment': {
    asked: [LIST, LIST, READ, REVISION, REVISIONS, PATCH, READ, READ],
    github: [...RECORD, ...END, ...RETIRE]
  },
  'unchanged, environment': {
    asked: [LIST, LIST, READ, REVISION],
    github: ['POST /deployments', ...END, ...RETIRE]
  },
  'delete, environment': {
    asked: [LIST, LIST, READ, DELETE],
    github: ['GET /deployments', ...RETIRE]
  },
  'create from git, comment': {
    asked: [LIST, LIST, INTEGRATIONS, CREATE, READ, READ],
    github: [COMMENTS, WRITE_COMMENT, COMMENTS, ...UPDATE_COMMENT]
  },
  'unchanged, comment': {
    asked: [LIST, LIST, READ, REVISION],
    github: [COMMENTS, ...UPDATE_COMMENT]
  },
  'preview, opened': {
    asked: [LIST, INTEGRATIONS, CREATE, READ, READ],
    github: [PULL, PULL, ...RECORD, ...END, COMMENTS, WRITE_COMMENT, COMMENTS, ...UPDATE_COMMENT]
  },
  'preview, pushed to': {
    asked: [LIST, LIST, READ, REVISION, REVISIONS, PATCH, READ, READ],
    github: [
      PULL,
      PULL,
      ...RECORD,
      ...END,
      ...RETIRE,
      COMMENTS,
      ...UPDATE_COMMENT,
      ...UPDATE_COMMENT
    ]
  },
  'preview, closed': {
    asked: [LIST, LIST, READ, DELETE],
    github: [PULL, PULL, 'GET /deployments', ...RETIRE, COMMENTS, ...UPDATE_COMMENT]
  },
  // A page with more than one row may not be the last one.
  'sweep of two previews, one of them closed': {
    asked: [LIST, LIST, READ, DELETE],
    github: [PULL, PULL, 'GET /deployments', ...RETIRE, COMMENTS, ...UPDATE_COMMENT]
  },
  'create from git, with a smoke check': {
    asked: [
      LIST,
      LIST,
      INTEGRATIONS,
      CREATE,
      READ,
      READ,
      'POST /agents/:id/assistants/search',
      'POST /agents/:id/runs/stream'
    ]
  }
}

let recorder: Recorder
beforeAll(async () => {
  recorder = await startRecorder((run) => runHere({ ...run, clock: new SkippingClock() }))
})
afterAll(async () => {
  await recorder[Symbol.asyncDispose]()
})

describe('no run asks for more than it needs; one connection is enough for all reads, and each write has its own', () => {
  test.each(OPERATIONS.map((operation) => [operation.title, operation] as const))(
    '%s',
    async (title, operation) => {
      const { github, connections, exitCode, ...recorded } = await recorder.record(operation)
      const asked = recorded.asked.filter((request) => request !== INFO)
      const asks = (EXPECTED[title]?.asked ?? []).filter((request) => !request.includes('/agents/'))
      const writes = asks.filter((request) => !request.startsWith('GET ')).length
      expect({ asked, github: github.toSorted(), connections, exitCode }).toEqual({
        asked: EXPECTED[title]?.asked,
        github: (EXPECTED[title]?.github ?? []).toSorted(),
        connections: writes + (asks.length > writes ? 1 : 0),
        exitCode: 0
      })
      const isDeploy = !/^(plan|delete|sweep|preview, closed)/.test(title)
      // The server of an image answers at its own address, which does not exist here.
      const isHere = isDeploy && operation.inputs.custom_url === undefined
      // One answer is enough for a revision that served before.
      const needed = /^(unchanged|only a setting)/.test(title) ? 1 : 3
      const infos = recorded.asked.filter((request) => request === INFO)
      expect(infos).toHaveLength(isHere ? needed : 0)
    }
  )
})
