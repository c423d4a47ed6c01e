/** Collects what is wrong with a manifest, each with its line and column. */
import { InputError, type InputProblem } from '../errors.js'
import { fieldPath } from '../text/format.js'
import { sanitizeLine } from '../text/sanitize.js'
import type { Place } from './document.js'

/** A file as the user names it, and its contents. */
export interface ManifestText {
  path: string
  /** The path of the file itself, relative to the workspace. */
  in_workspace?: string
  text: string
}

/** More problems than this are not listed. */
const MOST_PROBLEMS = 100

export class ManifestProblems {
  private readonly found = new Map<string, InputProblem & { offset: number }>()
  /** Per input of the step: the deployment that its problems were found with. */
  private readonly firstWith = new Map<string, string>()
  private readonly lineStarts: readonly number[]

  constructor(private readonly file: ManifestText) {
    this.lineStarts = startsOfLines(file.text)
  }

  /** `deployments.yaml:12:5 defaults.timeout`. */
  nameOf({ offset, path }: Place): string {
    const { line, column } = positionOf(this.lineStarts, offset)
    const name = sanitizeLine(fieldPath(path), 200)
    return `${sanitizeLine(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`
  }

  /** The first line is 1. */
  lineOf({ offset }: Place): number {
    return positionOf(this.lineStarts, offset).line
  }

  add(place: Place, problem: string): void {
    const input = this.nameOf(place)
    const { in_workspace: file } = this.file
    const at = file === undefined ? {} : { place: { file, ...positionOf(this.lineStarts, place.offset) } }
    this.found.set(`${input}\n${problem}`, { input, problem, offset: place.offset, ...at })
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

  get isEmpty(): boolean {
    return this.found.size === 0
  }

  /** More than are listed: the search for others can end. */
  get isFull(): boolean {
    return this.found.size > 2 * MOST_PROBLEMS
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
    if (!this.isEmpty) throw this.error()
  }
}

function startsOfLines(text: string): number[] {
  const starts = [0]
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) starts.push(at + 1)
  return starts
}

function positionOf(starts: readonly number[], offset: number): { line: number; column: number } {
  let [low, high] = [0, starts.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (starts[middle]! <= offset) low = middle
    else high = middle - 1
  }
  return { line: low + 1, column: offset - starts[low]! + 1 }
}
