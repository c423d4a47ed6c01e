import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from '@jest/globals'
import { GitHubServer } from '../../github/server/index.js'
import { gitInputs } from '../../programs/action/bundle.js'
import { startPlane } from '../../programs/action/emulated.js'
import { readOutputs } from '../../programs/action/started-program.js'
import { runProcess } from '../../support/program-process.js'
import { PROGRAM } from '../../support/program-under-test.js'
import { setScene } from './stage.js'

test('the end of a terminal (SIGHUP) is an end like the others', async () => {
  await using plane = await startPlane({ outcomes: ['stuck:BUILDING'] })
  const end = await runProcess({
    inputs: gitInputs(plane.url),
    onLine: (line, child) => {
      if (line.endsWith('BUILDING')) child.kill('SIGHUP')
    }
  })
  expect({ exitCode: end.exitCode, signal: end.signal, other: end.other }).toEqual({
    exitCode: PROGRAM.exitCodeOf('cancelled'),
    signal: null,
    other: ''
  })
  expect(end.log).toContain('::error::Cancelled while waiting for revision ')
  expect(readOutputs(end.outputFile)['status']).toBe('BUILDING')
})

test('a signal before the first line changes nothing', async () => {
  await using plane = await startPlane()
  const end = await runProcess({
    inputs: gitInputs(plane.url),
    onStart: (child) => child.kill('SIGINT')
  })
  expect({ exitCode: end.exitCode, signal: end.signal }).toEqual({
    exitCode: null,
    signal: 'SIGINT'
  })
  expect({ outputFile: end.outputFile, requests: plane.requests }).toEqual({
    outputFile: '',
    requests: []
  })
})

test('as a runner cancels, the run is over before its second signal, though neither service nor GitHub answers', async () => {
  const github = await GitHubServer.start()
  await using stage = await setScene('preview being built', github)
  const over = new AbortController()
  const sent: string[] = []
  const point = { request: 'GET /revisions/:id', nth: 2, stage: 'arrived' } as const
  const end = await stage.play(point, (child) => {
    github.faults.push({ answer: 'hang' })
    const signal = (name: NodeJS.Signals) => {
      sent.push(name)
      child.kill(name)
    }
    signal('SIGINT')
    void delay(7_500, undefined, { signal: over.signal, ref: false }).then(
      () => signal('SIGTERM'),
      () => {}
    )
  })
  over.abort()
  await github.close()
  expect({ exitCode: end.exitCode, signal: end.signal, sent }).toEqual({
    exitCode: PROGRAM.exitCodeOf('cancelled'),
    signal: null,
    sent: ['SIGINT']
  })
  expect(readOutputs(end.outputFile)).toHaveProperty('revision_id')
})
