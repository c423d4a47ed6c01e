/** What is scripted is shown in the short form, and that form means the same again. */
import { expect, test } from '@jest/globals'
import { parseBehavior, parseFault, parseOutcome } from '../../emulator/index.js'
import { writeBehavior, writeFault, writeOutcome } from '../../emulator/scripting/short-forms.js'

test.each([
  'BUILD_FAILED',
  'stuck:BUILDING deployment=support revision=2 times=3',
  'DEPLOYED times=always build-time=15m'
])('the outcome %s', (text) => {
  expect(writeOutcome(parseOutcome(text))).toBe(text)
})

test.each([
  'GET /v2/** 503',
  'POST /v2/deployments drop-after',
  '* /v2/** 429-before retry-after=2 times=always',
  'GET /v2/** slow delay=5s times=3 skip=1',
  '* /agents/** redirect location=http://127.0.0.1:9/x'
])('the fault %s', (text) => {
  expect(parseFault(writeFault(parseFault(text)))).toEqual(parseFault(text))
})

test.each(['throw', 'throw crlf end-event slow-start=20s deployment=support revision=2', 'fail-start'])(
  'the behavior %s',
  (text) => {
    expect(parseBehavior(writeBehavior(parseBehavior(text)))).toEqual(parseBehavior(text))
  }
)
