/** Masks the secrets that a service sends back, before anybody sees the answer that holds them. */
import type { HttpAnswer, HttpSender } from '../http/sender.js'
import { returnedValues } from './returned-values.js'

/** Returns the same sender, with `mask` called for each value of a secret in an answer, whatever its status and shape. */
export function maskAnswers(sender: HttpSender, mask: (value: string) => void): HttpSender {
  const masked = (answer: HttpAnswer) => {
    returnedValues(parsed(answer.text)).forEach(mask)
    return answer
  }
  return {
    send: async (request) => masked(await sender.send(request)),
    stream: async (request, maxBytes, onText) => masked(await sender.stream(request, maxBytes, onText)),
    close: () => sender.close()
  }
}

/** A text that is no JSON may hold some. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
