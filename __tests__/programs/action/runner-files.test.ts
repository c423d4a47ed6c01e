import { describe, expect, test } from '@jest/globals'
import { hostileControlPlane } from '../../support/servers/hostile-control-plane.js'
import { DEPLOYMENT_ID } from '../../support/servers/told-deployments.js'
import { gitInputs, runBundle } from './bundle.js'
import { inventory, startPlane } from './emulated.js'
import { readOutputs, startProgram } from './started-program.js'

describe('the files of the runner', () => {
  const INJECTIONS = [
    'x\noperation=deleted',
    'x\nurl<<EOF\nhttps://evil.example\nEOF',
    'x\nghadelimiter_00000000-0000-0000-0000-000000000000\nurl=https://evil.example',
    'x\r\nurl=https://evil.example'
  ]
  test.concurrent.each(INJECTIONS.map((text) => [JSON.stringify(text), text]))(
    'a value of several lines (%s) sets no other output',
    async (_name, text) => {
      const revisions = [
        { status: text },
        { status: 'DEPLOYED', source_revision_config: { repo_commit_sha: text } }
      ]
      const plane = await hostileControlPlane({ deployment: { name: text }, revisions })
      const inputs = gitInputs(plane.url, {
        deployment_id: DEPLOYMENT_ID,
        name: '',
        timeout: '5s',
        secrets: 'A=value-a'
      })
      const { outputFile } = await startProgram({ inputs })
      await plane.close()
      const outputs = readOutputs(outputFile)
      expect(outputs).not.toHaveProperty('url')
      expect(outputs.deployment_id).toBe(DEPLOYMENT_ID)
      expect(outputs.operation).not.toBe('deleted')
      expect(JSON.parse(outputs.plan ?? '')).toMatchObject({ operation: 'update' })
    }
  )

  test.concurrent('an output file that is missing fails before anything is made, not after', async () => {
    await using plane = await startPlane()
    const { exitCode, stdout } = await runBundle(gitInputs(plane.url), {
      variables: { GITHUB_OUTPUT: '/nonexistent/output' }
    })
    expect({ exitCode, inventory: inventory(plane) }).toEqual({ exitCode: 1, inventory: {} })
    expect(stdout).toMatch(/^::error::.*\/nonexistent\/output/m)
  })

  test.concurrent('nothing goes to the other stream, and no stack trace into the log, of a run that fails', async () => {
    await using plane = await startPlane({ faults: ['* ** 500 times=always'] })
    const { exitCode, log, other } = await startProgram({
      inputs: gitInputs(plane.url, { timeout: '300ms' })
    })
    expect({ exitCode, other }).toEqual({ exitCode: 1, other: '' })
    expect(log.replace(/^::debug::.*$/gm, '')).not.toMatch(/\bat .*\.js:\d+/)
  })
})
