/** The clock of the local control plane can be set ahead, but not so far that nothing works any more. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { startEmulator } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, read } from './support.js'

test.each(['99999999999h', '900000h', '1e400h', '-1s', 'soon', `${'9'.repeat(400)}s`])(
  'an advance by %s is refused, and changes nothing',
  async (advance) => {
    await using emulator = await borrowEmulator({ virtualClock: true })
    const { id } = await create(emulator)
    const reply = await call(emulator, 'POST /_emulator/clock', { body: { advance } })
    expect(reply.status).toBe(422)
    expect((await call(emulator, 'GET /_emulator/clock')).body).toEqual({ now: '2026-01-01T00:00:00.000Z' })
    expect((await read(emulator, id)).id).toBe(id)
    expect((await call(emulator, 'GET /_emulator/overview')).status).toBe(200)
  }
)

test('many advances together go no further than one', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'emulator-clock-'))
  try {
    const state = join(folder, 'state.json')
    await using emulator = await startEmulator({ state, virtualClock: true })
    const advance = () => call(emulator, 'POST /_emulator/clock', { body: { advance: '400000h' } })
    expect((await advance()).status).toBe(200)
    expect((await advance()).status).toBe(200)
    const refused = await advance()
    expect([refused.status, refused.body.detail[0].msg]).toEqual([
      422,
      expect.stringContaining('The clock cannot be more than 100 years ahead.')
    ])
    const { id } = await create(emulator)
    expect((await read(emulator, id)).created_at).toMatch(/^2117-/)
    expect(JSON.parse(readFileSync(state, 'utf8')).clock_offset_ms).toBe(800_000 * 3_600_000)
    expect((await call(emulator, 'POST /_emulator/reset')).status).toBe(204)
    expect((await advance()).status).toBe(200)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
