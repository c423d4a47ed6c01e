/** The type of a stream event, whose full list the specification does not show (§6). */

/** What the type of an event, such as `messages/partial|agent:1`, says. */
export interface EventType {
  /** The stream mode that the event belongs to. */
  mode: string
  /** What follows the slash, as in `messages/partial`; empty where nothing does. */
  form: string
  /** The graph inside the graph that the event comes from; empty for the graph itself. */
  namespace: string
}

/** Reads the type of an event. */
export function readEventType(event: string): EventType {
  const [type = '', ...namespace] = event.trim().split('|')
  const [mode = '', ...form] = type.split('/')
  return { mode, form: form.join('/'), namespace: namespace.join('|') }
}
