/** What a person can get wrong, one by one: exit code 2, a message that names it, and nothing is sent. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { startPlane } from '../action/emulated.js'
import { access, createCheckout, type ProgramEnd } from './program.js'
import { runProgramHere } from './program-here.js'

const folder = mkdtempSync(join(tmpdir(), 'bad-input-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
writeFileSync(join(folder, 'empty'), '\n')
writeFileSync(join(folder, 'd.yaml'), 'version: 1\ndeployments: { a: { image_uri: registry.example/a } }\n')

interface Wrong {
  args: string[]
  variables?: Record<string, string>
  /** The lines of the error. */
  says: string[]
}

/** Words that only those know who use GitHub Actions. */
const FOREIGN_WORDS = /\b(?:workflow|runner|job|step|actions\/checkout|GITHUB_\w+|ACTIONS_\w+)\b/

function expectRefused({ status, stdout, stderr }: ProgramEnd, says: string[]): void {
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  const [first = '', ...more] = stderr.trimEnd().split('\n')
  expect([first.replace(/ {3}code: input_invalid$/, ''), ...more]).toEqual(says)
  expect(first).toMatch(/ {3}code: input_invalid$/)
  expect(stderr).not.toMatch(FOREIGN_WORDS)
}

test.each(['status', 'logs', 'init'])('%s has no --output-file, and does not change the file', async (command) => {
  const file = join(folder, `of-${command}`)
  writeFileSync(file, 'kept\n')
  const end = await runProgramHere([command, '--output-file', file], { cwd: folder })
  expectRefused(end, ["Error: Unknown option '--output-file'.", '  To fix: Use --help for the commands and flags.'])
  expect(readFileSync(file, 'utf8')).toBe('kept\n')
})

describe('arguments and variables', () => {
  test.each<Wrong>([
    { args: ['deploy', '--nmae=x'], says: ["Error: Unknown option '--nmae'.", '  To fix: Did you mean --name?'] },
    {
      args: ['deploy', '--manifest', 'd.yaml', '--name', 'a'],
      says: [
        'Error: Invalid input. Nothing was changed.',
        '  --name: belongs to one deployment. Write it in the manifest, under a deployment.'
      ]
    },
    {
      args: ['deploy', '--manifest', 'd.yaml'],
      variables: { DEPLOY_AGENT_SERVER_NAME: 'a' },
      says: [
        'Error: Invalid input. Nothing was changed.',
        '  DEPLOY_AGENT_SERVER_NAME: belongs to one deployment. Write it in the manifest, under a deployment.'
      ]
    },
    {
      args: ['deploy', '--manifest', 'absent.yaml'],
      says: [
        'Error: Invalid input. Nothing was changed.',
        '  --manifest: "absent.yaml" does not exist. Correct the path, and check out the repository first.'
      ]
    },
    {
      args: ['matrix'],
      says: ['Error: matrix lists the deployments of a manifest.', '  To fix: Set --manifest to the path of the file.']
    },
    {
      args: ['deploy', '--api-key-file', 'absent'],
      says: ['Error: --api-key-file: "absent" does not exist.', '  To fix: Check the path.']
    },
    {
      args: ['deploy', '--secrets-file', '.'],
      says: ['Error: --secrets-file: "." is a folder, not a file.', '  To fix: Check the path.']
    },
    {
      args: ['deploy', '--secrets-file', 'empty'],
      says: ['Error: --secrets-file: "empty" is empty.', '  To fix: Write the value into the file.']
    },
    {
      args: ['deploy', '--secret', 'ABSENT'],
      says: [
        'Error: --secret: not set in the environment: ABSENT.',
        '  To fix: Export the variable, and pass its name only: --secret NAME.'
      ]
    },
    {
      args: ['deploy', '--name', 'a', '--preview', '--repo-url', 'https://github.com/o/r', '--repo-ref', 'main'],
      says: [
        'Error: Invalid input. Nothing was changed.',
        '  --preview: is true, but this run (event unknown) does not belong to a pull request. Set --preview=true only for runs of a pull request.'
      ]
    },
    {
      args: ['deploy', '--name', 'a', '--graph-config-path', 'a.json'],
      says: [
        'Error: 2 invalid inputs. Nothing was changed.',
        '  --repo-ref (or DEPLOY_AGENT_SERVER_REPO_REF): is not set, and this folder is not a git checkout. Set it to a branch, or to a tag as refs/tags/….',
        '  --repo-url (or DEPLOY_AGENT_SERVER_REPO_URL): is not set, and this folder is not a git checkout. Set its URL, such as https://github.com/acme/support.'
      ]
    }
  ])('$args', async ({ args, variables, says }) => {
    await using plane = await startPlane()
    const end = await runProgramHere(args, { cwd: folder, variables: { ...access(plane.url), ...variables } })
    expectRefused(end, says)
    expect(plane.requests).toEqual([])
  })
})

test('with --json, standard output says the same to programs', async () => {
  const end = await runProgramHere(['deploy', '--json', '--manifest', 'a.yaml', '--name', 'a'], { cwd: folder })
  expect(end.status).toBe(2)
  expect(JSON.parse(end.stdout)).toEqual({
    error_code: 'input_invalid',
    message: expect.stringContaining('--manifest'),
    fix: expect.any(String)
  })
})

describe('checkouts', () => {
  const deploy = ['deploy', '--name', 'a', '--graph-config-path', 'graph.json']
  test.each<[string, string[], string]>([
    [
      'a detached HEAD',
      ['checkout', '--quiet', '--detach'],
      '  --repo-ref (or DEPLOY_AGENT_SERVER_REPO_REF): is not set, and HEAD is detached: no branch is checked out. Set it to a branch, or to a tag as refs/tags/….'
    ],
    [
      'no remote',
      ['remote', 'remove', 'origin'],
      '  --repo-url (or DEPLOY_AGENT_SERVER_REPO_URL): is not set, and the git checkout has no remote. Set its URL, such as https://github.com/acme/support.'
    ],
    [
      'a remote on the same disk',
      ['remote', 'set-url', 'origin', '../other'],
      '  --repo-url (or DEPLOY_AGENT_SERVER_REPO_URL): is not set, and the address of the git remote is not that of a server. Set its URL, such as https://github.com/acme/support.'
    ]
  ])('%s', async (_case, change, problem) => {
    using checkout = createCheckout()
    checkout.git(...change)
    await using plane = await startPlane()
    const end = await runProgramHere(deploy, { cwd: checkout.root, variables: access(plane.url) })
    expectRefused(end, ['Error: Invalid input. Nothing was changed.', problem])
    expect(plane.requests).toEqual([])
  })
})
