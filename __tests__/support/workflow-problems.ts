import { readFileSync } from 'node:fs'
import { validate } from '@actions/languageservice'
import { TextDocument } from 'vscode-languageserver-textdocument'

/** A problem that GitHub's own language service finds in a workflow file. */
export interface WorkflowProblem {
  file: string
  line: number
  /** A text, or one with markup. */
  message: unknown
}

/** Validates workflow files as GitHub's editor does: their form, contexts and expressions. */
export async function findWorkflowProblems(files: readonly string[]): Promise<WorkflowProblem[]> {
  const problems: WorkflowProblem[] = []
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const document = TextDocument.create(`file:///${file}`, 'github-actions-workflow', 1, text)
    for (const { range, message } of await validate(document)) {
      problems.push({ file, line: range.start.line + 1, message })
    }
  }
  return problems
}
