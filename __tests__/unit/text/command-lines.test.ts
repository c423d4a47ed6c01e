import { expect, test } from '@jest/globals'
import { commandLines } from '../../../src/text/command-lines.js'

const PROGRAM = 'npx --yes https://a.example/releases/download/v1.0.0/deploy-agent-server.tgz'
const ID = '77aa31c4-5b0e-4f0e-9c4c-1d2f6a9be002'

test.each<[situation: string, command: string, lines: string[]]>([
  [
    'a command that fits is one line',
    'program logs --name support',
    ['program logs --name support']
  ],
  [
    'a long command breaks before its flags',
    `node dist/cli/index.js logs --name support --revision ${ID} --build`,
    [`node dist/cli/index.js logs --name support \\`, `  --revision ${ID} --build`]
  ],
  [
    'how the program is started stays in one line',
    `${PROGRAM} status --name support`,
    [`${PROGRAM} status \\`, '  --name support']
  ]
])('%s', (_, command, lines) => {
  expect(commandLines(command, 'linux')).toEqual(lines)
  expect(
    commandLines(command, 'linux')
      .join('\n')
      .replaceAll(/ \\\n +/g, ' ')
  ).toBe(command)
})

test('a long command stays one line for the shells of Windows', () => {
  const command = `node dist/cli/index.js logs --name support --revision ${ID} --build`
  expect(commandLines(command, 'win32')).toEqual([command])
})
