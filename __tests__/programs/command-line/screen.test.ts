/** What a person sees on a terminal, drawn by a small model of one. */
import { describe, expect, test } from '@jest/globals'
import { NO_REPORTS } from '../../../src/adapters/ci/ci.js'
import { createConsoleRunner } from '../../../src/cli/console/console-runner.js'
import { heartbeatLines, type Progress, progressLines, recordProgress } from '../../../src/cli/console/progress.js'
import { createScreen } from '../../../src/cli/console/screen.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { RunEvent } from '../../../src/report/run-event.js'

/** Knows the sequences that the screen uses; lines that are too long continue in the next row. */
class TerminalModel {
  isTTY = true
  rows: string[] = ['']
  row = 0
  column = 0
  constructor(public columns: number) {}

  write(text: string): void {
    for (const [token] of text.matchAll(/\u001b\[\d*[AJ]|[\s\S]/g)) {
      const up = /^\u001b\[(\d+)A$/.exec(token)
      if (up !== null) this.row -= Number(up[1])
      else if (token === '\u001b[J') {
        this.rows.length = this.row + 1
        this.rows[this.row] = (this.rows[this.row] ?? '').slice(0, this.column)
      } else if (token === '\r') this.column = 0
      else if (token === '\n') this.newRow()
      else {
        if (this.column === this.columns) this.newRow()
        const before = (this.rows[this.row] ?? '').slice(0, this.column)
        this.rows[this.row] = before + token
        this.column++
      }
    }
  }

  /** Wraps what is too long, as terminals do. */
  resize(columns: number): void {
    this.columns = columns
    this.rows = this.rows.flatMap((row) => row.match(new RegExp(`.{1,${columns}}`, 'g')) ?? [''])
    this.row = this.rows.length - 1
    this.column = this.rows[this.row]?.length ?? 0
  }

  private newRow(): void {
    this.row++
    this.column = 0
    this.rows[this.row] ??= ''
  }
}

describe('lines that are drawn again', () => {
  test('printed lines stay above them', () => {
    const terminal = new TerminalModel(40)
    const screen = createScreen(terminal, true)
    screen.draw(['one 0:01', 'two 0:01'])
    screen.print('first')
    screen.draw(['one 0:02', 'two 0:02'])
    screen.print('second\nthird\n')
    screen.draw(['two 0:03'])
    expect(terminal.rows).toEqual(['first', 'second', 'third', 'two 0:03'])
    screen.draw([])
    expect(terminal.rows).toEqual(['first', 'second', 'third', ''])
  })

  test.each([40, 80, 200])('a line never continues in the next row of %i columns', (columns) => {
    const terminal = new TerminalModel(columns)
    const screen = createScreen(terminal, true)
    screen.draw(['x'.repeat(300), 'y'.repeat(300)])
    screen.draw(['x'.repeat(300), 'y'.repeat(300)])
    expect(terminal.rows.map((row) => row.length)).toEqual([columns - 1, columns - 1])
  })

  test('a terminal that becomes narrower leaves nothing behind', () => {
    const terminal = new TerminalModel(100)
    const screen = createScreen(terminal, true)
    screen.print('kept')
    screen.draw(['x'.repeat(90), 'y'.repeat(90)])
    terminal.resize(40)
    screen.draw(['short'])
    expect(terminal.rows).toEqual(['kept', 'short'])
  })

  test('after Ctrl+Z, what the shell printed stays', () => {
    const terminal = new TerminalModel(40)
    const screen = createScreen(terminal, true)
    screen.draw(['one', 'two'])
    terminal.write('\n[1]+  Stopped\n$ fg\n')
    screen.release()
    screen.draw(['one again', 'two again'])
    expect(terminal.rows).toEqual(['one', 'two', '[1]+  Stopped', '$ fg', 'one again', 'two again'])
  })

  test('elsewhere nothing is drawn', () => {
    const terminal = new TerminalModel(40)
    const screen = createScreen(terminal, false)
    screen.draw(['one'])
    screen.print('line')
    expect(terminal.rows).toEqual(['line', ''])
  })
})

describe('what is in progress', () => {
  const after = (...events: [RunEvent, string, number][]): Progress =>
    events.reduce<Progress>((progress, [event, key, now]) => recordProgress(progress, event, { key, now }), new Map())
  const read = (status: string): RunEvent => ({ type: 'status_read', revision_id: 'r', status, elapsed_ms: 0 })
  const started = (name: string): RunEvent => ({ type: 'started', command: 'deploy', name })
  const ended: RunEvent = { type: 'ended', error_code: null }

  test.each<[string, [RunEvent, string, number][], string[]]>([
    ['nothing yet', [], []],
    ['a start', [[started('support'), '', 1_000]], ['   1:04  support   starting']],
    [
      'two deployments, each with its own time',
      [
        [started('support'), 'a', 0],
        [read('BUILDING'), 'a', 4_000],
        [started('a-longer-name'), 'b', 60_000],
        [read('QUEUED'), 'b', 61_000]
      ],
      ['   1:05  support        BUILDING', '   0:05  a-longer-name  QUEUED']
    ],
    [
      'one that ended',
      [
        [started('one'), 'a', 0],
        [started('two'), 'b', 0],
        [ended, 'a', 5_000]
      ],
      ['   1:05  two       starting']
    ],
    ['a status before its start', [[read('BUILDING'), 'a', 0]], []]
  ])('%s', (_case, events, lines) => {
    expect(progressLines(after(...events), 65_000, 80)).toEqual(lines)
  })

  test('a long name leaves room for the status on a narrow terminal', () => {
    const progress = after([started('n'.repeat(60)), '', 0], [read('AWAITING_DEPLOY'), '', 0])
    const [line = ''] = progressLines(progress, 0, 40)
    expect(line).toMatch(/^ {3}0:00 {2}n{7}… {2}AWAITING_DEPLOY$/)
  })

  test('a log without a terminal says what still runs', () => {
    expect(heartbeatLines(after([started('support'), '', 0], [read('BUILDING'), '', 5_000]), 120_000)).toEqual([
      '   2:00  support: still BUILDING'
    ])
  })
})

test.each([
  [true, ''],
  [false, 'support  0:04  BUILDING\n']
])('a change of one of several deployments is printed unless its line is drawn live (%s)', (isLive, printed) => {
  const terminal = { columns: 80, written: '', write: (text: string) => (terminal.written += text) }
  const runner = createConsoleRunner({
    screen: createScreen(terminal, isLive),
    redactor: createRedactor(),
    inputs: {},
    level: 'normal',
    color: false,
    reports: NO_REPORTS
  })
  runner.progress?.('support  0:04  BUILDING')
  expect(terminal.written).toBe(printed)
  runner.group('✓ support', 'Created.\n\n  0:04  BUILDING')
  expect(terminal.written).toContain('✓ support\n  Created.\n\n    0:04  BUILDING\n')
})

test('a secret that holds the name of an input is redacted before flags are named', () => {
  let shown = ''
  const redactor = createRedactor()
  redactor.add('the `name` of 4711')
  const runner = createConsoleRunner({
    screen: createScreen({ write: (text: string) => (shown += text) }, false),
    redactor,
    inputs: {},
    level: 'normal',
    color: false,
    reports: NO_REPORTS
  })
  runner.info('Set `name`, not the `name` of 4711.')
  expect(shown).toBe('Set --name, not ***.\n')
})
