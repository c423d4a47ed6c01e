/**
 * The test functions of Jest, of which the first failure ends the run: one failing test is enough to notice a change, and
 * Stryker's runner for Jest runs all of them. Tests import it instead of `@jest/globals` in mutation testing.
 */
import * as jest from '@jest/globals'

export * from '@jest/globals'

let hasFailed = false

const stopping =
  (run) =>
  async (...args) => {
    if (hasFailed) return
    try {
      await run(...args)
    } catch (error) {
      hasFailed = true
      throw error
    }
  }

const declare = (name, run, limit) => jest.test(name, stopping(run), limit)

export const test = Object.assign(declare, jest.test, {
  each: (table) => (name, run, limit) => jest.test.each(table)(name, stopping(run), limit)
})
