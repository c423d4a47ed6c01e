/** A repository with a remote, whose bundle is a copy of its source, and what its release workflow makes of a tag. */
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, resolve } from 'node:path'
import {
  pushTag,
  runWorkflow,
  type StandIn,
  type WorkflowRun
} from '../support/workflow-harness/index.js'

/** What GitHub knows. */
interface GitHubState {
  tags: Record<string, string>
  releases: { tag_name: string; asset?: string; draft?: boolean; prerelease?: boolean }[]
  latest: string | null
  commands: string[]
}

interface Commit {
  version: string
  source: string
  /** What is committed as the bundle; the source when not given. */
  dist?: string
  branch?: string
}

/** Packs the version, instead of the command line. */
const PACK = `import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
mkdirSync('lib/npm', { recursive: true })
writeFileSync('lib/npm/deploy-agent-server.tgz', version)
`

export class ReleasedRepository implements Disposable {
  private readonly folder = mkdtempSync(join(tmpdir(), 'released-'))
  private readonly path = process.env['PATH']
  private readonly state = join(this.folder, 'github.json')
  /** The commands that published, one a line. */
  private readonly published = join(this.folder, 'published')
  /** What was signed, if anything: the files named to the action that attests. */
  attested: string[] = []

  constructor() {
    this.write(
      'github.json',
      JSON.stringify({ tags: {}, releases: [], latest: null, commands: [] })
    )
    this.program(
      'gh',
      `exec node ${resolve('__tests__/repository/fake-gh.mjs')} ${this.state} "$@"`
    )
    this.program(
      'npm',
      `case "$*" in cit) ;; "run build") rm -r dist; mkdir dist; cp source dist/index.js ;;
        "run pack:cli") node scripts/pack-cli.mjs ;;
        view*) grep -qsF "$(cat deploy-agent-server.tgz): " ${this.published} && cat deploy-agent-server.tgz ;;
        publish*) echo "$(cat deploy-agent-server.tgz): $*" >> ${this.published} ;; *) exit 1 ;; esac`
    )
    process.env['PATH'] = `${join(this.folder, 'bin')}:${this.path}`
    this.git('init', '--quiet', '--initial-branch=main', 'work')
  }

  /** What was published to npm, and how. */
  get packages(): string[] {
    return existsSync(this.published) ? readFileSync(this.published, 'utf8').trim().split('\n') : []
  }

  get github(): GitHubState {
    return JSON.parse(readFileSync(this.state, 'utf8')) as GitHubState
  }

  /** Adds a commit on top of a branch and returns it. */
  commit({ version, source, dist = source, branch = 'main' }: Commit): string {
    this.work('checkout', '--quiet', '-B', branch)
    this.write('work/package.json', JSON.stringify({ version }))
    this.write('work/source', source)
    this.write('work/dist/index.js', dist)
    this.write('work/scripts/pack-cli.mjs', PACK)
    this.work('add', '--all')
    this.work(
      '-c',
      'user.name=a',
      '-c',
      'user.email=a@b',
      'commit',
      '--quiet',
      '--message',
      version
    )
    return this.work('rev-parse', 'HEAD').trim()
  }

  /** Runs the release workflow for a tag that was just pushed. */
  async release(
    tag: string,
    sha: string,
    options: { attempt?: number; movedTo?: string } = {}
  ): Promise<WorkflowRun> {
    this.change((state) => {
      state.tags[tag] = options.movedTo ?? sha
    })
    const checkout: StandIn = ({ workspace }) => {
      this.git('clone', '--quiet', join(this.folder, 'work'), workspace)
      execFileSync('git', ['checkout', '--quiet', sha], { cwd: workspace })
      return {}
    }
    return runWorkflow({
      file: '.github/workflows/release.yml',
      event: pushTag({ tag, sha, repository: 'acme/action' }),
      actionPath: '.',
      runAttempt: options.attempt ?? 1,
      uses: {
        'actions/checkout': checkout,
        'actions/setup-node': () => ({}),
        'actions/upload-artifact': ({ workspace, with: { name = '', path = '' } }) => {
          this.write(
            `artifacts/${name}/${basename(path)}`,
            readFileSync(join(workspace, path), 'utf8')
          )
          return {}
        },
        'actions/download-artifact': ({ workspace, with: { name = '' } }) => {
          cpSync(join(this.folder, 'artifacts', name), workspace, { recursive: true })
          return {}
        },
        'actions/attest-build-provenance': (step) => {
          this.attested = (step.with['subject-path'] ?? '').trim().split(/\s+/)
          return {}
        }
      }
    })
  }

  change(edit: (state: GitHubState) => void): void {
    const state = this.github
    edit(state)
    writeFileSync(this.state, JSON.stringify(state))
  }

  [Symbol.dispose](): void {
    process.env['PATH'] = this.path
    rmSync(this.folder, { recursive: true, force: true })
  }

  private work(...args: string[]): string {
    return execFileSync('git', args, { cwd: join(this.folder, 'work'), encoding: 'utf8' })
  }

  private git(...args: string[]): void {
    execFileSync('git', args, { cwd: this.folder })
  }

  private write(name: string, content: string): void {
    mkdirSync(dirname(join(this.folder, name)), { recursive: true })
    writeFileSync(join(this.folder, name), content)
  }

  private program(name: string, script: string): void {
    this.write(`bin/${name}`, `#!/bin/bash\n${script}\n`)
    chmodSync(join(this.folder, 'bin', name), 0o755)
  }
}
