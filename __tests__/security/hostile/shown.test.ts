import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { readRunContext } from '../../../src/adapters/github/run-context.js'
import type { Difference } from '../../../src/deploy/core/model.js'
import type { Failure } from '../../../src/errors.js'
import { GitHubError } from '../../../src/errors.js'
import { headingOf, readParts, renderParts } from '../../../src/report/markdown/parts.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import type { RunRecord } from '../../../src/report/record.js'
import { escapeCommands } from '../../../src/text/sanitize.js'
import { webAddress } from '../../../src/text/web-address.js'
import { partsOf } from '../../support/comments/render-comment.js'
import type { GitHubApi } from '../../support/fakes/github-repository.js'
import { recordFrom, serves } from '../../support/records.js'
import { wrongs } from './harmless.js'
import { problemsOf, withoutMarkers } from './rendered.js'
import { foreignCommands, readLog } from './runner-log.js'
import { INPUTS, openStage, play } from './stage.js'
import { hostileText } from './texts.js'
import { TwistedAnswers, twist } from './twisted-answers.js'
import { cases, withinSeconds } from './volume.js'

openStage()

const summaryOf = (record: RunRecord, failed?: Failure) =>
  renderSummary({ deployments: [{ name: 'support', record, failure: failed, isOver: true }] })

const DIFFERENCES: Difference[] = ['added', 'changed', 'removed', 'unproven', 'repeated']
/** A record as full of the texts of others as one can be: each `?` is one. */
const FULL = {
  name: '?',
  url: 'https://a.example/?',
  repo_url: 'https://a.example/?',
  command: 'deploy',
  operation: 'updated',
  commits: ['r0', 'r1'].map((revision_id) => ({ revision_id, commit_sha: '?' })),
  previous: 'r0',
  serving_before: serves('r0'),
  serving_after: serves('r0'),
  rollback: {
    to: 'r0',
    result: { result: 'rolled_back', message: '?', rolled_back_to: 'r0' }
  },
  skipped: '?',
  warnings: ['?', '?'],
  waited_ms: 9e7,
  statuses: ['r1', 'r1', 'r2'].map((revision_id, nth) => ({
    revision_id,
    status: '?',
    elapsed_ms: nth * 7_000
  })),
  plan: {
    operation: 'update',
    new_revision: true,
    reasons: ['?', '?'],
    changes: [
      ...DIFFERENCES.map((difference) => ({
        path: '?',
        difference,
        before: '?',
        after: '?',
        note: '?'
      })),
      { path: 'secrets.A', difference: 'changed', before: null, after: { a: ['?'] } }
    ],
    warnings: ['?']
  },
  log: { log: 'build', revision_id: 'r1', lines: ['?', '?'], is_end: true },
  sweep: { previews: [{ id: 'd', name: '?', pull: 7, verdict: 'delete', reason: '?' }] },
  check: {
    result: 'failed',
    assistant: '?',
    asked: '?',
    events: [{ event: '?', text: '?' }],
    elapsed_ms: 1
  }
}

/**
 * The value with the texts in the places of `?`, as far as our own reading would let them get
 * there.
 */
function filled(value: unknown, texts: readonly string[], key = ''): unknown {
  const from = (nth: number) => [...texts.slice(nth), ...texts.slice(0, nth)]
  if (Array.isArray(value)) return value.map((one, nth) => filled(one, from(nth), key))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([name, one], nth) => [name, filled(one, from(nth), name)])
    )
  if (typeof value !== 'string') return value
  const text = value.replace('?', () => texts[0] ?? '')
  if (key.endsWith('url')) return webAddress(text)
  return key === 'lines' ? text.replace(/[\r\n]+/g, ' ') : text
}

/** Some of its facts, with as many texts. */
const record = fc
  .record({
    keys: fc.subarray(Object.keys(FULL), { minLength: 3 }),
    texts: fc.array(hostileText, { minLength: 3, maxLength: 20 }),
    ended: fc.record(
      {
        operation: fc.constantFrom(
          'created',
          'unchanged',
          'deleted',
          'planned',
          'swept',
          'skipped'
        ),
        command: fc.constantFrom('plan', 'delete', 'sweep'),
        serving_after: fc.constantFrom(serves('r1'), { is: 'nothing' } as const)
      },
      { requiredKeys: [] }
    )
  })
  .map(({ keys, texts, ended }): RunRecord => {
    const facts = Object.fromEntries(Object.entries(FULL).filter(([key]) => keys.includes(key)))
    const known = Object.entries(filled(facts, texts) as object).filter(
      ([, value]) => value !== undefined
    )
    return recordFrom({
      deployment_id: 'd1',
      revision_id: 'r1',
      ...Object.fromEntries(known),
      ...ended
    })
  })
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const failure: fc.Arbitrary<Failure | undefined> = some(
  fc.record({
    kind: fc.constantFrom('failure', 'error', 'cancelled'),
    code: fc.constantFrom('request_refused', 'internal'),
    what: hostileText,
    facts: fc.array(fc.record({ label: hostileText, value: hostileText }), { maxLength: 3 }),
    fix: fc.array(hostileText, { maxLength: 2 }),
    command: some(hostileText)
  })
)

