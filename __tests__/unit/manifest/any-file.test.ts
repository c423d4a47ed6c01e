import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { InputError } from '../../../src/errors.js'
import { DEPLOYMENT_KEYS } from '../../../src/input-table.js'
import { readManifest } from '../../../src/inputs/manifest/manifest.js'
import { readGivenInputs } from '../../../src/inputs/raw-inputs.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { PATH, STEP } from '../../support/fakes/manifests.js'

const GIVEN: Record<string, string> = { ...STEP, secrets: 'KEY=hunter2-hunter2', variables: 'A=b' }
const INPUTS = readGivenInputs((name) => GIVEN[name] ?? '')

/** Reads a text: it ends well, or with problems whose positions are in the text and which show no secret. */
async function assertReadable(text: string): Promise<void> {
  try {
    await readManifest({ path: PATH, in_workspace: PATH, text }, INPUTS, contextOf())
  } catch (error) {
    if (!(error instanceof InputError)) throw error
    expect(error.problems.length).toBeGreaterThan(0)
    const lines = text.split('\n')
    for (const { input, problem } of error.problems) {
      expect(`${input}: ${problem}`).not.toMatch(/hunter2|[\r\n]/)
      const [, line, column] = /^deployments\.yaml:(\d+):(\d+)(?: |$)/.exec(input) ?? []
      expect(line).toBeDefined()
      expect(Number(line)).toBeLessThanOrEqual(lines.length)
      expect(Number(column)).toBeLessThanOrEqual((lines[Number(line) - 1]?.length ?? -1) + 1)
    }
  }
}

const PIECES =
  'version: 1|deployments:|defaults:|environments:|  a:|    needs: [a, b]|    name: x|  b: *a|    secrets: [KEY]|    secrets: { K: "${secrets.KEY}" }|    image_uri: r.io/a|{|}|[|]|"|\'|${|}|&a|*a|!x|!!str |- |? |: |>|#|---|\n|\n  |\t|\r|\0|__proto__: 1'.split(
    '|'
  )
const piece = fc.constantFrom(...PIECES)

test('any pieces of a manifest in any order are read or refused', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(piece, { maxLength: 25 }),
      fc.constantFrom('\n', ' ', ''),
      (pieces, between) => assertReadable(pieces.join(between))
    ),
    { numRuns: 150 }
  )
})

const TEXTS = [
  'a',
  'b',
  'KEY',
  '${name}',
  '${secrets.KEY}',
  '${deployments.a.url}',
  '${x',
  '$${',
  'r.io/a:1',
  '\u202e',
  ''
]
const text = fc.oneof(fc.constantFrom(...TEXTS), fc.string({ maxLength: 6 }))
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    text,
    fc.constantFrom(null, true, false, 1, -1, 1e300, 0.1),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.oneof(text, fc.constantFrom(...DEPLOYMENT_KEYS)), tie('value'), { maxKeys: 4 })
  )
}))
const layer = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.dictionary(
      fc.constantFrom(...DEPLOYMENT_KEYS, 'needs', 'environments', 'x'),
      value,
      { maxKeys: 6 }
    )
  },
  { weight: 1, arbitrary: value }
)
const layers = fc.oneof(
  { weight: 5, arbitrary: fc.dictionary(fc.constantFrom('a', 'b', 'c', '-'), layer) },
  { weight: 1, arbitrary: value }
)

test('any values under the keys of a manifest are read or refused', async () => {
  const file = fc.record(
    {
      version: fc.constantFrom(1, 1, 1, 2, 'x'),
      max_parallel: fc.constantFrom(1, 50, 0),
      defaults: layer,
      environments: layers,
      deployments: layers,
      zz: value
    },
    { requiredKeys: ['version', 'deployments'] }
  )
  await fc.assert(
    fc.asyncProperty(file, fc.boolean(), (file, pretty) =>
      assertReadable(JSON.stringify(file, null, pretty ? 1 : 0))
    ),
    { numRuns: 150 }
  )
})
