/** What only Windows does, with files as they lie there. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { findProgram } from '../../emulator/processes/start-command.js'
import { renameOver } from '../../emulator/rename-over.js'

const folder = mkdtempSync(join(tmpdir(), 'emulator-windows-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('a program', () => {
  const files = ['shell/npx', 'node/npx.cmd', 'node/node.exe', '.venv/Scripts/langgraph.exe']
  for (const file of files) {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), '')
  }
  const PATH = ['shell', 'node'].map((name) => join(folder, name)).join(delimiter)

  test.each([
    { program: 'npx', file: 'node/npx.cmd' },
    { program: 'node', file: 'node/node.exe' },
    { program: 'node.exe', file: 'node/node.exe' },
    { program: './node/npx', file: 'node/npx.cmd' },
    { program: '.venv/bin/langgraph', file: '.venv/Scripts/langgraph.exe' },
    { program: '.venv/Scripts/langgraph', file: '.venv/Scripts/langgraph.exe' }
  ])('$program is $file', ({ program, file }) => {
    expect(findProgram(program, folder, { PATH, PATHEXT: '.exe;.cmd' })).toBe(join(folder, file))
  })

  test('that does not exist stays as it was, for the error', () => {
    expect(findProgram('missing', folder, { PATH, PATHEXT: '.exe' })).toBe('missing')
  })
})

describe('a rename', () => {
  /** Fails `times` times with this code. */
  const failing = (code: string, times: number) => {
    const tried = { attempts: 0 }
    const rename = async () => {
      tried.attempts++
      if (tried.attempts <= times) throw Object.assign(new Error(code), { code })
    }
    return { tried, rename }
  }

  test.each(['EPERM', 'EBUSY'])('that fails with %s is tried again', async (code) => {
    const { tried, rename } = failing(code, 2)
    await renameOver('a', 'b', rename)
    expect(tried.attempts).toBe(3)
  })

  test('that fails for another reason is not', async () => {
    const { tried, rename } = failing('ENOSPC', 1)
    await expect(renameOver('a', 'b', rename)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(tried.attempts).toBe(1)
  })

  test('that keeps failing ends with its error', async () => {
    const { rename } = failing('EBUSY', Infinity)
    await expect(renameOver('a', 'b', rename)).rejects.toMatchObject({ code: 'EBUSY' })
  })
})
