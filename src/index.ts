/** The entry of the action: its own process. */
import { createAction } from './run/action.js'
import { runAsProcess } from './run/process.js'

await runAsProcess(createAction())
