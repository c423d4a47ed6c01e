/** What the answer of a server means that has no such path: an operation is missing, or the whole API. */

/** The statuses of a server without an operation. */
export const NO_SUCH_OPERATION: ReadonlySet<number> = new Set([404, 405, 501])

/** What an error says if the paths that §4.1 names do not exist. */
export const NO_API = {
  headline: 'No control plane API was found at `base_url`',
  fix: 'Check the path of `base_url`. LangSmith Cloud has no path; self-hosted LangSmith has `/api-host`. For LangSmith, also set `api_dialect` to `langsmith`.'
}
