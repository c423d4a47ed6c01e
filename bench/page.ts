/** The page of figures. Each section is between markers, so that one can be measured again without the others. */
import type { Section, Told } from './section.js'

const INTRODUCTION = `# Performance

What the action costs in time, requests and memory. No figure includes the time of a network or of a real service: all
servers ran on the same machine. \`npm run bench\` writes this page.`

const SECTION = /<!-- bench:([\w-]+) -->\n([\s\S]*?)\n<!-- \/bench:\1 -->/g

/** The text of each section of a page, by key. */
export function sectionsOf(page: string): [key: string, text: string][] {
  return [...page.matchAll(SECTION)].map(([, key = '', text = '']) => [key, text.trim()])
}

/** The text of one section: its result first. @param machine Where and when it was measured. */
export function sectionText({ headline, details }: Told, key: string, machine: string): string {
  return `${headline}

${details}
${machine} Measure again: \`npm run bench -- --only ${key}\`.`
}

/** The page with the sections that have been measured. */
export function pageOf(sections: readonly Section[], texts: ReadonlyMap<string, string>): string {
  const parts = sections.flatMap(({ key, title }) => {
    const text = texts.get(key)
    return text === undefined
      ? []
      : [`## ${title}\n\n<!-- bench:${key} -->\n${text}\n<!-- /bench:${key} -->`]
  })
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}
