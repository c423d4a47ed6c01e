import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from '@jest/globals'
import { parseSync } from '@swc/core'
import { checkSync } from 'recheck'
import { withinSeconds } from './volume.js'

const SRC = 'src'

interface Found {
  pattern: string
  flags: string
  file: string
}

/**
 * Every literal regular expression in `src/`, by the syntax tree, and the files that make others.
 */
function collect(): { literals: Found[]; made: string[] } {
  const literals = new Map<string, Found>()
  const made = new Set<string>()
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts')
  )) {
    const visit = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return
      const { type, pattern, flags, callee } = node as Record<string, unknown>
      if (type === 'RegExpLiteral')
        literals.set(`/${String(pattern)}/${String(flags)}`, {
          pattern: String(pattern),
          flags: String(flags),
          file
        })
      if ((callee as { value?: unknown } | undefined)?.value === 'RegExp') made.add(file)
      Object.values(node).forEach(visit)
    }
    visit(
      parseSync(readFileSync(join(SRC, file), 'utf8'), { syntax: 'typescript', target: 'es2023' })
    )
  }
  return { literals: [...literals.values()], made: [...made] }
}

/**
 * What the files make while they load, which is made of constants; and those that make none then:
 * theirs come out of a text.
 */
async function makeConstants(
  files: readonly string[]
): Promise<{ constants: Found[]; fromText: string[] }> {
  const constants: Found[] = []
  const Native = globalThis.RegExp
  for (const file of files) {
    globalThis.RegExp = new Proxy(Native, {
      construct: (target, [pattern, flags = '']: [string, string?]) => {
        const frame = new Error().stack?.split('\n')[2] ?? ''
        // A file may be loaded by another one.
        const [, source = file] = /\/src\/([^:]+\.ts)/.exec(frame) ?? []
        if (!frame.includes('/node_modules/')) constants.push({ pattern, flags, file: source })
        return new target(pattern, flags)
      }
    })
    try {
      // Not in the call: a bundler would take a path that it can read for all files that might be
      // meant.
      const path = `../../../${SRC}/${file}`
      await import(path)
    } finally {
      globalThis.RegExp = Native
    }
  }
  return {
    constants,
    fromText: files.filter((file) => !constants.some((made) => made.file === file))
  }
}

const { literals: written, made } = collect()
const { constants, fromText } = await makeConstants(made)
const literals = [...written, ...constants]
process.env.RECHECK_BACKEND = 'pure'

test('all of them are looked at', () => {
  expect(literals.length).toBeGreaterThan(50)
})

test('none is made of a text of others; that of smoke_expect runs within a time limit', () => {
  expect(fromText.toSorted()).toEqual([
    // Of our own words: values in the examples.
    'cli/init/fill-example.ts',
    // Checks the pattern of smoke_expect, and matches nothing.
    'inputs/rollout.ts'
  ])
})

describe('no text makes it run longer than in proportion to its length', () => {
  test.each(literals.map((found): [string, Found] => [`/${found.pattern}/${found.flags}`, found]))(
    '%s',
    (_shown, { pattern, flags }) => {
      const found = checkSync(pattern, flags, { timeout: 60_000, randomSeed: 1 })
      expect([found.status, 'attack' in found && found.attack]).toEqual(['safe', false])
    },
    withinSeconds(300)
  )
})
