import { describe, expect, test } from '@jest/globals'
import { controlPlaneOver } from '../../support/fakes/control-plane-over.js'
import { answering } from './sender.js'

const read = (answer: Parameters<typeof answering>[0]) => controlPlaneOver(answering(answer)).readDeployment('id')

describe('every refusal says what to do', () => {
  test.each([400, 401, 403, 404, 405, 408, 409, 413, 422, 425, 429, 500, 502, 503, 504])('%i', async (status) => {
    await expect(read({ status, text: '{"detail":"no"}' })).rejects.toMatchObject({
      status,
      advice: expect.any(String)
    })
  })
})

describe('the advice about a request that is refused fits what the answer says', () => {
  const FIELDS = '{"detail":[{"loc":["body","name"],"msg":"bad","type":"x"}]}'
  test.each<[number, string, RegExp]>([
    [400, FIELDS, /^Correct the fields above/],
    [422, FIELDS, /^Correct the fields above/],
    [400, '{"detail":"the name is taken"}', /Correct what the/],
    [400, '{"detail":"the name is reserved"}', /Correct what the/],
    [400, '{"detail":"The secret name PORT is reserved: the service sets it."}', /^Remove .* from `secrets`/],
    [422, '{"detail":[{"loc":["body","secrets"],"msg":"PORT is reserved","type":"x"}]}', /^Remove .* from `secrets`/],
    [400, `{"input":"secrets${' '.repeat(200)}","detail":"the name is reserved"}`, /Correct what the/],
    [422, 'no such ref', /Correct what the/],
    [422, '', /gives no reason/],
    [422, '{}', /gives no reason/],
    [400, '{"detail":[]}', /gives no reason/],
    [400, '{"detail":""}', /gives no reason/]
  ])('%i %s', async (status, text, advice) => {
    await expect(read({ status, text })).rejects.toMatchObject({ advice: expect.stringMatching(advice) })
  })
})

test.each([400, 422])(
  'a list that refuses the search (%i) leads to deployment_id, as no input corrects it',
  async (status) => {
    const text = '{"detail":[{"loc":["query","limit"],"msg":"too large","type":"x"}]}'
    const list = controlPlaneOver(answering({ status, text })).listDeployments({
      name_contains: 'a',
      limit: 100,
      offset: 0
    })
    await expect(list).rejects.toMatchObject({
      advice: expect.stringMatching(/refuses the search.*set `deployment_id`/)
    })
  }
)

describe('a write', () => {
  const patch = (answer: Parameters<typeof answering>[0]) =>
    controlPlaneOver(answering(answer)).patchDeployment('id', {})

  test.each([
    [301, true],
    [302, true],
    [303, true],
    [307, false],
    [308, false]
  ])('that is redirected (%i) may have been applied: %s', async (status, mayHaveBeenApplied) => {
    const redirect = { status, location: 'https://other.example/' }
    const may = expect.stringContaining('may have applied')
    const advice = mayHaveBeenApplied ? may : expect.not.stringContaining('may have applied')
    await expect(patch(redirect)).rejects.toMatchObject({ mayHaveBeenApplied, retryable: false, advice })
    await expect(read(redirect)).rejects.toMatchObject({ advice: expect.not.stringContaining('may have applied') })
  })

  test('that meets a limit (429) names the time to wait and no poll_interval', async () => {
    await expect(patch({ status: 429, retryAfter: '600' })).rejects.toMatchObject({
      message: expect.stringContaining('The service asks to wait 10 min.'),
      advice: expect.stringMatching(/^(?!.*poll_interval).*`timeout`/)
    })
  })
})

describe('Retry-After as a date goes by the clock of the service', () => {
  test('which is hours off', async () => {
    const answer = {
      status: 503,
      date: 'Mon, 01 Jun 2026 12:00:00 GMT',
      retryAfter: 'Mon, 01 Jun 2026 12:00:07 GMT'
    }
    await expect(read(answer)).rejects.toMatchObject({ retryAfterMs: 7_000 })
  })

  test('a service that tells no time: by that of the runner', async () => {
    const answer = { status: 503, retryAfter: new Date(Date.now() + 60_000).toUTCString() }
    const error = await read(answer).catch((refused: unknown) => refused)
    expect((error as { retryAfterMs: number }).retryAfterMs).toBeGreaterThan(50_000)
    expect((error as { retryAfterMs: number }).retryAfterMs).toBeLessThanOrEqual(60_000)
  })
})

describe('an answer that is cut off is not quoted', () => {
  test.each(['{"secrets":[{"name":"KEY","value":"hunter2hunter2"', '[{"value":"hunter2hunter2"', ' "hunter2hunter2'])(
    '%s',
    async (text) => {
      await expect(read({ text })).rejects.toThrow('the body is JSON that is cut off or broken')
      await expect(read({ text })).rejects.not.toThrow('hunter2')
    }
  )

  test('a web page is: it tells who answered', async () => {
    await expect(read({ text: '<title>Sign in</title>' })).rejects.toThrow(
      'the body is not JSON: <title>Sign in</title>'
    )
  })
})

describe('a delete is done when the service says so', () => {
  const remove = (answer: Parameters<typeof answering>[0]) => controlPlaneOver(answering(answer)).deleteDeployment('id')

  test.each(['', '{}', '{"status":"AWAITING_DELETE"}'])('by "%s"', async (text) => {
    await expect(remove({ text })).resolves.toBeUndefined()
  })

  test('not by the page of a proxy', async () => {
    await expect(remove({ text: '<title>Sign in</title>' })).rejects.toThrow('the body is not JSON')
  })
})
