/** Commands may contain tokens, and URLs passwords. No output of a run shows either. */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { GitHubServer } from '../../github/server/index.js'
import { SkippingClock } from '../../support/fakes/skipping-clock.js'
import { type HostileOptions, hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { type RawServer, replyJson } from '../../support/servers/raw-server.js'
import { pullRequest } from '../../support/workflow-harness/index.js'
import { gitInputs, runSource, shown } from './bundle.js'

const TOKEN = `npm_${'Zz9Yy8Xx7'.repeat(4)}`
const INSTALL = `npm config set //registry.npmjs.org/:_authToken=${TOKEN} && npm ci`
const BUILD = 'NPM_TOKEN=hunter-2-abc npm run build'
const OLD = 'npm config set //registry.npmjs.org/:_authToken=old-token-4711 && npm ci'
const SECRET = new RegExp([TOKEN, 'hunter-2-abc', 'old-token-4711', 'registry\\.npmjs', 'npm ci'].join('|'))

let github: GitHubServer
let planes: RawServer[] = []
beforeEach(async () => {
  github = await GitHubServer.start()
  github.repository.pulls.set(12, 'open')
})
afterEach(async () => {
  await Promise.all([github, ...planes].map((server) => server.close()))
  planes = []
})

async function startPlane(options: HostileOptions): Promise<RawServer> {
  const plane = await hostileControlPlane(options)
  planes.push(plane)
  return plane
}

function run(url: string, inputs: Record<string, string>) {
  const { payload, ref, sha, name, headRef = '' } = pullRequest({ action: 'opened', number: 12 })
  return runSource(gitInputs(url, { preview: 'true', github_token: 'ghs_tokenOfTheTests', ...inputs }), {
    clock: new SkippingClock(),
    event: payload,
    variables: {
      GITHUB_API_URL: github.url,
      GITHUB_REPOSITORY: 'octo-org/support-agent',
      GITHUB_EVENT_NAME: name,
      GITHUB_REF: ref,
      GITHUB_SHA: sha,
      GITHUB_HEAD_REF: headRef
    }
  })
}

const existing = {
  name: 'support-pr-12',
  source_config: { install_command: OLD, build_command: 'make', repo_url: 'https://github.com/octo-org/support-agent' },
  source_revision_config: { repo_ref: 'feature/greeting', graph_config_path: 'graph.json' }
}

test.each([
  ['plan', null, 'added'],
  ['deploy', null, 'added'],
  ['plan', existing, 'changed'],
  ['deploy', existing, 'changed']
])('%s of %j shows that commands are %s, and not what they are', async (command, deployment, difference) => {
  const plane = await startPlane({ deployment })
  // This service applies no patch: what a run says of that is looked at, too.
  const { stdout, outputs, summary } = await run(plane.url, {
    timeout: '3s',
    command,
    install_command: INSTALL,
    build_command: BUILD
  })
  expect(JSON.parse(outputs['plan'] ?? '')).toMatchObject({
    changes: expect.arrayContaining([
      { path: 'source_config.install_command', difference, new_revision: false },
      { path: 'source_config.build_command', difference, new_revision: false }
    ])
  })
  expect(shown(stdout)).toMatch(new RegExp(`^ *install_command +${difference}$`, 'm'))
  const left = [shown(stdout), JSON.stringify(outputs), summary, JSON.stringify(github.requests)]
  expect(left.join('\n')).not.toMatch(SECRET)
  // The service gets the unchanged commands.
  const write = plane.requests.find(({ method }) => method === (deployment === null ? 'POST' : 'PATCH'))
  if (command === 'deploy') expect(write?.body).toContain(TOKEN)
})

test('tokens in the commands are masked, so a log that repeats a command shows none', async () => {
  const detail = `build failed: ${INSTALL}; ${BUILD}`
  const plane = await startPlane({
    deployment: null,
    intercept: ({ method }) => (method === 'POST' ? replyJson(400, { detail }) : undefined)
  })
  const { stdout } = await run(plane.url, { install_command: INSTALL, build_command: BUILD })
  expect(stdout).toContain(`::add-mask::${TOKEN}`)
  expect(shown(stdout)).toContain('build failed: npm config set')
  expect(shown(stdout)).not.toMatch(new RegExp(`${TOKEN}|hunter-2-abc`))
})

test('URLs of the service are shown without user and password', async () => {
  const URLS = [
    'https://robot:pass-4711@pypi.example/simple',
    'https://token-4711@git.example/a/b.git',
    'http://a:pass%2F4711@c.example:8080/x'
  ]
  const plane = await startPlane({
    deployment: {
      ...existing,
      source_config: { ...existing.source_config, repo_url: 'https://robot:pass-4711@github.com/octo-org/billing' }
    },
    intercept: ({ method, path }) =>
      method === 'GET' && path.startsWith('/v1/') ? replyJson(400, { detail: URLS.join(' ') }) : undefined
  })
  // The repository in a conflict, and the text of a refusal.
  const conflict = await run(plane.url, { preview: 'false', name: 'support-pr-12' })
  const empty = await startPlane({
    deployment: null,
    intercept: ({ method }) => (method === 'POST' ? replyJson(400, { detail: URLS.join(' ') }) : undefined)
  })
  const refused = await run(empty.url, {})
  expect(shown(conflict.stdout)).toContain('https://github.com/octo-org/billing')
  expect(shown(refused.stdout)).toContain(
    'https://pypi.example/simple https://git.example/a/b.git http://c.example:8080/x'
  )
  const left = [conflict, refused].map(({ stdout, outputs, summary }) => [shown(stdout), outputs, summary])
  expect(JSON.stringify([left, github.requests])).not.toMatch(/(?:pass|token)(?:-|%2F|\/)4711|robot/)
})

test('tokens that stand in the commands of a deployment are masked, though no input holds them', async () => {
  const log = 'npm error 401 for old-token-4711 at https://robot:pass-4711@npm.example/x with pass-4711'
  const plane = await startPlane({
    deployment: {
      ...existing,
      source_config: { ...existing.source_config, build_command: 'npm i https://robot:pass-4711@npm.example/x' }
    },
    intercept: ({ method }) => (method === 'PATCH' ? replyJson(400, { detail: log }) : undefined)
  })
  const { stdout } = await run(plane.url, { timeout: '3s' })
  expect(shown(stdout)).toContain('npm error 401 for *** at https://npm.example/x with ***')
})
