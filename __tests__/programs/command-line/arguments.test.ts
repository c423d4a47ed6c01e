import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { INPUT_DEFAULTS } from '../../../src/action-names.js'
import { COMMANDS, type CommandEntry, type CommandName } from '../../../src/cli/flags/commands.js'
import { INPUT_FLAGS } from '../../../src/cli/flags/input-flags.js'
import { type Arguments, parseArguments } from '../../../src/cli/flags/parse-arguments.js'
import { UsageError } from '../../../src/cli/usage-error.js'
import { inPlace } from '../../support/run-in-place.js'

const COMMANDS_WITH_FLAGS = (Object.keys(COMMANDS) as CommandName[]).filter(
  (name) => name !== 'demo' && name !== 'emulator'
)

const parse = (...args: string[]) => parseArguments(args, () => {}) as Arguments

function problemOf(...args: string[]): string {
  try {
    parse(...args)
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} ${error.advice ?? ''}`.trim()
    throw error
  }
  return 'none'
}

test('every input of action.yml but command is a flag', () => {
  const inputs = INPUT_FLAGS.map(({ input }) => input).sort()
  expect(inputs).toEqual(
    Object.keys(INPUT_DEFAULTS)
      .filter((name) => name !== 'command')
      .sort()
  )
})

test('the page of the command line shows each flag in its form', () => {
  const page = readFileSync('docs/command-line.md', 'utf8')
  const forms = INPUT_FLAGS.map(({ flag, isHidden, isBoolean }) => {
    if (isHidden) return `| \`--${flag} FILE\` |`
    return isBoolean ? `| \`--${flag}\`, \`--no-${flag}\` |` : `| \`--${flag} VALUE\` |`
  })
  expect(forms.filter((form) => !page.includes(form))).toEqual([])
})

describe('flags', () => {
  test.each([
    [['--name', 'support'], { name: 'support' }],
    [['--name=support', '--timeout', '5m'], { name: 'support', timeout: '5m' }],
    [['--graph-config-path', 'a b.json'], { graph_config_path: 'a b.json' }],
    [['--name=--odd'], 'none'],
    [['--wait'], { wait: 'true' }],
    [['--no-wait'], { wait: 'false' }],
    [['--wait=false'], { wait: 'false' }],
    [['--rollback', '--no-build-logs'], { rollback: 'true', build_logs: 'false' }],
    [['--smoke-input', '-1'], { smoke_input: '-1' }]
  ])('%j', (args, flags) => {
    if (flags === 'none') expect(problemOf('deploy', ...args)).toContain('needs a value')
    else expect(parse('deploy', ...args).flags).toEqual(flags)
  })

  test('secrets are named, and read from files', () => {
    const { files, secretNames } = parse('deploy', '--api-key-file', '-', '--secret', 'A', '--secret', 'B')
    expect({ files, secretNames }).toEqual({ files: { api_key: '-' }, secretNames: ['A', 'B'] })
  })

  test('flags of the command line itself', () => {
    expect(parse('plan', '--json', '-q', '-v', '--no-color', '--events', 'e.jsonl', '--ci', 'none').options).toEqual({
      json: true,
      quiet: true,
      verbose: true,
      color: false,
      events: 'e.jsonl',
      ci: 'none'
    })
    expect(parse('logs', '--build', '--follow').options).toMatchObject({ build: true, follow: true })
  })
})

describe('variables', () => {
  const parseIn = (environment: Record<string, string>, ...args: string[]) =>
    inPlace(environment, {}, async () => {
      const { flags, givenBy } = parse('deploy', ...args)
      return { flags, givenBy }
    })

  test.each<[string, Record<string, string>, string[], object, object]>([
    ['a flag', {}, ['--name', 'a'], { name: 'a' }, { name: '--name' }],
    [
      'a variable',
      { DEPLOY_AGENT_SERVER_NAME: 'b', DEPLOY_AGENT_SERVER_WAIT: 'maybe' },
      [],
      { name: 'b', wait: 'maybe' },
      { name: 'DEPLOY_AGENT_SERVER_NAME', wait: 'DEPLOY_AGENT_SERVER_WAIT' }
    ],
    ['a flag before a variable', { DEPLOY_AGENT_SERVER_NAME: 'b' }, ['--name', 'a'], { name: 'a' }, { name: '--name' }],
    ['a flag that is empty', { DEPLOY_AGENT_SERVER_NAME: 'b' }, ['--name', ''], { name: '' }, { name: '--name' }],
    ['an empty variable, which is unset', { DEPLOY_AGENT_SERVER_NAME: ' ' }, [], {}, {}],
    [
      'a key, which is no flag',
      { DEPLOY_AGENT_SERVER_API_KEY: 'k' },
      [],
      { api_key: 'k' },
      { api_key: 'DEPLOY_AGENT_SERVER_API_KEY' }
    ]
  ])('an input comes from %s', async (_case, environment, args, flags, givenBy) => {
    expect(await parseIn(environment, ...args)).toEqual({ flags, givenBy })
  })

  test('every variable is read in every run, so that its value is masked', async () => {
    const environment = Object.fromEntries(INPUT_FLAGS.map(({ variable }) => [variable, 'x']))
    for (const command of Object.keys(COMMANDS).filter((name) => !['init', 'demo', 'emulator'].includes(name))) {
      const flags = await inPlace(environment, {}, async () => parse(command).flags)
      expect(Object.keys(flags)).toHaveLength(INPUT_FLAGS.length)
    }
  })

  test('a file gives variables only if it is named, and the environment wins', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'env-file-'))
    const file = join(folder, '.env')
    writeFileSync(file, 'DEPLOY_AGENT_SERVER_NAME="from the file"\nDEPLOY_AGENT_SERVER_SOURCE=file\n')
    const environment = { DEPLOY_AGENT_SERVER_SOURCE: 'environment' }
    const { flags } = await parseIn(environment, '--env-file', file)
    expect(flags).toEqual({ name: 'from the file', source: 'environment' })
    const before = process.cwd()
    process.chdir(folder)
    expect((await parseIn(environment)).flags).toEqual({ source: 'environment' })
    process.chdir(before)
    rmSync(folder, { recursive: true })
    await expect(parseIn({}, '--env-file', file)).rejects.toThrow(/^--env-file: ".*" cannot be read \(ENOENT\)\.$/)
  })
})

