import { describe, expect, test } from '@jest/globals'
import type { Change, ReportedPlan } from '../../../src/deploy/core/model.js'
import { diffBlock } from '../../../src/report/plan/plan-diff.js'
import { planLines, planOutline, sweepLines } from '../../../src/report/plan/plan-lines.js'
import { shownPlan } from '../../../src/report/plan/shown-plan.js'

const change = (path: string, over: Partial<Change> = {}): Change => ({
  path,
  difference: 'changed',
  new_revision: true,
  ...over
})
const FIELD = 'source_config.deployment_type'

describe('the diff of a plan', () => {
  test.each<[string, Change, unknown[]]>([
    ['an added value', change(FIELD, { difference: 'added', after: 'prod' }), [`+ ${FIELD}: prod`]],
    ['an added value that is not shown', change(FIELD, { difference: 'added' }), [`+ ${FIELD}`]],
    ['a removed value', change(FIELD, { difference: 'removed', before: 'dev' }), [`- ${FIELD}: dev`]],
    ['a removed value that is not shown', change(FIELD, { difference: 'removed' }), [`- ${FIELD}`]],
    [
      'a changed value',
      change(FIELD, { before: 'dev', after: 'prod', note: 'why' }),
      [`~ ${FIELD}  # why`, '-   dev', '+   prod']
    ],
    [
      'a value from nothing',
      change(FIELD, { after: 'prod' }),
      [`~ ${FIELD}`, expect.stringMatching(/^- /), '+   prod']
    ],
    ['a value to nothing', change(FIELD, { before: 'dev' }), [`~ ${FIELD}`, '-   dev', expect.stringMatching(/^\+ /)]],
    ['a change of which no value is shown', change(FIELD, { note: 'why' }), [`~ ${FIELD}  # why`]],
    [
      'a value that only looks equal',
      change(FIELD, { before: 'x', after: 'x', note: 'why' }),
      [`~ ${FIELD}: x  # why`]
    ],
    [
      'a value that the service hides',
      change(FIELD, { difference: 'unproven', after: 'x' }),
      [`~ ${FIELD}: x  # not shown by the service`]
    ],
    [
      'a value that is sent again',
      change(FIELD, { difference: 'repeated' }),
      [`~ ${FIELD}  # unchanged, sent again to create a revision`]
    ],
    [
      'a note instead of the usual remark',
      change(FIELD, { difference: 'repeated', note: 'why' }),
      [`~ ${FIELD}  # why`]
    ],
    ['secrets as a whole', change('secrets', { before: 'old-value', after: 'new-value' }), ['~ secrets']],
    [
      'a secret',
      change('secrets.KEY', { difference: 'unproven', before: 'old-value', after: 'new-value' }),
      ['~ secrets.KEY  # not shown by the service']
    ],
    [
      'a branch that moved',
      change('source_revision_config.repo_ref', {
        before: 'main',
        after: 'main',
        commits: { from: 'a'.repeat(40), to: 'b'.repeat(40) }
      }),
      ['~ source_revision_config.repo_ref', '-   main at aaaaaaa', '+   main at bbbbbbb']
    ]
  ])('shows %s', (_, one, lines) => expect(diffBlock([one])?.split('\n')).toEqual(['```diff', ...lines, '```']))

  test('counts the fields beyond 100, and is left out without any', () => {
    const fields = (many: number) => Array.from({ length: many }, (_, i) => change(`f${i}`, { note: 'x' }))
    expect(diffBlock(fields(100))?.split('\n').at(-2)).toBe('~ f99  # x')
    expect(diffBlock(fields(103))?.split('\n').slice(-3)).toEqual(['~ f99  # x', '… and 3 more fields', '```'])
    expect(diffBlock([])).toBeUndefined()
  })
})

const PLAN: ReportedPlan = {
  operation: 'update',
  new_revision: true,
  reasons: ['R'],
  changes: [],
  warnings: [],
  request: {}
}

