import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { EOL, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { createRunner, createStepToolkit } from '../../../src/adapters/runner/actions-core.js'
import {
  appendWhole,
  enforceTlsVerification,
  givenInputs,
  readCheckoutPlace,
  readEvent
} from '../../../src/adapters/runner/environment.js'
import { createRedactor } from '../../../src/masking/redactor.js'

const SECRET = 'hunter2-hunter2'
let folder = ''
const environment = { ...process.env }
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'runner-'))
})
afterEach(() => {
  process.env = { ...environment }
  rmSync(folder, { recursive: true })
})

/** A file of the runner, which the environment names. */
function fileOf(variable: string, contents = ''): string {
  const path = join(folder, variable)
  writeFileSync(path, contents)
  process.env[variable] = path
  return path
}

/** What is printed meanwhile, line by line. */
function printed(act: () => void): string[] {
  const write = process.stdout.write.bind(process.stdout)
  const lines: string[] = []
  process.stdout.write = (text: unknown) => lines.push(String(text)) > 0
  try {
    act()
  } finally {
    process.stdout.write = write
  }
  return lines.join('').split(EOL).slice(0, -1)
}

function maskedRunner() {
  const runner = createRunner(createRedactor())
  printed(() => runner.mask(SECRET))
  return runner
}

const HOSTILE = `a ${SECRET}\n::set-output name=x::y`

test('a secret is registered with the runner before it is used', () => {
  const runner = createRunner(createRedactor())
  expect(printed(() => runner.mask(SECRET))).toContain(`::add-mask::${SECRET}`)
})

describe('whatever is shown has no secret, and no command of the server that it quotes', () => {
  test.each<[string, (runner: ReturnType<typeof maskedRunner>) => void]>([
    ['info', (runner) => runner.info(HOSTILE)],
    ['error', (runner) => runner.error(HOSTILE)],
    ['annotation', (runner) => runner.annotate?.({ file: HOSTILE, line: 3, column: 7 }, HOSTILE)],
    ['group', (runner) => runner.group(HOSTILE, HOSTILE)]
  ])('%s', (_, show) => {
    process.env.RUNNER_DEBUG = '1'
    const lines = printed(() => show(maskedRunner()))
    expect(lines.join('\n')).toContain('a ***')
    expect(lines.join('\n')).not.toContain(SECRET)
    expect(lines.filter((line) => line.startsWith('::set-output'))).toEqual([])
  })

  test('a step without secrets of its own', () => {
    const toolkit = createStepToolkit()
    const { exitCode } = process
    const lines = printed(() => {
      toolkit.info('::set-output name=x::y')
      toolkit.group('::stop-commands::z', '::set-output name=x::y')
      toolkit.fail('::set-output name=x::y')
    })
    process.exitCode = exitCode
    expect(lines.filter((line) => /^::(?:set-output|stop-commands)/.test(line))).toEqual([])
    expect(lines.at(-1)).toMatch(/^::error::/)
  })
})

test('debug lines appear only if the user asked for them', () => {
  process.env.RUNNER_DEBUG = ''
  expect(printed(() => maskedRunner().debug('quiet'))).toEqual([])
})

test('outputs and the summary reach the files of the runner, outputs without secrets', async () => {
  const [outputs, summary] = [
    fileOf('GITHUB_OUTPUT', 'x=1\n'),
    fileOf('GITHUB_STEP_SUMMARY', 'before\n')
  ]
  const runner = maskedRunner()
  runner.output('url', `https://a.example/${SECRET}`)
  runner.output('operation', 'updated')
  await runner.summary('## Done')
  const read = (path: string) => readFileSync(path, 'utf8').replaceAll(EOL, '\n')
  expect(read(outputs)).toMatch(
    /^x=1\nurl<<(\S+)\nhttps:\/\/a\.example\/\*\*\*\n\1\noperation<<(\S+)\nupdated\n\2\n$/
  )
  expect(read(summary)).toBe('before\n## Done\n')
})

test('a summary that cannot be written is a warning, and none is written outside of a step', async () => {
  process.env.GITHUB_STEP_SUMMARY = folder
  const runner = maskedRunner()
  const written = printed(() => void runner.summary('## Done'))
  expect(written).toEqual([expect.stringMatching(/^::warning::/)])
  process.env.GITHUB_STEP_SUMMARY = ''
  expect(printed(() => void runner.summary('## Done'))).toEqual([])
})

test('an output is written whole or not at all: half of one would swallow those after it', () => {
  const path = fileOf('GITHUB_OUTPUT', 'x=1\n')
  const full = new Error('no space left')
  const half = () => {
    writeFileSync(path, 'url<<EOF\nhtt', { flag: 'a' })
    throw full
  }
  expect(() => appendWhole(path, half)).toThrow(full)
  expect(readFileSync(path, 'utf8')).toBe('x=1\n')
  appendWhole(path, () => writeFileSync(path, 'y=2\n', { flag: 'a' }))
  expect(readFileSync(path, 'utf8')).toBe('x=1\ny=2\n')
  for (const none of [undefined, join(folder, 'none'), folder]) {
    expect(() =>
      appendWhole(none, () => {
        throw full
      })
    ).toThrow(full)
  }
})

describe('the environment', () => {
  test('git gets what it needs to run, and no credential', () => {
    Object.assign(process.env, {
      PATH: '/bin',
      HOME: '/home/x',
      GITHUB_TOKEN: 't',
      INPUT_API_KEY: 'k',
      GIT_DIR: '/x'
    })
    process.env.GITHUB_WORKSPACE = '/work'
    const { workspace, variables } = readCheckoutPlace()
    expect(workspace).toBe('/work')
    expect(variables).toMatchObject({ PATH: '/bin', HOME: '/home/x' })
    expect(Object.values(variables)).toEqual(expect.not.arrayContaining(['t', 'k', '/x']))
    process.env.GITHUB_WORKSPACE = ''
    expect(readCheckoutPlace().workspace).toBeUndefined()
    expect(readCheckoutPlace('/elsewhere').workspace).toBe('/elsewhere')
  })

  test('an event file that cannot be read counts as none', () => {
    fileOf('GITHUB_EVENT_PATH', '{"action":"closed"}')
    expect(readEvent()).toEqual({ action: 'closed' })
    fileOf('GITHUB_EVENT_PATH', '{"action":')
    expect(readEvent()).toBeUndefined()
    for (const path of [folder, '']) {
      process.env.GITHUB_EVENT_PATH = path
      expect(readEvent()).toBeUndefined()
    }
  })

  test.each([
    ['0', true],
    ['1', false],
    [undefined, false]
  ])('certificates are checked, whatever the job set for other steps (%j)', (value, wasOff) => {
    if (value === undefined) delete process.env.NODE_TLS_REJECT_UNAUTHORIZED
    else process.env.NODE_TLS_REJECT_UNAUTHORIZED = value
    expect(enforceTlsVerification()).toHaveLength(wasOff ? 1 : 0)
    expect(process.env.NODE_TLS_REJECT_UNAUTHORIZED).toBeUndefined()
  })

  test('the inputs of a step are those that are set, each once', () => {
    process.env = {
      INPUT_NAME: 'a',
      INPUT_EMPTY: ' ',
      input_name: 'b',
      INPUT_Name: 'c',
      INPUT_Other: 'd',
      OTHER: 'e'
    }
    expect(givenInputs()).toEqual(['NAME', 'Other'])
  })
})
