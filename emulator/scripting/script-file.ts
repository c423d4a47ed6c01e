/** The script file: outcomes, faults, agents, heads, integrations and listeners in YAML or JSON. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { IntegrationSeed, ListenerSeed } from '../control-plane/lookups.js'
import { firstProblem, OptionError } from '../option-error.js'
import { AgentBehavior, parseBehavior } from './agent-behavior.js'
import { Fault, parseFault } from './faults.js'
import { Outcome, parseOutcome } from './outcomes.js'

/** A head, as a script or a request names it. */
export const HeadSeed = z.strictObject({
  repo_url: z.string().optional().describe('When not given: every repository for which no other head is known.'),
  ref: z.string().min(1),
  commit_sha: z.string().min(1)
})

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A list of entries, each whole or in its short form. */
function written<T>(entry: z.ZodType<T>, parseShort: (text: string) => T) {
  const one = z.unknown().transform((value, context) => {
    const refuse = (message: string, path: PropertyKey[] = []) => context.addIssue({ code: 'custom', path, message })
    if (typeof value === 'string') {
      try {
        return parseShort(value)
      } catch (error) {
        refuse(messageOf(error))
        return z.NEVER
      }
    }
    const read = entry.safeParse(value)
    if (read.success) return read.data
    for (const { message, path } of read.error.issues) refuse(message, path)
    return z.NEVER
  })
  return z.array(one).default([])
}

const Script = z.strictObject({
  outcomes: written(Outcome, parseOutcome),
  faults: written(Fault, parseFault),
  agents: written(AgentBehavior, parseBehavior),
  heads: z.array(HeadSeed).default([]),
  integrations: z.array(IntegrationSeed).default([]),
  listeners: z.array(ListenerSeed).default([])
})
/** What a script file says, read. */
export type Script = z.infer<typeof Script>

function readText(path: string): string {
  if (!existsSync(path)) throw new OptionError(`--script ${path}: there is no such file`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new OptionError(`--script ${path} cannot be read: ${messageOf(error)}`)
  }
}

/** Reads a script file, or says in one line what is wrong with it. */
export function readScript(path: string): Script {
  const text = readText(path)
  let document: unknown
  try {
    document = parse(text)
  } catch (error) {
    const [reason] = messageOf(error).split('\n')
    throw new OptionError(`--script ${path} cannot be read as YAML or JSON: ${reason}`)
  }
  const result = Script.safeParse(document ?? {})
  if (result.success) return result.data
  const isTop = result.error.issues[0]?.path.length === 0
  const mend = isTop ? `; it may have ${Object.keys(Script.shape).join(', ')}` : ''
  throw new OptionError(`--script ${path}: ${firstProblem(result.error)}${mend}`)
}
