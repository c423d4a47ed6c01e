/** What is asked of the agent server after a deploy. */
import type { AgentInfo } from '../ports.js'

/** What is asked of the agent server after the deploy. */
export interface AgentChecks {
  /** The URL that events have reported. A create waits for it; absent if `smokeCheck` does. */
  url?: () => string | undefined
  /** Reads which revision the agent server names; undefined if `verify_serving` is off, or its URL is unknown. */
  connectInfo?: () => Promise<AgentInfo | undefined>
  /** Checks what was deployed. What it throws is a failure of the deploy. */
  smokeCheck?: () => Promise<void>
}
