/** GitHub's `concurrency` of workflows: which run waits for which, and which is cancelled. */
import type { Concurrency, WorkflowRun } from './results.js'
import type { RunOptions } from './run-context.js'
import { readConcurrency, runWorkflow } from './run-workflow.js'

/** How a run that was submitted ended. */
export type Ended = { run: WorkflowRun } | { cancelled: 'before it began' }

interface Waiting {
  begin: () => void
  cancel: () => void
}

/** A concurrency group: one run at a time, those that wait behind it. */
interface Group {
  stop: AbortController
  waiting: Waiting[]
}

/** The runs of one repository. */
export class Runs {
  private readonly groups = new Map<string, Group>()

  /**
   * Submits a run: it starts, or waits in its group. Resolves once that is decided, and a run that
   * it replaces has been cancelled.
   */
  async submit(options: RunOptions): Promise<{ ended: Promise<Ended> }> {
    const concurrency = await readConcurrency(options)
    if (concurrency === undefined) return { ended: runWorkflow(options).then((run) => ({ run })) }
    // Group names are the same in capitals.
    const key = concurrency.group.toLowerCase()
    const group = this.groups.get(key)
    return {
      ended:
        group === undefined
          ? this.run(key, options)
          : this.wait(key, { options, concurrency, group })
    }
  }

  private async run(key: string, options: RunOptions): Promise<Ended> {
    const group = this.groups.get(key) ?? { stop: new AbortController(), waiting: [] }
    group.stop = new AbortController()
    this.groups.set(key, group)
    try {
      return { run: await runWorkflow({ ...options, signal: group.stop.signal }) }
    } finally {
      const next = group.waiting.shift()
      if (next === undefined) this.groups.delete(key)
      else next.begin()
    }
  }

  private wait(
    key: string,
    { options, concurrency, group }: { options: RunOptions; concurrency: Concurrency; group: Group }
  ): Promise<Ended> {
    if (concurrency.cancelInProgress) group.stop.abort()
    for (const older of group.waiting.splice(0)) older.cancel()
    return new Promise((resolve, reject) => {
      const cancel = () => resolve({ cancelled: 'before it began' })
      group.waiting.push({ cancel, begin: () => void this.run(key, options).then(resolve, reject) })
    })
  }
}
