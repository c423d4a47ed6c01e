/** `examples/gitlab-ci.yml` unchanged, run by gitlab-ci-local against a local control plane. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import type { Emulator } from '../../../../emulator/index.js'
import { API_KEY } from '../../action/bundle.js'
import { inventory, startPlane } from '../../action/emulated.js'
import { access } from '../program.js'
import { Repository } from './pipeline.js'

const SECRET = 'sk-4711-of-the-example'
/** A later job that reads the report of the one before it. */
const READER = `
read the report:
  stage: deploy
  needs: [deploy-agent]
  rules:
    - if: $CI_PIPELINE_SOURCE == "push"
  script:
    - echo "later=$AGENT_SERVER_URL $AGENT_SERVER_OPERATION"
`

const common = (plane: Emulator) => ({
  GITLAB_CI: 'true',
  ...access(plane.url),
  DEPLOY_AGENT_SERVER_POLL_INTERVAL: '50ms',
  OPENAI_API_KEY: SECRET
})
const push = { CI_PIPELINE_SOURCE: 'push' }
const schedule = { CI_PIPELINE_SOURCE: 'schedule' }
const mergeRequest = (iid: string) => ({
  CI_PIPELINE_SOURCE: 'merge_request_event',
  CI_COMMIT_BRANCH: undefined,
  CI_MERGE_REQUEST_IID: iid,
  CI_MERGE_REQUEST_EVENT_TYPE: 'detached',
  CI_MERGE_REQUEST_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'acme/agents/support',
  CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'feature/x'
})

test('deploys the default branch, gives previews, stops one of them, and sweeps', async () => {
  using repository = new Repository(readFileSync('examples/gitlab-ci.yml', 'utf8') + READER, { 'agent.json': '{}' })
  await using plane = await startPlane({
    heads: ['main', 'feature/x'].map((ref) => ({ ref, commit_sha: repository.commit }))
  })
  const run = async (variables: Record<string, string | undefined>, job?: string) => {
    const end = await repository.run({ ...common(plane), ...variables }, job)
    expect(end).toMatchObject({ status: 0 })
    expect(end.log).not.toContain(SECRET)
    expect(end.log).not.toContain(API_KEY)
    return end.log
  }
  const deployed = await run(push)
  expect(inventory(plane)).toEqual({ 'support-agent': 1 })
  const report = readFileSync(join(repository.root, 'deploy.env'), 'utf8')
  const url = /^AGENT_SERVER_URL=(.+)$/m.exec(report)?.[1]
  expect(url).toMatch(/^http:/)
  expect(deployed).toContain(`later=${url} created`)
  expect(plane.controlPlane.dump()[0]).toMatchObject({
    source_config: { repo_url: 'https://gitlab.example/acme/agents/support' }
  })

  for (const iid of ['1', '12']) expect(await run(mergeRequest(iid))).not.toContain('stop-preview-agent')
  expect(inventory(plane)).toEqual({ 'support-agent': 1, 'support-agent-mr-1': 1, 'support-agent-mr-12': 1 })
  expect(await run(push)).toContain('unchanged')

  await run(mergeRequest('1'), 'stop-preview-agent')
  expect(inventory(plane)).toEqual({ 'support-agent': 1, 'support-agent-mr-12': 1 })

  expect(await run(schedule)).toContain('#12 may be open')
  expect(inventory(plane)).toEqual({ 'support-agent': 1, 'support-agent-mr-12': 1 })
}, 300_000)

test('a fork without variables stays green, and deploys nothing', async () => {
  using repository = new Repository(readFileSync('examples/gitlab-ci.yml', 'utf8'), { 'agent.json': '{}' })
  await using plane = await startPlane()
  const variables = { ...mergeRequest('3'), GITLAB_CI: 'true', DEPLOY_AGENT_SERVER_BASE_URL: plane.url }
  const fork = { CI_MERGE_REQUEST_SOURCE_PROJECT_PATH: 'someone/support' }
  const { status, log } = await repository.run({ ...variables, ...fork })
  expect({ status, log }).toMatchObject({
    status: 0,
    log: expect.stringContaining('#3 comes from a fork')
  })
  expect(plane.requests).toEqual([])
}, 120_000)
