/** `emulator`, whose flags are its own (`src/cli/emulator/flags.ts`). */
import type { CliCommand } from './command.js'

export const emulator: CliCommand = {
  description: 'Start a control plane on this machine',
  inputs: [],
  runWith: async (args) => (await import('../emulator/emulator.js')).runEmulator(args)
}
