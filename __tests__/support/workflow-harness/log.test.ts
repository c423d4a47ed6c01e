import { expect, test } from '@jest/globals'
import { PUBLISHED_ACTION } from './index.js'
import { Masks } from './masks.js'
import { oneJob, Scratch } from './scratch.js'
import { StepLog } from './step-log.js'

const scratch = new Scratch()

function logOf(...lines: string[]): StepLog {
  const log = new StepLog(new Masks(), false)
  for (const line of lines) log.write(line)
  return log
}

test('a secret shows as stars in log, annotations and summary, and stays visible in the raw output', async () => {
  const run = await scratch.run(
    oneJob(`
- shell: bash
  env: { KEY: "\${{ secrets.KEY }}" }
  run: |
    echo "the key is $KEY" | tee -a "$GITHUB_STEP_SUMMARY"
    echo "::error title=Oops::got $KEY"
    echo "and second-line alone" >&2
    echo "::add-mask::from-server"
    echo from-server`),
    { secrets: { KEY: 'open-sesame\nsecond-line' } }
  )
  const [step] = run.jobs[0]?.steps ?? []
  const shown = [run.log, step?.summary, JSON.stringify(step?.annotations)].join('\n')
  for (const secret of ['open-sesame', 'second-line', 'from-server']) {
    expect(shown).not.toContain(secret)
    expect(`${step?.stdout}${step?.stderr}`).toContain(secret)
  }
  expect(step?.annotations[0]?.properties).toEqual({ title: 'Oops' })
})

test('a value that is masked only after it was printed has leaked', () => {
  const log = logOf('token abc123', '::add-mask::abc123', 'token abc123')
  expect(log.text.split('\n')).toEqual(['token abc123', '::add-mask::***', 'token ***'])
})

test.each([
  ['after white space', '  ::error::x'],
  ['in the old form, anywhere', 'building ##[error]x'],
  ['that sets an output', '::set-output name=url::https://evil.example'],
  ['that sets a variable', '::set-env name=PATH::/tmp'],
  ['that saves state', '::save-state name=a::b']
])('text of a server that becomes a command %s is a violation', (_, line) => {
  expect(logOf(line).violations).toEqual([line])
})

test('commands that an action means to give are none, and neither is text that only looks like one', () => {
  const log = logOf(
    '::group::Plan',
    '::endgroup::',
    '::warning file=a.yml,line=3::100%25%0Asure',
    '::unknown::x',
    'a ::error:: b',
    '##[section]x'
  )
  expect(log.violations).toEqual([])
  expect(log.annotations).toEqual([
    { level: 'warning', message: '100%\nsure', properties: { file: 'a.yml', line: '3' } }
  ])
})

test('between stop-commands and its token nothing is a command', () => {
  const log = logOf('::stop-commands::t0ken', '::error::x', '##[error]y', '::t0ken::', '::error::z')
  expect(log.annotations.map(({ message }) => message)).toEqual(['z'])
  expect(log.violations).toEqual([])
})

test('a carriage return begins a line for the runner, and a command after it is a violation', async () => {
  scratch.action("process.stdout.write('progress\\r::error::x\\r\\nplain\\r\\n::notice::fine\\n')")
  const run = await scratch.run(oneJob(`- uses: ${PUBLISHED_ACTION}@v1`))
  expect(run.violations).toEqual(['::error::x'])
  expect(run.log).toContain('progress\n##[error]x\nplain\n##[notice]fine')
})

test('debug lines show only where debug logging is on', async () => {
  const yaml = oneJob("- run: 'echo ::debug::inside; echo ${RUNNER_DEBUG-off}'")
  expect((await scratch.run(yaml)).log).toContain('off')
  expect((await scratch.run(yaml, { secrets: { ACTIONS_STEP_DEBUG: 'true' } })).log).toContain('##[debug]inside')
})

test('an action that hangs fails the test with what it printed', async () => {
  scratch.action("console.log('waiting for ever'); setInterval(() => {}, 1000)")
  const hanging = scratch.run(oneJob(`- uses: ${PUBLISHED_ACTION}@v1`), { stepLimitMs: 500 })
  await expect(hanging).rejects.toThrow(/hangs[\s\S]+waiting for ever/)
})
