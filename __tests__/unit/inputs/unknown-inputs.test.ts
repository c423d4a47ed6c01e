import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { INPUT_DEFAULTS } from '../../../src/action-names.js'
import { judgeUnknownInputs } from '../../../src/inputs/unknown-inputs.js'

test.each([
  ['API-KEY', 'api_key'],
  ['APIKEY', 'api_key'],
  ['api_key', 'api_key'],
  ['Base_Url', 'base_url'],
  ['PREVIW', 'preview'],
  ['PREVEIW', 'preview'],
  ['PREVIEWS', 'preview'],
  ['SECRET', 'secrets'],
  ['NAMES', 'name'],
  ['WIAT', 'wait'],
  ['PATH', 'paths'],
  ['REPO-REF', 'repo_ref'],
  ['IMAGE_URL', 'image_uri'],
  ['GRAPHCONFIGPATH', 'graph_config_path'],
  ['ROLL_BACK', 'rollback'],
  ['TIME OUT', 'timeout'],
  ['ALLOW_EMPTY_SECRET', 'allow_empty_secrets'],
  ['LANGGRAPH_CONFIG_PATH', 'graph_config_path'],
  ['K8S_NAMESPACE', 'cluster_namespace'],
  ['GRAPH_CONFIG', 'graph_config_path'],
  ['LANGGRAPH_CONFIG', 'graph_config_path'],
  ['IMAGE', 'image_uri']
])('an input that does not exist and is near one of ours is refused with the suggestion: %s', (name, meant) => {
  expect(judgeUnknownInputs([name])).toEqual({
    problems: [
      {
        input: name.toLowerCase(),
        problem: `is not an input. Did you mean ${meant}?`
      }
    ],
    warnings: []
  })
})

test.each(['HOME', 'MODE', 'DATE', 'TAG', 'VERSION', 'FORCE', 'TOKEN', 'URL', 'API', '__PROTO__', 'MEMORY_MB', ''])(
  'any other name is a notice, as a variable of the machine may have it: %s',
  (name) => {
    const { problems, warnings } = judgeUnknownInputs([name])
    expect(problems).toEqual([])
    expect(warnings).toEqual([expect.stringContaining(`are ignored: ${name.toLowerCase()}`)])
  }
)

test('the known inputs are those of action.yml', () => {
  const names = Object.keys(INPUT_DEFAULTS).map((name) => name.toUpperCase())
  expect(judgeUnknownInputs(names)).toEqual({ problems: [], warnings: [] })
})

test('names are shown on one line, and only so many', () => {
  const names = Array.from({ length: 50 }, (_, i) => `X\n::ERROR::${i}`)
  const { warnings } = judgeUnknownInputs(names)
  expect(warnings).toEqual([expect.stringMatching(/and 30 more/)])
  expect(warnings[0]).not.toMatch(/\n/)
})

test('one letter more, less or other is found for each input', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(INPUT_DEFAULTS)),
      fc.nat(),
      fc.constantFrom('drop', 'add', 'replace'),
      (input, at, how) => {
        const i = at % input.length
        const slip =
          input.slice(0, i) + (how === 'drop' ? '' : how === 'add' ? `q${input[i]}` : 'q') + input.slice(i + 1)
        expect(judgeUnknownInputs([slip.toUpperCase()]).problems).toHaveLength(1)
      }
    )
  )
})
