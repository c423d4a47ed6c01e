/** The headers of requests to the control plane that inputs hold (§5). */
import { HEADER_INPUTS, type HeaderInput, INPUTS, type InputHeader } from '../../input-table.js'

/** The values of these inputs. At least one is set. */
export type Credentials = { [input in HeaderInput]?: string | undefined }

/** Returns the inputs that are set, with the header of each. */
export function headersOf(
  credentials: Credentials
): { input: HeaderInput; value: string; header: InputHeader }[] {
  return HEADER_INPUTS.flatMap((input) => {
    const value = credentials[input]
    return value ? [{ input, value, header: INPUTS[input].header }] : []
  })
}

/** Returns the headers that are sent with each request. */
export function credentialHeaders(credentials: Credentials): Record<string, string> {
  const headers = headersOf(credentials).map(({ value, header: { name, prefix = '' } }) => {
    return [name, `${prefix}${value}`] as const
  })
  return Object.fromEntries(headers)
}
