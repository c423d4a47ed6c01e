import { data, Evaluator, Lexer, Parser } from '@actions/expressions'
import type { FunctionDefinition } from '@actions/expressions/funcs/info'
import { type Token, TokenType } from '@actions/expressions/lexer'
import { falsy } from '@actions/expressions/result'
import {
  isBasicExpression,
  isBoolean,
  isLiteral,
  isMapping,
  isNumber,
  isSequence,
  isString
} from '@actions/workflow-parser'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'

/** A value that JSON can hold: what contexts are made of and what expressions give. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A mapping of such values. */
export interface JsonObject {
  [key: string]: Json
}

/** What an expression can see: named contexts, and functions beyond the built-in ones. */
export interface Scope {
  contexts: JsonObject
  functions: FunctionDefinition[]
}

/**
 * Thrown if a workflow uses a feature that this harness does not have, or would not start on GitHub
 * either.
 */
export class HarnessError extends Error {}

/**
 * Thrown when an expression has no value, such as `fromJSON` of what is not JSON. On GitHub it
 * fails the step.
 */
export class EvaluationError extends Error {}

/** Evaluates an expression (without its `${{ }}`) to the data type of the expression language. */
function evaluateExpression(expression: string, scope: Scope): data.ExpressionData {
  const functions = new Map(
    scope.functions.map((definition) => [definition.name.toLowerCase(), definition])
  )
  try {
    const tree = new Parser(
      tokensOf(expression),
      Object.keys(scope.contexts),
      scope.functions
    ).parse()
    return new Evaluator(tree, toData(scope.contexts) as data.Dictionary, functions).evaluate()
  } catch (cause) {
    throw new EvaluationError(
      `${expression}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause }
    )
  }
}

/**
 * The lexer puts back only the first doubled quote of a text; scripts with several would come out
 * broken.
 */
function tokensOf(expression: string): Token[] {
  const { tokens } = new Lexer(expression).lex()
  for (const token of tokens) {
    if (token.type === TokenType.STRING)
      token.value = token.lexeme.slice(1, -1).replaceAll("''", "'")
  }
  return tokens
}

function evaluateToData(token: TemplateToken, scope: Scope): data.ExpressionData {
  if (isBasicExpression(token)) return evaluateExpression(token.expression, scope)
  if (isString(token)) return new data.StringData(token.value)
  if (isNumber(token)) return new data.NumberData(token.value)
  if (isBoolean(token)) return new data.BooleanData(token.value)
  if (isSequence(token))
    return new data.Array(...[...token].map((item) => evaluateToData(item, scope)))
  if (isMapping(token)) {
    const pairs = [...token].map(({ key, value }) => ({
      key: evaluateToData(key, scope).coerceString(),
      value: evaluateToData(value, scope)
    }))
    return new data.Dictionary(...pairs)
  }
  // All other literals are named above.
  if (isLiteral(token)) return new data.Null()
  throw new HarnessError(`The harness cannot evaluate a ${token.typeName()} (line ${token.line})`)
}

/** Evaluates everything under a token of the workflow file. */
export function evaluate(token: TemplateToken, scope: Scope): Json {
  return fromData(evaluateToData(token, scope))
}

/**
 * Evaluates a token as text, with the conversions of the expression language (`null` gives the
 * empty text).
 */
export function evaluateText(token: TemplateToken, scope: Scope): string {
  return evaluateToData(token, scope).coerceString()
}

/** Evaluates a token as a condition, with the truth of the expression language. */
export function evaluateCondition(token: TemplateToken, scope: Scope): boolean {
  return !falsy(evaluateToData(token, scope))
}

/** Evaluates each value of a mapping as text: `env`, `with`, `outputs`. */
export function evaluateTexts(
  token: TemplateToken | undefined,
  scope: Scope
): Record<string, string> {
  if (token === undefined) return {}
  if (!isMapping(token)) throw new HarnessError(`Expected a mapping (line ${token.line})`)
  const entries = [...token].map(({ key, value }) => [
    evaluateText(key, scope),
    evaluateText(value, scope)
  ])
  return Object.fromEntries(entries) as Record<string, string>
}

function toData(value: Json): data.ExpressionData {
  return JSON.parse(JSON.stringify(value), data.reviver) as data.ExpressionData
}

function fromData(value: data.ExpressionData): Json {
  return JSON.parse(JSON.stringify(value, data.replacer)) as Json
}
