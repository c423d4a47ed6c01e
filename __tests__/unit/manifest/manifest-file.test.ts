import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readManifestFile } from '../../../src/inputs/manifest/manifest-file.js'
import { isPosix } from '../../support/posix.js'

const TEXT = 'version: 1\n'
let top: string
let workspace: string

beforeAll(() => {
  top = realpathSync(mkdtempSync(join(tmpdir(), 'manifest-file-')))
  workspace = join(top, 'workspace')
  mkdirSync(join(workspace, 'deploy'), { recursive: true })
  mkdirSync(join(top, 'workspace-2'))
  const files = [
    'workspace/deployments.yaml',
    'workspace/deploy/..agents.yaml',
    'outside.yaml',
    'workspace-2/x.yaml'
  ]
  for (const file of files) writeFileSync(join(top, file), TEXT)
  writeFileSync(join(workspace, 'large.yaml'), 'x'.repeat(1024 * 1024 + 1))
  writeFileSync(join(workspace, 'bytes.yaml'), Buffer.from([0x61, 0xff, 0xfe]))
  writeFileSync(join(workspace, 'mark.yaml'), `\uFEFF${TEXT}`)
  symlinkSync('../deployments.yaml', join(workspace, 'deploy', 'inside'))
  symlinkSync(join(top, 'outside.yaml'), join(workspace, 'outside'))
  symlinkSync(top, join(workspace, 'up'))
  symlinkSync('loop', join(workspace, 'loop'))
  symlinkSync('nothing', join(workspace, 'broken'))
  symlinkSync(workspace, join(top, 'linked-workspace'))
  if (isPosix) execFileSync('mkfifo', [join(workspace, 'pipe')])
})
afterAll(() => rmSync(top, { recursive: true }))

test.each([
  'deployments.yaml',
  './deploy/../deployments.yaml',
  'deploy/inside',
  'deploy/..agents.yaml',
  'mark.yaml'
])('a file of the workspace is read: %s', async (path) => {
  const read = { path, in_workspace: path === 'mark.yaml' ? path : expect.any(String), text: TEXT }
  expect(await readManifestFile(path, workspace)).toEqual(read)
  expect(await readManifestFile(path, join(top, 'linked-workspace'))).toEqual(read)
  expect((await readManifestFile(join(workspace, path), workspace)).text).toBe(TEXT)
})

test.each(
  [
    [
      '../outside.yaml',
      '../workspace-2/x.yaml',
      '..',
      '/etc/hostname',
      'outside',
      'up/outside.yaml'
    ],
    [
      'deployment.yaml',
      'deployments.yaml/x',
      'broken',
      'deploy',
      'loop',
      'pipe',
      'large.yaml',
      'bytes.yaml',
      'a\0b'
    ]
  ].flat()
)('any other is refused, without a path of the machine: %j', async (path) => {
  const error = await readManifestFile(path, workspace).catch((error: unknown) => error)
  expect(error).toMatchObject({ code: 'input_invalid', problems: [{ input: 'manifest' }] })
  expect(String(error)).not.toContain(top)
})

test('a runner without a workspace has no manifest', async () => {
  for (const none of [undefined, join(top, 'missing')])
    await expect(readManifestFile('deployments.yaml', none)).rejects.toMatchObject({
      code: 'input_invalid'
    })
})
