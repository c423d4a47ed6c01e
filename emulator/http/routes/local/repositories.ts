/** `/_emulator/heads` and `/push`: changes in the repositories that deployments are built from. */
import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import * as z from 'zod'
import type { EmulatorCore } from '../../../emulator.js'
import { HeadSeed } from '../../../scripting/script-file.js'
import { answers, changed, meta, refusals, valid } from '../answering.js'

const Push = z
  .strictObject({
    repo_url: z.string().optional().describe('Unset: any repository.'),
    ref: z.string().min(1).describe('A bare branch name, or a tag as refs/tags/….'),
    commit_sha: z.string().min(1).optional().describe('Unset: a made-up commit.')
  })
  .meta({ id: 'EmulatorPush' })
const Pushed = z.strictObject({
  commit_sha: z.string(),
  revisions: z.array(z.strictObject({ deployment_id: z.guid(), revision_id: z.guid() }))
})

export function repositoryRoutes(app: FastifyInstance, core: EmulatorCore): void {
  app.post(
    '/_emulator/heads',
    { schema: { ...meta('set_head', 'Set the commit of a ref; builds nothing'), body: HeadSeed, response: changed } },
    ({ body }, reply) => {
      core.setHead(valid(HeadSeed, body))
      return reply.code(204).send()
    }
  )
  app.post(
    '/_emulator/push',
    {
      schema: {
        ...meta('push', 'Push to a ref: each deployment of it with build_on_push gets a revision'),
        body: Push,
        response: { 200: answers('The revisions that were created.', Pushed), ...refusals(422) }
      }
    },
    ({ body }) => {
      const { commit_sha = randomBytes(20).toString('hex'), ...ref } = valid(Push, body)
      return { commit_sha, revisions: core.push({ ...ref, commit_sha }) }
    }
  )
}
