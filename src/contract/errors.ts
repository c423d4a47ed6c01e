/** The error bodies of §2.7 and §7. */
import * as z from 'zod'

export const ValidationError = z
  .strictObject({
    loc: z.array(z.union([z.string(), z.int()])),
    msg: z.string(),
    type: z.string()
  })
  .meta({ id: 'ValidationError' })
export type ValidationError = z.infer<typeof ValidationError>

export const HTTPValidationError = z
  .strictObject({ detail: z.array(ValidationError) })
  .meta({ id: 'HTTPValidationError' })

export const ErrorDetail = z.strictObject({ detail: z.string() }).meta({ id: 'ErrorDetail' })