test(
  'no fact of a run formats, links, mentions or draws anything in its summary and its comment',
  () => {
    fc.assert(
      fc.property(hostileText, record, failure, fc.boolean(), (any, known, failed, isOver) => {
        expect(problemsOf(summaryOf(known, failed))).toEqual([])
        // The markers repeat a name: of one that is longer still, not all may fit.
        const name = any.slice(0, 300) || 'support'
        const shown = { name, record: known, failure: failed, isOver }
        const parts = partsOf([shown])
        const heading = headingOf(parts)
        const text = renderParts(parts, { heading, marker: '' })
        expect(problemsOf(withoutMarkers(text))).toEqual([])
        // The next run reads it back.
        const kept = readParts(text)
        expect(kept).toMatchObject([{ key: name.toWellFormed(), kind: parts[0]?.kind }])
        expect(renderParts(kept, { heading, marker: '' })).toBe(text)
        // Each deployment has its own changes and log, so only their number differs.
        const many = partsOf([shown, { ...shown, name: `${name}2` }])
        const both = problemsOf(
          withoutMarkers(renderParts(many, { heading: headingOf(many), marker: '' }))
        )
        expect(both.filter((problem) => !problem.startsWith('blocks:'))).toEqual([])
      }),
      cases(1_200)
    )
  },
  withinSeconds(300)
)

test('no text of the log is a command, whatever it is made of', () => {
  fc.assert(
    fc.property(fc.array(hostileText, { maxLength: 5 }), (parts) => {
      const lines = readLog(escapeCommands(parts.join('')))
      expect(lines.filter(({ command }) => command !== undefined)).toEqual([])
      expect(foreignCommands(lines)).toEqual([])
    }),
    cases(10_000)
  )
})

/** What GitHub says is as foreign as anything. */
class HostileGitHub implements GitHubApi {
  readonly written: { kind: string; text: string; url?: string | undefined }[] = []
  private turn = 0

  constructor(private readonly says: readonly string[]) {}

  private next(): string {
    return this.says[this.turn++ % this.says.length] ?? ''
  }

  private fails(): void {
    const text = this.next()
    if (this.turn % 7 === 3)
      throw new GitHubError(`GitHub answered 403: ${text.replace(/\s+/g, ' ').slice(0, 200)}`, {
        status: 403,
        permission: 'deployments: write'
      })
    if (this.turn % 7 === 5)
      throw new GitHubError(`GitHub cannot be reached: ${text.replace(/\s+/g, ' ').slice(0, 200)}`)
  }

  readPullRequest = () =>
    Promise.resolve({ closed: this.next().length % 2 === 0, head_repository: this.next() })
  containsCommit = () => Promise.resolve(this.next().length % 2 === 0)
  listChangedFiles: GitHubApi['listChangedFiles'] = (comparison) =>
    Promise.resolve(
      this.next().length % 2 === 0
        ? { ...comparison, files: [...this.says], links: [] }
        : { ...comparison, unknown: this.next() }
    )
  createDeployment: GitHubApi['createDeployment'] = async ({ description }) => {
    this.written.push({ kind: 'description', text: description })
    this.fails()
    return { id: 7 }
  }
  async *listDeployments(): AsyncGenerator<{ id: number; payload: unknown }> {
    const payloads = [
      this.next(),
      { name: 'support-pr-7', deployment_id: this.next() },
      null,
      JSON.parse('{"__proto__": {"name": 1}}') as unknown
    ]
    yield* payloads.map((payload) => ({ id: 5, payload }))
  }
  addStatus: GitHubApi['addStatus'] = async (_id, { description, environment_url }) => {
    this.written.push({ kind: 'description', text: description, url: environment_url })
    this.fails()
  }
  latestState = () => Promise.resolve(this.next())
  async *listComments(): AsyncGenerator<{ id: number; body: string; is_trusted: boolean }> {
    yield { id: 1, body: this.next(), is_trusted: true }
  }
  createComment: GitHubApi['createComment'] = async (_pull, text) => {
    this.written.push({ kind: 'comment', text })
    this.fails()
    return { id: 1 }
  }
  updateComment: GitHubApi['updateComment'] = async (id, change) => {
    const text = change({ id, body: this.next(), is_trusted: true })
    if (text !== undefined) this.written.push({ kind: 'comment', text })
    return text === undefined ? undefined : true
  }
  deleteComment = () => Promise.resolve()
}

const pull = fc.record({
  ref: hostileText,
  sha: fc.oneof(hostileText, fc.constant('d'.repeat(40))),
  full_name: fc.oneof(hostileText, fc.constantFrom('acme/support', 'octo/fork'))
})

test(
  'a preview of a branch with any name is harmless, whatever GitHub answers',
  async () => {
    await fc.assert(
      fc.asyncProperty(
        pull,
        fc.array(hostileText, { minLength: 1, maxLength: 9 }),
        fc.array(twist, { maxLength: 6 }),
        fc.boolean(),
        async (head, says, twists, closed) => {
          const { ref, sha, full_name } = head
          const event = {
            action: closed ? 'closed' : 'opened',
            pull_request: { number: 7, title: says[0], head: { ref, sha, repo: { full_name } } }
          }
          const env = {
            GITHUB_EVENT_NAME: 'pull_request',
            GITHUB_REF: 'refs/pull/7/merge',
            GITHUB_REPOSITORY: 'acme/support',
            GITHUB_RUN_ID: '1',
            GITHUB_SHA: 'e'.repeat(40)
          }
          const github = new HostileGitHub(says)
          const plane = new TwistedAnswers(twists, {
            exists: says.length % 2 === 0,
            statuses: ['BUILDING', 'DEPLOYED'],
            deployment: { name: 'support-pr-7' }
          })
          const inputs = { ...INPUTS, preview: 'true', github_token: 'ghs_of_the_tests' }
          const played = await play({ inputs, context: readRunContext(env, event), plane, github })
          expect(wrongs(played)).toEqual([])
          for (const { kind, text, url } of github.written) {
            if (kind === 'comment') expect(problemsOf(withoutMarkers(text))).toEqual([])
            else expect(text.length <= 140 && !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)).toBe(true)
            expect(url === undefined || /^https?:\/\/[^\s@]+$/.test(url)).toBe(true)
          }
        }
      ),
      cases(800)
    )
  },
  withinSeconds(300)
)
