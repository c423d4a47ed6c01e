import { describe, expect, test } from '@jest/globals'
import type { Change, Difference } from '../../../../src/deploy/core/model.js'
import { explainChanges } from '../../../../src/deploy/plan/explain.js'
import { showValue } from '../../../../src/text/sanitize.js'

const change = (path: string, difference: Difference, over: Partial<Change> = {}): Change => ({
  path,
  difference,
  new_revision: true,
  ...over
})
const ref = (over: Partial<Change>) => change('source_revision_config.repo_ref', 'changed', over)

describe('the reasons for a new revision', () => {
  test.each<[string, Change[], unknown[]]>([
    [
      'a field of the code, with both values',
      [ref({ before: 'main', after: 'dev' })],
      ['repo_ref changes from main to dev']
    ],
    ['a field that was not set', [ref({ after: 'dev' })], ['repo_ref changes from unset to dev']],
    ['a note instead of the values', [ref({ note: 'why' })], ['why']],
    [
      'secrets by name',
      [change('secrets.A', 'changed'), change('secrets.B', 'added')],
      ['secrets: ~ A changed, + B added']
    ],
    ['removed secrets', [change('secrets.A', 'removed')], ['secrets: - A no longer set']],
    [
      'fields of the resource spec',
      [
        change('source_config.resource_spec.cpu', 'changed'),
        change('source_config.resource_spec.volumes', 'removed')
      ],
      ['resource_spec: ~ cpu changed, - volumes no longer set']
    ],
    [
      'a setting makes none',
      [change('source_config.build_command', 'changed', { new_revision: false })],
      []
    ],
    [
      'a field whose name only begins alike makes none',
      [change('secrets_of_others', 'changed')],
      []
    ]
  ])('%s', (_, changes, reasons) => expect(explainChanges(changes)).toEqual(reasons))
})

test.each([
  [null, 'unset'],
  [undefined, 'unset'],
  ['text', 'text'],
  [false, 'false'],
  [{ cpu: 1 }, '{"cpu":1}'],
  ['two\nlines', 'two lines']
])('%p is shown as %p', (value, shown) => expect(showValue(value)).toBe(shown))
