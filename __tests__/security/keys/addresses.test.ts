import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { unsafeReason, withoutTrailingSlash } from '../../../src/adapters/http/safe-url.js'
import type { HttpRequest } from '../../../src/adapters/http/sender.js'
import { webAddress } from '../../../src/text/web-address.js'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { hostileText } from '../hostile/texts.js'
import { cases } from '../hostile/volume.js'

describe('a key goes over https, or to this machine', () => {
  test.each([
    ['https://api.example', 'https://api.example'],
    ['HTTPS://API.Example:443/api-host//', 'https://api.example/api-host'],
    ['https://api.example:8443/a/../b', 'https://api.example:8443/b'],
    ['http://localhost:8124', 'http://localhost:8124'],
    ['http://[::1]:8124/x', 'http://[::1]:8124/x'],
    // Other ways to write this very machine.
    ['http://2130706433', 'http://127.0.0.1'],
    ['http://0x7f.1', 'http://127.0.0.1'],
    ['http://[0:0:0:0:0:0:0:1]', 'http://[::1]'],
    ['http://\u24db\u24de\u24d2\u24d0\u24db\u24d7\u24de\u24e2\u24e3', 'http://localhost']
  ])('%s may have it', (url, where) => {
    expect({
      unsafeReason: unsafeReason(url),
      withoutTrailingSlash: withoutTrailingSlash(url)
    }).toEqual({ unsafeReason: undefined, withoutTrailingSlash: where })
  })

  test.each([
    ['http://api.example', 'plain http'],
    ['http://localhost.evil.example', 'plain http'],
    ['http://127.0.0.1.nip.io', 'plain http'],
    ['http://0.0.0.0', 'plain http'],
    ['http://[::ffff:127.0.0.1]', 'plain http'],
    ['http://169.254.169.254/latest', 'plain http'],
    ['http://loc\u0430lhost', 'plain http'],
    ['https://user:password@api.example', 'user or password'],
    ['http://127.0.0.1@evil.example', 'user or password'],
    ['https://api.example?x=1', 'query or fragment'],
    ['https://api.example#x', 'query or fragment'],
    ['file:///etc/passwd', 'not a URL'],
    ['//api.example', 'not a URL'],
    ['https:\\\\api.example', 'not a URL'],
    ['https://api.example\\@evil.example', 'not a URL'],
    ['https://api.example/\n', 'not a URL'],
    ['https://api.example:99999', 'not a URL'],
    ['https://\u0000api.example', 'not a URL']
  ])('%j is refused', (url, why) => {
    expect(unsafeReason(url)).toContain(why)
  })
})

const PARTS =
  'https:// http:// http: localhost 127.0.0.1 [::1] @ : / // \\ .. %2f %2e # ? evil.example . :80 0x7f000001'
const part = fc.oneof(
  fc.constantFrom(...PARTS.split(' '), '\u3002', '\uff0e', '\u2024', '\u00ad'),
  hostileText
)
const url = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(''))

test('whatever passes for an address is https or this machine, names no user, and stays the same place', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        url,
        url.map((rest) => `https://a.example${rest}`),
        url.map((rest) => `http://127.0.0.1${rest}`)
      ),
      (text) => {
        if (unsafeReason(text) !== undefined) return
        const { protocol, hostname, username, password, origin } = new URL(text)
        expect(
          protocol === 'https:' || /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
        ).toBe(true)
        expect({ username, password }).toEqual({ username: '', password: '' })
        expect(new URL(`${withoutTrailingSlash(text)}/v2/deployments`).origin).toBe(origin)
      }
    ),
    cases(10_000)
  )
})

test('whatever a service names as an address, a link leads to the web and names no user', () => {
  fc.assert(
    fc.property(url, (text) => {
      const address = webAddress(text)
      if (address !== undefined)
        expect(new URL(address)).toMatchObject({
          protocol: expect.stringMatching(/^https?:$/),
          username: '',
          password: ''
        })
    }),
    cases(5_000)
  )
})

test('whatever an id is made of, the request stays below base_url', async () => {
  const base = 'https://api.example/api-host'
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (deployment, revision) => {
      const asked: HttpRequest[] = []
      const send = (request: HttpRequest) => {
        asked.push(request)
        return Promise.reject(new Error('enough'))
      }
      const plane = controlPlaneOver({ send })
      const ids = [deployment.toWellFormed(), revision.toWellFormed()] as const
      for (const call of [
        () => plane.readRevision(...ids),
        () => plane.deleteDeployment(ids[0]),
        () => plane.listDeployments({ name_contains: ids[0], limit: 1, offset: 0 })
      ])
        await call().catch(() => undefined)
      for (const { path } of asked) {
        const { origin, pathname, hash } = new URL(base + path)
        expect({ origin, hash }).toEqual({ origin: 'https://api.example', hash: '' })
        // An identifier of dots alone is refused where answers are read (contract/answers.ts).
        if (!ids.some((id) => /^\.{1,2}$/.test(id)))
          expect(pathname.startsWith('/api-host/v2/deployments')).toBe(true)
      }
    }),
    cases(3_000)
  )
})
