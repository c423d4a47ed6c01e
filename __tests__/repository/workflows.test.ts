import { readdirSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { findWorkflowProblems } from '../support/workflow-problems.js'

const EXAMPLES = readdirSync('examples').filter((name) => name.endsWith('.yml'))

test.each([
  { title: 'our workflows', files: readdirSync('.github/workflows'), folder: '.github/workflows' },
  {
    title: 'the examples',
    files: EXAMPLES.filter((name) => !name.startsWith('gitlab')),
    folder: 'examples'
  }
])('GitHub finds no problem in $title', async ({ files, folder }) => {
  expect(files).not.toEqual([])
  expect(await findWorkflowProblems(files.map((file) => `${folder}/${file}`))).toEqual([])
})
