/** A manifest as plain values, the paths and places of these, and what is wrong with them. */
import { InputError, type InputProblem } from '../../errors.js'
import { fieldPath } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { offsetOf, type Place, parseOne, spelledValueOf, valueOf } from '../structured/yaml.js'

/** Keys that lead to a value from the top of the file, or of a deployment. */
export type Path = readonly (string | number)[]

/** Values by their names. */
export type Values = Readonly<Record<string, unknown>>

export const isMap = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the value under a key, or at a place of a list; undefined if there is none. */
function childOf(value: unknown, part: PropertyKey): unknown {
  const holds = typeof value === 'object' && value !== null && Object.hasOwn(value, part)
  return holds ? (value as Record<PropertyKey, unknown>)[part] : undefined
}

/** Returns the value at a path; undefined if there is none. */
export const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce(childOf, value)

/** Returns the map at a path. What is no map counts as an empty one. */
export function mapAt(value: unknown, path: Path): Values {
  const found = valueAt(value, path)
  return isMap(found) ? found : {}
}

/** A file as the user names it, and its contents. */
export interface ManifestText {
  path: string
  /** The path of the file itself, relative to the workspace. */
  in_workspace: string
  text: string
}

/** A file with the values of its one document. */
export interface ParsedManifest {
  /** With numbers and booleans. */
  values?: unknown
  /** The same values, but numbers and booleans as they are spelled. */
  texts?: unknown
  /**
   * Where the value at a path starts, or what is nearest above it: its key, or the entry of a list.
   */
  placeOf: (path: Path) => Place
  /** Why it has no values. */
  problem?: string
}

/** Parses one YAML or JSON document. */
export function parseManifest(text: string): ParsedManifest {
  const refuse = (problem: string, place = { line: 1, column: 1 }) => ({
    problem,
    placeOf: () => place
  })
  const parsed = parseOne(text)
  if ('problem' in parsed) {
    const { problem, place } = parsed
    // YAML reads the { of an unquoted reference as the start of a map.
    const isReference = place !== undefined && text.split('\n')[place.line - 1]?.includes('${')
    return refuse(
      isReference ? `${problem} Quote values with references: '\${…}'.` : problem,
      place
    )
  }
  const { document, placeOf } = parsed
  if (document.contents === null) return refuse('is empty. Describe your deployments in it.')
  const read = valueOf(document)
  if ('problem' in read) return refuse(read.problem)
  const texts = spelledValueOf(document)
  return { values: read.value, texts, placeOf: (path) => placeOf(offsetOf(document, path)) }
}

/** Collects what is wrong with a manifest, each with its line and column. */
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
   * @param deployment The one that it was found with. Others have the same problem, perhaps in
   * other words.
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
    return new InputError(
      [...this.found.values()].sort((a, b) => line(a) - line(b) || column(a) - column(b))
    )
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.found.size > 0) throw this.error()
  }
}
