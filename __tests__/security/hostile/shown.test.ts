import { expect, test } from '@jest/globals'
import * as fc from 'fast-check'
import { readRunContext } from '../../../src/adapters/github/run-context.js'
import type { Change, Difference } from '../../../src/deploy/core/model.js'
import { GitHubError, GitHubRefusal } from '../../../src/errors.js'
import type { GitHub } from '../../../src/ports.js'
import type { Failure } from '../../../src/report/failure.js'
import { headingOf, readParts, renderParts } from '../../../src/report/markdown/parts.js'
import { renderSummary } from '../../../src/report/markdown/summary.js'
import { EMPTY_RECORD, type RunRecord } from '../../../src/report/record.js'
import { escapeCommands } from '../../../src/text/sanitize.js'
import { webAddress } from '../../../src/text/web-address.js'
import { partsOf } from '../../support/comments/render-comment.js'
import { wrongs } from './harmless.js'
import { problemsOf, withoutMarkers } from './rendered.js'
import { foreignCommands, readLog } from './runner-log.js'
import { INPUTS, openStage, play } from './stage.js'
import { hostileText, NASTY } from './texts.js'
import { TwistedAnswers, twist } from './twisted-answers.js'
import { cases, withinSeconds } from './volume.js'

openStage()

const summaryOf = (record: RunRecord, failed?: Failure) =>
  renderSummary({ deployments: [{ name: 'support', record, failure: failed, isOver: true }] })

const change: fc.Arbitrary<Change> = fc.record({
  path: fc.oneof(hostileText, fc.constantFrom('secrets', 'secrets.A', 'source_config.install_command')),
  difference: fc.constantFrom<Difference>('added', 'changed', 'removed', 'unproven', 'repeated'),
  before: fc.oneof(hostileText, fc.constant(null)),
  after: fc.oneof(hostileText, fc.constant({ a: ['|'] })),
  note: hostileText,
  new_revision: fc.boolean()
})
const texts = fc.array(hostileText, { maxLength: 4 })
const some = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })

/** A record as full of the texts of others as one can be. */
const record: fc.Arbitrary<RunRecord> = fc
  .record({
    name: hostileText,
    url: some(
      fc
        .oneof(
          hostileText,
          hostileText.map((text) => `https://a.example/${text}`)
        )
        .map((text) => webAddress(text))
    ),
    operation: some(fc.constantFrom('created', 'updated', 'unchanged', 'deleted', 'planned', 'swept', 'skipped')),
    command: fc.constantFrom('deploy', 'plan', 'delete', 'sweep'),
    commits: fc.array(fc.record({ revision_id: fc.constantFrom('r0', 'r1', 'r2'), commit_sha: hostileText }), {
      maxLength: 3
    }),
    previous: some(fc.constantFrom('r0', 'r1')),
    active_before: some(fc.constantFrom('r0', 'r1', null)),
    serving: some(fc.constantFrom('r0', 'r1', null)),
    rollback: some(
      fc.record({ result: fc.constant('rolled_back'), message: hostileText, rolled_back_to: fc.constant('r0') })
    ),
    skipped: some(hostileText),
    warnings: texts,
    waited_ms: some(fc.integer({ min: -5, max: 9e7 })),
    statuses: fc.array(
      fc.record({ revision_id: fc.constantFrom('r1', 'r2'), status: hostileText, elapsed_ms: fc.nat(9e6) }),
      { maxLength: 5 }
    ),
    plan: some(
      fc.record({
        operation: fc.constantFrom('create', 'update', 'unchanged'),
        new_revision: fc.boolean(),
        reasons: texts,
        changes: fc.array(change, { maxLength: 4 }),
        warnings: texts
      })
    ),
    repo_url: some(hostileText.map((text) => webAddress(`https://a.example/${text}`))),
    rollback_statuses: fc.array(fc.record({ status: hostileText, elapsed_ms: fc.nat(9e6) }), { maxLength: 3 }),
    revision_log: some(
      fc.record({
        log: fc.constant('build'),
        revision_id: fc.constant('r1'),
        lines: fc.array(hostileText.map((text) => text.replace(/[\r\n]+/g, ' '))),
        is_end: fc.boolean()
      })
    ),
    previews: some(
      fc.array(
        fc.record({
          id: fc.constant('d'),
          name: hostileText,
          pull: fc.nat(),
          verdict: fc.constantFrom('delete', 'keep'),
          reason: hostileText
        }),
        { maxLength: 3 }
      )
    ),
    check: some(
      fc.record({
        result: fc.constantFrom('passed', 'failed'),
        assistant: hostileText,
        asked: some(hostileText),
        events: fc.array(fc.record({ event: hostileText, text: hostileText }), { maxLength: 4 }),
        elapsed_ms: fc.nat()
      })
    )
  })
  .map((fields) => {
    const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))
    return { ...EMPTY_RECORD, deployment_id: 'd1', revision_id: 'r1', ...given }
  })
