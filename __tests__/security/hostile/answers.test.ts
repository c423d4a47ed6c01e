import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { contextOf } from '../../support/fakes/inputs.js'
import { DEPLOYMENT_ID } from '../../support/servers/told-deployments.js'
import { wrongs } from './harmless.js'
import { openStage, play } from './stage.js'
import { hostileText } from './texts.js'
import { strayRequests, TwistedAnswers, twist } from './twisted-answers.js'
import { cases, withinSeconds } from './volume.js'

openStage()

const BASE = {
  base_url: 'https://api.example/api-host',
  api_key: 'key-of-the-tests-4711',
  timeout: '40s'
}
const GIT = { ...BASE, name: 'support', graph_config_path: 'agent.json', secrets: 'A=value-of-a' }
const IMAGE = {
  ...BASE,
  name: 'support',
  image_uri: 'registry.example/agent:v1',
  cluster_namespace: 'agents'
}
const inputs = fc.constantFrom<Record<string, string>>(
  GIT,
  { ...GIT, command: 'plan' },
  { ...GIT, command: 'delete' },
  { ...GIT, name: '', deployment_id: DEPLOYMENT_ID },
  { ...GIT, new_revision: 'always', wait: 'false' },
  { ...GIT, build_on_push: 'true', install_command: 'npm ci' },
  { ...GIT, rollback: 'true' },
  { ...GIT, api_dialect: 'langsmith' },
  IMAGE,
  { ...IMAGE, rollback: 'true' },
  { ...IMAGE, resource_spec: 'cpu: 1\nlabels: {a: b}' },
  { ...BASE, name: 'support', command: 'sweep', dry_run: 'true', github_token: '' }
)

test(
  'whatever the service answers, a run ends, says why, and is only green for what it understood',
  async () => {
    const revision = fc.oneof(
      fc.constantFrom('DEPLOYED', 'BUILDING', 'BUILD_FAILED', 'SKIPPED'),
      hostileText
    )
    await fc.assert(
      fc.asyncProperty(
        inputs,
        fc.array(twist, { maxLength: 10 }),
        fc.boolean(),
        fc.array(revision, { maxLength: 3 }),
        fc.boolean(),
        async (given, twists, exists, statuses, debug) => {
          const plane = new TwistedAnswers(twists, { exists, statuses: [...statuses, 'DEPLOYED'] })
          const played = await play({ inputs: given, context: contextOf(), plane, debug })
          expect([...wrongs(played), ...strayRequests(plane.asked)]).toEqual([])
          const waits = given.command === undefined && given.wait === undefined
          if (played.succeeded && waits) expect(played.outputs.status).toBe('DEPLOYED')
          if (played.succeeded && waits)
            expect(plane.asked.some(({ text }) => text.includes('"DEPLOYED"'))).toBe(true)
        }
      ),
      cases(2_500)
    )
  },
  withinSeconds(300)
)
