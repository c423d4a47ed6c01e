/**
 * The page of figures. Each section is between markers, so that one can be measured again without
 * the others.
 */
import type { Section, Told } from './section.js'

const INTRODUCTION = `# Performance

No figure includes the time of a network or of a real service: all servers ran on the same machine.
\`npm run bench\` writes this page, \`npm run bench -- --only KEY\` one section; it prints all
figures.`

const SECTION = /<!-- bench:([\w-]+) -->\n([\s\S]*?)\n<!-- \/bench:\1 -->/g

/** The text of each section of a page, by key. */
export function sectionsOf(page: string): [key: string, text: string][] {
  return [...page.matchAll(SECTION)].map(([, key = '', text = '']) => [key, text.trim()])
}

/** Returns the text of one section in the page. @param machine Where and when it was measured. */
export function sectionText({ headline, details }: Told, machine: string, isBrief = false): string {
  return isBrief ? `${headline}\n${machine}` : `${headline}\n\n${details}\n${machine}`
}

/** The page with the sections that have been measured. */
export function pageOf(sections: readonly Section[], texts: ReadonlyMap<string, string>): string {
  const parts = sections.flatMap(({ key, title }) => {
    const text = texts.get(key)
    if (text === undefined) return []
    return [`## ${title}\n\n<!-- bench:${key} -->\n${text}\n<!-- /bench:${key} -->`]
  })
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}
