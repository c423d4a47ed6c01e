/** Collects what is wrong with a manifest, each with its line and column. */
import { InputError, type InputProblem } from '../../errors.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Place } from '../structured/yaml.js'
import type { Path } from './document.js'

/** A file as the user names it, and its contents. */
export interface ManifestText {
  path: string
  /** The path of the file itself, relative to the workspace. */
  in_workspace: string
  text: string
}

export class ManifestProblems {
  private readonly found = new Map<string, InputProblem>()
  /** Per input of the step: the deployment that its problems were found with. */
  private readonly firstWith = new Map<string, string>()

  constructor(
    private readonly file: ManifestText,
    readonly placeOf: (path: Path) => Place
  ) {}

  /** `deployments.yaml:12:5 defaults.timeout`. */
  nameOf(path: Path): string {
    const { line, column } = this.placeOf(path)
    const name = sanitizeLine(fieldPath(path), 200)
    return `${sanitizeLine(this.file.path, 200)}:${line}:${column}${name === '' ? '' : ` ${name}`}`
  }

  add(path: Path, problem: string): void {
    const input = this.nameOf(path)
    const place = { file: this.file.in_workspace, ...this.placeOf(path) }
    this.found.set(`${input}\n${problem}`, { input, path, problem, place })
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
    this.found.set(`${input}\n${problem}`, { input, problem })
  }

  /** The error with all problems: those of the step first, then those of the file in its order. */
  error(): InputError {
    const line = ({ place }: InputProblem) => place?.line ?? 0
    const column = ({ place }: InputProblem) => place?.column ?? 0
    return new InputError([...this.found.values()].sort((a, b) => line(a) - line(b) || column(a) - column(b)))
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.found.size > 0) throw this.error()
  }
}
