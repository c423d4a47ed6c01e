import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const COMMIT = 'de0fac2e4500dabe0009e67214ff5f5447ce83dd'
const CHECKOUT = `      - uses: actions/checkout@${COMMIT} # v6.0.2\n        with:\n          persist-credentials: false`

const workflow = ({ on = 'push', permissions = 'permissions: {}', steps = CHECKOUT }) =>
  `on: ${on}\n${permissions}\njobs:\n  test:\n    runs-on: ubuntu-latest\n    steps:\n${steps}\n`

const step = (text: string) => workflow({ steps: `      - ${text}` })
const checkoutOf = (on: string, ref: string) => workflow({ on, steps: `${CHECKOUT}\n          ref: ${ref}` })
const called = `on: push\npermissions: {}\njobs:\n  test:\n    uses: ./.github/workflows/other.yml\n    secrets: inherit\n`

/** Each with its finding; none if it is valid. */
const CASES: Record<string, [text: string, said?: string]> = {
  'what is right': [workflow({})],
  'docker by digest': [step(`uses: docker://alpine@sha256:${'0'.repeat(64)}`)],
  'an action by tag': [step('uses: actions/setup-node@v6'), 'is not pinned'],
  'an action by branch': [step('uses: acme/thing@main'), 'is not pinned'],
  'an action by a short commit': [step(`uses: acme/thing@${COMMIT.slice(0, 12)} # v1.0.0`), 'is not pinned'],
  'a commit without its version': [step(`uses: acme/thing@${COMMIT}`), 'is not pinned'],
  'an image by tag': [step('uses: docker://alpine:3'), 'is not pinned'],
  'a quoted action by tag': [step('"uses": "acme/thing@v1"'), 'is not pinned'],
  'no permissions': [workflow({ permissions: '' }), 'neither the workflow nor this job sets permissions'],
  'all permissions': [workflow({ permissions: 'permissions: write-all' }), 'more than any job needs'],
  'a title in a script': [step('run: echo "${{ github.event.issue.title }}"'), 'Pass the value through env'],
  'a branch name in a script': [step('run: echo ${{ github.head_ref }}'), 'Pass the value through env'],
  'any expression in a script': [step('run: echo ${{ needs.a.outputs.b }}'), 'Pass the value through env'],
  'an expression in github-script': [
    step(`uses: actions/github-script@${COMMIT} # v8.0.0\n        with:\n          script: f("\${{ github.ref }}")`),
    'Pass the value through env'
  ],
  'a token left behind': [step(`uses: actions/checkout@${COMMIT} # v6.0.2`), 'persist-credentials: false'],
  'code of a fork with secrets': [
    checkoutOf('pull_request_target', '${{ github.event.pull_request.head.sha }}'),
    'code of outsiders'
  ],
  'code of a fork by number': [checkoutOf('[issue_comment]', 'refs/pull/1/head'), 'code of outsiders'],
  'code of a fork after another workflow': [
    checkoutOf('{ workflow_run: { workflows: [CI] } }', '${{ github.event.workflow_run.head_sha }}'),
    'code of outsiders'
  ],
  'every secret handed on': [called, 'secrets: inherit'],
  'a key that GitHub does not know': [workflow({ permissions: 'permission: {}' }), 'permission']
}

const folder = mkdtempSync(join(tmpdir(), 'workflows-'))
const fileOf = (name: string) => join(folder, `${name.replaceAll(' ', '-')}.yml`)
let said = ''

/** The linter as `npm run lint:workflows` runs it. */
function lint(...files: string[]): Promise<{ exitCode: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/lint-workflows.mjs', ...files], (error, stdout, stderr) =>
      resolve({ exitCode: Number(error?.code ?? 0), output: stdout + stderr })
    )
  })
}

beforeAll(async () => {
  for (const [name, [text]] of Object.entries(CASES)) writeFileSync(fileOf(name), text)
  const { output, exitCode } = await lint(...Object.keys(CASES).map(fileOf))
  expect(exitCode).toBe(1)
  said = output
}, 120_000)
afterAll(() => rmSync(folder, { recursive: true }))

test.each(Object.entries(CASES))(
  'of a workflow with %s the linter says what is wrong, and no more',
  (name, [, text]) => {
    const lines = said.split('\n').filter((line) => line.startsWith(`${fileOf(name)}:`))
    if (text === undefined) expect(lines).toEqual([])
    else expect(lines.join('\n')).toContain(text)
  }
)

test('one bad workflow is enough to fail, and none is needed to pass', async () => {
  expect((await lint(fileOf('an action by tag'))).exitCode).toBe(1)
  expect((await lint(fileOf('what is right'))).exitCode).toBe(0)
}, 120_000)