describe('the log of a plan', () => {
  const texts = (over: Partial<ReportedPlan>) => planLines({ ...PLAN, ...over } as ReportedPlan).map(({ text }) => text)

  test.each<[string, Partial<ReportedPlan>, unknown[]]>([
    ['nothing, with the reason', { operation: 'unchanged', new_revision: false }, ['Plan: nothing to change', '  R']],
    ['no revision, with the reason', { new_revision: false }, ['Plan: update, no new revision', '  R']],
    ['a revision, whose reason is among the changes', {}, ['Plan: update, new revision']],
    ['a create', { operation: 'create' }, ['Plan: create, new revision']],
    ['a delete', { operation: 'delete', new_revision: false }, ['Plan: delete']],
    [
      'a field that is sent again only by its reason',
      {
        changes: [
          change('a', { difference: 'repeated', note: 'Always.' }),
          change('b', { difference: 'repeated', note: 'Always.' })
        ]
      },
      ['Plan: update, new revision', '  Always.']
    ],
    [
      'changes in columns',
      {
        changes: [
          change('a', { before: 1, after: 2 }),
          change('long.path', { difference: 'added', after: 3 }),
          change('u', { difference: 'unproven', after: 4 }),
          change('n', { before: 5, after: 5, note: 'moved' }),
          change('source_config.build_command', { before: 'x', after: 'y' })
        ]
      },
      [
        'Plan: update, new revision',
        '  a                            1 → 2',
        '  long.path                    3',
        expect.stringMatching(/^ {2}u {28}4 \(.+\)$/),
        '  n                            moved',
        '  source_config.build_command  changed'
      ]
    ],
    ['a warning', { warnings: ['W'] }, ['Plan: update, new revision', 'W']]
  ])('tells %s', (_, over, lines) => expect(texts(over)).toEqual(lines))

  test('says who builds a push, and what is still in progress', () => {
    const pushed = { ...PLAN, operation: 'unchanged' as const, built_by_service: 'a'.repeat(40) }
    expect(planOutline(pushed)).toBe('unchanged, the service builds this push')
    const waits = { ...PLAN, operation: 'unchanged' as const, in_progress: true }
    expect(planOutline(waits)).toBe('nothing to change; the revision is in progress')
    expect(shownPlan({ ...waits, in_progress: false })).not.toHaveProperty('in_progress')
  })
})

test('a sweep tells each preview with its verdict, and how many it deletes', () => {
  const preview = { id: 'd', pull: 1, reason: 'closed' }
  const previews = [
    { ...preview, name: 'a', verdict: 'delete' as const },
    { ...preview, name: 'bb', verdict: 'keep' as const }
  ]
  const lines = sweepLines({ type: 'previews_listed', name: 'support', previews }).map(({ text }) => text)
  expect(lines).toEqual(['2 previews, 1 to delete', '  a   delete: closed', '  bb  keep: closed'])
})

test('a shown plan has no command and no password of an address, whatever the shape of the value', () => {
  const changes = [
    change('source_config.install_command', { before: 'pip -i https://u:p@x.example', after: 'TOKEN=t npm ci' }),
    change('source_config.repo_url', { before: 'https://u:p@x.example/a', after: 'https://x.example/a' }),
    change('source_config.resource_spec', { after: { env: ['https://u:p@x.example'], cpu: null } }),
    change('source_config.build_on_push', { before: null, after: false })
  ]
  const plan = { ...PLAN, changes, built_by_service: 'a'.repeat(40) }
  const shown = shownPlan(plan)
  expect(shown).toMatchObject({ operation: 'update', reasons: ['R'], built_by_service: 'a'.repeat(40) })
  expect(shown).not.toHaveProperty('compared')
  expect(shown.changes).toStrictEqual([
    change('source_config.install_command'),
    change('source_config.repo_url', { before: 'https://x.example/a', after: 'https://x.example/a' }),
    change('source_config.resource_spec', { after: { env: ['https://x.example'], cpu: null } }),
    change('source_config.build_on_push', { before: null, after: false })
  ])
})
