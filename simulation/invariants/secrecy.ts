/** No secret gets out, in whatever form: not in the log, not in an output, not in the summary. */
import { redactsIn } from '../play/redaction.js'
import type { Ended } from '../play/world.js'

/** The forms, worked out here and not with the code that masks. */
function formsOf(value: string): string[] {
  const pieces = [value, ...value.split('\n')].map((piece) => piece.trim()).filter((piece) => piece.length >= 8)
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

export function checkSecrets({ scenario, service, runs, last, again }: Ended): string[] {
  if (!redactsIn(scenario.seed)) return []
  const values = new Set([
    scenario.api_key,
    ...[scenario.request, scenario.rival?.request].flatMap(
      (request) => request?.secrets?.map(({ value }) => value) ?? []
    ),
    ...[...service.journal.revisions.values()].flatMap(({ secrets }) => secrets.map(({ value }) => value))
  ])
  const forms = [...new Set([...values].flatMap(formsOf))]
  return [...runs, last, again].flatMap(({ label, printed, outputs, summary }) => {
    const text = [...printed.map(({ text }) => text), ...outputs.values(), unescaped(summary), summary].join('\n')
    return forms.filter((form) => text.includes(form)).map((form) => `${label} lets out ${form}`)
  })
}
