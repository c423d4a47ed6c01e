import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { INPUT_DEFAULTS, type InputName } from '../../../src/action-names.js'
import { readRunContext } from '../../../src/adapters/github/run-context.js'
import { InputError, type InputProblem } from '../../../src/errors.js'
import { findInputSecrets } from '../../../src/inputs/mask-inputs.js'
import { readRawInputs } from '../../../src/inputs/raw-inputs.js'
import { readRequest } from '../../../src/inputs/request.js'
import { parseSecrets, parseStructured } from '../../../src/inputs/structured/parse-structured.js'
import { parseStructure } from '../../../src/inputs/structured/yaml.js'
import { contextOf, GOOD } from '../../support/fakes/inputs.js'
import { namesInput, wrongs } from './harmless.js'
import { openStage, play } from './stage.js'
import { hostileText, jsonText, nested } from './texts.js'
import { TwistedAnswers } from './twisted-answers.js'
import { cases, withinSeconds } from './volume.js'

openStage()

const NAMES = Object.keys(INPUT_DEFAULTS) as InputName[]
/** Pieces of YAML and of lines NAME=value, put together at random: most of it is neither. */
const PIECES = (
  'a: |b: >-|- |? |: |{|}|[|]|, |&x |*x|<<: *x|!!binary |!!js/function |!!timestamp |' +
  '!<tag:x> |! |.inf|-.INF|.nan|0x1F|0o17|1e999|2026-11-21|~|null|true|---\n|...\n|' +
  '%YAML 1.1\n|# c\n|\n|\n  |\t|\r\n|"|\'|`|\\n|\\u0000|A=|export B=|=|A="x"|A=\'y|' +
  'C=`z`|__proto__: |constructor: {prototype: {x: 1}}|{"__proto__": 1}|cpu: |labels: |' +
  'env: |\u00a0|\ufeff|\u2028|\u0000'
).split('|')
const written = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), hostileText), { maxLength: 14 })
  .map((parts) => parts.join(''))
const ADDRESSES =
  'https:// http:// file:/// javascript: // https://u:p@ http://[:: 127.0.0.1 localhost ' +
  'xn-- \u2460 :99999 :0 /.. ?q #f %00 \\ .'
const address = fc
  .array(fc.oneof(fc.constantFrom(...ADDRESSES.split(' ')), hostileText), { maxLength: 5 })
  .map((parts) => parts.join(''))
const anyText = fc.oneof(
  hostileText,
  written,
  jsonText,
  address,
  fc.constantFrom('true', 'auto', 'delete', 'plan', 'sweep', '1h', '9'.repeat(400))
)
const someInputs = fc.dictionary(fc.constantFrom(...NAMES), anyText, { maxKeys: 6 })

const anyContext = fc
  .record({
    env: fc.dictionary(
      fc.constantFrom(
        ...'EVENT_NAME REF SHA REPOSITORY SERVER_URL API_URL RUN_ID'
          .split(' ')
          .map((name) => `GITHUB_${name}`)
      ),
      fc.oneof(
        hostileText,
        fc.constantFrom('push', 'pull_request', 'refs/heads/main', 'refs/tags/v1', 'acme/support')
      )
    ),
    event: fc.oneof(
      jsonText.map((text): unknown => JSON.parse(text)),
      fc.record({
        action: hostileText,
        pull_request: fc.record({
          number: fc.oneof(fc.integer(), fc.double(), hostileText),
          head: fc.record({
            ref: hostileText,
            sha: hostileText,
            repo: fc.oneof(fc.constant(null), fc.record({ full_name: hostileText }))
          })
        })
      })
    )
  })
  .map(({ env, event }) => readRunContext(env, event))

/** The input that each problem names, and the problem, on one line each. */
function problemsOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof InputError)
      return error.problems.map(({ input, problem }) => `${input}: ${problem}`).join('\n')
    throw error
  }
  return ''
}

/**
 * What is wrong with how inputs were taken: nothing may be thrown but problems that name an input,
 * on one line each.
 */
function wrongsOf(inputs: Record<string, string>, context = contextOf()): string[] {
  const raw = parseStructured(readRawInputs((name) => inputs[name] ?? ''))
  findInputSecrets(raw)
  try {
    readRequest(raw, context)
    return []
  } catch (error) {
    if (!(error instanceof InputError))
      return [`it threw ${error instanceof Error ? error.stack : String(error)}`]
    return error.problems.flatMap(faultsOf)
  }
}

const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u
const VERBS =
  'Write|Set|Quote|Put|Close|Copy|Delete|Keep|Use|Add|Check|Shorten|Pass|Make|Store|Swap'
const FIX = new RegExp(
  ': \\S|given|give|leave|correct|remove|needs|needed|required|must be|' +
    `\\b(?:${VERBS})\\b|Names start with`,
  'i'
)

