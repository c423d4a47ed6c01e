/** Which processes run when, with processes that the test holds in its hand and a control plane without HTTP. */
import { beforeEach, expect, test } from '@jest/globals'
import { ControlPlane, seedIntegrations, seedListeners } from '../../emulator/index.js'
import { type AgentProcess, Fleet } from '../../emulator/processes/fleet.js'
import { gitRequest } from './support.js'

interface Hand {
  label: string
  secrets: string[]
  stopped: boolean
  serve(): Promise<void>
  fail(reason: string): Promise<void>
}

const time = { now: 0 }
let started: Hand[]
let notes: string[]
let plane: ControlPlane
let fleet: Fleet

/** Lets everything run that can. */
const settle = () => new Promise((resolve) => setImmediate(resolve))

function start({ label, secrets }: { label: string; secrets: readonly { name: string }[] }): Promise<AgentProcess> {
  let [serve, fail, end] = [() => {}, (_error: Error) => {}, (_how: string) => {}]
  const up = new Promise<void>((resolve, reject) => {
    ;[serve, fail] = [resolve, reject]
  })
  const ended = new Promise<string>((resolve) => {
    end = resolve
  })
  const hand: Hand = {
    label,
    secrets: secrets.map(({ name }) => name),
    stopped: false,
    serve: async () => {
      serve()
      await settle()
    },
    fail: async (reason) => {
      fail(new Error(reason))
      await settle()
    }
  }
  started.push(hand)
  const stop = async () => {
    hand.stopped = true
    end('was ended')
  }
  return Promise.resolve({ port: started.length, up, ended, stop })
}

beforeEach(() => {
  time.now = 0
  started = []
  notes = []
  plane = new ControlPlane({
    now: () => time.now,
    origin: () => 'http://control.example',
    integrations: seedIntegrations([]),
    listeners: seedListeners([]),
    buildTime: 100,
    deleteTime: 0,
    commitOf: () => 'c',
    outcomeOf: () => undefined,
    graphsOf: () => ({ graphs: [] }),
    behaviorOf: () => ({}),
    processes: true
  })
  fleet = new Fleet(plane, { start, note: (label, text) => notes.push(`${label}: ${text}`) })
})

async function at(now: number): Promise<void> {
  time.now = now
  fleet.tend()
  await settle()
}

function created(): string {
  const answer = plane.create(gitRequest())
  if (answer.status !== 201) throw new Error('create was refused')
  return answer.body.id
}

function latest(id: string) {
  const page = plane.listRevisions(id, { limit: 1, offset: 0 })
  if (page.status !== 200 || page.body.resources[0] === undefined) throw new Error('no revision')
  return page.body.resources[0]
}

const running = () => started.filter(({ stopped }) => !stopped).map(({ label }) => label)

test('a process is started when its revision is rolled out, once, and DEPLOYED is when both it and the time are ready', async () => {
  const id = created()
  await at(50)
  expect(running()).toEqual([])
  await at(90)
  await at(91)
  expect(running()).toEqual(['support #1'])
  await at(150)
  expect(latest(id).status).toBe('DEPLOYING')
  await started[0]?.serve()
  expect(latest(id)).toMatchObject({ status: 'DEPLOYED', updated_at: new Date(150).toISOString() })
  expect(notes).toEqual(['support #1: is serving'])
})

test('the old process goes once the new one serves, not before', async () => {
  const id = created()
  await at(100)
  await started[0]?.serve()
  plane.patch(id, { secrets: [{ name: 'NEW', value: 'x' }] })
  await at(300)
  expect(running()).toEqual(['support #1', 'support #2'])
  expect(started[1]?.secrets).toEqual(['NEW'])
  await started[1]?.serve()
  await at(301)
  expect(running()).toEqual(['support #2'])
})

test('one whose revision is superseded while it starts is let go, and what becomes of it changes nothing', async () => {
  const id = created()
  await at(100)
  plane.patch(id, { secrets: [] })
  await at(110)
  expect(running()).toEqual([])
  await started[0]?.serve()
  const revisions = plane.listRevisions(id, { limit: 2, offset: 0 })
  expect(revisions.status === 200 && revisions.body.resources[1]?.status).toBe('SKIPPED')
})

test('a process that was stopped for a restart is started again', async () => {
  created()
  await at(100)
  await started[0]?.serve()
  await fleet.stopAll()
  expect(running()).toEqual([])
  await at(101)
  expect(running()).toEqual(['support #1'])
})
