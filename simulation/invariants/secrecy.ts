/** No secret gets out, in whatever form: not in the log, not in an output, not in the summary. */
import type { PlayedRun } from '../play/played.js'
import { redactsIn } from '../play/redaction.js'
import type { EndedStory } from '../play/world.js'

/** The forms, worked out here and not with the code that masks. */
function formsOf(value: string): string[] {
  const pieces = [value, ...value.split('\n')]
    .map((piece) => piece.trim())
    .filter((piece) => piece.length >= 8)
  return pieces.flatMap((piece) => [
    piece,
    JSON.stringify(piece).slice(1, -1),
    encodeURIComponent(piece),
    new URLSearchParams({ v: piece }).toString().slice(2),
    Buffer.from(piece).toString('base64').replace(/=+$/, ''),
    Buffer.from(piece).toString('base64url')
  ])
}

/** Markdown that is escaped shows what it hides. */
function unescaped(markdown: string): string {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&')
}

export function checkSecrets(
  { printed, outputs, summary }: PlayedRun,
  { drawn, service }: EndedStory
): string[] {
  const { base, parts } = drawn
  if (!redactsIn(base.seed)) return []
  const requests = [base.rival?.request, ...parts.map(({ scenario }) => scenario.request)]
  const values = new Set([
    base.api_key,
    ...requests.flatMap((request) => request?.secrets?.map(({ value }) => value) ?? []),
    ...[...service.journal.revisions.values()].flatMap(({ secrets }) =>
      secrets.map(({ value }) => value)
    )
  ])
  const forms = [...new Set([...values].flatMap(formsOf))]
  const text = [
    ...printed.map((line) => line.text),
    ...outputs.values(),
    unescaped(summary),
    summary
  ].join('\n')
  return forms.filter((form) => text.includes(form)).map((form) => `lets out ${form}`)
}
