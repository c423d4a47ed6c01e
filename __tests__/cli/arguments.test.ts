import { readFileSync } from 'node:fs'
import { describe, expect, test } from '@jest/globals'
import { INPUT_DEFAULTS } from '../../src/action-names.js'
import { COMMANDS } from '../../src/cli/flags/commands.js'
import { INPUT_FLAGS } from '../../src/cli/flags/input-flags.js'
import { type Arguments, parseArguments } from '../../src/cli/flags/parse-arguments.js'
import { UsageError } from '../../src/cli/usage-error.js'

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
  const forms = INPUT_FLAGS.map(({ flag, isHidden, kind }) => {
    if (isHidden) return `| \`--${flag}-file FILE\` |`
    return kind === 'boolean' ? `| \`--${flag}\`, \`--no-${flag}\` |` : `| \`--${flag} VALUE\` |`
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
      ci: 'none',
      log: undefined,
      follow: false
    })
    expect(parse('logs', '--build', '--follow').options).toMatchObject({ log: 'build', follow: true })
  })
})

describe('mistakes', () => {
  test.each([
    [['deplyo'], '"deplyo" is not a command. Did you mean deploy?'],
    [['nonsense'], '"nonsense" is not a command. Run deploy-agent-server --help for the list of commands.'],
    [[], 'No command given.\n  deploy    Create or update'],
    [[], '\n  demo      '],
    [['deploy', '--nmae', 'x'], '--nmae is not a flag. Did you mean --name?'],
    [['deploy', '--graph-config', 'x'], '--graph-config is not a flag. Did you mean --graph-config-path?'],
    [['deploy', '--api', 'x'], '--api is not a flag. Did you mean --api-key-file?'],
    [['status', '--graph-config', 'x'], '--graph-config is not a flag. Use --help for the flags.'],
    [['deploy', '--max-age', '1d'], '--max-age is not a flag.'],
    [['deploy', '--name', 'a', '--name', 'b'], '--name is given twice.'],
    [['deploy', '--wait', '--no-wait'], '--wait is given twice.'],
    [['deploy', '--json', '--json'], '--json is given twice.'],
    [['deploy', '--name'], '--name needs a value. Write it behind the flag: --name VALUE.'],
    [['deploy', '--name', '--wait'], '--name needs a value. If the value begins with dashes, write --name=VALUE.'],
    [['deploy', 'support'], 'A value has no flag in front of it.'],
    [['help', 'deplyo'], '"deplyo" is not a command. Did you mean deploy?'],
    [['deploy', '--json=x'], '--json takes no value.'],
    [['logs', '--build', '--deploy'], '--build cannot be combined with --deploy.'],
    [['status', '--graph-config-path', 'a'], '--graph-config-path is not a flag.']
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
    ['--unknown', 'sk-live-4711'],
    ['sk-live-4711']
  ])('%s: a value that may be secret is refused, and never shown', (...args) => {
    const problem = problemOf('deploy', ...args)
    expect(problem).not.toBe('none')
    expect(problem).not.toContain('4711')
  })

  test('a key as an argument is refused with the ways to pass it', () => {
    expect(problemOf('deploy', '--api-key', 'k')).toBe(
      '--api-key is not a flag, because every user of this machine can read the arguments of a process. Use --api-key-file FILE (- for standard input), or the variable DEPLOY_AGENT_SERVER_API_KEY.'
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

  test('five common flags come first, then examples and where to read more', () => {
    const help = helpOf('deploy', '--help')
    const first = /Common flags:\n([\s\S]*?)\n\n/.exec(help)?.[1] ?? ''
    expect([...first.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name)).toEqual([
      'base-url',
      'api-key-file',
      'name',
      'graph-config-path',
      'secret'
    ])
    expect(help.indexOf('Common flags:')).toBeLessThan(help.indexOf('Which deployment:'))
    expect(help).toContain('Examples:')
  })

  test('no text is about a step, a job or a runner', () => {
    const foreign = /\b(?:runner|job|this step|the step|the action|workflow)\b.*/g
    for (const name of ['deploy', 'plan', 'sweep', 'status', 'logs']) {
      expect(helpOf(name, '--help').match(foreign)).toBeNull()
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

  test('what a manifest describes is no flag of matrix', () => {
    const help = helpOf('matrix', '--help')
    const has = (flag: string) => help.includes(`\n  --${flag} `)
    expect(['manifest', 'select', 'repo-ref', 'name', 'deployment-id', 'image-uri'].map(has)).toEqual([
      true,
      true,
      true,
      false,
      false,
      false
    ])
  })

  test('each flag of a sweep has its help', () => {
    const help = helpOf('sweep', '--help')
    for (const { flag, isHidden } of INPUT_FLAGS.filter(({ input }) => input !== 'revision'))
      expect(help).toContain(isHidden ? `--${flag}-file` : `--${flag}`)
  })
})
