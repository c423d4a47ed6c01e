/** The forms in which a secret value shows up in text. */
import { inert } from '../text/inert.js'

/** Shorter values would blot out half the log when masked; they are never printed by us, and that is said. */
export const SHORTEST_MASKED = 4

/** The value whole, each of its lines, as they are printed, and as JSON, URL and base64 have them. Shortest forms left out, longest first. */
export function formsOf(value: string): string[] {
  const lines = value.split(/\r\n|\n|\r/).map((line) => line.trim())
  const plain = new Set([value, value.trim(), ...lines].filter((form) => form.length >= SHORTEST_MASKED))
  const forms = new Set(plain)
  for (const form of plain) {
    const wellFormed = form.toWellFormed()
    forms.add(inert(form, form.length))
    forms.add(JSON.stringify(form).slice(1, -1))
    forms.add(encodeURIComponent(wellFormed))
    forms.add(encodeURIComponent(wellFormed).replaceAll('%20', '+'))
    if (form.length >= 2 * SHORTEST_MASKED) {
      forms.add(Buffer.from(form).toString('base64'))
      forms.add(Buffer.from(form).toString('base64url'))
    }
  }
  return [...forms].filter((form) => form.length >= SHORTEST_MASKED).sort((a, b) => b.length - a.length)
}
