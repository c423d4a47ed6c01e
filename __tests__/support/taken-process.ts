/** The environment and the streams of this process, taken for one run of a program. */
let before: Promise<unknown> = Promise.resolve()

/** One at a time, since a run takes the environment and the streams for itself. */
export function inTurn<T>(run: () => Promise<T>): Promise<T> {
  const result = before.then(run)
  before = result.catch(() => undefined)
  return result
}

type StreamName = 'stdout' | 'stderr'
type OnLine = ((line: string) => void) | undefined

/** What was written to each stream so far. The process is given back when this is disposed of. */
export interface TakenProcess extends Record<StreamName, () => string>, Disposable {}

/** @param onLine Takes each line of a stream. */
export function takeProcess(variables: NodeJS.ProcessEnv, onLine: Partial<Record<StreamName, OnLine>>): TakenProcess {
  const restoreEnvironment = replaceEnvironment(variables)
  const [stdout, stderr] = [captureOutput('stdout', onLine.stdout), captureOutput('stderr', onLine.stderr)]
  return {
    stdout: stdout.text,
    stderr: stderr.text,
    [Symbol.dispose]() {
      stdout.release()
      stderr.release()
      restoreEnvironment()
    }
  }
}

/** As a new process has it: nothing of what this one was started with but PATH and HOME. */
function replaceEnvironment(variables: NodeJS.ProcessEnv): () => void {
  const { PATH, HOME, ...rest } = process.env
  const put = (all: NodeJS.ProcessEnv) => {
    for (const name of Object.keys(process.env)) delete process.env[name]
    Object.assign(process.env, all)
  }
  put({ PATH, HOME, ...variables })
  return () => put({ PATH, HOME, ...rest })
}

function captureOutput(stream: StreamName, onLine: OnLine): { text: () => string; release: () => void } {
  const before = Object.getOwnPropertyDescriptor(process[stream], 'write')
  let [text, line] = ['', '']
  process[stream].write = (chunk: string | Uint8Array) => {
    const piece = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    text += piece
    const lines = (line + piece).split('\n')
    line = lines.pop() ?? ''
    for (const whole of lines) onLine?.(whole)
    return true
  }
  return {
    text: () => text,
    release: () => {
      if (before === undefined) Reflect.deleteProperty(process[stream], 'write')
      else Object.defineProperty(process[stream], 'write', before)
    }
  }
}
