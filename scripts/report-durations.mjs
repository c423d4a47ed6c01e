/** A reporter of jest: the slowest files, and what each folder took of its budget. */

/** Seconds of all files of a folder together, on two cores that do little else. */
const BUDGETS = { action: 150, emulator: 90, github: 70, repository: 60, security: 30, support: 10, unit: 120 }
/** A machine of CI may be so much slower before the run fails. */
const TOLERANCE_IN_CI = 6
const SLOWEST = 10

export default class ReportDurations {
  #error

  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < 2 * SLOWEST) return
    const files = testResults.map(({ testFilePath, perfStats }) => ({
      path: testFilePath.replace(/^.*\/__tests__\//, ''),
      seconds: perfStats.runtime / 1_000
    }))
    const lines = [...slowest(files), ...this.#compare(files)]
    process.stderr.write(`\n${lines.join('\n')}\n`)
  }

  getLastError() {
    return this.#error
  }

  #compare(files) {
    return Object.entries(BUDGETS).map(([folder, budget]) => {
      const own = files.filter(({ path }) => path.startsWith(`${folder}/`))
      const seconds = own.reduce((sum, file) => sum + file.seconds, 0)
      if (process.env.CI && seconds > budget * TOLERANCE_IN_CI) {
        this.#error = new Error(`__tests__/${folder} took ${Math.round(seconds)} s; its budget is ${budget} s.`)
      }
      const over = seconds > budget ? '  over budget' : ''
      return `${shown(seconds)}  __tests__/${folder} (budget ${budget} s)${over}`
    })
  }
}

function slowest(files) {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return ['Slowest files, and each folder:', ...sorted.map(({ path, seconds }) => `${shown(seconds)}  ${path}`)]
}

const shown = (seconds) => `${seconds.toFixed(1).padStart(7)} s`
