import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { isString, NoOperationTraceWriter } from '@actions/workflow-parser'
import {
  TemplateContext,
  TemplateValidationErrors
} from '@actions/workflow-parser/templates/template-context'
import type { TemplateParseResult } from '@actions/workflow-parser/templates/template-parse-result'
import { readTemplate } from '@actions/workflow-parser/templates/template-reader'
import type { LiteralToken } from '@actions/workflow-parser/templates/tokens/literal-token'
import { StringToken } from '@actions/workflow-parser/templates/tokens/string-token'
import { WORKFLOW_ROOT } from '@actions/workflow-parser/workflows/workflow-constants'
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema'
import { YamlObjectReader } from '@actions/workflow-parser/workflows/yaml-object-reader'

/**
 * Parses a workflow like `parseWorkflow` of the package, with one difference. The package takes a
 * multi-line text with an expression literally from the file, with its indentation. A runner takes
 * the YAML value.
 */
export function parseWorkflowFile(path: string): TemplateParseResult {
  const context = new TemplateContext(
    new TemplateValidationErrors(),
    getWorkflowSchema(),
    new NoOperationTraceWriter()
  )
  const fileId = context.getFileId(basename(path))
  const reader = new ValueReader(fileId, readFileSync(path, 'utf8'))
  for (const error of reader.errors) context.error(fileId, error.message, error.range)
  // The reader only fails on YAML that is none, and then there is nothing to read.
  const value =
    reader.errors.length > 0 ? undefined : readTemplate(context, WORKFLOW_ROOT, reader, fileId)
  return { context, value }
}

/** Leaves out how a text is written, so that only its value can be taken. */
class ValueReader extends YamlObjectReader {
  override allowLiteral(): LiteralToken | undefined {
    const token = super.allowLiteral()
    if (token === undefined || !isString(token)) return token
    return new StringToken(token.file, token.range, token.value, token.definitionInfo)
  }
}
