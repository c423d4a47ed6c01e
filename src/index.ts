/** The action, in a process of its own. */
import { createAction } from './action.js'
import { describeFailure, failureText } from './report/failure.js'
import { EMPTY_RECORD } from './report/record.js'
import { createClock } from './runner/clock.js'
import { runProcess } from './runner/process.js'

const action = createAction()

await runProcess({
  work: (cancelled) => action.run(cancelled, createClock(cancelled)),
  reportBug: (error) => action.runner.error(failureText(describeFailure(error, EMPTY_RECORD), EMPTY_RECORD)),
  reportStopped: () => {
    if (action.runner.hasToldError()) return
    action.runner.error(
      'This run was told to stop before its own end: what it did by then stays. What it tells on GitHub may be unfinished.'
    )
  }
})
