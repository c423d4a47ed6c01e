import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import type { HttpAnswer, HttpSender } from '../../../src/adapters/http/sender.js'
import { contextOf, pullRequest } from '../../support/fakes/inputs.js'
import { FORMS, KINDS, leaks as leaksIn } from '../../support/leaks.js'
import { shownMarkdown } from '../../support/shown-markdown.js'
import { masksOf, readLog, shownText } from '../hostile/runner-log.js'
import { INPUTS, openStage, type Played, play } from '../hostile/stage.js'
import { type Twist, TwistedAnswers } from '../hostile/twisted-answers.js'
import { cases, withinSeconds } from '../hostile/volume.js'
import { RecordingGitHub } from './recording-github.js'

openStage()

/** Each line has a text that no other line of a log has. */
const line = fc
  .tuple(
    fc.string({
      unit: fc.constantFrom(
        ...'abXY09 "\'\\/+=%$&<>?:;{}[]()*.^|`@#~-_!,\t'.split(''),
        'ü',
        '✓',
        '😀',
        '€'
      ),
      minLength: 6,
      maxLength: 24
    }),
    fc.integer({ min: 100_000, max: 999_999 })
  )
  .map(([text, number]) => `Zq${number}${text}x9`)
const secret = fc.oneof(
  { weight: 3, arbitrary: line },
  { weight: 1, arbitrary: fc.tuple(line, line).map((lines) => lines.join('\n')) },
  {
    weight: 1,
    arbitrary: fc
      .tuple(line, fc.constantFrom('', '}', '-----BEGIN KEY-----'), line)
      .map((lines) => lines.join('\r\n'))
  }
)
const credential = fc.stringMatching(/^Zq[A-Za-z0-9._~+/=-]{14,40}$/)

interface Secrets {
  given: string[]
  held: string
  key: string
  tenant: string
  bearer: string
  agent: string
  github: string
}
const secrets: fc.Arbitrary<Secrets> = fc
  .record({
    given: fc.array(secret, { minLength: 1, maxLength: 3 }),
    held: secret,
    key: credential,
    tenant: credential,
    bearer: credential,
    agent: credential,
    github: credential
  })
  // One secret within another: the longer one must go whole.
  .map((all) => ({
    ...all,
    given: [...all.given, `${all.given[0]}-and-more`, `before-${all.key}`]
  }))

/** Everything that a run leaves here, as a person or a program could read it. */
function readable({ stdout, outputs, outputFile, summary }: Played): Record<string, string> {
  return {
    log: shownText(readLog(stdout)),
    raw: stdout
      .split('\n')
      .filter((text) => !text.startsWith('::add-mask::'))
      .join('\n'),
    outputs: Object.values(outputs).join('\n'),
    outputFile,
    summary,
    plain: shownMarkdown(summary)
  }
}

const leaks = (played: Played, values: readonly string[], github?: RecordingGitHub) => [
  ...leaksIn(readable(played), values),
  ...(github?.told ?? []).flatMap(({ place, text }) =>
    leaksIn({ [place]: text, shown: shownMarkdown(text) }, values)
  )
]

/** Ways to send a text back. */
const ECHOES: ((text: string) => Twist)[] = [
  (text) => ({ kind: 'texts', text }),
  (text) => refusal(400, JSON.stringify({ detail: `bad: ${text}` })),
  (text) =>
    refusal(
      422,
      JSON.stringify({ detail: [{ loc: ['body', text], msg: `not ${text} good`, type: text }] })
    ),
  (text) => refusal(409, JSON.stringify({ error: text, of: [text] })),
  (text) => refusal(403, text),
  (text) => refusal(500, `<html><body>${text}</body></html>`),
  (text) => ({ ...refusal(302, ''), location: `https://elsewhere.example/?key=${text}` }) as Twist,
  (text) => ({ kind: 'body', status: 200, body: text }),
  (text) => ({ kind: 'body', status: 200, body: `Sign in, ${text}` }),
  (text) => ({ kind: 'value', at: 4, json: JSON.stringify(text) }),
  (text) => ({ kind: 'field', name: 'message', json: JSON.stringify(text) })
]

function refusal(status: number, body: string): Twist {
  return { kind: 'refusal', status, body, retryAfter: '', location: '', date: '' }
}

function inputsOf({ given, key, tenant, bearer, agent, github }: Secrets): Record<string, string> {
  return {
    ...INPUTS,
    api_key: key,
    tenant_id: tenant,
    bearer_token: bearer,
    agent_api_key: agent,
    github_token: github,
    secrets: JSON.stringify(Object.fromEntries(given.map((value, i) => [`SECRET_${i}`, value])))
  }
}

/** An agent server that says these texts. */
function agentOf(says: string): HttpSender {
  const answer = (status: number, text: string) => ({ status, text }) as HttpAnswer
  return {
    send: ({ onText }) => {
      if (onText === undefined)
        return Promise.resolve(answer(200, JSON.stringify([{ assistant_id: 'agent', name: says }])))
      for (const event of ['updates', 'error'])
        onText(`event: ${event}\ndata: ${JSON.stringify({ error: says, message: says })}\n\n`)
      return Promise.resolve(answer(200, ''))
    }
  }
}

const allOf = (all: Secrets) => Object.values(all).flat() as string[]