const failure: fc.Arbitrary<Failure | undefined> = some(
  fc.record({
    kind: fc.constantFrom('failure', 'error', 'cancelled'),
    code: fc.constantFrom('request_refused', 'internal'),
    message: hostileText,
    advice: some(hostileText)
  })
)

test(
  'no fact of a run formats, links, mentions or draws anything in its summary',
  () => {
    fc.assert(
      fc.property(record, failure, (known, failed) => expect(problemsOf(summaryOf(known, failed))).toEqual([])),
      cases(1_200)
    )
  },
  withinSeconds(300)
)

test(
  'no fact of a run formats, links or mentions anything in its comment',
  () => {
    fc.assert(
      fc.property(hostileText, record, failure, fc.boolean(), (any, known, failed, isOver) => {
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
        const both = problemsOf(withoutMarkers(renderParts(many, { heading: headingOf(many), marker: '' })))
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

test.each(['@octocat', 'fixes #1', 'GH-1', 'mail me @ or at @acme/owners'])(
  '%s, for which GitHub looks once entities are resolved, is only text',
  (text) => {
    expect(problemsOf(summaryOf({ ...EMPTY_RECORD, command: 'deploy', name: text, warnings: [text] }))).toEqual([])
  }
)

/** What GitHub says is as foreign as anything. */
class HostileGitHub implements GitHub {
  readonly written: { kind: string; text: string; url?: string | undefined }[] = []
  private turn = 0

  constructor(private readonly says: readonly string[]) {}

  private next(): string {
    return this.says[this.turn++ % this.says.length] ?? ''
  }

  private fails(): void {
    const text = this.next()
    if (this.turn % 7 === 3)
      throw new GitHubRefusal(`GitHub answered 403: ${text.replace(/\s+/g, ' ').slice(0, 200)}`, {
        status: 403,
        permission: 'deployments: write'
      })
    if (this.turn % 7 === 5)
      throw new GitHubError(`GitHub cannot be reached: ${text.replace(/\s+/g, ' ').slice(0, 200)}`)
  }

  readPullRequest = () => Promise.resolve({ closed: this.next().length % 2 === 0, head_repository: this.next() })
  containsCommit = () => Promise.resolve(this.next().length % 2 === 0)
  listChangedFiles: GitHub['listChangedFiles'] = (comparison) =>
    Promise.resolve(
      this.next().length % 2 === 0
        ? { ...comparison, files: this.says.map((path) => ({ path })) }
        : { ...comparison, unknown: this.next() }
    )
  createDeployment: GitHub['createDeployment'] = async ({ description }) => {
    this.written.push({ kind: 'description', text: description })
    this.fails()
    return { id: 7 }
  }
  listDeployments: GitHub['listDeployments'] = async () =>
    [
      this.next(),
      { name: 'support-pr-7', deployment_id: this.next() },
      null,
      JSON.parse('{"__proto__": {"name": 1}}') as unknown
    ].map((payload) => ({ id: 5, payload }))
  addStatus: GitHub['addStatus'] = async (_id, { description, environment_url }) => {
    this.written.push({ kind: 'description', text: description, url: environment_url })
    this.fails()
  }
  latestStatus = () => Promise.resolve({ state: this.next(), description: this.next() })
  async *listComments(): AsyncGenerator<{ id: number; body: string; is_trusted: boolean }> {
    yield { id: 1, body: this.next(), is_trusted: true }
  }
  createComment: GitHub['createComment'] = async (_pull, text) => {
    this.written.push({ kind: 'comment', text })
    this.fails()
    return { id: 1 }
  }
  updateComment: GitHub['updateComment'] = async (id, change) => {
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

test.each(NASTY)(
  'a tag, a repository and a commit that are called %j are refused or deployed, and only ever text',
  async (text) => {
    const env = {
      GITHUB_EVENT_NAME: 'push',
      GITHUB_REF: `refs/tags/${text}`,
      GITHUB_REPOSITORY: `acme/${text}`,
      GITHUB_SHA: text,
      GITHUB_SERVER_URL: 'https://github.com'
    }
    const inputs = { ...INPUTS, name: text || 'x', environment: text, github_token: 'ghs_of_the_tests' }
    const played = await play({
      inputs,
      context: readRunContext(env, { release: { tag_name: text } }),
      plane: new TwistedAnswers([], { exists: false, statuses: ['DEPLOYED'] }),
      github: new HostileGitHub([text])
    })
    expect(wrongs(played)).toEqual([])
  }
)
