import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { BUNDLE } from './bundle.js'

test('the action starts without YAML and GitHub: they are loaded when a run needs them', () => {
  const atStart = readFileSync(BUNDLE, 'utf8')
  expect(atStart).toContain('@actions/core')
  expect(['YAMLParseError', 'Octokit'].filter((word) => atStart.includes(`class ${word}`))).toEqual(
    []
  )
})
