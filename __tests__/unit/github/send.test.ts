import { describe, expect, test } from '@jest/globals'
import { fetchWithin, onlyTo } from '../../../src/github/send.js'

const ORIGIN = 'https://api.github.com'
type Sent = [url: string, init: RequestInit]

/** Requests to ORIGIN, of a server that answers each with a redirect to the next of these addresses, then with 200. */
function throughRedirects(addresses: readonly string[], status = 301) {
  const sent: Sent[] = []
  const send = (async (url: string, init: RequestInit) => {
    sent.push([url, init])
    const location = addresses[sent.length - 1]
    return location === undefined ? new Response('{}') : new Response(null, { status, headers: { location } })
  }) as unknown as typeof fetch
  return { send: onlyTo(ORIGIN, send), sent, urls: () => sent.map(([url]) => url) }
}

const REPOSITORY = `${ORIGIN}/repos/acme/support`
const init = { headers: { authorization: 'token t-0815' } }

describe('the token goes to one origin only', () => {
  test.each([
    ['plain http to the same host', 'http://api.github.com/repos/acme/support'],
    ['plain http to the port of https', 'http://api.github.com:443/repos/acme/support'],
    ['another port', 'https://api.github.com:8443/repos/acme/support'],
    ['another host', 'https://github.com/repos/acme/support'],
    ['a host that begins alike', 'https://api.github.com.evil.example/repos/acme/support'],
    ['a host behind a user', 'https://api.github.com@evil.example/repos/acme/support'],
    ['a host below it', 'https://x.api.github.com/repos/acme/support'],
    ['no scheme of its own', '//evil.example/repos']
  ])('neither a request nor a redirect takes it elsewhere: %s', async (_, address) => {
    const direct = throughRedirects([])
    if (!address.startsWith('//'))
      await expect(direct.send(address, init)).rejects.toThrow(/named a next page at .* only sent to/)
    expect(direct.urls()).toEqual([])
    for (const before of [[], [`${REPOSITORY}-renamed`]]) {
      const { send, urls } = throughRedirects([...before, address])
      await expect(send(REPOSITORY, init)).rejects.toMatchObject({
        name: 'AbortError',
        message: expect.stringMatching(/^GitHub redirected a GET request \(301\) to \S+\. The token is only sent to/)
      })
      expect(urls()).toEqual([REPOSITORY, ...before])
    }
  })

  test('a request object is looked at like an address', async () => {
    const { send, urls } = throughRedirects([])
    await expect(send(new Request('http://api.github.com/user'), init)).rejects.toThrow(/only sent to/)
    expect(urls()).toEqual([])
  })
})

describe('a repository that was renamed', () => {
  test.each([301, 302, 307, 308])('answers %i, and is read where it is now', async (status) => {
    const { send, sent, urls } = throughRedirects(['/repositories/7'], status)
    expect((await send(REPOSITORY, init)).status).toBe(200)
    expect(urls()).toEqual([REPOSITORY, `${ORIGIN}/repositories/7`])
    // Left to fetch, a redirect would be followed without checking its target.
    expect(sent.map(([, { redirect }]) => redirect)).toEqual(['manual', 'manual'])
  })

  test.each([301, 302, 303])('is not written to after a %i, which would make it a read', async (status) => {
    const { send, urls } = throughRedirects(['/repositories/7'], status)
    await expect(send(REPOSITORY, { ...init, method: 'POST' })).rejects.toThrow(/POST.*Only reads follow/)
    expect(urls()).toEqual([REPOSITORY])
  })

  test.each([307, 308])('is written to where it is now after a %i', async (status) => {
    const { send, sent } = throughRedirects(['/repositories/7'], status)
    await send(REPOSITORY, { ...init, method: 'POST' })
    expect(sent.map(([, { method }]) => method)).toEqual(['POST', 'POST'])
  })

  test('is not followed in circles', async () => {
    const { send, sent } = throughRedirects(Array<string>(10).fill('/repositories/7'))
    await expect(send(REPOSITORY, init)).rejects.toMatchObject({
      name: 'AbortError',
      message: expect.stringMatching(/more than 3 times/)
    })
    expect(sent).toHaveLength(4)
  })

  test('is not followed to what is not a URL', async () => {
    const { send, urls } = throughRedirects(['http://['])
    await expect(send(REPOSITORY, init)).rejects.toThrow(/redirected a GET request \(301\).*is not a URL/)
    expect(urls()).toEqual([REPOSITORY])
  })
})

test('304 and what names no address is an answer', async () => {
  const send = onlyTo(ORIGIN, async () => new Response(null, { status: 304 }))
  expect((await send(REPOSITORY, init)).status).toBe(304)
})

test.each([
  [299, true],
  [300, false],
  [399, false],
  [400, true]
])('an answer %i with an address is handed on: %s', async (status, isAnswer) => {
  let sent = 0
  const answer = { status, headers: new Headers({ location: '/x' }), body: null } as Response
  const send = onlyTo(ORIGIN, async () => {
    sent++
    return answer
  })
  const got = await send(REPOSITORY).catch(() => undefined)
  expect([got === answer, sent]).toEqual(isAnswer ? [true, 1] : [false, 4])
})

describe('a request ends', () => {
  const hanging: typeof fetch = (_, init) =>
    new Promise((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
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

  test('with its own error, if it has one', async () => {
    const send = fetchWithin(() => Promise.reject(new TypeError('fetch failed')), new AbortController().signal)
    await expect(send(REPOSITORY)).rejects.toThrow('fetch failed')
  })
})