test(
  'every secret is masked first, and nothing that a run leaves has it in a listed form',
  async () => {
    const echo = fc.record({
      how: fc.constantFrom(...ECHOES),
      which: fc.nat(20),
      kind: fc.constantFrom(...KINDS),
      at: fc.nat(6)
    })
    await fc.assert(
      fc.asyncProperty(
        secrets,
        fc.array(echo, { maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        async (all, echoes, exists, debug) => {
          const values = allOf(all)
          const twists: Twist[] = Array.from({ length: 7 }, () => ({ kind: 'honest' }))
          for (const { how, which, kind, at } of echoes)
            twists[at] = how(FORMS[kind]?.(values[which % values.length] ?? '') ?? '')
          // What only the service knows must have been read before it can be masked.
          const held = { secrets: [{ name: 'HELD', value: all.held }] }
          const said = FORMS[echoes[0]?.kind ?? 'plain']?.(all.given[0] ?? '') ?? ''
          const plane = new TwistedAnswers(exists ? [{ kind: 'honest' }, ...twists] : twists, {
            exists,
            statuses: [`WAITING ${said}`, 'DEPLOYED'],
            deployment: held
          })
          const check = debug ? { smoke_assistant: 'agent', smoke_input: 'Hi' } : {}
          const played = await play({
            inputs: { ...inputsOf(all), ...check },
            context: contextOf(),
            plane,
            agent: agentOf(said),
            debug
          })
          expect(played.crash).toBeUndefined()
          expect(
            unmasked(
              played.stdout,
              values.filter((value) => value !== all.held)
            )
          ).toEqual([])
          expect(
            leaks(played, exists ? values : values.filter((value) => value !== all.held))
          ).toEqual([])
        }
      ),
      cases(700)
    )
  },
  withinSeconds(300)
)

test(
  'no secret, in any listed form, is sent to GitHub in a comment, record or build log',
  async () => {
    const told = new Map<string, number>()
    const logs = { folded: 0, atError: 0 }
    const preview = fc.record({
      all: secrets,
      kind: fc.constantFrom(...KINDS),
      which: fc.nat(20),
      how: fc.option(fc.constantFrom(...ECHOES)),
      at: fc.integer({ min: 2, max: 6 }),
      exists: fc.boolean(),
      ending: fc.constantFrom('DEPLOYED', 'BUILD_FAILED', 'DEPLOY_FAILED'),
      refuses: fc.boolean(),
      rollback: fc.boolean()
    })
    await fc.assert(
      fc.asyncProperty(
        preview,
        async ({ all, kind, which, how, at, exists, ending, refuses, rollback }) => {
          const values = allOf(all)
          const said = FORMS[kind]?.(values[which % values.length] ?? '') ?? ''
          const twists: Twist[] = Array.from({ length: 7 }, () => ({ kind: 'honest' }))
          if (how !== null) twists[at] = how(said)
          const log = [`$ deploy --with ${said}`, said, `{"of": "${said}"}`]
          const plane = new TwistedAnswers(twists, {
            exists,
            statuses: [`WAITING ${said}`, ending],
            deployment: {
              name: 'support-pr-7',
              secrets: [{ name: 'HELD', value: all.held }],
              active_revision_id: null
            },
            // More lines than stand at the error, so that the earlier ones are folded.
            log: [...log, ...log, ...log, ...log]
          })
          const github = new RecordingGitHub(refuses ? said : undefined)
          const records = { preview: 'true', environment: `preview/${kind.replaceAll(' ', '-')}` }
          const inputs = { ...inputsOf(all), ...records, rollback: String(rollback) }
          const played = await play({ inputs, context: pullRequest(), plane, github })
          expect(played.crash).toBeUndefined()
          for (const { place } of github.told) told.set(place, (told.get(place) ?? 0) + 1)
          if (played.stdout.includes('::group::')) logs.folded++
          if (/^::error::.*Last lines of the (?:build|deploy) log/m.test(played.stdout))
            logs.atError++
          expect(
            leaks(played, exists ? values : values.filter((value) => value !== all.held), github)
          ).toEqual([])
        }
      ),
      cases(500)
    )
    // Otherwise nothing is proven: each of these must have been written, and read here.
    const written = [
      'comment',
      'deployment.description',
      'deployment.payload.name',
      'status.description',
      'status.state'
    ]
    expect([...told.keys()]).toEqual(expect.arrayContaining(written))
    expect(logs.folded).toBeGreaterThan(20)
    expect(logs.atError).toBeGreaterThan(20)
  },
  withinSeconds(300)
)

/** What was not masked, before any other line, of these values whole and by line. */
function unmasked(stdout: string, values: readonly string[]): string[] {
  const lines = readLog(stdout)
  const masks = new Set(
    masksOf(
      lines.slice(
        0,
        lines.findIndex(({ command }) => command !== 'add-mask')
      )
    )
  )
  const pieces = values.flatMap((value) => value.split(/\r\n|\n|\r/).map((piece) => piece.trim()))
  return pieces.filter((piece) => piece.length >= 4 && !masks.has(piece))
}

/** A run that creates a deployment with these secrets. */
function deploy(secrets: Record<string, string>): Promise<Played> {
  const plane = new TwistedAnswers([], { exists: false, statuses: ['BUILDING', 'DEPLOYED'] })
  const inputs = { ...INPUTS, secrets: JSON.stringify(secrets), allow_empty_secrets: 'true' }
  return play({ inputs, context: contextOf(), plane })
}

test('a brace on a line of its own in a key file is not masked in the whole job', async () => {
  const { stdout } = await deploy({
    FILE: '{\n  "type": "service_account",\n  "private_key": "abcdefghijkl"\n}'
  })
  // The runner masks each line of what it is handed.
  const masks = masksOf(readLog(stdout)).flatMap((mask) => mask.split('\n'))
  expect(masks).toContain('"private_key": "abcdefghijkl"')
  expect(masks.filter((mask) => mask.trim().length < 4)).toEqual([])
})
