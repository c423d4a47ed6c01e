import { relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { PUBLISHED_ACTION, TOKEN } from './index.js'
import { oneJob, Scratch } from './scratch.js'

const scratch = new Scratch()

async function steps(yaml: string, options: Parameters<Scratch['run']>[1] = {}) {
  const run = await scratch.run(oneJob(yaml), options)
  return run.jobs[0]?.steps ?? []
}

test('conditions decide which steps run after a failure', async () => {
  const run = await steps(`
- { id: fails, run: exit 2 }
- { id: usual, run: 'true' }
- { id: on_failure, if: failure(), run: 'true' }
- { id: always, if: '\${{ always() && steps.fails.outcome == ''failure'' }}', run: 'true' }
- { id: other, if: always() && github.ref == 'refs/heads/dev', run: 'true' }
- { id: cancelled, if: cancelled(), run: 'true' }`)
  expect(run.map(({ id, conclusion }) => `${id} ${conclusion}`)).toEqual([
    'fails failure',
    'usual skipped',
    'on_failure success',
    'always success',
    'other skipped',
    'cancelled skipped'
  ])
  expect(run[0]?.annotations).toEqual([
    { level: 'error', message: 'Process completed with exit code 2.', properties: {} }
  ])
})

test('a tolerated failure differs from a success', async () => {
  const [fails, next] = await steps(`
- { id: fails, continue-on-error: true, run: exit 1 }
- { id: next, run: 'echo "was=\${{ steps.fails.outcome }} \${{ steps.fails.conclusion }}" >> "$GITHUB_OUTPUT"' }`)
  expect([fails?.outcome, fails?.conclusion]).toEqual(['failure', 'success'])
  expect(next?.outputs).toEqual({ was: 'failure success' })
})

test('the environment has three levels, the nearest wins, and steps hand on variables and paths', async () => {
  const run = await scratch.run(`
on: push
env: { A: workflow, B: workflow, C: workflow }
jobs:
  job:
    runs-on: x
    env: { B: job, C: job }
    steps:
      - id: first
        env: { C: step, D: '\${{ env.B }}' }
        run: |
          echo "seen=$A $B $C $D" >> "$GITHUB_OUTPUT"
          echo "A=handed on" >> "$GITHUB_ENV"
          mkdir "$RUNNER_TEMP/bin"
          printf '#!/bin/sh\\necho tool\\n' > "$RUNNER_TEMP/bin/my-tool"
          chmod +x "$RUNNER_TEMP/bin/my-tool"
          echo "$RUNNER_TEMP/bin" >> "$GITHUB_PATH"
      - id: second
        run: echo "seen=$A $C \${D-unset} \${{ env.A }} $(my-tool)" >> "$GITHUB_OUTPUT"
`)
  expect(run.jobs[0]?.steps.map(({ outputs }) => outputs['seen'])).toEqual([
    'workflow job step job',
    'handed on job unset handed on tool'
  ])
})

test('outputs of several lines arrive whole, and a malformed file fails the step', async () => {
  const [good, bad] = await steps(`
- id: good
  run: |
    { echo 'text<<END'; echo 'a=b'; echo; echo 'c<<d'; echo END; echo 'x=1<<2'; } >> "$GITHUB_OUTPUT"
- { id: bad, run: 'echo "no equals sign" >> "$GITHUB_OUTPUT"' }`)
  expect(good?.outputs).toEqual({ text: 'a=b\n\nc<<d', x: '1<<2' })
  expect(bad?.conclusion).toBe('failure')
  expect(bad?.annotations[0]?.message).toContain("invalid format 'no equals sign'")
})

test('the action gets its inputs over the defaults, the variables of a runner, and nothing of this process', async () => {
  process.env['HARNESS_LEAK'] = 'yes'
  const [step] = await steps(`
- { uses: '${PUBLISHED_ACTION}@v1', id: deploy, env: { MINE: '1' }, with: { greeting: "bonjour \${{ github.ref_name }}", odd: 1 } }`)
  delete process.env['HARNESS_LEAK']
  const env = JSON.parse(step?.outputs['environment'] ?? '') as Record<string, string>
  expect(step?.outputs['answer']).toBe('bonjour main')
  expect(step?.summary).toBe('# bonjour main\n')
  expect(step?.log).toContain('said bonjour main')
  expect(step?.annotations.map(({ message }) => message)).toEqual([
    "Unexpected input(s) 'odd', valid inputs are ['greeting', 'token', 'nothing']"
  ])
  expect(env).toMatchObject({
    INPUT_GREETING: 'bonjour main',
    INPUT_TOKEN: TOKEN,
    INPUT_NOTHING: '',
    MINE: '1',
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: 'deploy',
    GITHUB_ACTION_REPOSITORY: PUBLISHED_ACTION,
    GITHUB_ACTION_REF: 'v1',
    GITHUB_EVENT_NAME: 'push',
    GITHUB_REPOSITORY: 'octo-org/support-agent',
    GITHUB_REPOSITORY_OWNER: 'octo-org',
    GITHUB_REF: 'refs/heads/main',
    GITHUB_REF_TYPE: 'branch',
    GITHUB_JOB: 'job',
    GITHUB_API_URL: 'https://api.github.com',
    RUNNER_OS: 'Linux'
  })
  expect(env).not.toHaveProperty('HARNESS_LEAK')
  expect(env).not.toHaveProperty('GITHUB_TOKEN')
})

test('the event is on file for a step, whole', async () => {
  const [step] = await steps('- { run: \'grep -c full_name "$GITHUB_EVENT_PATH"\' }')
  expect(step?.conclusion).toBe('success')
})

test('a local action without a checkout before it fails, as on GitHub', async () => {
  const uses = { 'actions/checkout': () => ({}) }
  const [without] = await steps('- uses: ./', { uses })
  expect(without?.conclusion).toBe('failure')
  const checkedOut = await steps('- uses: actions/checkout@v6\n- uses: ./', { uses })
  expect(checkedOut.map(({ conclusion }) => conclusion)).toEqual(['success', 'success'])
})

test('the path of the action may be relative to where the tests run', async () => {
  const actionPath = relative(process.cwd(), scratch.actionPath)
  const [step] = await steps(`- uses: ${PUBLISHED_ACTION}@v1`, { actionPath })
  expect(step?.conclusion).toBe('success')
})

test('a foreign action needs a stand-in, which sees its inputs and gives outputs', async () => {
  const yaml = `
- { id: build, uses: docker/build-push-action@abc, with: { push: true, tags: "app:\${{ github.sha }}" } }
- { id: image, run: 'echo "uri=app@\${{ steps.build.outputs.digest }}" >> "$GITHUB_OUTPUT"' }`
  await expect(steps(yaml)).rejects.toThrow('Nothing stands in for docker/build-push-action@abc')
  const given: Record<string, string>[] = []
  const run = await steps(yaml, {
    uses: {
      'docker/build-push-action': (step) => {
        given.push(step.with)
        return { outputs: { digest: 'sha256:0123' }, stdout: '::notice::pushed' }
      }
    }
  })
  expect(given).toEqual([{ push: 'true', tags: 'app:9f8e7d6c5b4a39281706f5e4d3c2b1a098765432' }])
  expect(run[1]?.outputs).toEqual({ uri: 'app@sha256:0123' })
  expect(run[0]?.annotations.map(({ message }) => message)).toEqual(['pushed'])
})

test('only a step that asks for bash has pipefail, so an example that relies on it must ask', async () => {
  const run = await steps(`
- { run: 'false | true' }
- { shell: bash, continue-on-error: true, run: 'false | true' }`)
  expect(run.map(({ outcome }) => outcome)).toEqual(['success', 'failure'])
})

test('a script with expressions keeps all its quotes and braces', async () => {
  const [step] = await steps(`
- run: |
    printf '%s' '{"a": {}}' 'b' "\${{ github.ref_name }}" 'it''s'`)
  expect(step?.stdout).toBe('{"a": {}}bmainits')
})

test('a block of text with an expression in it reaches the action without the indentation of the file', async () => {
  const block = (style: string) => `
- uses: ${PUBLISHED_ACTION}@v1
  with:
    greeting: ${style}
      BRANCH=\${{ github.ref_name }}

        indented
      LAST=1`
  const [literal] = await steps(block('|'))
  expect(literal?.outputs['answer']).toBe('BRANCH=main\n\n  indented\nLAST=1\n')
  const [folded] = await steps(block('>-'))
  expect(folded?.outputs['answer']).toBe('BRANCH=main\n\n  indented\nLAST=1')
})

test('hashFiles sees the files of the workspace', async () => {
  const run = await steps(`
- { run: 'mkdir a && echo 1 > a/package-lock.json' }
- { run: "test -n '\${{ hashFiles('**/package-lock.json') }}' && test -z '\${{ hashFiles('*.toml') }}'" }`)
  expect(run.map(({ conclusion }) => conclusion)).toEqual(['success', 'success'])
})

test('an expression without a value fails its step and names it; a faulty file never starts', async () => {
  const [step] = await steps("- run: echo ${{ fromJSON('{') }}")
  expect(step?.conclusion).toBe('failure')
  expect(step?.annotations[0]?.message).toContain('fromJSON')
  await expect(steps('- run: echo ${{ stepz.a }}')).rejects.toThrow(/Line: 6/)
})

test('a cancelled run interrupts its step, and only the steps for that case follow', async () => {
  scratch.action(`
    process.on('SIGINT', () => { console.log('closing'); process.exit(1) })
    setInterval(() => {}, 1000)
    console.log('ready')
    console.log('::group::waiting')
  `)
  const controller = new AbortController()
  const waiting = scratch.run(
    oneJob(`
- { id: long, uses: '${PUBLISHED_ACTION}@v1' }
- { id: usual, run: 'true' }
- { id: report, if: cancelled(), run: 'true' }`),
    { signal: controller.signal, onLine: (line) => line === 'ready' && controller.abort() }
  )
  const run = await waiting
  expect(run.conclusion).toBe('cancelled')
  expect(run.jobs[0]?.steps.map(({ id, conclusion }) => `${id} ${conclusion}`)).toEqual([
    'long cancelled',
    'usual skipped',
    'report success'
  ])
  expect(run.log).toContain('closing')
})
