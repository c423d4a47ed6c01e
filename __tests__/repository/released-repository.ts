/** A repository with a remote, whose bundle is a copy of its source, and what its release workflow makes of a tag. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
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
  releases: {
    tag_name: string
    asset?: string
    pinned?: { commit: string; tag: string }
    draft?: boolean
    prerelease?: boolean
  }[]
  latest: string | null
  commands: string[]
  /** Each signed file, by its digest, and the commit that it was signed for. */
  attestations: { sha256: string; commit: string }[]
}

interface Commit {
  version: string
  source: string
  /** What is committed as the bundle; the source when not given. */
  dist?: string
  branch?: string
  readme?: string
}

interface ReleaseOptions {
  attempt?: number
  /** The commit that the tag is moved to during the run. */
  movedTo?: string
  /** What another job leaves in place of the package. */
  package?: string
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
      JSON.stringify({ tags: {}, releases: [], latest: null, commands: [], attestations: [] })
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
  commit({ version, source, dist = source, branch = 'main', readme = '' }: Commit): string {
    this.work('checkout', '--quiet', '-B', branch)
    this.write('work/package.json', JSON.stringify({ version }))
    this.write('work/README.md', readme)
    this.write('work/action.yml', 'name: Deploy agent server')
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
  async release(tag: string, sha: string, options: ReleaseOptions = {}): Promise<WorkflowRun> {
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
          if (options.package !== undefined)
            writeFileSync(join(workspace, 'deploy-agent-server.tgz'), options.package)
          return {}
        },
        'actions/attest': ({ workspace, with: { 'subject-path': paths = '' } }) => {
          this.attested = paths.trim().split(/\s+/)
          this.sign(workspace, sha)
          return {}
        }
      }
    })
  }

  private sign(workspace: string, commit: string): void {
    const files = this.attested.map((path) => path.replace('**', 'index.js'))
    this.change(({ attestations }) => {
      for (const file of files) {
        const content = readFileSync(join(workspace, file))
        attestations.push({ sha256: createHash('sha256').update(content).digest('hex'), commit })
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
