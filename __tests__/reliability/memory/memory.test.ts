import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { deploymentBody } from '../../../bench/emulator/client.js'
import { API_KEY, startLocalControlPlane } from '../../../bench/emulator/measured-server.js'

/** What is held after some of the work, and after four times as much; in mebibytes, after a garbage collection. */
interface Held {
  some: number
  fourTimes: number
}

async function waitInVain(looks: number): Promise<Held> {
  const child = fork('scripts/start-typescript.mjs', ['__tests__/reliability/memory/failing-wait.ts', String(looks)], {
    execArgv: ['--expose-gc'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc']
  })
  let complaint = ''
  child.stderr?.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const told = once(child, 'message').then(([held]) => held as Held)
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`it told nothing, and ended with ${code}: ${complaint}`)
  })
  try {
    return await Promise.race([told, ended])
  } finally {
    child.kill()
  }
}

async function playLives(lives: number): Promise<Held> {
  await using server = await startLocalControlPlane('--build-time', '1ms')
  const ask = async (method: string, path: string, body?: object): Promise<Record<string, string>> => {
    const headers = { 'x-api-key': API_KEY, ...(body && { 'content-type': 'application/json' }) }
    const answer = await fetch(server.url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text.startsWith('{') ? (JSON.parse(text) as Record<string, string>) : {}
  }
  const live = async (nth: number) => {
    const made = await ask('POST', '/v2/deployments', deploymentBody(`support-${nth}`))
    const path = `/v2/deployments/${made['id']}`
    await ask('GET', `/v2/deployments?name_contains=support-${nth}&limit=20&offset=0`)
    await ask('GET', `${path}/revisions/${made['latest_revision_id']}`)
    await ask('PATCH', path, { source_revision_config: { image_uri: `registry.example/support:${nth}` } })
    await ask('DELETE', path)
  }
  const held = async () => (await server.memory()).heapUsed / 2 ** 20
  let some = 0
  for (let nth = 1; nth <= 4 * lives; nth++) {
    await live(nth)
    if (nth === lives) some = await held()
  }
  return { some, fourTimes: await held() }
}

// As many as fill up whatever is bounded: lines of a log, the latest 1,000 requests. What the work after that may leave behind,
// in mebibytes, is six times what it was when this was written: code that is compiled, caches of Node.
test.each([
  ['the action, that waits while 10,000 looks fail or tell something new,', 1.25, () => waitInVain(10_000)],
  ['the local control plane, through the lives of 300 deployments,', 2.5, () => playLives(300)]
] as const)(
  '%s holds no more after four times as much',
  async (_what, mostMiB, measure) => {
    const { some, fourTimes } = await measure()
    expect(some).toBeGreaterThan(1)
    expect(fourTimes - some).toBeLessThan(mostMiB)
  },
  240_000
)
