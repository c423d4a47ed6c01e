/** Arguments and variables, as the commands take them. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { INPUT_DEFAULTS } from '../../../src/action-names.js'
import type { CliCommand } from '../../../src/cli/commands/command.js'
import { COMMANDS } from '../../../src/cli/commands/index.js'
import type { Arguments } from '../../../src/cli/flags/arguments.js'
import { INPUT_FLAGS } from '../../../src/cli/flags/input-flags.js'
import { parseArguments } from '../../../src/cli/flags/parse-arguments.js'
import { UsageError } from '../../../src/cli/usage-error.js'
import { CREDENTIAL_INPUTS } from '../../../src/inputs/mask-inputs.js'
import { inPlace } from '../../support/run-in-place.js'

const COMMANDS_WITH_FLAGS = Object.keys(COMMANDS).filter(
  (name) => COMMANDS[name]?.runWith === undefined
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

test('every input of action.yml but command is a flag; a credential is one that takes a file', () => {
  const inputs = INPUT_FLAGS.map(({ input }) => input)
  expect(new Set(['command', ...inputs])).toEqual(new Set(Object.keys(INPUT_DEFAULTS)))
  const hidden = INPUT_FLAGS.flatMap(({ input, flag, isHidden }) =>
    isHidden && flag.endsWith('-file') ? [input] : []
  )
  expect(new Set(hidden)).toEqual(new Set([...CREDENTIAL_INPUTS, 'tenant_id', 'secrets']))
})

test.each([
  [['--name', 'support'], { name: 'support' }],
  [
    ['--name=support', '--graph-config-path', 'a b.json'],
    { name: 'support', graph_config_path: 'a b.json' }
  ],
  [['--wait', '--no-build-logs'], { wait: 'true', build_logs: 'false' }],
  [['--wait=false'], { wait: 'false' }],
  [['--smoke-input', '-1'], { smoke_input: '-1' }]
])('flags: %j', (args, flags) => {
  expect(parse('deploy', ...args).flags).toEqual(flags)
})

test('flags of the command line itself, and secrets by name or from a file', () => {
  const { files, secretNames, options } = parse(
    ...'plan --json -q -v --no-color --events e --ci none --api-key-file - --secret A --secret B'.split(
      ' '
    )
  )
  expect({ files, secretNames }).toEqual({ files: { api_key: '-' }, secretNames: ['A', 'B'] })
  const { envVars } = parse('deploy', '--env-var', 'A=1', '--env-var', 'B=2=3')
  expect(envVars).toEqual(['A=1', 'B=2=3'])
  expect(options).toMatchObject({
    json: true,
    quiet: true,
    verbose: true,
    color: false,
    events: 'e',
    ci: 'none'
  })
  expect(parse('logs', '--build', '--follow').options).toMatchObject({ build: true, follow: true })
})

describe('variables', () => {
  const parseIn = (environment: Record<string, string>, ...args: string[]) =>
    inPlace(environment, {}, async () => {
      const { flags, givenBy } = parse('deploy', ...args)
      return { flags, givenBy }
    })
  const NAME = 'DEPLOY_AGENT_SERVER_NAME'

  test.each<[string, Record<string, string>, string[], object, object]>([
    ['a variable', { [NAME]: 'b' }, [], { name: 'b' }, { name: NAME }],
    [
      'a flag before a variable',
      { [NAME]: 'b' },
      ['--name', 'a'],
      { name: 'a' },
      { name: '--name' }
    ],
    ['a flag that is empty', { [NAME]: 'b' }, ['--name', ''], { name: '' }, { name: '--name' }],
    ['an empty variable, which is unset', { [NAME]: ' ' }, [], {}, {}]
  ])('an input comes from %s', async (_case, environment, args, flags, givenBy) => {
    expect(await parseIn(environment, ...args)).toEqual({ flags, givenBy })
  })

  test('every variable is read in every run, so that its value is masked', async () => {
    const environment = Object.fromEntries(INPUT_FLAGS.map(({ variable }) => [variable, 'x']))
    for (const command of COMMANDS_WITH_FLAGS.filter((name) => name !== 'init')) {
      const flags = await inPlace(environment, {}, async () => parse(command).flags)
      expect(Object.keys(flags)).toHaveLength(INPUT_FLAGS.length)
    }
  })

  test('a file gives variables only if it is named, and the environment wins', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'dotenv-'))
    const file = join(folder, '.env')
    writeFileSync(file, `${NAME}="from the file"\nDEPLOY_AGENT_SERVER_SOURCE=file\n`)
    const environment = { DEPLOY_AGENT_SERVER_SOURCE: 'environment' }
    const { flags } = await parseIn(environment, '--dotenv', file)
    expect(flags).toEqual({ name: 'from the file', source: 'environment' })
    const before = process.cwd()
    process.chdir(folder)
    expect((await parseIn(environment)).flags).toEqual({ source: 'environment' })
    process.chdir(before)
    rmSync(folder, { recursive: true })
    await expect(parseIn({}, '--dotenv', file)).rejects.toThrow(/^--dotenv: /)
  })
})

test.each([
  [['deplyo'], 'Did you mean deploy?'],
  [['destroy'], 'Did you mean delete?'],
  [['nonsense'], 'Commands: deploy, plan, rollback, delete,'],
  [[], '    delete    Delete a deployment;'],
  [['help', 'deplyo'], '--help'],
  [['deploy', '--nmae=x'], 'Did you mean --name?'],
  [['deploy', '--tiemout=3s'], 'Did you mean --timeout?'],
  [['deploy', '--apikey=k'], 'Did you mean --api-key-file?'],
  [['deploy', '--image', 'a'], 'Did you mean --image-uri?'],
  [['deploy', '--graph-config', 'a'], 'Did you mean --graph-config-path?'],
  [['deploy', '--build'], 'It is a flag of logs: '],
  [['deploy', '--env', 'a'], 'Did you mean --environment, --env-var or --dotenv?'],
  [['deploy', '--dry-run'], 'Use the command plan'],
  [['plan', '--dry-run'], 'plan changes nothing'],
  [['rollback', '--revision', 'r'], 'Use --to.'],
  [['deploy', '--max-age', '1d'], 'It is a flag of sweep: '],
  [['deploy', '--to', 'x'], 'It is a flag of rollback: '],
  [
    ['status', '--graph-config-path', 'a'],
    'It is a flag of deploy, plan, delete, sweep and init: '
  ],
  [['rollback', '--secrets-file', 'x'], '--secrets-file is not a flag of rollback.'],
  [['status', '--graph-cofnig-path', 'a'], 'Did you mean --graph-config-path? It is a flag of'],
  [['list', '--preview'], 'Did you mean --previews?'],
  [['deploy', '--env-file', 'a'], 'Use --dotenv.'],
  [['--env-file', 'a', 'deploy'], 'Did you mean --dotenv?'],
  [['deploy', '--frobnicate'], 'Use deploy --help-all for its flags.'],
  [['--nmae', 'a', 'deploy'], 'Unknown flag --nmae.'],
  [['deploy', '--name', 'a', '--name', 'b'], '--name is given twice.'],
  [['deploy', '--wait', '--no-wait'], '--no-wait is given twice.'],
  [['deploy', '--name'], "'--name <value>' argument missing"],
  [['deploy', '--name', '--wait'], 'write --name=VALUE.'],
  [['deploy', '--name=--odd'], '--name needs a value'],
  [['deploy', 'support'], 'Write the flag of each value'],
  [['deploy', '--json=x'], '--json takes no value.'],
  [['deploy', '--ci', 'jenkins'], 'Allowed choices are auto, github-actions,'],
  [['init', '--api-dialect', 'lang'], 'Allowed choices are neutral, langsmith.'],
  [['logs', '--build', '--deploy'], "'--deploy' cannot be used with option '--build'"],
  [
    ['deploy', '--secret', 'A', '--secrets-file', 'f'],
    "cannot be used with option '--secrets-file <file>'"
  ]
])('a mistake is named: %j', (args, problem) => {
  expect(problemOf(...args)).toContain(problem)
})

test.each([
  ...INPUT_FLAGS.filter(({ isHidden }) => isHidden).map(({ flag }) => [
    flag.replace(/(.*)-file/, '--$1'),
    'sk-4711'
  ]),
  ['--api-key=sk-4711'],
  ['--apikey=sk-4711'],
  ['--tiemout=sk-4711'],
  ['--revision=sk-4711'],
  ['--env-file=sk-4711'],
  ["--apikey=a'=\n'sk-4711"],
  ['--json=sk-4711'],
  ['--unknown', 'sk-4711'],
  ['sk-4711']
])('%s: a value that may be secret is refused, and never shown', (...args) => {
  const problem = problemOf('deploy', ...args)
  expect(problem).not.toBe('none')
  expect(problem).not.toContain('4711')
})

test('a key as an argument is refused with the ways to pass it', () => {
  expect(problemOf('deploy', '--api-key', 'k')).toMatch(
    /--api-key-file FILE .* DEPLOY_AGENT_SERVER_API_KEY\.$/
  )
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
    for (const name of Object.keys(COMMANDS))
      expect(helpOf('--help')).toMatch(new RegExp(`^  ${name} `, 'm'))
  })

  test.each(COMMANDS_WITH_FLAGS)(
    '%s: the most used flags in at most 60 lines, and all of them on demand',
    (name) => {
      const [brief, all] = [helpOf(name, '--help'), helpOf(name, '--help-all')]
      expect(brief.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
      const { inputs, common = inputs } = COMMANDS[name] as CliCommand
      const listed = (help: string) =>
        INPUT_FLAGS.filter(({ flag, isHidden, isBoolean }) => {
          const shown = isBoolean && !isHidden ? `--[no-]${flag}` : `--${flag} `
          return help.split('\n').some((line) => `${line} `.startsWith(`  ${shown}`))
        }).map(({ input }) => input)
      expect(new Set(listed(all))).toEqual(new Set(inputs))
      expect(new Set(listed(brief))).toEqual(new Set(common))
      expect(brief).toContain('--help-all')
      expect(brief).toContain('Example')
      // A terminal has none of these.
      const foreign = /\b(?:runner|job|this step|the step|the action|workflow)\b.*/g
      expect(name === 'init' ? null : all.match(foreign)).toBeNull()
    }
  )
})
