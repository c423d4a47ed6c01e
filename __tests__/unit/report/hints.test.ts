import { describe, expect, test } from '@jest/globals'
import { DeployError, type Hint } from '../../../src/errors.js'
import { describeFailure } from '../../../src/report/failure.js'
import { wordHint } from '../../../src/report/hints.js'
import { EMPTY_RECORD } from '../../../src/report/record.js'

const COMMAND_LINE = {
  program: 'program',
  flags: '--base-url https://cp.example --api-dialect langsmith',
  variables: ['THE_KEY']
}
const FLAGS = COMMAND_LINE.flags
const NAMED = { id: 'd1', name: 'support' }
const LOGS: Hint = { show: 'logs', deployment: NAMED, revision_id: 'r1', log: 'build' }
const STATUS: Hint = { show: 'status', deployment: NAMED }
const HISTORY: Hint = { show: 'history', deployment: NAMED }
const ROLLBACK: Hint = { show: 'rollback', deployment: NAMED }

describe('the command of a hint', () => {
  test.each<[string, Hint, string]>([
    [
      'at a log names its revision',
      LOGS,
      `program logs --name support --revision r1 --build ${FLAGS}`
    ],
    ['at the status names the deployment', STATUS, `program status --name support ${FLAGS}`],
    [
      'without a name has the ID',
      { ...STATUS, deployment: { id: 'd1' } },
      `program status --deployment-id d1 ${FLAGS}`
    ],
    [
      'has the ID if the name would need quotes',
      { ...STATUS, deployment: { id: 'd1', name: 'a b' } },
      `program status --deployment-id d1 ${FLAGS}`
    ],
    [
      'at the history lists the revisions',
      HISTORY,
      `program status --name support --history ${FLAGS}`
    ],
    ['at a rollback has the ID', ROLLBACK, `program rollback --deployment-id d1 ${FLAGS}`]
  ])('%s', (_, hint, command) => {
    expect(wordHint(hint, COMMAND_LINE)).toEqual({
      sentence: expect.stringMatching(/ with THE_KEY set:$/),
      command
    })
  })

  test.each<[string, Hint, typeof COMMAND_LINE | undefined]>([
    ['there is no command line', STATUS, undefined],
    ['the ID would need quotes', { ...STATUS, deployment: { id: '$(x)' } }, COMMAND_LINE],
    ['the revision would need quotes', { ...LOGS, revision_id: '-x' }, COMMAND_LINE],
    ['the address would need quotes', STATUS, { ...COMMAND_LINE, flags: '--base-url https://a?b' }]
  ])('is left out with its sentence if %s', (_, hint, commandLine) => {
    expect(wordHint(hint, commandLine)).toBeUndefined()
  })

  test('is left out of the history, which the command line has', () => {
    expect(wordHint(HISTORY, undefined)).toEqual({
      sentence: expect.stringMatching(/`status --history`/)
    })
  })

  test('is left out of the way back, which an input names as well', () => {
    expect(wordHint(ROLLBACK, undefined)).toEqual({
      sentence: expect.stringMatching(/`command: rollback`\.$/)
    })
  })
})

test('a failure has the command of its hint as a member, and its sentence last', () => {
  const details = { what: 'It failed.', fix: ['Correct it.'], hint: LOGS }
  const error = new DeployError('revision_failed', details)
  const record = { ...EMPTY_RECORD, target: { command_line: COMMAND_LINE } }
  expect(describeFailure(error, record)).toMatchObject({
    fix: ['Correct it.', expect.stringContaining('whole log')],
    command: expect.stringMatching(/^program logs /)
  })
  expect(describeFailure(error, EMPTY_RECORD)).not.toHaveProperty('command')
})
