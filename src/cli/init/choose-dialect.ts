/** Chooses the names that the control plane understands. Pure. */
import { posix } from 'node:path'
import type { Source } from '../../contract/vocabulary.js'
import { didYouMean } from '../../text/did-you-mean.js'
import { sanitizeLine } from '../../text/sanitize.js'
import { UsageError } from '../usage-error.js'
import type { InitFlags } from './facts.js'

const INIT_DIALECTS = ['neutral', 'langsmith'] as const
export type InitDialect = (typeof INIT_DIALECTS)[number]

/** The file that LangSmith's own tools create. */
const LANGSMITH_FILE = 'langgraph.json'

/**
 * The flag, or LangSmith if all graphs are in files of its name.
 *
 * @param graphs Empty if their names prove nothing.
 * @throws UsageError if the flag is unknown.
 */
export function chooseDialect({ api_dialect }: InitFlags, graphs: readonly string[]): InitDialect {
  if (api_dialect === undefined) {
    return graphs.length > 0 && graphs.every((path) => posix.basename(path) === LANGSMITH_FILE)
      ? 'langsmith'
      : 'neutral'
  }
  const known = INIT_DIALECTS.find((dialect) => dialect === api_dialect)
  if (known !== undefined) return known
  throw new UsageError(
    `--api-dialect: "${sanitizeLine(api_dialect, 40)}" is unknown.${didYouMean(api_dialect, INIT_DIALECTS)}`,
    `Use ${INIT_DIALECTS.join(' or ')}.`
  )
}

/** What the choice rests on, and what it cannot do. */
export function dialectNotes(dialect: InitDialect, { api_dialect }: InitFlags, source: Source, server = ''): string[] {
  if (dialect !== 'langsmith') return []
  return [
    ...(api_dialect === undefined
      ? [
          `${LANGSMITH_FILE} is a file of LangSmith, so the files are for LangSmith. If yours is another control plane, remove them and pass --api-dialect neutral.`
        ]
      : []),
    ...(source === 'git_host' && server !== 'https://github.com'
      ? ['LangSmith builds only from GitHub. From elsewhere, deploy an image: --source external_container.']
      : [])
  ]
}
