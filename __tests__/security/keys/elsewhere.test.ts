import { describe, expect, test } from '@jest/globals'
import { gitHubAt } from '../../support/servers/github-at.js'
import { rawServer, reply, replyJson } from '../../support/servers/raw-server.js'
import { before, DEPLOYMENT, failureOf, serve } from '../../unit/control-plane/client.js'

/** Where a redirect may point: the other server, in every way that it can be named, and away from https. */
const LOCATIONS: Record<string, (other: string) => string> = {
  'another port': (other) => `${other}/v2/deployments`,
  'another name of this machine': (other) => other.replace('127.0.0.1', 'localhost'),
  'no scheme': (other) => other.replace('http:', ''),
  'a user': (other) => other.replace('//', '//u:p@'),
  'a relative path': () => '../elsewhere',
  nothing: () => ''
}
const STATUSES = [300, 301, 302, 303, 304, 305, 306, 307, 308]

describe('the key of the control plane', () => {
  const calls = STATUSES.flatMap((status) =>
    Object.keys(LOCATIONS).map((where): [number, string] => [status, where])
  )
  test.each(calls)('is sent once, whatever a %i to %s asks for', async (status, where) => {
    const other = await serve(() => replyJson(200, DEPLOYMENT))
    const location = LOCATIONS[where]?.(other.url) ?? ''
    const headers = {
      location,
      refresh: `0; url=${other.url}`,
      'alt-svc': `h2="127.0.0.1:${other.port}"`,
      'content-location': other.url
    }
    const { controlPlane, server } = await before(() => reply(status, '', headers))
    const writes = [
      () => controlPlane.readDeployment('d'),
      () => controlPlane.readRevision('d', 'r'),
      () => controlPlane.createDeployment({} as never),
      () => controlPlane.patchDeployment('d', {}),
      () => controlPlane.deleteDeployment('d'),
      () => controlPlane.redeployRevision('d', 'r'),
      () => controlPlane.readRevisionLog('d', 'r', { log: 'build', order: 'desc', limit: 100 }),
      () => controlPlane.listIntegrations(),
      () => controlPlane.listListeners(),
      () => controlPlane.listRevisions('d'),
      () => controlPlane.listDeployments({ name_contains: 'd', limit: 1, offset: 0 })
    ]
    // 307 and 308 ask to send the same request elsewhere; other redirects may show the result of a write.
    const mayHaveBeenApplied = [301, 302, 303, 304].includes(status)
    for (const write of writes)
      expect(await failureOf(write())).toMatchObject({ mayHaveBeenApplied })
    expect({ requests: server.requests.length, connections: other.connections() }).toEqual({
      requests: writes.length,
      connections: 0
    })
    expect(
      new Set(server.requests.map(({ path }) => path.replace(/[?].*/, ''))).has('/v1/elsewhere')
    ).toBe(false)
  })

  test('does not go to the next page that a list names elsewhere', async () => {
    const other = await serve(() => replyJson(200, []))
    const next = `${other.url}/v2/deployments?page=2`
    const { controlPlane, server } = await before(() =>
      replyJson(
        200,
        { resources: [DEPLOYMENT], offset: 0, next },
        { link: `<${next}>; rel="next"`, 'x-next-page': next }
      )
    )
    await controlPlane.listDeployments({ name_contains: 'd', limit: 1, offset: 0 })
    expect({ requests: server.requests.length, connections: other.connections() }).toEqual({
      requests: 1,
      connections: 0
    })
  })
})

describe('the token of GitHub', () => {
  const open = (apiUrl: string) => gitHubAt(apiUrl, { token: 'ghs_of_the_tests' })
  /** The error that names the other host. */
  const refusalOf = (url: string) => ({
    message: expect.stringMatching(
      `(redirected|pointed).* ${url}(/x)?[.] The token is only sent to`
    )
  })
  const rows = [
    { id: 1, payload: {}, body: 'x', user: { type: 'Bot' }, author_association: 'NONE' }
  ]

  test.each(['https', 'http'])(
    'does not go to the next page of a list on another host (%s)',
    async (scheme) => {
      await using other = disposable(await rawServer(() => replyJson(200, rows)))
      const next = other.url.replace('http', scheme)
      await using api = disposable(
        await rawServer(() =>
          replyJson(200, rows, { link: `<${next}/repos/acme/support/issues?page=2>; rel="next"` })
        )
      )
      const seen: number[] = []
      const read = async () => {
        for await (const { id } of open(api.url).listComments(7)) seen.push(id)
      }
      await expect(read()).rejects.toMatchObject(refusalOf(next))
      expect({ seen, requests: api.requests.length, connections: other.connections() }).toEqual({
        seen: [1],
        requests: 1,
        connections: 0
      })
    }
  )

  test.each([301, 302, 303, 307, 308])(
    'is not sent to another host by a %i, and neither is the body',
    async (status) => {
      await using other = disposable(await rawServer(() => replyJson(200, { id: 1 })))
      await using api = disposable(
        await rawServer(() => reply(status, '', { location: `${other.url}/x` }))
      )
      const github = open(api.url)
      await expect(github.readPullRequest(1)).rejects.toMatchObject(refusalOf(other.url))
      await expect(github.createComment(1, 'text')).rejects.toMatchObject(refusalOf(other.url))
      expect({ requests: api.requests.length, connections: other.connections() }).toEqual({
        requests: 2,
        connections: 0
      })
    }
  )
})

function disposable<T extends { close(): Promise<void> }>(server: T): T & AsyncDisposable {
  return Object.assign(server, { [Symbol.asyncDispose]: () => server.close() })
}