/** Returns what is wrong with a problem: the input that it names, its characters, or its fix. */
function faultsOf({ input, problem }: InputProblem): string[] {
  const faults: string[] = []
  const [name] = input.split(/[.[]/)
  if (!NAMES.some((inputName) => inputName === name)) faults.push(`no input: ${input}`)
  if (CONTROL.test(input + problem)) faults.push(`a control character: ${problem}`)
  if (!FIX.test(problem)) faults.push(`no fix: ${problem}`)
  return faults
}

test(
  'any inputs and any run are read, or refused by name and with a fix',
  () => {
    fc.assert(
      fc.property(
        someInputs,
        fc.boolean(),
        fc.oneof(fc.constant(contextOf()), anyContext),
        (inputs, whole, context) => {
          expect(wrongsOf(whole ? { ...GOOD, ...inputs } : inputs, context)).toEqual([])
        }
      ),
      cases(8_000)
    )
  },
  withinSeconds(300)
)

test(
  'whatever secrets are written like, none is dropped in silence',
  () => {
    fc.assert(
      fc.property(fc.oneof(written, hostileText, jsonText), (text) => {
        const { secrets, problems } = parseSecrets(text)
        expect(secrets.length + problems.length).toBeGreaterThan(
          /^\s*\{\s*\}\s*$/.test(text) ? -1 : 0
        )
      }),
      cases(8_000)
    )
  },
  withinSeconds(300)
)

test(
  'inputs that are wrong send nothing, and the log, the summary and the outputs stay whole',
  async () => {
    await fc.assert(
      fc.asyncProperty(someInputs, fc.boolean(), async (inputs, debug) => {
        const plane = new TwistedAnswers([], { exists: true, statuses: ['DEPLOYED'] })
        const given = { ...GOOD, timeout: '40s', ...inputs, smoke_assistant: '', github_token: '' }
        const played = await play({ inputs: given, context: contextOf(), plane, debug })
        expect(wrongs(played)).toEqual([])
        if (plane.asked.length === 0 && !played.succeeded)
          expect(namesInput(played.stdout)).toBe(true)
      }),
      cases(2_000)
    )
  },
  withinSeconds(300)
)

const MEBIBYTE = 1024 * 1024
const LAUGHS = 'bcdefghi'
  .split('')
  .map((letter, i) => `${letter}: &${letter} [${Array(9).fill(`*${'abcdefgh'[i]}`).join(',')}]`)
/** Each has once taken for ever, taken the process along, or could have. */
const HEAVY: Record<string, string> = {
  'brackets that never close': '['.repeat(100_000),
  'lists in lists': nested(50_000),
  'dashes on one line': '- '.repeat(100_000),
  'deeper and deeper indentation': Array.from(
    { length: 1_000 },
    (_, i) => `${' '.repeat(i)}a:`
  ).join('\n'),
  'a laugh a billion times': ['a: &a [x,x,x,x,x,x,x,x,x]', ...LAUGHS].join('\n'),
  'an alias of itself': 'a: &a [*a]',
  'twenty thousand aliases': `- &a x\n${'- *a\n'.repeat(20_000)}`,
  'twenty thousand names': Array.from({ length: 20_000 }, (_, i) => `k${i}: 1`).join('\n'),
  'one line again and again': 'A=1\n'.repeat(20_000),
  'export without an end': `${'export '.repeat(50_000)}=`,
  'quotes that never close': 'A="\n'.repeat(20_000),
  'backslashes in quotes': `A="${'\\'.repeat(MEBIBYTE / 4)}"`,
  'a mebibyte and more in one value': `A=${'x'.repeat(MEBIBYTE)}`,
  'lines without anything': '\n'.repeat(MEBIBYTE / 4),
  slashes: `https://a.example/${'/'.repeat(100_000)}x`,
  digits: `${'9'.repeat(100_000)}x`,
  dots: `a/${'../'.repeat(50_000)}`
}

describe('an input that is made to be heavy is read or refused, and ends', () => {
  test.each(Object.entries(HEAVY))(
    '%s',
    (_name, text) => {
      for (const input of NAMES) expect(wrongsOf({ ...GOOD, [input]: text })).toEqual([])
    },
    withinSeconds(300)
  )
})

describe('YAML that is more than values is refused', () => {
  test.each<[string, string]>([
    ['cpu: .inf', 'resource_spec.cpu'],
    ['cpu: 2026-11-21', 'resource_spec.cpu'],
    ['cpu: !!js/function x', 'resource_spec'],
    ['cpu: 1\ncpu: 2', 'resource_spec'],
    ['__proto__: {cpu: 1}', 'resource_spec: contains the name __proto__'],
    ['constructor: {prototype: {cpu: 1}}', 'resource_spec.constructor'],
    ['a: &a {cpu: 1}\n<<: *a', 'resource_spec.a'],
    ['labels: {a: "\\u0000"}', 'resource_spec'],
    ['labels: {a: &x [*x]}', 'resource_spec'],
    ['---\ncpu: 1\n---\ncpu: 2', 'resource_spec']
  ])('resource_spec %j at %s', (resource_spec, path) => {
    const inputs = { ...GOOD, graph_config_path: '', image_uri: 'a.example/b:1', resource_spec }
    const raw = parseStructured(
      readRawInputs((name) => (inputs as Record<string, string>)[name] ?? '')
    )
    expect(problemsOf(() => readRequest(raw, contextOf()))).toContain(path)
    expect(wrongsOf(inputs)).toEqual([])
  })

  test('and nothing that is parsed reaches the prototype of everything', () => {
    for (const text of [
      '__proto__: {x: 1}',
      '{"__proto__": {"x": 1}}',
      'constructor: {prototype: {x: 1}}'
    ]) {
      parseStructure(text)
      parseSecrets(text)
      expect(({} as Record<string, unknown>)['x']).toBeUndefined()
    }
  })
})
