/** The flags of the command line itself, beside those of inputs: what each takes, and its help. */
export const OWN_FLAGS = {
  '--yes': 'Do not ask for the name on a terminal.',
  '--fail-on-changes': 'Exit with code 11 if a deploy would change something.',
  '--history': 'All revisions, and which of them a rollback can restore.',
  '--previews': 'List previews, too, instead of their number.',
  '--build': 'The log of the build.',
  '--deploy': 'The log of the agent server (default, unless the build failed).',
  '--revision <id>': 'Print the log of this revision instead of the latest one.',
  '--follow': 'Continue with new lines until Ctrl+C.',
  '--json': 'Print the result as one JSON document.',
  '--output-file <file>': 'Write the outputs to this file, as a dotenv report.',
  '--events <file>': 'Write one JSON event per line to this file.',
  '-q, --quiet': 'Print errors, warnings and the result only.',
  '-v, --verbose': 'Print each request.',
  '--no-color': 'Print no colors. The variable NO_COLOR does the same.',
  '--dotenv <file>': 'Read variables from this file. The environment wins.'
} as const

export type OwnFlag = keyof typeof OWN_FLAGS
