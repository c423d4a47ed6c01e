/** Commands of the start page, in the shells that this machine has. */
import { execFileSync } from 'node:child_process'
import { expect, test } from '@jest/globals'
import { writeCommand } from '../../emulator/http/start-page/shell-commands.js'
import { isPosix } from '../support/posix.js'

const VALUE = `it's "a" $HOME & %PATH% > b`
const command = {
  variables: { KEY: VALUE },
  start: `"${process.execPath}" -p "JSON.stringify([process.env.KEY, process.argv.slice(1)])" --`,
  options: [['--name', VALUE] as const]
}

const testOnPosix = isPosix ? test : test.skip

testOnPosix('bash passes a value as it is', () => {
  const printed = execFileSync('bash', ['-c', writeCommand('bash', command)], { encoding: 'utf8' })
  expect(JSON.parse(printed)).toEqual([VALUE, ['--name', VALUE]])
})

test('PowerShell gets JSON from its own program, and cmd has double quotes', () => {
  const post = {
    start: 'curl http://127.0.0.1/x',
    options: [['-H', 'A: b'] as const],
    body: '{"a":"it\'s"}'
  }
  expect(writeCommand('powershell', post)).toBe(
    `'{"a":"it''s"}' | curl.exe http://127.0.0.1/x \`\n  -H 'A: b' \`\n  -d '@-'`
  )
  expect(writeCommand('cmd', post)).toBe(
    `curl http://127.0.0.1/x ^\n  -H "A: b" ^\n  -d "{""a"":""it's""}"`
  )
})

test('a variable is set in the words of each shell', () => {
  const start = { variables: { KEY: 'k' }, start: 'node deploy' }
  expect(writeCommand('bash', start)).toBe("KEY='k' \\\nnode deploy")
  expect(writeCommand('powershell', start)).toBe("$env:KEY = 'k'\nnode deploy")
  expect(writeCommand('cmd', start)).toBe('set "KEY=k"\nnode deploy')
})