describe('mistakes', () => {
  test.each([
    [['deplyo'], "Unknown command 'deplyo'. Did you mean deploy?"],
    [['nonsense'], "Unknown command 'nonsense'. Use --help for the commands and flags."],
    [[], 'No command is given, or an unknown one.'],
    [['help', 'deplyo'], 'No command is given, or an unknown one.'],
    [['deploy', '--nmae', 'x'], "Unknown option '--nmae'. Did you mean --name?"],
    [['deploy', '--nmae=x'], "Unknown option '--nmae'. Did you mean --name?"],
    [['deploy', '--max-age', '1d'], "Unknown option '--max-age'."],
    [['status', '--graph-config-path', 'a'], "Unknown option '--graph-config-path'."],
    [['deploy', '--name', 'a', '--name', 'b'], '--name is given twice.'],
    [['deploy', '--wait', '--no-wait'], '--no-wait is given twice.'],
    [['deploy', '--name'], "Option '--name <value>' argument missing."],
    [['deploy', '--name', '--wait'], '--name needs a value. If the value begins with dashes, write --name=VALUE.'],
    [['deploy', 'support'], 'Write the flag of each value, and put quotes around a value with spaces.'],
    [['deploy', '--json=x'], '--json takes no value. Write --json alone'],
    [['deploy', '--ci', 'jenkins'], 'Allowed choices are auto, github-actions,'],
    [['logs', '--build', '--deploy'], "Option '--deploy' cannot be used with option '--build'."],
    [['deploy', '--secret', 'A', '--secrets-file', 'f'], "cannot be used with option '--secrets-file <file>'."]
  ])('%j', (args, problem) => {
    expect(problemOf(...args)).toContain(problem)
  })

  test.each([
    ['--api-key', 'sk-live-4711'],
    ['--api-key=sk-live-4711'],
    ['--bearer-token', 'sk-live-4711'],
    ['--tenant-id', 'sk-live-4711'],
    ['--github-token', 'sk-live-4711'],
    ['--agent-api-key', 'sk-live-4711'],
    ['--secrets', 'sk-live-4711'],
    ['--apikey=sk-live-4711'],
    ["--apikey=a'=\n'sk-live-4711"],
    ['--json=sk-live-4711'],
    ['--unknown', 'sk-live-4711'],
    ['sk-live-4711']
  ])('%s: a value that may be secret is refused, and never shown', (...args) => {
    const problem = problemOf('deploy', ...args)
    expect(problem).not.toBe('none')
    expect(problem).not.toContain('4711')
  })

  test('a key as an argument is refused with the ways to pass it', () => {
    expect(problemOf('deploy', '--api-key', 'k')).toBe(
      '--api-key is no flag, because every user of this machine can read the arguments of a process. Use --api-key-file FILE (- for standard input), or the variable DEPLOY_AGENT_SERVER_API_KEY.'
    )
  })
})

describe('help', () => {
  const helpOf = (...args: string[]) => {
    let text = ''
    parseArguments(args, (piece) => {
      text += piece
    })
    return text
  }

  test('the list of commands names each', () => {
    for (const name of Object.keys(COMMANDS)) expect(helpOf('--help')).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  test.each(COMMANDS_WITH_FLAGS)('%s: the most used flags in at most 60 lines, and all of them on demand', (name) => {
    const [brief, all] = [helpOf(name, '--help'), helpOf(name, '--help-all')]
    expect(brief.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    const { inputs, common = inputs } = COMMANDS[name] as CommandEntry
    for (const flag of INPUT_FLAGS) {
      const shown = flag.isHidden ? `--${flag.flag} ` : flag.isBoolean ? `--[no-]${flag.flag}` : `--${flag.flag} `
      const hasLine = (help: string) => help.split('\n').some((line) => `${line} `.startsWith(`  ${shown}`))
      expect([flag.flag, hasLine(all)]).toEqual([flag.flag, inputs.includes(flag.input)])
      expect([flag.flag, hasLine(brief)]).toEqual([flag.flag, common.includes(flag.input)])
    }
    expect(brief).toContain('--help-all')
    expect(brief).toContain('Example')
  })

  test('no text is about a step, a job or a runner', () => {
    const foreign = /\b(?:runner|job|this step|the step|the action|workflow)\b.*/g
    for (const name of COMMANDS_WITH_FLAGS.filter((one) => one !== 'init')) {
      expect(helpOf(name, '--help-all').match(foreign)).toBeNull()
    }
  })

  test.each(Object.keys(COMMANDS).filter((name) => name !== 'deploy'))(
    '%s does not say that it creates one',
    (name) => {
      const [, named = ''] = /^ {2}--name <value>\n((?: {6}.*\n)*)/m.exec(helpOf(name, '--help')) ?? []
      const ofOthers = named.replace(/\s+/g, ' ').replace('deploy creates the deployment if it does not exist.', '')
      expect(ofOthers).not.toMatch(/creates?\b|updates?\b/)
    }
  )
})
