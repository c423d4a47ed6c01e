/** What POST /assistants/search answers; its shape is not shown (§2.8). */
import * as z from 'zod'
import { rowsOf } from './answers.js'

const text = z.string().nullish()
const Assistant = z.looseObject({ assistant_id: text, name: text, graph_id: text })
export type Assistant = z.infer<typeof Assistant>

/** One page: rows in a list, or under `resources` or `assistants`. */
export const AssistantsAnswer = z.union([
  rowsOf(Assistant),
  z.looseObject({ assistants: z.array(Assistant) }).transform((page) => page.assistants)
])
