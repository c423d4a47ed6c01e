/** Heads and pushes: which commit a revision is built from, and what a push builds (§3). */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import type { EmulatorOptions } from '../../emulator/index.js'
import { borrowEmulator } from '../support/borrowed-emulator.js'
import { call, create, gitRequest, imageRequest, type Json, REPO, read } from './support.js'

function pushed(name: string, source_config: Json, repo_ref = 'main') {
  const request = gitRequest(name)
  return {
    ...request,
    source_config: { ...request.source_config, ...source_config },
    source_revision_config: { ...request.source_revision_config, repo_ref }
  }
}

describe('a push', () => {
  test('builds a revision of each deployment that asked for it on that ref alone', async () => {
    await using emulator = await borrowEmulator()
    const follows = await create(emulator, pushed('follows', { build_on_push: true }))
    await create(emulator, pushed('asked-not', { build_on_push: false }))
    await create(emulator, pushed('other-ref', { build_on_push: true }, 'next'))
    await create(
      emulator,
      pushed('other-repo', { build_on_push: true, repo_url: 'https://git.example/b' })
    )
    await create(emulator, imageRequest('image'))

    const body = { repo_url: REPO.replace(/\.git$/, ''), ref: 'main', commit_sha: 'c0ffee' }
    const reply = await call(emulator, 'POST /_emulator/push', { body })
    const now = await read(emulator, follows.id)
    expect(reply.body).toEqual({
      commit_sha: 'c0ffee',
      revisions: [{ deployment_id: follows.id, revision_id: now.latest_revision_id }]
    })
    expect(now.latest_revision_id).not.toBe(follows.latest_revision_id)
    expect(now.source_revision_config).toEqual({
      ...follows.source_revision_config,
      repo_commit_sha: 'c0ffee'
    })
  })

  test('without a repository builds its commit, even if the repository has a head', async () => {
    await using emulator = await borrowEmulator()
    await call(emulator, 'POST /_emulator/heads', {
      body: { repo_url: REPO, ref: 'main', commit_sha: 'aaaa' }
    })
    await call(emulator, 'POST /_emulator/heads', {
      body: { repo_url: REPO, ref: 'next', commit_sha: 'bbbb' }
    })
    const { id } = await create(emulator, pushed('follows', { build_on_push: true }))
    await create(emulator, pushed('other-ref', { build_on_push: true }, 'next'))
    const { body } = await call(emulator, 'POST /_emulator/push', {
      body: { ref: 'main', commit_sha: 'beef' }
    })
    expect(body.revisions).toEqual([expect.objectContaining({ deployment_id: id })])
    expect((await read(emulator, id)).source_revision_config.repo_commit_sha).toBe('beef')
    // The head has moved for later revisions, too, and that of the other branch has not.
    expect(
      (await create(emulator, pushed('again', {}))).source_revision_config.repo_commit_sha
    ).toBe('beef')
    expect(
      (await create(emulator, pushed('other', {}, 'next'))).source_revision_config.repo_commit_sha
    ).toBe('bbbb')
  })
})

test('a push builds nothing for a deployment that is being deleted', async () => {
  await using emulator = await borrowEmulator({ deleteTime: '1h' })
  const { id } = await create(emulator, pushed('leaving', { build_on_push: true }))
  await call(emulator, `DELETE /v2/deployments/${id}`)
  const { body } = await call(emulator, 'POST /_emulator/push', { body: { ref: 'main' } })
  expect(body.revisions).toEqual([])
})

describe('the commit of a ref', () => {
  const commitOf = async (options: EmulatorOptions, ref = 'main') => {
    await using emulator = await borrowEmulator(options)
    return (await create(emulator, pushed('a', {}, ref))).source_revision_config.repo_commit_sha
  }

  test.each<[string, EmulatorOptions, unknown]>([
    ['is invented if it is unknown', {}, expect.stringMatching(/^[0-9a-f]{40}$/)],
    ['is none if none is to be invented', { inventCommits: false }, null],
    [
      'said for one repository wins over that said for all',
      {
        heads: [
          { ref: 'main', commit_sha: 'any' },
          { ref: 'main', commit_sha: 'this', repo_url: REPO }
        ]
      },
      'this'
    ]
  ])('%s', async (_what, options, commit) => {
    expect(await commitOf(options)).toEqual(commit)
    expect(await commitOf(options)).toBe(await commitOf(options))
  })

  test('comes from the branches and tags of a folder where one is given', async () => {
    const repo = mkdtempSync(join(tmpdir(), 'emulator-repo-'))
    const git = (...args: string[]) =>
      execFileSync(
        'git',
        ['-C', repo, '-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore']
        }
      ).trim()
    git('init', '-b', 'trunk')
    git('commit', '--allow-empty', '-m', 'one')
    git('tag', '-a', 'v1', '-m', 'one')
    const tagged = git('rev-parse', 'HEAD')
    git('commit', '--allow-empty', '-m', 'two')
    git('update-ref', 'refs/remotes/origin/far', tagged)
    const head = git('rev-parse', 'HEAD')
    try {
      expect(await commitOf({ repo }, 'trunk')).toBe(head)
      expect(await commitOf({ repo }, 'far')).toBe(tagged)
      expect(await commitOf({ repo }, 'refs/tags/v1')).toBe(tagged)
      for (const absent of ['--all', 'nobody', 'trunk~1', 'refs/tags/v2'])
        expect(await commitOf({ repo }, absent)).toBeNull()
      git('remote', 'add', 'origin', 'git@github.com:acme/Support')
      expect(await commitOf({ repo }, 'trunk')).toBe(head)
      git('remote', 'set-url', 'origin', 'https://git.example/acme/other.git')
      expect(await commitOf({ repo }, 'nobody')).toBe(await commitOf({}, 'nobody'))
      const notices: string[] = []
      const onNotice = (line: string) => void notices.push(line)
      for (let i = 0; i < 2; i++) await commitOf({ repo, onNotice }, 'trunk')
      expect(notices).toEqual(
        Array(2).fill(
          expect.stringMatching(/^The commits of .* are not used for https:.*another repository\.$/)
        )
      )
      expect(await commitOf({ repo, heads: [{ ref: 'trunk', commit_sha: 'said' }] }, 'trunk')).toBe(
        'said'
      )
    } finally {
      rmSync(repo, { recursive: true })
    }
  })
})
