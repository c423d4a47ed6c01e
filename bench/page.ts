/** The page of figures. Each section is between markers, so that one can be measured again without the others. */
import type { Section } from './section.js'

const INTRODUCTION = `# Performance

The cost of the action, compared with other programs in the same run. \`npm run bench\` writes this page;
\`npm run bench -- --only KEY\` measures one section.`

const SECTION = /<!-- bench:([\w-]+) -->\n([\s\S]*?)\n<!-- \/bench:\1 -->/g

/** The text of each section of a page, by key. */
export function sectionsOf(page: string): [key: string, text: string][] {
  return [...page.matchAll(SECTION)].map(([, key = '', text = '']) => [key, text.trim()])
}

/** The page with the sections that have been measured. */
export function pageOf(sections: readonly Section[], texts: ReadonlyMap<string, string>): string {
  const parts = sections.flatMap(({ key, title }) => {
    const text = texts.get(key)
    const command = `\`npm run bench -- --only ${key}\``
    return text === undefined
      ? []
      : [`## ${title}\n\n${command}\n\n<!-- bench:${key} -->\n\n${text}\n\n<!-- /bench:${key} -->`]
  })
  return `${[INTRODUCTION, ...parts].join('\n\n')}\n`
}
