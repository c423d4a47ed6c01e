import { expect, test } from '@jest/globals'
import { findJob, type WorkflowRun } from '../support/workflow-harness/index.js'
import { ReleasedRepository } from './released-repository.js'

const V1_3_0 = { version: '1.3.0', source: 'three' }

/** The step that stopped the run. */
function stoppedAt(run: WorkflowRun): string | undefined {
  expect(run.conclusion).toBe('failure')
  return run.jobs.flatMap(({ steps }) => steps).find(({ conclusion }) => conclusion === 'failure')
    ?.name
}

test('a tag whose bundle matches its source is attested and released, and the major tag follows', async () => {
  using repository = new ReleasedRepository()
  const sha = repository.commit(V1_3_0)
  const run = await repository.release('v1.3.0', sha)
  expect(run.conclusion).toBe('success')
  expect(repository.attested).toEqual(['action.yml', 'dist/**', 'lib/npm/deploy-agent-server.tgz'])
  expect(repository.github).toMatchObject({
    latest: 'v1.3.0',
    tags: { v1: sha },
    releases: [{ tag_name: 'v1.3.0', pinned: { commit: sha, tag: 'v1.3.0' } }]
  })
  expect(findJob(run, 'publish').environment?.name).toBe('release')
  expect(findJob(run, 'npm').environment?.name).toBe('release')

  const next = repository.commit({ version: '1.3.1', source: 'mended' })
  await repository.release('v1.3.1', next)
  expect(repository.github).toMatchObject({ latest: 'v1.3.1', tags: { v1: next } })
  // The release carries the program that errors tell people to start.
  const assets = repository.github.releases.map(({ asset }) => asset)
  expect(assets).toEqual(['1.3.0', '1.3.1'].map((version) => `deploy-agent-server.tgz: ${version}`))
  expect(repository.packages).toEqual(
    ['1.3.0', '1.3.1'].map(
      (version) =>
        `${version}: publish ./deploy-agent-server.tgz --provenance --access public --tag latest`
    )
  )
})

test('users of v1 are not thrown back by a backport that is released after a newer version', async () => {
  using repository = new ReleasedRepository()
  const backport = repository.commit({ version: '1.2.4', source: 'two', branch: 'releases/v1.2' })
  const newer = repository.commit(V1_3_0)
  await repository.release('v1.3.0', newer)
  expect((await repository.release('v1.2.4', backport)).conclusion).toBe('success')
  const { tags, latest, releases } = repository.github
  expect(releases.map(({ tag_name }) => tag_name)).toEqual(['v1.3.0', 'v1.2.4'])
  expect({ v1: tags['v1'], latest }).toEqual({ v1: newer, latest: 'v1.3.0' })
  expect(repository.packages.map((command) => command.replace(/.*--tag /, ''))).toEqual([
    'latest',
    'backport'
  ])
})

test.each([
  ['v1.9.0', 'v1.10.0', 'numbers are compared, not letters'],
  ['v2.0.0', 'v1.10.0', 'another major'],
  ['v1.10.0-rc.1', 'v1.10.0', 'no plain version']
])('after %s, v1 moves to %s: %s', async (before, tag) => {
  using repository = new ReleasedRepository()
  const sha = repository.commit({ version: tag.slice(1), source: 'ten' })
  repository.change(({ releases, tags }) => {
    releases.push(
      { tag_name: before },
      { tag_name: 'v1.99.0', draft: true },
      { tag_name: 'v1.98.0', prerelease: true }
    )
    tags['v1'] = 'older'
  })
  expect((await repository.release(tag, sha)).conclusion).toBe('success')
  expect(repository.github.tags['v1']).toBe(sha)
  expect(repository.github.latest).toBe(before === 'v2.0.0' ? null : tag)
})

test('a bundle that is not what the source gives is neither attested nor released', async () => {
  using repository = new ReleasedRepository()
  const run = await repository.release(
    'v1.3.0',
    repository.commit({ ...V1_3_0, dist: 'three; steal(keys)' })
  )
  expect(stoppedAt(run)).toBe('dist/ is reproduced byte by byte')
  expect(repository.attested).toEqual([])
  expect(repository.github.commands).toEqual([])
  expect(repository.packages).toEqual([])
})

test.each([
  ['The tag is the version of package.json', 'v1.3.1', {}],
  ['The commit is on main or on a release branch', 'v1.3.0', { branch: 'feature/unseen' }],
  ['The README describes a release that exists', 'v1.3.0', { readme: 'Not released yet.' }]
])('a release stops at "%s", before anything of it is run', async (step, tag, commit) => {
  using repository = new ReleasedRepository()
  const run = await repository.release(tag, repository.commit({ ...V1_3_0, ...commit }))
  expect(stoppedAt(run)).toBe(step)
  expect(
    findJob(run, 'verify').steps.find(({ name }) => name.includes('npm cit'))?.conclusion
  ).toBe('skipped')
  expect(repository.github.commands).toEqual([])
})

test('a package that is not the attested one is not released', async () => {
  using repository = new ReleasedRepository()
  const run = await repository.release('v1.3.0', repository.commit(V1_3_0), {
    package: '1.3.0; steal(keys)'
  })
  expect(stoppedAt(run)).toBe('The attestations verify')
  expect(repository.github).toMatchObject({ releases: [], latest: null })
  expect(repository.packages).toEqual([])
})

test('a tag that is moved while it is verified is not released', async () => {
  using repository = new ReleasedRepository()
  const run = await repository.release('v1.3.0', repository.commit(V1_3_0), {
    movedTo: 'f'.repeat(40)
  })
  expect(stoppedAt(run)).toBe('The tag is still at the commit that was verified')
  expect(repository.github).toMatchObject({ releases: [], latest: null })
})

test('a release is never changed: a tag that is pushed again stops, a run that is started again resumes', async () => {
  using repository = new ReleasedRepository()
  const sha = repository.commit(V1_3_0)
  await repository.release('v1.3.0', sha)
  const other = repository.commit({ ...V1_3_0, source: 'another' })
  expect(stoppedAt(await repository.release('v1.3.0', other))).toBe('Create the release')
  expect(repository.github.tags['v1']).toBe(sha)

  repository.change(({ tags }) => {
    tags['v1'] = 'not moved yet'
  })
  expect((await repository.release('v1.3.0', sha, { attempt: 2 })).conclusion).toBe('success')
  expect(repository.github.tags['v1']).toBe(sha)
  expect(repository.github.releases).toHaveLength(1)
  expect(repository.packages).toHaveLength(1)
})
