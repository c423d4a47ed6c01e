import { getEventListeners } from 'node:events'
import { describe, expect, test } from '@jest/globals'
import { fetchWithin, onlyTo } from '../../../src/adapters/github/connection.js'

const ORIGIN = 'https://api.github.com'
const REPOSITORY = `${ORIGIN}/repos/acme/support`

/** Requests to ORIGIN, of a server that answers with this status and address. */
function answering(status: number, location?: string) {
  const sent: (string | undefined)[][] = []
  const answer = {
    status,
    headers: new Headers(location === undefined ? {} : { location }),
    body: null
  }
  const send = (async (url: string, init: RequestInit) => {
    sent.push([url, init.redirect])
    return answer
  }) as unknown as typeof fetch
  return { send: onlyTo(ORIGIN, send), sent, answer }
}

describe('the token goes to one origin only', () => {
  test.each([
    'http://api.github.com/repos/acme/support',
    'http://api.github.com:443/repos/acme/support',
    'https://api.github.com:8443/repos/acme/support',
    'https://api.github.com.evil.example/repos/acme/support',
    'https://api.github.com@evil.example/repos/acme/support',
    'https://x.api.github.com/repos/acme/support'
  ])('not to %s', async (address) => {
    const { send, sent } = answering(200)
    for (const request of [address, new Request(address.replace('api.github.com@', ''))])
      await expect(send(request)).rejects.toMatchObject({
        name: 'AbortError',
        message: expect.stringMatching(/^GitHub pointed to \S+\. The token is only sent to/)
      })
    expect(sent).toEqual([])
  })

  test.each<[number, string | undefined, boolean]>([
    [200, undefined, true],
    [299, '/x', true],
    [300, '/x', false],
    [308, '/repositories/7', false],
    [399, 'http://[', false],
    [304, undefined, true],
    [400, '/x', true]
  ])('no redirect is followed: %i to %s is an answer: %s', async (status, location, isAnswer) => {
    const { send, sent, answer } = answering(status, location)
    const got: unknown = await send(REPOSITORY, { method: 'POST' }).catch(
      (error: Error) => error.message
    )
    if (isAnswer) expect(got).toBe(answer)
    else
      expect(got).toBe(
        `GitHub redirected a POST request (${status}) to ${location}. The token is only sent to ${ORIGIN}`
      )
    // Left to fetch, a redirect would be followed.
    expect(sent).toEqual([[REPOSITORY, 'manual']])
  })
})

describe('a request ends', () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) =>
      init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
    )
  const unanswered = { name: 'AbortError', message: 'GitHub did not answer in time' }

  test('without an answer', async () => {
    const send = fetchWithin(hanging, new AbortController().signal, 20)
    await expect(send(REPOSITORY)).rejects.toMatchObject(unanswered)
  })

  test('with the run', async () => {
    const ended = new AbortController()
    const sent = fetchWithin(hanging, ended.signal)(REPOSITORY)
    ended.abort()
    await expect(sent).rejects.toMatchObject(unanswered)
  })

  test('and leaves no listener: Node warns of eleven', async () => {
    const ended = new AbortController()
    const send = fetchWithin(async () => new Response('x'), ended.signal)
    for (let nth = 0; nth < 20; nth++) await send(REPOSITORY)
    expect(getEventListeners(ended.signal, 'abort')).toHaveLength(1)
  })

  test('with its own error, if it has one', async () => {
    const send = fetchWithin(
      () => Promise.reject(new TypeError('fetch failed')),
      new AbortController().signal
    )
    await expect(send(REPOSITORY)).rejects.toThrow('fetch failed')
  })
})
