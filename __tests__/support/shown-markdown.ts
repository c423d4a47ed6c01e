/**
 * Markdown of summary and comment as it is shown: without backslashes, entities and the characters
 * that break mentions.
 */
export function shownMarkdown(markdown: string): string {
  return markdown
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/&#(\d+);/g, (_entity, code: string) => String.fromCharCode(Number(code)))
    .replace(/&(lt|amp);/g, (_entity, name: string) => (name === 'lt' ? '<' : '&'))
    .replaceAll('\u200b', '')
}
