/** A reporter of jest: the slowest files, and what each folder took of its budget. */

/**
 * Budget in seconds for all files of a folder together, on two idle cores. Two files run at a time, so all of them
 * together take half of the sum: 250 s, which leaves `npm ci` the rest of the five minutes of `npm cit`.
 */
const BUDGETS = {
  action: 145,
  cli: 25,
  emulator: 75,
  github: 65,
  repository: 15,
  security: 20,
  support: 10,
  unit: 140
}
const SLOWEST = 10

export default class ReportDurations {
  onRunComplete(_contexts, { testResults }) {
    if (testResults.length < 2 * SLOWEST) return
    const files = testResults.map(({ testFilePath, perfStats }) => ({
      path: testFilePath.replace(/^.*\/__tests__\//, ''),
      seconds: perfStats.runtime / 1_000
    }))
    const lines = [...slowest(files), ...compare(files)]
    process.stderr.write(`\n${lines.join('\n')}\n`)
  }
}

/** Only names a folder that is over its budget: durations say as much about the machine as about the tests. */
function compare(files) {
  return Object.entries(BUDGETS).map(([folder, budget]) => {
    const own = files.filter(({ path }) => path.startsWith(`${folder}/`))
    const seconds = own.reduce((sum, file) => sum + file.seconds, 0)
    const over = seconds > budget ? '  over budget' : ''
    return `${shown(seconds)}  __tests__/${folder} (budget ${budget} s)${over}`
  })
}

function slowest(files) {
  const sorted = files.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return ['Slowest files, then each folder:', ...sorted.map(({ path, seconds }) => `${shown(seconds)}  ${path}`)]
}

const shown = (seconds) => `${seconds.toFixed(1).padStart(7)} s`
