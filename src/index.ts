/** The entry of the action: its own process. */
import { createAction } from './action.js'
import { runAsProcess } from './run-as-process.js'

await runAsProcess(createAction())
