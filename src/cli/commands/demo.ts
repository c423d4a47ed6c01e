/** `demo`. */
import type { CliCommand } from './command.js'

export const demo: CliCommand = {
  description: 'Deploy to a control plane on this machine, step by step',
  inputs: [],
  runWith: async (args) => (await import('../demo/demo.js')).runDemo(args)
}
