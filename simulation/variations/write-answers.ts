/** What a write is answered with: §4.1 shows it for a create only. */

/**
 * `state`: the resource after the write; `old state`: before the write; the statuses come without a
 * body.
 */
export const WRITE_ANSWERS = ['state', 'old state', 'id', 'empty 200', '202', '204'] as const
export type WriteAnswer = (typeof WRITE_ANSWERS)[number]

interface Answer {
  status: number
  body: unknown
}

/** @param views Returns the resource after and before the write. */
export function answerWrite(
  form: WriteAnswer,
  id: string,
  views: { now: () => unknown; before: unknown }
): Answer {
  switch (form) {
    case 'state':
      return { status: 200, body: views.now() }
    case 'old state':
      return { status: 200, body: views.before }
    case 'id':
      return { status: 200, body: { id } }
    case 'empty 200':
      return { status: 200, body: undefined }
    case '202':
    case '204':
      return { status: Number(form), body: undefined }
  }
}
