/**
 * The environment and the streams of a run in this process: its own, even if other runs take place
 * at the same time.
 */
import { AsyncLocalStorage } from 'node:async_hooks'

type StreamName = 'stdout' | 'stderr'
type OnLine = ((line: string) => void) | undefined

interface Place {
  environment: NodeJS.ProcessEnv
  write: Record<StreamName, (text: string) => void>
}

/** What was written to each stream so far. */
export type Written = Record<StreamName, () => string>

const places = new AsyncLocalStorage<Place>()
const { env: original } = process
Object.defineProperty(process, 'env', {
  get: () => places.getStore()?.environment ?? original,
  configurable: true
})
for (const name of ['stdout', 'stderr'] as const) {
  const write = process[name].write.bind(process[name]) as (...all: unknown[]) => boolean
  process[name].write = (chunk: string | Uint8Array, ...more: unknown[]) => {
    const place = places.getStore()
    if (place === undefined) return write(chunk, ...more)
    place.write[name](typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8'))
    return true
  }
}

/**
 * Runs in an environment as a new process has it: nothing of what this one was started with but
 * PATH and HOME.
 *
 * @param onLine Takes each line of a stream.
 */
export function inPlace<T>(
  variables: NodeJS.ProcessEnv,
  onLine: Partial<Record<StreamName, OnLine>>,
  run: (written: Written) => Promise<T>
): Promise<T> {
  const { PATH, HOME } = original
  const [stdout, stderr] = [collect(onLine.stdout), collect(onLine.stderr)]
  const place = {
    environment: { PATH, HOME, ...variables },
    write: { stdout: stdout.write, stderr: stderr.write }
  }
  return places.run(place, () => run({ stdout: stdout.text, stderr: stderr.text }))
}

function collect(onLine: OnLine): { text: () => string; write: (piece: string) => void } {
  let [text, line] = ['', '']
  return {
    text: () => text,
    write: (piece) => {
      text += piece
      const lines = (line + piece).split(/\r?\n/)
      line = lines.pop() ?? ''
      for (const whole of lines) onLine?.(whole)
    }
  }
}
