import { describe, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { fillExample } from '../../src/cli/init/fill-example.js'

const EXAMPLE = `# Deploys support-agent from main.
name: support-agent # for people of main
branches: [main]
image: ghcr.io/acme/support-agent@\${{ digest }}
remainder: mainly
`
const fill = (words: Record<string, string>) => fillExample(EXAMPLE, { words })

test('without words, the text stays', () => {
  expect(fill({})).toBe(EXAMPLE)
})

test('words are replaced in values and comments, whole words only', () => {
  expect(fill({ main: 'trunk', 'support-agent': 'helper', 'ghcr.io/acme/support-agent': 'ghcr.io/octo/x' })).toBe(
    `# Deploys helper from trunk.
name: helper # for people of trunk
branches: [trunk]
image: ghcr.io/octo/x@\${{ digest }}
remainder: mainly
`
  )
})

test('a value that contains another word is not replaced again', () => {
  expect(parse(fill({ 'support-agent': 'main-agent', main: 'trunk' }))).toMatchObject({ name: 'main-agent' })
})

describe('a value stays a text, as YAML 1.1 and 1.2 read it', () => {
  test.each(['on', 'No', 'y', 'true', 'null', '2024', '1_000', '0x1f', '12:30', '1e3', '.5'])('%s', (branch) => {
    for (const version of ['1.1', '1.2'] as const) {
      expect(parse(fill({ main: branch }), { version })).toMatchObject({ branches: [branch] })
    }
  })

  test.each(["it's", '"quoted"', 'a: b', 'a # b', '- a', '[x', 'line\nbreak', '*a', '&a', '!a', '%a', '@a'])(
    '%j',
    (name) => {
      expect(parse(fill({ 'support-agent': name }))).toMatchObject({ name, remainder: 'mainly' })
    }
  )
})
