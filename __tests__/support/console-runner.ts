/** The runner of the command line in a job of GitHub Actions, over streams of a test. */
import { GITHUB_ACTIONS } from '../../src/adapters/ci/github-actions.js'
import { createConsoleRunner } from '../../src/cli/console/console-runner.js'
import { createScreen } from '../../src/cli/console/screen.js'
import type { Redactor } from '../../src/masking/redactor.js'
import type { Runner } from '../../src/ports.js'

interface ConsoleParts {
  redactor: Redactor
  write: (text: string) => unknown
  debug: boolean
  /** Those of the job. */
  variables: Readonly<Record<string, string>>
}

/** It has no inputs: a test gives its own. */
export function consoleRunner({ redactor, write, debug, variables }: ConsoleParts): Runner {
  const screen = createScreen({ write }, { isLive: false })
  const { reports } = GITHUB_ACTIONS.read({
    environment: variables,
    event: undefined,
    print: screen.print
  })
  const level = debug ? 'verbose' : 'normal'
  const runner = createConsoleRunner({ screen, redactor, inputs: {}, level, color: false })
  runner.reportTo(reports)
  return runner
}
