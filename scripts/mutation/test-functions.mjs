/**
 * The part of `@jest/globals` that the tests of the source use. It keeps the tests instead of running them, so that
 * one process can run those that a change concerns, thousands of times.
 */
import { expect } from 'expect'

export { expect }

/** Snapshots stand in the tests, as texts in quotes. */
expect.extend({
  toMatchInlineSnapshot: (received, snapshot) => ({
    pass: snapshot.trim() === `"${received}"`,
    message: () => `${received}\n\nis not\n${snapshot}`
  })
})

const newScope = (parent) => ({ parent, beforeAll: [], beforeEach: [], afterEach: [], afterAll: [] })
const root = newScope(undefined)
/** Where Jest would run the next function that is declared. */
let scope = root
/** All tests, each with its scope. */
export const tests = []

export function describe(name, declare) {
  const outer = scope
  scope = newScope(outer)
  declare()
  scope = outer
}

export function test(name, run) {
  tests.push({ name, run, scope })
}

const each = (declare) => (table) => (name, run) => {
  for (const row of table) declare(name, () => (Array.isArray(row) ? run(...row) : run(row)))
}
describe.each = each(describe)
test.each = each(test)

export const beforeAll = (hook) => void scope.beforeAll.push(hook)
export const beforeEach = (hook) => void scope.beforeEach.push(hook)
export const afterEach = (hook) => void scope.afterEach.push(hook)
/** The process ends after the last test: nothing is left to clean up. */
export const afterAll = () => {}
