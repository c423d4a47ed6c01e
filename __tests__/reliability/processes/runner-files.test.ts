import { rmSync } from 'node:fs'
import { describe, expect, jest, test } from '@jest/globals'
import type { Emulator } from '../../../emulator/index.js'
import { gitInputs, runBundle } from '../../programs/action/bundle.js'
import { inventory, startPlane } from '../../programs/action/emulated.js'
import { readOutputs } from '../../programs/action/started-program.js'
import { runProcess } from '../../support/program-process.js'
import { PROGRAM } from '../../support/program-under-test.js'
import { isKind, startGate } from './gate.js'

jest.setTimeout(120_000)

const UNWRITABLE = ['/dev/full', '/tmp', '/nonexistent/file']

describe('where the outputs cannot be written,', () => {
  test.concurrent.each(UNWRITABLE)(
    'to %s, nothing is made, changed or deleted, and it is red',
    async (path) => {
      await using plane = await startPlane()
      const lost = { variables: { GITHUB_OUTPUT: path } }
      const expectRefused = async (
        inputs: Record<string, string>,
        there: Record<string, number>
      ) => {
        const { exitCode, log } = await runProcess({
          inputs: gitInputs(plane.url, inputs),
          ...lost
        })
        expect({ exitCode, inventory: inventory(plane) }).toEqual({
          exitCode: PROGRAM.exitCodeOf('outputs_not_written'),
          inventory: there
        })
        expect(log).toMatch(/^::error::.*: E?[A-Z].* {3}code: outputs_not_written/m)
      }
      await expectRefused({ secrets: 'A=value-a' }, {})
      await expectRefused({ command: 'plan' }, {})
      await runBundle(gitInputs(plane.url, { secrets: 'A=value-a' }))
      await expectRefused({ secrets: 'A=value-b' }, { support: 1 })
      await expectRefused({ command: 'delete' }, { support: 1 })
    }
  )

  test('as their file goes away once the create was sent, it is red and names what was made', async () => {
    await using plane = await startPlane()
    let lose = () => {}
    await using gate = await startGate(plane.url, (kind, stage) => {
      if (stage === 'acted' && isKind(kind, 'POST /v2/deployments')) lose()
      return undefined
    })
    const { exitCode, log } = await runProcess({
      inputs: gitInputs(gate.url),
      onStart: (_child, { GITHUB_OUTPUT }) => (lose = () => rmSync(GITHUB_OUTPUT))
    })
    expect(exitCode).toBe(PROGRAM.exitCodeOf('outputs_not_written'))
    const [made] = plane.controlPlane.dump()
    const told = `The changes made so far stay: deployment ${made?.id}, revision ${made?.revisions[0]?.id}.`
    expect(log).toMatch(/^::error::.* {3}code: outputs_not_written/m)
    expect(log).toContain(told)
  })
})

/** Blocks of which a shell counts the limit on a file's size. */
const LIMIT = 8 * 512

/** A run that finds so much room left in GITHUB_OUTPUT. */
async function runWithRoom({ url }: Emulator, room: number) {
  const entry = (filling: string) => `before<<END\n${filling}\nEND\n`
  const outputBefore = entry('x'.repeat(LIMIT - room - entry('').length))
  const end = await runProcess({
    inputs: gitInputs(url, { secrets: 'A=value-a' }),
    outputBefore,
    shell: `ulimit -f ${LIMIT / 512}; exec "$@"`
  })
  const { before: _before, ...outputs } = readOutputs(end.outputFile)
  return { ...end, outputs }
}

test.concurrent.each(Array.from({ length: 20 }, (_, index) => index * 125))(
  'with room for %s bytes of outputs the file is never partly written, and missing outputs are reported',
  async (room) => {
    await using plane = await startPlane()
    const { exitCode, outputs, log } = await runWithRoom(plane, room)
    const [made] = plane.controlPlane.dump()
    const all = outputs['status'] === 'DEPLOYED' && 'commit_sha' in outputs
    expect(exitCode).toBe(all ? 0 : PROGRAM.exitCodeOf('outputs_not_written'))
    if (made === undefined) expect(log).toContain('Nothing was changed.')
    else expect(log).toContain(`Revision ${made.revisions[0]?.id}`)
    if (!all) expect(log).toMatch(/^::error::.*: EFBIG.* {3}code: outputs_not_written/m)
    if (!all && made !== undefined)
      expect(log).toContain(`The changes made so far stay: deployment ${made.id}, revision `)
  }
)

test.concurrent.each(UNWRITABLE)(
  'a summary that cannot be written to %s is a warning, no failure',
  async (path) => {
    await using plane = await startPlane()
    const variables = { GITHUB_STEP_SUMMARY: path }
    const { exitCode, outputFile, log } = await runProcess({
      inputs: gitInputs(plane.url),
      variables
    })
    expect([exitCode, readOutputs(outputFile)['status']]).toEqual([0, 'DEPLOYED'])
    expect(log).toMatch(/^::warning::The job summary could not be written: /m)
  }
)
