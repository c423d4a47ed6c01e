/** What a person sees on a terminal, drawn by a small model of one. */
import { describe, expect, test } from '@jest/globals'
import { createConsoleRunner } from '../../../src/cli/console/console-runner.js'
import { showProgress } from '../../../src/cli/console/progress.js'
import { createScreen } from '../../../src/cli/console/screen.js'
import { createRedactor } from '../../../src/masking/redactor.js'
import type { RunEvent } from '../../../src/report/reporter.js'

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
        this.rows[this.row] = (this.rows[this.row] ?? '').slice(0, this.column) + token
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
    const screen = createScreen(terminal, { isLive: true })
    screen.draw(['one 0:01', 'two 0:01'])
    screen.print('first')
    screen.draw(['one 0:02', 'two 0:02'])
    screen.print('second\nthird\n')
    screen.draw(['two 0:03'])
    expect(terminal.rows).toEqual(['first', 'second', 'third', 'two 0:03'])
    screen.draw([])
    expect(terminal.rows).toEqual(['first', 'second', 'third', ''])
  })

  test('on a terminal that becomes narrower, a line never continues in the next row, and leaves nothing behind', () => {
    const terminal = new TerminalModel(100)
    const screen = createScreen(terminal, { isLive: true })
    screen.print('kept')
    screen.draw(['x'.repeat(300), 'y'.repeat(300)])
    expect(terminal.rows.map((row) => row.length)).toEqual([4, 99, 99])
    terminal.resize(40)
    screen.draw(['short'])
    expect(terminal.rows).toEqual(['kept', 'short'])
  })
})

describe('what is in progress', () => {
  const read = (status: string): RunEvent => ({
    type: 'status_read',
    revision_id: 'r',
    status,
    elapsed_ms: 0
  })
  const waited = (status: string): RunEvent => ({
    type: 'wait_ended',
    status,
    elapsed_ms: 0,
    requests: 1
  })
  const started = (name: string): RunEvent => ({ type: 'started', command: 'deploy', name })
  const ended: RunEvent = { type: 'ended', error_code: null }

  /** The lines at 65 s, after events at their times. */
  function linesAfter(events: [RunEvent, string, number][], columns = 80): string[] {
    const terminal = new TerminalModel(columns)
    let now = 0
    const [screen, clock] = [createScreen(terminal, { isLive: true }), { now: () => now }]
    const redact = (text: string) => text.replace('sk-4711', '***')
    const { observe, close } = showProgress({
      screen,
      clock,
      redactor: { redact, keep: () => {} },
      cancelled: new AbortController().signal
    })
    for (const [event, key, at] of events) {
      now = at
      observe(event, key)
    }
    now = 65_000
    process.emit('SIGWINCH')
    const rows = [...terminal.rows]
    close()
    return rows
  }

  test.each<[string, [RunEvent, string, number][], string[]]>([
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
    ['a status before its start', [[read('BUILDING'), 'a', 0]], ['']],
    [
      'what follows a wait, unless it failed',
      [
        [started('one'), 'a', 0],
        [waited('BUILD_FAILED'), 'a', 9],
        [started('two'), 'b', 0],
        [waited('DEPLOYED'), 'b', 9]
      ],
      ['   1:05  one       BUILD_FAILED', '   1:05  two       DEPLOYED, verifying']
    ],
    [
      'a name and a status of others, without control characters and secrets',
      [
        [started('a\u001b[2Jb'), '', 0],
        [read('sk-4711\nx'), '', 0]
      ],
      ['   1:05  a [2Jb    *** x']
    ]
  ])('%s', (_case, events, lines) => {
    expect(linesAfter(events)).toEqual(lines)
  })

  test('a long name leaves room for the status on a narrow terminal', () => {
    const events: [RunEvent, string, number][] = [
      [started('n'.repeat(60)), '', 65_000],
      [read('AWAITING_DEPLOY'), '', 65_000]
    ]
    expect(linesAfter(events, 40)).toEqual(['   0:00  nnnnnnn…  AWAITING_DEPLOY'])
  })
})

/** A runner on a terminal or none, and what it printed. */
function runnerOn(isLive: boolean, level: 'quiet' | 'normal' = 'normal') {
  const redactor = createRedactor()
  let written = ''
  const screen = createScreen(
    { columns: 80, write: (text: string) => (written += text) },
    { isLive }
  )
  const runner = createConsoleRunner({ screen, redactor, inputs: {}, level, color: false })
  return { runner, redactor, written: () => written }
}

test.each([
  [true, ''],
  [false, 'support  0:04  BUILDING\n']
])(
  'a change of one of several deployments is printed unless its line is drawn live (%s)',
  (isLive, printed) => {
    const { runner, written } = runnerOn(isLive)
    runner.progress?.('support  0:04  BUILDING')
    expect(written()).toBe(printed)
    runner.group('✓ support', 'Created.\n\n  0:04  BUILDING')
    expect(written()).toContain('✓ support\n  Created.\n\n    0:04  BUILDING\n')
  }
)

test('quiet shows why one of several deployments failed, and nothing that is no problem', () => {
  const { runner, written } = runnerOn(false, 'quiet')
  runner.info('Created.')
  runner.info('support: It failed.', { isFailure: true })
  expect(written()).toBe('support: It failed.\n')
})

test('a secret that holds the name of an input is redacted before flags are named', () => {
  const { runner, redactor, written } = runnerOn(false)
  redactor.add('the `name` of 4711')
  runner.info('Set `name`, not the `name` of 4711.')
  expect(written()).toBe('Set --name, not ***.\n')
})
