/** The script file: outcomes, faults, agents, heads, integrations and listeners in YAML or JSON. */
import { existsSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import * as z from 'zod'
import { IntegrationSeed, ListenerSeed } from '../control-plane/lookups.js'
import { firstProblem, OptionError, sentence } from '../option-error.js'
import { AgentBehavior, parseBehavior } from './agent-behavior.js'
import { Fault, parseFault } from './faults.js'
import { Outcome, parseOutcome } from './outcomes.js'
import { HeadSeed, parseHead, parseIntegration, parseListener } from './seeds.js'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** A list of entries, each as a map or in its short form. */
function written<T>(entry: z.ZodType<T>, parseShort: (text: string) => T) {
  const one = z.unknown().transform((value, context) => {
    const refuse = (message: string, path: PropertyKey[] = []) =>
      context.addIssue({ code: 'custom', path, message })
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
  heads: written(HeadSeed, parseHead),
  integrations: written(IntegrationSeed, parseIntegration),
  listeners: written(ListenerSeed, parseListener)
})
/** The contents of a script file. */
export type Script = z.infer<typeof Script>

function readText(path: string): string {
  if (!existsSync(path)) throw new OptionError(`--script: the file "${path}" does not exist.`)
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new OptionError(`--script: cannot read "${path}": ${messageOf(error)}.`)
  }
}

/**
 * Reads a script file; without one, nothing is scripted. @throws
 * OptionError that says in one line what is wrong with it.
 */
export function readScript(path: string | undefined): Script {
  if (path === undefined) return Script.parse({})
  const text = readText(path)
  let document: unknown
  try {
    document = parse(text)
  } catch (error) {
    const [reason] = messageOf(error).split('\n')
    throw new OptionError(`--script: "${path}" is not valid YAML or JSON: ${reason}`)
  }
  const result = Script.safeParse(document ?? {})
  if (result.success) return result.data
  const isTop = result.error.issues[0]?.path.length === 0
  const mend = isTop ? ` Known keys: ${Object.keys(Script.shape).join(', ')}.` : ''
  const problem = sentence(firstProblem(result.error))
  throw new OptionError(`--script "${path}": ${problem}${mend}`)
}
