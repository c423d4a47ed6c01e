/**
 * The clock of the local control plane can be set ahead, but not so far that nothing works any
 * more.
 */
import { expect, test } from '@jest/globals'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call } from './support.js'

test.each(['900000h', '-1s', 'soon', `${'9'.repeat(400)}s`])(
  'an advance by %s is refused',
  async (advance) => {
    await using emulator = await borrowEmulator({ virtualClock: true })
    expect((await call(emulator, 'POST /_emulator/clock', { body: { advance } })).status).toBe(422)
    expect((await call(emulator, 'GET /_emulator/clock')).body).toEqual({
      now: '2026-01-01T00:00:00.000Z'
    })
  }
)

test('many advances together go no further than one, until a reset', async () => {
  await using emulator = await borrowEmulator({ virtualClock: true })
  const advance = async () =>
    (await call(emulator, 'POST /_emulator/clock', { body: { advance: '400000h' } })).status
  expect([await advance(), await advance(), await advance()]).toEqual([200, 200, 422])
  expect((await call(emulator, 'GET /_emulator/clock')).body.now).toMatch(/^2117-/)
  expect((await call(emulator, 'POST /_emulator/reset')).status).toBe(204)
  expect(await advance()).toBe(200)
})
