import { gzipSync } from 'node:zlib'
import { describe, expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { createAgentServer } from '../../../src/adapters/agent-server/client.js'
import { GitHubError, inOneLine, RequestError } from '../../../src/errors.js'
import { contextOf } from '../../support/fakes/inputs.js'
import { gitHubAt } from '../../support/servers/github-at.js'
import { type RawHandler, rawServer, reply } from '../../support/servers/raw-server.js'
import { before, clientOf, serve } from '../../unit/control-plane/client.js'
import { wrongs } from './harmless.js'
import { INPUTS, openStage, play } from './stage.js'
import { hostileText, jsonText, nested } from './texts.js'
import { TwistedAnswers } from './twisted-answers.js'
import { cases, withinSeconds } from './volume.js'

openStage()

const MEBIBYTE = 1024 * 1024
const thenClose =
  (bytes: string | Buffer): RawHandler =>
  (_request, socket) => {
    socket.end(bytes)
    return undefined
  }

/** Each operation of the control plane, and of the agent server, against one server. */
async function refusals(handler: RawHandler, timeoutMs = 5_000): Promise<unknown[]> {
  const { controlPlane, sender } = await before(handler)
  const agent = createAgentServer(sender, (text) => text)
  const calls = [
    () => controlPlane.readDeployment('d', { timeoutMs }),
    () => controlPlane.readRevision('d', 'r', { timeoutMs }),
    () => controlPlane.listRevisions('d', { timeoutMs }),
    () => controlPlane.listDeployments({ name_contains: 'd', limit: 1, offset: 0 }),
    () => controlPlane.listIntegrations(),
    () => controlPlane.listListeners(),
    () => controlPlane.createDeployment({} as never),
    () => controlPlane.patchDeployment('d', {}),
    () => controlPlane.deleteDeployment('d'),
    () => agent.searchAssistants({ limit: 1, offset: 0 }, timeoutMs),
    () =>
      agent.streamRun(
        { assistant_id: 'a', input: {}, stream_mode: 'updates' },
        timeoutMs,
        () => undefined
      )
  ]
  const ended = await Promise.all(
    calls.map((call) =>
      call().then(
        () => undefined,
        (error: unknown) => error
      )
    )
  )
  return ended.filter((error) => error !== undefined)
}

const ODD: Record<string, string | Buffer> = {
  'HTTP/0.9': 'hello\r\n',
  'HTTP/2 without being asked': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  'a status line without a status': 'HTTP/1.1\r\n\r\n',
  'status 000': 'HTTP/1.1 000 Zero\r\ncontent-length: 0\r\n\r\n',
  'status 99': 'HTTP/1.1 99 Low\r\ncontent-length: 0\r\n\r\n',
  'status 1000': 'HTTP/1.1 1000 High\r\ncontent-length: 0\r\n\r\n',
  'status 600': reply(600, 'x'),
  'nothing but early hints': 'HTTP/1.1 103 Early Hints\r\nlink: </a>\r\n\r\n'.repeat(50),
  'two lengths': 'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ncontent-length: 3\r\n\r\n{}x',
  'a length and chunks':
    'HTTP/1.1 200 OK\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
  'a length below zero': 'HTTP/1.1 200 OK\r\ncontent-length: -1\r\n\r\n{}',
  'a length of nonsense': 'HTTP/1.1 200 OK\r\ncontent-length: many\r\n\r\n{}',
  'a chunk of endless length':
    'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\n{}',
  'a chunk of no length': 'HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}',
  'a header without a name': 'HTTP/1.1 200 OK\r\n: x\r\ncontent-length: 2\r\n\r\n{}',
  'a header of a mebibyte': `HTTP/1.1 200 OK\r\nx: ${'y'.repeat(MEBIBYTE)}\r\n\r\n`,
  'ten thousand headers': `HTTP/1.1 200 OK\r\n${'x: y\r\n'.repeat(10_000)}\r\n`,
  'a NUL in a header': 'HTTP/1.1 200 OK\r\nx: a\u0000b\r\ncontent-length: 2\r\n\r\n{}',
  'a folded header': 'HTTP/1.1 500 No\r\nx: a\r\n b\r\ncontent-length: 0\r\n\r\n',
  'commands in the status line': 'HTTP/1.1 500 x\u2028::error::y\r\ncontent-length: 0\r\n\r\n',
  'gzip that is none': reply(200, '{}', { 'content-encoding': 'gzip' }),
  'gzip that is cut off': reply(200, gzipSync('{"id":"d"}').subarray(0, 12), {
    'content-encoding': 'gzip'
  }),
  'ten layers of gzip': reply(200, '{}', { 'content-encoding': Array(10).fill('gzip').join(', ') }),
  'another protocol':
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: h2c\r\n\r\n',
  'another protocol, and its first bytes':
    'HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n' +
    '{"id":"d"}',
  'another protocol that is not named': 'HTTP/1.1 101 Switching Protocols\r\n\r\n',
  'not modified': 'HTTP/1.1 304 Not Modified\r\netag: "x"\r\n\r\n',
  'no content': 'HTTP/1.1 204 No Content\r\n\r\n',
  'a part of it': reply(206, '{"id":', { 'content-range': 'bytes 0-5/900' }),
  '200 with nothing': reply(200, ''),
  '204 with a body': 'HTTP/1.1 204 No\r\ncontent-length: 9\r\n\r\n{"id":1}\n',
  'a web page': reply(200, '<html>Sign in</html>', { 'content-type': 'text/html' }),
  'JSON in UTF-16': reply(200, Buffer.from('\ufeff{"id":"d"}', 'utf16le'), {
    'content-type': 'application/json; charset=utf-16'
  }),
  'bytes of no text': reply(200, Buffer.from([0xff, 0xfe, 0x00, 0xc3, 0x28])),
  'lists in lists': reply(200, nested(200_000)),
  'maps in maps': reply(200, nested(200_000, 'map')),
  'lists in lists, refused': reply(422, `{"detail":${nested(100_000)}}`),
  'entries nested in a refusal': reply(
    422,
    `{"detail":[{"loc":${nested(100_000)},"msg":"x","type":"y"}]}`
  ),
  'a hundred thousand entries': reply(
    422,
    JSON.stringify({
      detail: Array.from({ length: 100_000 }, () => ({ loc: ['body', 'x'], msg: 'bad', type: 't' }))
    })
  ),
  'fifteen mebibytes of text, refused': reply(400, '<'.repeat(15 * MEBIBYTE)),
  'a list with a hundred thousand of nothing': reply(
    200,
    `{"resources":[${'null,'.repeat(100_000)}null]}`
  )
}

describe('an answer that is none, to each operation, is an error that names the request', () => {
  test.each(Object.entries(ODD))(
    '%s',
    async (name, bytes) => {
      const errors = await refusals(thenClose(bytes))
      for (const error of errors) {
        expect(error).toBeInstanceOf(RequestError)
        const { request } = error as RequestError
        expect(request).toMatch(/^(?:GET|POST|PATCH|DELETE) \//)
        const message = inOneLine(error as RequestError)
        expect(message).toContain(request)
        expect(message.length).toBeLessThan(8_000)
        expect(message).not.toMatch(/\p{Cc}|[\u2028\u2029]|::error/u)
        expect(message).not.toContain('call stack')
      }
      // A write that is answered with 2xx and nothing is confirmed by reading, and a list has
      // nothing in it if the status is 204; a search or a stream takes what it gets.
      expect(errors.length).toBeGreaterThanOrEqual(/^204|^no content/.test(name) ? 3 : 6)
    },
    withinSeconds(300)
  )
})

test(
  'whatever bytes a server answers, a read ends at once with a value or an error naming it',
  async () => {
    const head = fc.tuple(
      fc.constantFrom(
        '200 OK',
        '201 Created',
        '204 No',
        '400 Bad',
        '404 No',
        '429 Slow',
        '503 Down',
        '302 Found'
      ),
      fc.array(
        fc.tuple(
          fc.constantFrom(
            'content-type',
            'retry-after',
            'location',
            'content-encoding',
            'date',
            'x-any'
          ),
          hostileText
        ),
        { maxLength: 3 }
      )
    )
    const body = fc.oneof(jsonText, hostileText)
    const answer = fc.oneof(
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.tuple(head, body).map(([[status, headers], text]) => {
        const lines = headers
          .map(([name, value]) => `${name}: ${value.replace(/[^\t\x20-\xff]/g, '?')}\r\n`)
          .join('')
        return Buffer.concat([
          Buffer.from(
            `HTTP/1.1 ${status}\r\ncontent-length: ${Buffer.byteLength(text)}\r\n${lines}\r\n`,
            'latin1'
          ),
          Buffer.from(text)
        ])
      })
    )
    let bytes: Buffer = Buffer.alloc(0)
    const server = await rawServer((request, socket) => thenClose(bytes)(request, socket))
    const { controlPlane } = clientOf(server.url)
    await fc.assert(
      fc.asyncProperty(answer, async (next) => {
        bytes = next
        const read = controlPlane.readDeployment('d', { timeoutMs: 20_000 })
        const error: unknown = await read.then(
          () => undefined,
          (reason: unknown) => reason
        )
        if (error === undefined) return
        expect(error).toBeInstanceOf(RequestError)
        const message = inOneLine(error as RequestError)
        expect(message).toContain('GET /v2/deployments/d')
        expect(message).not.toMatch(/\p{Cc}|[\u2028\u2029]|no whole answer/u)
      }),
      cases(300)
    )
    await server.close()
  },
  withinSeconds(300)
)

test(
  'a deployment nested deeper than a stack is high is refused, and the run ends with a summary',
  async () => {
    for (const [field, kind] of [
      ['source_config', 'map'],
      ['secrets', 'list'],
      ['extra', 'map']
    ] as const) {
      const plane = new TwistedAnswers(
        [{ kind: 'honest' }, { kind: 'field', name: field, json: nested(100_000, kind) }],
        { exists: true, statuses: ['DEPLOYED'] }
      )
      const inputs = {
        ...INPUTS,
        graph_config_path: '',
        image_uri: 'a/b:1',
        resource_spec: 'labels: {a: b}'
      }
      expect(wrongs(await play({ inputs, context: contextOf(), plane }))).toEqual([])
    }
  },
  withinSeconds(300)
)

describe('whatever GitHub answers, a read ends with a value or one error of a line', () => {
  const calls = (url: string) => {
    const github = gitHubAt(url)
    const drain = async (rows: AsyncIterable<unknown>) => {
      for await (const _ of rows) continue
    }
    return [
      () => github.readPullRequest(1),
      () =>
        github.createDeployment({
          ref: 'main',
          environment: 'e',
          description: 'd',
          transient_environment: false,
          payload: {}
        }),
      () => drain(github.listDeployments({ environment: 'e' })),
      () => github.latestState(1),
      () => drain(github.listComments(1)),
      () => github.updateComment(1, () => 'x'),
      () => github.listChangedFiles({ from: 'a'.repeat(40), to: 'b'.repeat(40) }),
      () => github.containsCommit({ from: 'a'.repeat(40), to: 'b'.repeat(40) })
    ]
  }
  const WRONG = [
    '',
    '{}',
    '[]',
    'null',
    '7',
    '"x"',
    '[null]',
    '[7]',
    '<html>',
    '{"data":',
    '[[{"state":7}]]'
  ]
  const BODIES = [
    ...WRONG,
    '[{"id":"x","user":7,"body":{}}]',
    '{"message":"::error::x\\u2028"}',
    nested(5_000),
    '{"id":{"__proto__":1}}'
  ]
  test.each(BODIES.map((body) => [body.slice(0, 60), body]))(
    '%s',
    async (_shown, body) => {
      for (const status of [200, 201, 204, 302, 400, 403, 404, 422]) {
        const server = await serve(() =>
          reply(status, status === 204 ? '' : body, {
            'content-type': 'application/json; charset=utf-8'
          })
        )
        const ended = await Promise.all(
          calls(server.url).map((call) =>
            call().then(
              () => undefined,
              (error: unknown) => error
            )
          )
        )
        for (const error of ended) {
          if (error === undefined) continue
          expect(error).toBeInstanceOf(GitHubError)
          expect((error as Error).message).not.toMatch(
            /[\p{Cc}\p{Zl}]|Cannot read|is not iterable|undefined/u
          )
        }
      }
    },
    withinSeconds(300)
  )
})
