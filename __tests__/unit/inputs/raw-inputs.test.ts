import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { INPUT_DEFAULTS } from '../../../src/action-names.js'
import { judgeUnknownInputs } from '../../../src/inputs/raw-inputs.js'

test.each([
  ['API-KEY', 'api_key'],
  ['PREVIEWS', 'preview'],
  ['WIAT', 'wait'],
  ['PATH', 'paths'],
  ['IMAGE_URL', 'image_uri'],
  ['TIME OUT', 'timeout'],
  ['LANGGRAPH_CONFIG_PATH', 'graph_config_path'],
  ['K8S_NAMESPACE', 'cluster_namespace'],
  ['GRAPH_CONFIG', 'graph_config_path'],
  ['IMAGE', 'image_uri'],
  ['GRAPH_PATH', 'graph_config_path'],
  ['PATH_CONFIG', 'graph_config_path']
])(
  'an input that does not exist and is near one of ours is refused with the suggestion: %s',
  (name, meant) => {
    const problem = { input: name.toLowerCase(), problem: expect.stringContaining(meant) }
    expect(judgeUnknownInputs([name])).toEqual({ problems: [problem], warnings: [] })
  }
)

test.each([
  'HOME',
  'MODE',
  'DATE',
  'TAG',
  'VERSION',
  'FORCE',
  'TOKEN',
  'URL',
  'API',
  '__PROTO__',
  'MEMORY_MB',
  'AGENT_PATH',
  'REPO_NAME',
  'DEPLOY_URL',
  ''
])('any other name is a notice, as a variable of the machine may have it: %s', (name) => {
  const warnings = [expect.stringContaining(name.toLowerCase())]
  expect(judgeUnknownInputs([name])).toEqual({ problems: [], warnings })
})

test('the known inputs are those of action.yml', () => {
  const names = Object.keys(INPUT_DEFAULTS).map((name) => name.toUpperCase())
  expect(judgeUnknownInputs(names)).toEqual({ problems: [], warnings: [] })
})

test('names are shown on one line, and only so many', () => {
  const names = Array.from({ length: 50 }, (_, i) => `X\n::ERROR::${i}`)
  expect(judgeUnknownInputs(names).warnings).toEqual([
    expect.stringMatching(/^[^\n]*and 30 more[^\n]*$/)
  ])
})

test('one letter more, less or other is found for each input', () => {
  const known = fc.constantFrom(...Object.keys(INPUT_DEFAULTS))
  fc.assert(
    fc.property(known, fc.nat(), fc.constantFrom('', 'q'), fc.boolean(), (input, at, q, keeps) => {
      const i = at % input.length
      fc.pre(q !== '' || !keeps)
      const slip = input.slice(0, i) + q + input.slice(keeps ? i : i + 1)
      expect(judgeUnknownInputs([slip.toUpperCase()]).problems).toHaveLength(1)
    })
  )
})
