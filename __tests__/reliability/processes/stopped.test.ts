/** A run stopped at each point of the table, looked at, and run again. */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { GitHubServer } from '../../github/server/index.js'
import { readOutputs } from '../../programs/action/started-program.js'
import type { ProcessEnd } from '../../support/program-process.js'
import { PROGRAM } from '../../support/program-under-test.js'
import { OUTPUTS, POINTS, type Recorded, type Row, SAYS } from './points.js'
import { type Stage, setScene } from './stage.js'

jest.setTimeout(120_000)

let github: GitHubServer
/** Those after which no request to GitHub was abandoned. */
const closed: { signal: NodeJS.Signals; row: Row }[] = []
beforeAll(async () => {
  github = await GitHubServer.start()
})
afterAll(async () => {
  await github.close()
  expect(github.violations).toEqual([])
  // The machine may be too slow for one or another of them, never for all.
  const signals = closed.filter(({ row }) => row.recorded === 'error').map(({ signal }) => signal)
  expect(new Set(signals)).toEqual(new Set(['SIGINT', 'SIGTERM']))
})

const ROWS = (['SIGINT', 'SIGTERM', 'SIGKILL'] as const).flatMap((signal) =>
  POINTS.map((row) => ({ signal, row, title: titleOf(row) }))
)

test.concurrent.each(ROWS)(
  'after $signal at $title, running again doubles nothing',
  async ({ signal, row }) => {
    await using stage = await setScene(row.scene, github)
    const stopped = await stage.play(row.point, async (child) => {
      // What GitHub is asked, and the read that names the revision, are sent side by side.
      if (OUTPUTS[row.known].includes('revision_id')) await stage.polled
      child.kill(signal)
    })
    expectKnown(row, stopped, stage)
    if (signal === 'SIGKILL')
      expect({ exitCode: stopped.exitCode, signal: stopped.signal }).toEqual({
        exitCode: null,
        signal: 'SIGKILL'
      })
    else {
      expectTold(row, stopped)
      if (expectClosed(row, stopped, stage)) closed.push({ signal, row })
    }
    stage.letTimePass()
    expectWhole(row, await stage.play(), stage)
  }
)

function titleOf({ scene, point }: Row): string {
  return `${scene}, ${point.request} ${point.nth} ${point.stage}`
}

/** The service may show the commit with an early status. */
const isNoCommit = (name: string) => name !== 'commit_sha'

/** The outputs so far are in the runner's file, complete, and name existing resources. */
function expectKnown({ known, scene }: Row, { outputFile }: ProcessEnd, stage: Stage): void {
  const { error_code: _code, ...outputs } = readOutputs(outputFile)
  const wanted = OUTPUTS[known]
  // While GitHub is held, the wait for the revision continues, so there may be more outputs.
  if (scene === 'preview being built')
    expect(Object.keys(outputs)).toEqual(expect.arrayContaining(wanted))
  else
    expect(Object.keys(outputs).filter(isNoCommit).sort()).toEqual(wanted.filter(isNoCommit).sort())
  const [there] = stage.plane.controlPlane.dump()
  if (outputs['revision_id'] !== undefined)
    expect(outputs['revision_id']).toBe(there?.revisions.at(-1)?.id)
  if (outputs['deployment_id'] !== undefined && there !== undefined)
    expect(outputs['deployment_id']).toBe(there.id)
}

/** Cancelled: exit code 1, one error that names what continues, a summary. */
function expectTold({ said }: Row, end: ProcessEnd): void {
  expect({ exitCode: end.exitCode, signal: end.signal, other: end.other }).toEqual({
    exitCode: PROGRAM.exitCodeOf('cancelled'),
    signal: null,
    other: ''
  })
  expect(end.log).toMatch(SAYS[said])
  expect(readOutputs(end.outputFile)['error_code']).toBe('cancelled')
  expect(end.log.replace(GIVEN_UP, '').match(/^::(error|warning)::.*/gm)).toHaveLength(1)
  expect(end.summary).toMatch(said === 'done' ? /^(### ✅|$)/ : /^### ⏹️/)
}

/** Said where GitHub did not answer in time: at a point that holds it, or on a machine that is overloaded. */
const GIVEN_UP =
  /^::warning::This run was cancelled before GitHub answered, so it could not (.*)\. The record may stay open.*$/gm

/** Intermediate states of a record before its final one. */
const BEFORE: Record<Recorded, Recorded[]> = {
  none: [],
  in_progress: ['none'],
  error: ['none', 'in_progress'],
  success: ['none', 'in_progress']
}

/**
 * The records on GitHub are closed, or a message names those whose state is unknown; then at least they are not wrong.
 *
 * @returns Whether no request was abandoned.
 */
function expectClosed({ said, recorded }: Row, { log }: ProcessEnd, stage: Stage): boolean {
  const givenUp = [...log.matchAll(GIVEN_UP)].map(([, what]) => what)
  const records = stage.recorded()
  if (givenUp.includes('record the deployment on GitHub')) {
    const may = recorded === undefined ? ['none'] : [recorded, ...BEFORE[recorded]]
    expect(records.length).toBeLessThanOrEqual(1)
    for (const state of records) expect(may).toContain(state)
  } else expect(records).toEqual(recorded === undefined ? [] : [recorded])
  if (said !== 'done' && !givenUp.includes('write the comment on the pull request'))
    expect(stage.comments().filter((body) => body.includes('is being deployed'))).toEqual([])
  return givenUp.length === 0
}

/** After the same run again: one deployment, no revision too many, what was asked for, success. */
function expectWhole(
  { scene }: Row,
  { exitCode, outputFile, log }: ProcessEnd,
  stage: Stage
): void {
  expect([exitCode, log.match(/^::(error|warning)::.*$/gm)]).toEqual([0, null])
  const outputs = readOutputs(outputFile)
  if (scene === 'delete') {
    expect({ operation: outputs['operation'], inventory: stage.inventory() }).toEqual({
      operation: 'deleted',
      inventory: {}
    })
    return
  }
  const isPreview = scene === 'preview' || scene === 'preview being built'
  const name = isPreview ? `support-pr-${stage.pull}` : 'support'
  const revisions = scene === 'patch' || scene === 'check' ? 2 : 1
  expect(stage.inventory()).toEqual({ [name]: revisions })
  const [there] = stage.plane.controlPlane.dump()
  expect(there?.secrets).toEqual([{ name: 'GREETING', value: 'value-after' }])
  const latest = there?.revisions.at(-1)?.id
  expect(outputs).toMatchObject({
    deployment_id: there?.id,
    revision_id: latest,
    status: 'DEPLOYED'
  })
  if (scene === 'check') expect(outputs['smoke']).toBe('passed')
  if (!isPreview) return
  const records = stage.recorded()
  expect(records.at(-1)).toBe('success')
  for (const earlier of records.slice(0, -1)) expect(['inactive', 'error']).toContain(earlier)
  expect(stage.comments()).toEqual([
    expect.stringMatching(/<!-- row (?:created|updated|unchanged|resumed) /)
  ])
}
