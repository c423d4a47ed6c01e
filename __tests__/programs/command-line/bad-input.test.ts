/** What a person can get wrong: exit code 2, a message that names it in words of the command line, and nothing is sent. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { startPlane } from '../action/emulated.js'
import { access, createCheckout, type ProgramEnd } from './program.js'
import { runProgramHere } from './program-here.js'

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'empty'), '\n')
writeFileSync(
  join(folder, 'd.yaml'),
  'version: 1\ndeployments: { a: { image_uri: registry.example/a } }\n'
)

/** Words that only those know who use GitHub Actions. */
const FOREIGN_WORDS = /\b(?:workflow|runner|job|step|actions\/checkout|GITHUB_\w+|ACTIONS_\w+)\b/

/** @param names What the message begins its lines with. */
function expectRefused({ status, stdout, stderr }: ProgramEnd, ...names: string[]): void {
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  const [first = '', ...more] = stderr.trimEnd().split('\n')
  expect(first).toMatch(/^Error: .* {3}code: input_invalid$/)
  expect(stderr).not.toMatch(FOREIGN_WORDS)
  const lines = [first.replace('Error: ', ''), ...more.map((line) => line.trim())]
  for (const name of names) expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1)
}

test.each<[string[], string[], Record<string, string>?]>([
  [['deploy', '--manifest', 'd.yaml', '--name', 'a'], ['--name: ']],
  [
    ['deploy', '--manifest', 'd.yaml'],
    ['DEPLOY_AGENT_SERVER_NAME: '],
    { DEPLOY_AGENT_SERVER_NAME: 'a' }
  ],
  [['deploy', '--manifest', 'absent.yaml'], ['--manifest: "absent.yaml" does not exist']],
  [['matrix'], ['command: ']],
  [['deploy', '--secrets-file', 'empty'], ['--secrets-file: "empty" is empty']],
  [['deploy', '--secret', 'ABSENT'], ['--secret: not set in the environment: ABSENT']],
  [
    'deploy --name a --preview --repo-url https://github.com/o/r --repo-ref main'.split(' '),
    ['--preview: is true, but this run does not belong to']
  ],
  [
    ['deploy', '--name', 'a', '--graph-config-path', 'a.json'],
    [
      '--repo-ref (or DEPLOY_AGENT_SERVER_REPO_REF): ',
      '--repo-url (or DEPLOY_AGENT_SERVER_REPO_URL): '
    ]
  ]
])('%j', async (...[args, names, variables]) => {
  await using plane = await startPlane()
  const end = await runProgramHere(args, {
    cwd: folder,
    variables: { ...access(plane.url), ...variables }
  })
  expectRefused(end, ...names)
  expect(plane.requests).toEqual([])
})

test.each([
  ['a detached HEAD', ['checkout', '--quiet', '--detach'], '--repo-ref '],
  ['no remote', ['remote', 'remove', 'origin'], '--repo-url '],
  ['a remote on the same disk', ['remote', 'set-url', 'origin', '../other'], '--repo-url ']
])('a checkout with %s', async (_case, change, name) => {
  using checkout = createCheckout()
  checkout.git(...change)
  await using plane = await startPlane()
  const deploy = ['deploy', '--name', 'a', '--graph-config-path', 'graph.json']
  expectRefused(
    await runProgramHere(deploy, { cwd: checkout.root, variables: access(plane.url) }),
    name
  )
  expect(plane.requests).toEqual([])
})
