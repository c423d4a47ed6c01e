import { expect, test } from '@jest/globals'
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

  async latestState(id: number) {
    this.asked++
    return this.states[this.states.length - id] ?? null
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
const failures = (count: number) => Array<string>(count).fill('failure')

test('a long row of failed runs does not cost a run a request each', async () => {
  expect((await retire([...failures(200), 'success'])).asked).toBe(30)
})

test('a success behind some failed runs is still taken off', async () => {
  expect((await retire([...failures(29), 'success', ...failures(29), 'success', 'inactive'])).retired).toEqual([32, 2])
})
