import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from '@jest/globals'
import { pushToBranch, type RunOptions, runWorkflow, type WorkflowRun } from './index.js'

/** A folder for one test file, with a small action in it; removed when the file is done. */
export class Scratch {
  readonly folder = mkdtempSync(join(tmpdir(), 'harness-test-'))
  private count = 0

  constructor() {
    afterAll(() => rmSync(this.folder, { recursive: true, force: true }))
    this.action(FAKE_MAIN)
  }

  /** Replaces the action under test by one with this script. */
  action(main: string, manifest = FAKE_MANIFEST): string {
    const folder = join(this.folder, `action-${(this.count += 1)}`)
    mkdirSync(join(folder, 'dist'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'dist', 'index.js'), main)
    writeFileSync(join(folder, 'action.yml'), manifest)
    this.actionPath = folder
    return folder
  }

  actionPath = ''

  /** Runs a workflow given as text, by default for a push to `main`. */
  async run(yaml: string, options: Partial<RunOptions> = {}): Promise<WorkflowRun> {
    const file = join(this.folder, `workflow-${(this.count += 1)}.yml`)
    writeFileSync(file, yaml)
    return runWorkflow({ file, event: pushToBranch(), actionPath: this.actionPath, ...options })
  }
}

/** A workflow with one job of these steps. */
export function oneJob(steps: string, head = 'on: push'): string {
  return `${head}\njobs:\n  job:\n    runs-on: ubuntu-latest\n    steps:\n${steps.replaceAll(/^/gm, '      ')}\n`
}

const FAKE_MANIFEST = `
name: Fake
description: Hands its inputs on
inputs:
  greeting: { description: What to say, default: hello }
  token: { description: A token, default: '\${{ github.token }}' }
  nothing: { description: Never given }
outputs:
  answer: { description: What was said }
runs: { using: node24, main: dist/index.js }
`

const FAKE_MAIN = `
import { appendFileSync } from 'node:fs'
const { INPUT_GREETING: greeting, GITHUB_OUTPUT, GITHUB_STEP_SUMMARY } = process.env
appendFileSync(GITHUB_OUTPUT, 'answer<<END\\n' + greeting + '\\nEND\\n')
appendFileSync(GITHUB_OUTPUT, 'environment=' + JSON.stringify(process.env) + '\\n')
appendFileSync(GITHUB_STEP_SUMMARY, '# ' + greeting + '\\n')
console.log('said ' + greeting)
`
