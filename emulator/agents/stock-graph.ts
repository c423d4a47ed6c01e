/** The stock graph: it repeats its input, without a model. */
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { debugEvents, NODE } from './debug-events.js'
import { type RunEvent, StreamMode } from './run-event.js'

/** The body of POST /runs/stream (§4.2). */
export const RunRequest = z
  .looseObject({
    assistant_id: z
      .string()
      .min(1)
      .describe('Id or name of the assistant, as in the graph configuration file.'),
    input: z
      .record(z.string(), z.unknown())
      .nullish()
      .describe('For message-style graphs: messages, objects with role and content.'),
    stream_mode: z
      .union([StreamMode, z.array(StreamMode)])
      .optional()
      .describe('One, or a list. Unset: values.')
  })
  .meta({
    id: 'RunRequest',
    examples: [
      {
        assistant_id: 'agent',
        input: { messages: [{ role: 'user', content: 'Hello' }] },
        stream_mode: 'updates'
      }
    ]
  })
export type RunRequest = z.infer<typeof RunRequest>

const Part = z.object({ text: z.string() })
const Message = z.object({
  role: z.string().nullish(),
  type: z.string().nullish(),
  content: z.union([z.string(), z.array(z.union([z.string(), Part, z.unknown()]))])
})
type Message = z.infer<typeof Message>
const MessageInput = z.object({ messages: z.array(z.unknown()) })

function textOf({ content }: Message): string {
  if (typeof content === 'string') return content
  return content
    .map((part) => (typeof part === 'string' ? part : (Part.safeParse(part).data?.text ?? '')))
    .join('')
}

/** The last message of a user; undefined if the input has no messages. */
function lastSaid(input: RunRequest['input']): string | undefined {
  const { data } = MessageInput.safeParse(input)
  if (data === undefined) return undefined
  const messages = data.messages.flatMap((one) => Message.safeParse(one).data ?? [])
  const fromUser = ({ role, type }: Message) => ['user', 'human'].includes(role ?? type ?? 'user')
  const last = messages.findLast(fromUser)
  return last === undefined ? '' : textOf(last)
}

/** The answer: the last user message after the name of the deployment. */
const answerTo = (deployment: string, said: string): string => `${deployment} heard: ${said}`

const message = (type: 'human' | 'ai', content: string) => ({
  content,
  additional_kwargs: {},
  response_metadata: {},
  ...(type === 'ai' && { tool_calls: [], invalid_tool_calls: [] }),
  id: randomUUID(),
  type
})

interface Run {
  run_id: string
  deployment: string
  request: RunRequest
}

function* conversation(
  { deployment, run_id }: Run,
  said: string,
  modes: readonly StreamMode[]
): Generator<RunEvent> {
  const human = message('human', said)
  const ai = message('ai', answerTo(deployment, said))
  const step = { run_id, input: { messages: [human] }, update: { messages: [ai] } }
  const { before, after } = debugEvents({ ...step, output: { messages: [human, ai] } }, modes)
  yield* before
  if (modes.includes('values')) yield { event: 'values', data: { messages: [human] } }
  if (modes.includes('messages')) {
    yield {
      event: 'messages/metadata',
      data: { [ai.id]: { metadata: { run_id, langgraph_node: NODE } } }
    }
    const half = ai.content.slice(0, Math.ceil(ai.content.length / 2))
    yield { event: 'messages/partial', data: [{ ...ai, content: half }] }
    yield { event: 'messages/complete', data: [ai] }
  }
  if (modes.includes('messages-tuple'))
    yield { event: 'messages', data: [ai, { run_id, langgraph_node: NODE }] }
  if (modes.includes('updates')) yield { event: 'updates', data: { [NODE]: { messages: [ai] } } }
  yield* after
  if (modes.includes('values')) yield { event: 'values', data: { messages: [human, ai] } }
}

function* echo({ run_id, request }: Run, modes: readonly StreamMode[]): Generator<RunEvent> {
  const input = request.input ?? {}
  const received = { received: Object.keys(input) }
  const step = { run_id, input, update: received, output: received }
  const { before, after } = debugEvents(step, modes)
  yield* before
  if (modes.includes('updates')) yield { event: 'updates', data: { [NODE]: received } }
  yield* after
  if (modes.includes('values')) yield { event: 'values', data: received }
}

/** The events of one run. */
export function* runStockGraph(run: Run): Generator<RunEvent> {
  const { input, stream_mode = 'values' } = run.request
  const modes = [stream_mode].flat()
  yield { event: 'metadata', data: { run_id: run.run_id, attempt: 1 } }
  const said = lastSaid(input)
  if (said === undefined) yield* echo(run, modes)
  else yield* conversation(run, said, modes)
}
