/** Every form in which SECURITY.md promises to hide a secret, worked out here and not with the code that masks. */
export const FORMS: Record<string, (value: string) => string> = {
  plain: (value) => value,
  JSON: (value) => JSON.stringify(value).slice(1, -1),
  'a part of a URL': (value) => encodeURIComponent(value),
  'a query': (value) => new URLSearchParams([['k', value]]).toString().slice(2),
  XML: (value) => markup(value, '&apos;'),
  HTML: (value) => markup(value, '&#39;'),
  'HTML of Python': (value) => markup(value, '&#x27;'),
  base64: (value) => Buffer.from(value).toString('base64'),
  'base64 for URLs': (value) => Buffer.from(value).toString('base64url'),
  'base64 after a user': (value) => Buffer.from(`user:${value}`).toString('base64'),
  'base64 in the middle': (value) => Buffer.from(`{"k":"${value}"}`).toString('base64'),
  'base64 for URLs in the middle': (value) => Buffer.from(`ab${value}cd`).toString('base64url')
}

function markup(value: string, apostrophe: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", apostrophe)
}
