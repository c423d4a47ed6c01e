/** The script file: outcomes, faults, agents, heads, integrations and listeners in YAML or JSON. */
import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { AgentBehaviour } from './agents/behaviour.js'
import { Fault } from './faults.js'
import { IntegrationSeed, ListenerSeed } from './lookups.js'
import { firstProblem, OptionError } from './option-error.js'
import { Outcome } from './outcomes.js'

export const HeadSeed = z.strictObject({
  repo_url: z.string().optional().describe('When not given: every repository for which no other head is known.'),
  ref: z.string().min(1),
  commit_sha: z.string().min(1)
})

const Script = z.strictObject({
  outcomes: z.array(z.union([z.string(), Outcome])).default([]),
  faults: z.array(z.union([z.string(), Fault])).default([]),
  agents: z.array(z.union([z.string(), AgentBehaviour])).default([]),
  heads: z.array(HeadSeed).default([]),
  integrations: z.array(IntegrationSeed).default([]),
  listeners: z.array(ListenerSeed).default([])
})
export type Script = z.infer<typeof Script>

/** Reads a script file, or says in one line what is wrong with it. */
export function readScript(path: string): Script {
  let document: unknown
  try {
    document = parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).split('\n')
    throw new OptionError(`${path} cannot be read as YAML or JSON: ${reason}`)
  }
  const result = Script.safeParse(document ?? {})
  if (result.success) return result.data
  throw new OptionError(`${path}: ${firstProblem(result.error)}`)
}
