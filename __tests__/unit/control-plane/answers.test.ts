import { describe, expect, test } from '@jest/globals'
import { AnswerError, StatusError } from '../../../src/errors.js'
import type { ControlPlane } from '../../../src/ports.js'
import { reply, replyJson } from '../../support/servers/raw-server.js'
import { before, DEPLOYMENT, failureOf } from './client.js'

const read = (controlPlane: ControlPlane) => controlPlane.readDeployment('d')

describe('an answer that is not what was asked for', () => {
  const NONSENSE: [string, Buffer, RegExp][] = [
    ['no JSON', reply(200, '<html>\0 not {JSON'), /the body is not JSON: <html> not \{JSON$/],
    ['nothing', reply(200), /the body is empty$/],
    ['half of it', reply(200, '{"id": "5f0c'), /the body is JSON that is cut off or broken$/],
    ['a text', replyJson(200, 'ok'), /: .*expected object/],
    ['a list', replyJson(200, [DEPLOYMENT]), /expected object/],
    ['null', replyJson(200, null), /expected object/],
    ['no id', replyJson(200, { ...DEPLOYMENT, id: undefined }), /\nGET \/v2\/deployments\/d: id: /],
    ['a number for an id', replyJson(200, { ...DEPLOYMENT, id: 7 }), /id: .*string/],
    ['an id that leaves its path', replyJson(200, { ...DEPLOYMENT, id: '../x' }), /id: must be an identifier/],
    ['another deployment', replyJson(200, { ...DEPLOYMENT, id: 'D' }), /: id: D is not the id that was requested$/],
    ['a number for a revision', replyJson(200, { ...DEPLOYMENT, latest_revision_id: 7 }), /latest_revision_id: /],
    [
      'a text for a flag',
      replyJson(200, { ...DEPLOYMENT, source_config: { build_on_push: 'yes' } }),
      /source_config\.build_on_push: .*boolean/
    ]
  ]
  test.each(NONSENSE)('%s names what is wrong, the request and the likely cause', async (_name, answer, problem) => {
    const { controlPlane } = await before(() => answer)
    const error = await failureOf(read(controlPlane))
    expect(error).toBeInstanceOf(AnswerError)
    expect(error.message).toMatch(/^Unexpected response body \(HTTP 200\)\.\nGET \/v2\/deployments\/d: /)
    expect(error.message).toMatch(problem)
    expect(error.message.split('\n')).toHaveLength(2)
    expect(error.advice).toContain('base_url')
  })

  // The connections stay open: nothing but the answer itself can end these requests before their deadline.
  const NO_ANSWER: [number, string][] = [
    [101, ''],
    [304, 'etag: "x"\r\n']
  ]
  test.each(NO_ANSWER)(
    'status %i is no valid response: it is reported at once, and can be retried (%j)',
    async (status, headers) => {
      const { controlPlane } = await before(() => `HTTP/1.1 ${status} Some Reason\r\n${headers}\r\n`)
      const calls = [
        () => read(controlPlane),
        () => controlPlane.listRevisions('d'),
        () => controlPlane.createDeployment({} as never),
        () => controlPlane.patchDeployment('d', {}),
        () => controlPlane.deleteDeployment('d'),
        () => controlPlane.redeployRevision('d', 'r')
      ]
      for (const call of calls) {
        const error = await failureOf(call())
        expect(error).toBeInstanceOf(AnswerError)
        expect(error.message).toMatch(
          new RegExp(
            `^Unexpected response body \\(HTTP ${status}\\)\\.\n\\w+ /\\S+: the status ${status} does not answer`
          )
        )
        expect(error).toMatchObject({ retryable: true, mayHaveBeenApplied: true })
      }
    }
  )

  test('a create that was answered by nonsense counts as perhaps done', async () => {
    const { controlPlane } = await before(() => reply(200, 'ok'))
    expect(await failureOf(controlPlane.createDeployment({} as never))).toMatchObject({ mayHaveBeenApplied: true })
  })

  test('a patch that was taken, but not answered with a deployment, counts as perhaps done', async () => {
    const { controlPlane } = await before(() => reply(200, 'accepted'))
    await expect(controlPlane.patchDeployment('d', {})).rejects.toMatchObject({
      name: 'AnswerError',
      mayHaveBeenApplied: true
    })
  })

  test('a revision without a status is not taken for one', async () => {
    const { controlPlane } = await before(() => replyJson(200, { id: 'r', status: '' }))
    expect((await failureOf(controlPlane.readRevision('d', 'r'))).message).toContain('status: ')
  })

  test('another revision than the one that was requested is not taken for it', async () => {
    const { controlPlane } = await before(() => replyJson(200, { id: 'r2', status: 'DEPLOYED' }))
    const error = await failureOf(controlPlane.readRevision('d', 'r1'))
    expect(error).toMatchObject({ name: 'AnswerError', retryable: true })
    expect(error.message).toContain('/revisions/r1: id: r2 is not the id that was requested')
  })

  test('unknown fields and values pass', async () => {
    const more = {
      status: 'HIBERNATING',
      source: 'floppy_disk',
      colour: 'blue',
      source_config: { deployment_type: 'x' }
    }
    const { controlPlane } = await before(({ path }) =>
      replyJson(
        200,
        path.endsWith('/r')
          ? { id: 'r', status: 'HALF_DEPLOYED', x: 1, created_at: 1_700_000_000, updated_at: {} }
          : { ...DEPLOYMENT, ...more }
      )
    )
    await expect(read(controlPlane)).resolves.toMatchObject(more)
    await expect(controlPlane.readRevision('d', 'r')).resolves.toMatchObject({ status: 'HALF_DEPLOYED' })
  })

  test.each([
    ['a bare list', [{ id: 'i' }]],
    ['a page', { resources: [{ id: 'i' }], offset: 0 }],
    ['one record alone', { id: 'i' }]
  ])('%s of integrations or listeners is understood', async (_name, body) => {
    const { controlPlane } = await before(() => replyJson(200, body))
    await expect(controlPlane.listIntegrations()).resolves.toMatchObject([{ id: 'i' }])
    await expect(controlPlane.listListeners()).resolves.toMatchObject([{ id: 'i' }])
  })

  const bad: [string, unknown][] = [
    ['null', null],
    ['no id', { name: 'x', status: 'DEPLOYED' }],
    ['a number for an id', { id: 7, name: 'x', status: 'DEPLOYED' }],
    ['a text', 'x'],
    ['nothing', {}]
  ]
  const LISTS: [string, (controlPlane: ControlPlane) => Promise<unknown[] | null>][] = [
    ['deployments', (plane) => plane.listDeployments({ name_contains: '', limit: 100, offset: 0 })],
    ['revisions', (plane) => plane.listRevisions('d')],
    ['integrations', (plane) => plane.listIntegrations()],
    ['listeners', (plane) => plane.listListeners()]
  ]
  describe.each(LISTS)('a row of the list of %s that cannot be read', (_list, list) => {
    const good = [
      { id: 'a', name: 'a', status: 'DEPLOYED' },
      { id: 'b', name: 'b', status: 'DEPLOYED' }
    ]
    test.each(bad)('is left out, and named in the debug log: %s', async (_name, row) => {
      for (const rows of [[good[0], row, good[1]], { resources: [good[0], row, good[1]] }]) {
        const { controlPlane, debug } = await before(() => replyJson(200, rows))
        expect([...((await list(controlPlane)) ?? [])]).toMatchObject(good)
        expect(debug).toEqual([expect.stringMatching(/^GET \/\S+: row left out: \[1\]/)])
      }
    })

    test.each(bad)('is no empty list, if there is no other row: %s', async (_name, row) => {
      const { controlPlane } = await before(() => replyJson(200, { resources: [row, row] }))
      expect(await failureOf(list(controlPlane))).toBeInstanceOf(AnswerError)
    })
  })

  test('a deployment without a name is left out; one with an odd status is not', async () => {
    const rows = [
      { id: 'a', name: null },
      { id: 'b', name: 'support', status: 7 }
    ]
    const { controlPlane } = await before(() => replyJson(200, rows))
    const listed = await controlPlane.listDeployments({ name_contains: '', limit: 100, offset: 0 })
    expect(listed?.map(({ id }) => id)).toEqual(['b'])
  })

  test('deployments without a name alone are an empty list: no run could ask for one of them', async () => {
    const { controlPlane, debug } = await before(() => replyJson(200, { resources: [{ id: 'a', name: null }] }))
    expect([...((await controlPlane.listDeployments({ name_contains: '', limit: 100, offset: 0 })) ?? [])]).toEqual([])
    expect(debug).toHaveLength(1)
  })

  test('records of an unknown form name the input to set, because their fields are not specified', async () => {
    const { controlPlane } = await before(() => replyJson(200, [{ integration: 'i' }]))
    const advice = (call: Promise<unknown>) => failureOf(call).then((error) => error.advice)
    expect(await advice(controlPlane.listIntegrations())).toMatch(/set `integration_id`\.$/)
    expect(await advice(controlPlane.listListeners())).toMatch(/set `listener_id`\.$/)
    expect(await advice(controlPlane.listRevisions('d'))).not.toMatch(/set `/)
  })

  test.each([404, 405, 501])(
    'a %i for a list means that the service has none, not that the list is empty',
    async (status) => {
      const { controlPlane } = await before(() => replyJson(status, { detail: 'Not Found' }))
      await expect(controlPlane.listDeployments({ name_contains: 'a', limit: 1, offset: 0 })).resolves.toBeNull()
      await expect(controlPlane.listRevisions('d')).resolves.toBeNull()
      await expect(failureOf(controlPlane.listIntegrations())).resolves.toMatchObject({ status })
    }
  )
})

describe('an answer without a body', () => {
  test.each([200, 202, 204, 299])('is enough for a write (%i)', async (status) => {
    const { controlPlane } = await before(() => reply(status, status === 204 ? '' : ' \r\n'))
    expect(await controlPlane.createDeployment({} as never)).toEqual({})
    expect(await controlPlane.patchDeployment('d', {})).toEqual({})
    expect(await controlPlane.redeployRevision('d', 'r')).toBe(true)
    await controlPlane.deleteDeployment('d')
  })

  test('is an empty list if the status says that there is no content, and otherwise a broken one', async () => {
    const listed = (controlPlane: ControlPlane) =>
      controlPlane.listDeployments({ name_contains: 'a', limit: 1, offset: 0 })
    const nothing = await before(() => reply(204))
    expect(await listed(nothing.controlPlane)).toEqual([])
    expect(await failureOf(read(nothing.controlPlane))).toBeInstanceOf(AnswerError)
    const broken = await before(() => reply(200))
    expect(await failureOf(listed(broken.controlPlane))).toBeInstanceOf(AnswerError)
  })
})

test.each([404, 405, 501])('a service that cannot redeploy (%i) is not taken for one that did', async (status) => {
  const { controlPlane } = await before(() => replyJson(status, { detail: 'Not Found' }))
  expect(await controlPlane.redeployRevision('d', 'r')).toBe(false)
})

describe('a 404 for a path that the specification names', () => {
  const CALLS: [keyof ControlPlane, (controlPlane: ControlPlane) => Promise<unknown>, RegExp][] = [
    [
      'createDeployment',
      (controlPlane) => controlPlane.createDeployment({} as never),
      /^The control plane does not have/
    ],
    ['listIntegrations', (controlPlane) => controlPlane.listIntegrations(), /has no list of integrations \(404\)/],
    ['listListeners', (controlPlane) => controlPlane.listListeners(), /has no list of listeners \(404\)/]
  ]
  test.each(CALLS)('of %s means a wrong address, unless a request was answered before', async (_, call, missing) => {
    const { controlPlane } = await before(({ path }) =>
      path.endsWith('/v2/deployments/d') ? replyJson(200, DEPLOYMENT) : replyJson(404, { detail: 'Not Found' })
    )
    const atFirst = await failureOf(call(controlPlane))
    expect(atFirst.message).toMatch(/^No control plane API was found at `base_url` \(404\)\./)
    expect(atFirst.advice).toContain('Check the path of `base_url`')
    await read(controlPlane)
    expect((await failureOf(call(controlPlane))).message).toMatch(missing)
  })
})

describe('an answer that says no', () => {
  const entry = (loc: unknown[], msg: string) => ({ loc, msg, type: 'x' })
  const BODIES: [string, number, Buffer, string][] = [
    ['a sentence', 400, replyJson(400, { detail: 'The name is taken' }), 'The name is taken'],
    [
      'fields',
      422,
      replyJson(422, {
        detail: [
          entry(['body', 'source_config', 'resource_spec', 'cpu'], 'Input should be a valid integer'),
          entry(['body', 'secrets', 0, 'name'], 'Field required')
        ]
      }),
      'source_config.resource_spec.cpu: Input should be a valid integer\n  secrets[0].name: Field required'
    ],
    ['fields of the path', 422, replyJson(422, { detail: [entry(['path', 'id'], 'bad')] }), 'path.id: bad'],
    ['no types', 422, replyJson(422, { detail: [{ loc: ['body', 'name'], msg: 'bad' }] }), 'name: bad'],
    ['an error', 500, replyJson(500, { error: 'boom' }), 'boom'],
    ['the message of an error', 403, replyJson(403, { error: { code: 7, message: 'No quota' } }), 'No quota'],
    ['a message', 409, replyJson(409, { message: 'No quota' }), 'No quota'],
    ['a reason', 503, replyJson(503, { detail: { reason: 'No quota' } }), 'No quota'],
    ['texts', 400, replyJson(400, { detail: ['No quota', 'No name'] }), 'No quota\n  No name'],
    ['JSON of its own', 500, replyJson(500, { code: 'boom' }), '{"code":"boom"}'],
    [
      'a page',
      502,
      reply(502, '<html><head><title>502 Bad Gateway</title></head>\r\n<p>nginx'),
      '502 Bad Gateway nginx'
    ],
    ['plain text', 503, reply(503, 'no healthy upstream'), 'no healthy upstream']
  ]
  test.each(BODIES)('with %s is reported in words (%i)', async (_name, status, answer, detail) => {
    const { controlPlane } = await before(() => answer)
    const error = await failureOf(read(controlPlane))
    const fact = error.message.slice(error.message.indexOf('\n') + 1)
    expect(fact.replace(/:\n {2}/, ': ')).toBe(`GET /v2/deployments/d answered ${status}: ${detail}`)
  })

  test('with nothing is reported unchanged', async () => {
    const { controlPlane } = await before(() => reply(500))
    expect((await failureOf(read(controlPlane))).message).toMatch(/\(500\)\.\nGET \/v2\/deployments\/d answered 500$/)
  })

  test('with a novel does not flood the log', async () => {
    const detail = Array.from({ length: 5_000 }, (_, i) => entry(['body', i], 'x'.repeat(5_000)))
    const { controlPlane } = await before(() => replyJson(422, { detail }))
    expect((await failureOf(read(controlPlane))).message.length).toBeLessThan(10_000)
  })

  // Whether the service may have acted, whether to try again, and a word of the advice.
  const STATUSES: [number, boolean, boolean, RegExp | undefined][] = [
    [400, false, false, /correct/i],
    [401, false, false, /api_key/],
    [403, false, false, /permission/],
    [404, false, false, /base_url/],
    [405, false, false, /base_url/],
    [408, true, true, undefined],
    [409, false, false, /concurrency/],
    [413, false, false, /smaller/],
    [422, false, false, /Correct what/],
    [425, false, true, undefined],
    [429, false, true, /timeout/],
    [500, true, true, undefined],
    [501, false, false, undefined],
    [502, true, true, undefined],
    [503, true, true, undefined],
    [504, true, true, undefined]
  ]
  test.each(STATUSES)(
    '%i: whether a write is read back (%s), tried again (%s)',
    async (status, acted, again, advice) => {
      const { controlPlane, server } = await before(() => replyJson(status, { detail: 'no' }))
      const error = await failureOf(controlPlane.createDeployment({} as never))
      expect(error).toBeInstanceOf(StatusError)
      expect(error).toMatchObject({
        status,
        mayHaveBeenApplied: acted,
        retryable: again,
        request: 'POST /v2/deployments'
      })
      if (advice !== undefined) expect(error.advice).toMatch(advice)
      expect(server.requests).toHaveLength(1)
    }
  )

  const RETRY_AFTER: [string, number | undefined, number][] = [
    ['7', 7_000, 0],
    ['0', 0, 0],
    ['1.5', 1_500, 0],
    [new Date(Date.now() + 60_000).toUTCString(), 60_000, 30_000],
    ['Thu, 01 Jan 1970 00:00:00 GMT', undefined, 0],
    ['soon', undefined, 0]
  ]
  test.each(RETRY_AFTER)('Retry-After: %s is understood', async (header, expected, tolerance) => {
    const { controlPlane } = await before(() => replyJson(429, { detail: 'slow down' }, { 'retry-after': header }))
    const { retryAfterMs } = await failureOf(read(controlPlane))
    if (expected === undefined) expect(retryAfterMs).toBeUndefined()
    else expect(Math.abs((retryAfterMs ?? Number.NaN) - expected)).toBeLessThanOrEqual(tolerance)
  })

  test('hostile text in it stays on its line', async () => {
    const detail = 'a\r\n::error::x\u2028##[command]y\u001b[31m\u202Ez'
    const { controlPlane } = await before(() => replyJson(400, { detail }))
    const lines = (await failureOf(read(controlPlane))).message.split(/[\r\n\u2028\u2029]/)
    expect(lines).toHaveLength(2)
    expect(lines[1]).toMatch(/: a ::error::x/)
    expect(lines[1]).not.toMatch(/[\p{Cc}\p{Cf}]/u)
  })
})
