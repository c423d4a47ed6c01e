/** Collects what is wrong with a manifest, each with its line and column. */
import { InputError, type InputProblem } from '../../errors.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { lineOf } from '../structured/yaml.js'
import type { Path } from './values.js'

/** A file as the user names it, and its contents. */
export interface ManifestText {
  path: string
  /** The path of the file itself, relative to the workspace. */
  in_workspace: string
  text: string
}

/** More problems than this are not listed. */
const MOST_PROBLEMS = 100

export class ManifestProblems {
  private readonly found = new Map<string, InputProblem & { offset: number }>()
  /** Per input of the step: the deployment that its problems were found with. */
  private readonly firstWith = new Map<string, string>()

  /** @param offsetOf Where a path is written. */
  constructor(
    private readonly file: ManifestText,
    private readonly offsetOf: (path: Path) => number
  ) {}

  /** `deployments.yaml:12:5 defaults.timeout`. */
  nameOf(path: Path): string {
    const { line, column } = this.placeOf(this.offsetOf(path))
    const name = sanitizeLine(fieldPath(path), 200)
    return `${sanitizeLine(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`
  }

  /** The first line is 1. */
  lineOf(path: Path): number {
    return lineOf(this.file.text, this.offsetOf(path))
  }

  add(path: Path, problem: string): void {
    const offset = this.offsetOf(path)
    const input = this.nameOf(path)
    const place = { file: this.file.in_workspace, ...this.placeOf(offset) }
    this.found.set(`${input}\n${problem}`, { input, path, problem, place, offset })
  }

  /**
   * Adds a problem of an input of the step.
   *
   * @param deployment The one that it was found with. Others have the same problem, perhaps in other words.
   */
  addInput(input: string, problem: string, deployment?: string): void {
    const first = this.firstWith.get(input) ?? deployment
    if (deployment !== first) return
    if (first !== undefined) this.firstWith.set(input, first)
    this.found.set(`${input}\n${problem}`, { input, problem, offset: -1 })
  }

  /** More than are listed: the search for others can end. */
  get isFull(): boolean {
    return this.found.size > MOST_PROBLEMS
  }

  /** The error with all problems: those of the step first, then those of the file in its order. */
  error(): InputError {
    const sorted = [...this.found.values()].sort((a, b) => a.offset - b.offset)
    const all = sorted.map(({ offset: _offset, ...problem }) => problem)
    const more = all.length - MOST_PROBLEMS
    if (more <= 0) return new InputError(all)
    return new InputError([
      ...all.slice(0, MOST_PROBLEMS),
      { input: 'manifest', problem: `has ${more} more problems.` }
    ])
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.found.size > 0) throw this.error()
  }

  private placeOf(offset: number): { line: number; column: number } {
    const { text } = this.file
    return { line: lineOf(text, offset), column: offset - text.slice(0, offset).lastIndexOf('\n') }
  }
}
