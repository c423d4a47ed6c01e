/** What POST /assistants/search answers: its shape is not shown (§2.8), so whatever lists assistants is read. */
import { rowsOf } from './answers.js'
import * as z from './zod-parts.js'

const text = z.nullish(z.string())
const AssistantAnswer = z.looseObject({ assistant_id: text, name: text, graph_id: text })
export type Assistant = z.infer<typeof AssistantAnswer>

/** A list, a page of one, or one under the name of what it lists. */
export const AssistantsAnswer = z.union([
  rowsOf(AssistantAnswer),
  z.pipe(
    z.looseObject({ assistants: z.array(AssistantAnswer) }),
    z.transform((page) => page.assistants)
  )
])
