/** The simulation as a process: several times as fast as inside the test runner. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { PROGRAM } from './program-under-test.js'

interface Outcome {
  code: number
  stdout: string
}

/** Runs `npm run simulate` with arguments, as a user does. */
export async function simulate(...args: string[]): Promise<Outcome> {
  try {
    const { stdout } = await promisify(execFile)(process.execPath, [
      'scripts/start-typescript.mjs',
      'simulation/main.ts',
      ...args,
      ...(PROGRAM.name === 'command line' ? ['--program', 'command-line'] : [])
    ])
    return { code: 0, stdout }
  } catch (error) {
    const { code, stdout } = error as Outcome
    return { code, stdout }
  }
}
