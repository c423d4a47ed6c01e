/** Collects what is wrong with the inputs, so that all of it is said at once. */
import { InputError, type InputProblem } from '../errors.js'

export class Problems {
  private readonly found: InputProblem[] = []

  add(input: string, problem: string): void {
    this.found.push({ input, problem })
  }

  /** @throws InputError when anything was added. */
  throwIfAny(): void {
    if (this.found.length > 0) throw new InputError(this.found)
  }
}
