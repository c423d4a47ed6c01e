import { describe, expect, test } from '@jest/globals'
import { retireRecords } from '../../../src/github-records/github-deployment.js'
import type { NewGitHubStatus } from '../../../src/ports.js'

/** An environment whose records have these states, newest first. */
class Environment {
  asked = 0
  retired: number[] = []
  constructor(private readonly states: string[]) {}

  async *listDeployments() {
    for (const index of this.states.keys()) yield { id: this.states.length - index, payload: { name: 'support' } }
  }

  async latestStatus(id: number) {
    this.asked++
    const state = this.states[this.states.length - id]
    return state === undefined ? null : { state, description: '' }
  }

  async addStatus(id: number, { state }: NewGitHubStatus) {
    if (state === 'inactive') this.retired.push(id)
  }
}

const retire = async (states: string[]) => {
  const environment = new Environment(states)
  const wanted = { environment: 'production', name: 'support', control_plane: 'one' }
  await retireRecords(environment, wanted, { description: 'The deployment was deleted' })
  return environment
}

test('the first record that is inactive ends the search: the run that retired it also retired those before it', async () => {
  expect(await retire(['success', 'in_progress', 'inactive', 'success'])).toMatchObject({ asked: 3, retired: [4, 3] })
})

test('a failed record keeps its state, and the success behind it ends', async () => {
  expect((await retire(['failure', 'error', 'success'])).retired).toEqual([1])
})

describe('only earlier records of exactly this deployment are retired', () => {
  const own = { name: 'support', control_plane: 'one' }
  const wanted = { environment: 'production', ...own }
  /** The ids that are retired of records with these payloads, newest first: the last one has id 1. */
  const retired = async (payloads: unknown[], before?: number) => {
    const ids: number[] = []
    const github = {
      async *listDeployments() {
        for (const [index, payload] of payloads.entries()) yield { id: payloads.length - index, payload }
      },
      latestStatus: async () => ({ state: 'success', description: '' }),
      addStatus: async (id: number, { state }: NewGitHubStatus) => void (state === 'inactive' && ids.push(id))
    }
    await retireRecords(github, wanted, { description: 'x', ...(before !== undefined && { before }) })
    return ids
  }

  test.each<[string, unknown]>([
    ['a longer name', { ...own, name: 'support-pr-1' }],
    ['a shorter name', { ...own, name: 'suppor' }],
    ['the same name on another control plane', { ...own, control_plane: 'two' }],
    ['somebody else', { task: 'deploy' }],
    ['nothing', null],
    ['a text', 'support'],
    ['a name of another kind', { ...own, name: ['support'] }]
  ])('%s stays', async (_, payload) => {
    expect(await retired([payload, own, payload, own])).toEqual([3, 1])
  })

  test('a payload as text, with more in it, or without a control plane is of this deployment', async () => {
    const payloads = [JSON.stringify(own), { ...own, deployment_id: 'd1', more: 1 }, { name: 'support' }]
    expect(await retired(payloads)).toEqual([3, 2, 1])
  })

  test('the record of this run and newer ones stay', async () => {
    expect(await retired([own, own, own, own], 3)).toEqual([2, 1])
  })

  test('of an environment with thousands of records, one page is read', async () => {
    const others = Array.from({ length: 99 }, () => ({ name: 'other' }))
    expect(await retired([...others, own, own])).toEqual([2])
  })
})
