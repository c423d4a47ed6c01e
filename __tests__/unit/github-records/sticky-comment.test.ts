import { describe, expect, test } from '@jest/globals'
import { GitHubRefusal } from '../../../src/errors.js'
import { keepComment, type StickyComment } from '../../../src/github-records/sticky-comment.js'
import type { GitHub, GitHubComment } from '../../../src/ports.js'
import { commentMarker } from '../../../src/report/markdown/comment.js'

const PLANE = 'one'
const markerOf = (name: string, control_plane = PLANE) => commentMarker({ name, control_plane })
const MARKER = markerOf('support')
const bodyOf = (text: string, marker = MARKER) => `### support\n\n${text}\n\n${marker}\n`
const refused = (status: number) =>
  new GitHubRefusal(`GitHub answered ${status}`, { status, permission: 'pull-requests: write' })

/** The comments of a pull request, oldest first. */
class Pull {
  calls: string[] = []
  constructor(
    readonly comments: GitHubComment[] = [],
    /** What happens in the moment in which this run writes its comment. */
    readonly meanwhile: (comments: GitHubComment[]) => void = () => {},
    readonly refusal?: GitHubRefusal
  ) {}

  async *listComments() {
    yield* this.comments
  }

  async createComment(_pull: number, body: string) {
    this.meanwhile(this.comments)
    const id = 100 + this.comments.length
    this.comments.push({ id, body, is_trusted: true })
    this.calls.push(`create ${id}`)
    return { id }
  }

  async updateComment(id: number, body: string) {
    this.calls.push(`update ${id}`)
    if (this.refusal) throw this.refusal
    const found = this.comments.find((comment) => comment.id === id)
    if (found === undefined) throw refused(404)
    found.body = body
  }

  async deleteComment(id: number) {
    this.calls.push(`delete ${id}`)
    this.comments.splice(
      this.comments.findIndex((comment) => comment.id === id),
      1
    )
  }
}

const comment = (id: number, body: string, is_trusted = true): GitHubComment => ({ id, body, is_trusted })
const keep = (pull: Pull, over: Partial<StickyComment> = {}) =>
  keepComment(pull as unknown as GitHub, { pull: 7, marker: MARKER, body: () => bodyOf('new'), create: true, ...over })

describe('one comment a deployment', () => {
  test('is written where there is none', async () => {
    const pull = new Pull([comment(1, 'hello')])
    expect(await keep(pull)).toBe(101)
    expect(pull.comments.map(({ body }) => body)).toEqual(['hello', bodyOf('new')])
  })

  test('is updated where there is one, and no second one is written', async () => {
    const pull = new Pull([comment(1, 'hello'), comment(2, bodyOf('old')), comment(3, bodyOf('older'))])
    expect(await keep(pull)).toBe(2)
    expect(pull.calls).toEqual(['update 2'])
  })

  test('that this run wrote is updated without reading the others', async () => {
    const pull = new Pull([comment(1, bodyOf('other')), comment(2, bodyOf('old'))])
    expect(await keep(pull, { known: 2 })).toBe(2)
    expect(pull.calls).toEqual(['update 2'])
  })

  test('that a user has deleted is written again', async () => {
    const pull = new Pull()
    expect(await keep(pull, { known: 2 })).toBe(100)
    expect(pull.calls).toEqual(['update 2', 'create 100'])
  })

  test('that GitHub does not list yet after it was written is not written again', async () => {
    const pull = new Pull()
    pull.listComments = async function* () {}
    expect(await keep(pull)).toBe(100)
    expect(pull.calls).toEqual(['create 100'])
  })

  test('is not written if none should be created', async () => {
    const pull = new Pull([comment(1, bodyOf('x', markerOf('support-pr-1')))])
    expect(await keep(pull, { create: false })).toBeUndefined()
    expect(pull.calls).toEqual([])
  })

  test('of two runs that write at the same time the oldest stays', async () => {
    const pull = new Pull([], (comments) => comments.push(comment(50, bodyOf('of the other run'))))
    expect(await keep(pull)).toBe(50)
    expect(pull.comments).toEqual([comment(50, bodyOf('new'))])
  })
})

describe('a comment that is not ours stays unchanged', () => {
  test.each<[string, GitHubComment]>([
    ['of a passer-by who copied the marker', comment(1, bodyOf('mine'), false)],
    ['that quotes ours', comment(1, `### Look at this\n\n> ${MARKER}`)],
    ['that ends with it', comment(1, `see\n${MARKER}`)],
    ['that shows it in a log', comment(1, bodyOf(`\`\`\`text\n${MARKER}\n\`\`\``, markerOf('other')))],
    ['of a deployment whose name begins alike', comment(1, bodyOf('x', markerOf('support-pr-1')))],
    ['of a deployment of which this one is the beginning', comment(1, bodyOf('x', markerOf('suppor')))],
    ['of the same name on another control plane', comment(1, bodyOf('x', markerOf('support', 'two')))]
  ])('%s', async (_, theirs) => {
    const pull = new Pull([{ ...theirs }])
    expect(await keep(pull)).toBe(101)
    expect(pull.comments[0]).toEqual(theirs)
  })

  test('white space after the marker is none of it', async () => {
    expect(await keep(new Pull([comment(1, `${bodyOf('old')}\n  \n`)]))).toBe(1)
  })
})

test.each([403, 410, 422])('a refusal (%i) is no deleted comment: no second one is written', async (status) => {
  const pull = new Pull([comment(1, bodyOf('old'))], undefined, refused(status))
  await expect(keep(pull)).rejects.toMatchObject({ status })
  await expect(keep(pull, { known: 1 })).rejects.toMatchObject({ status })
  expect(pull.calls).toEqual(['update 1', 'update 1'])
})
