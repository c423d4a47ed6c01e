/**
 * A rule for oxlint: comments, texts and test names use plain words (words.mjs). In tests only the names of tests and the
 * comments count, as other texts there stand for what services and users write.
 */
import { findWords } from './words.mjs'

const TEST_FILE = /[\\/]__tests__[\\/]/
const TEST_CALL = /^(describe|it|test)$/

/** `test`, `test.each([…])` and `describe.only` all name tests. */
function namesTest(callee) {
  if (callee.type === 'Identifier') return TEST_CALL.test(callee.name)
  if (callee.type === 'MemberExpression') return namesTest(callee.object)
  return callee.type === 'CallExpression' && namesTest(callee.callee)
}

function create(context) {
  const { text } = context.sourceCode
  const check = ({ range: [start, end] }) => {
    for (const { index, word, instead } of findWords(text.slice(start, end))) {
      const from = context.sourceCode.getLocFromIndex(start + index)
      const to = context.sourceCode.getLocFromIndex(start + index + word.length)
      context.report({ loc: { start: from, end: to }, message: `"${word}": write ${instead}` })
    }
  }
  const checkText = (node) => {
    // A single word is a code, not a text for readers.
    if (!/\s/.test(context.sourceCode.getText(node))) return
    if (node.type === 'TemplateLiteral') node.quasis.forEach(check)
    else if (node.type === 'Literal' && typeof node.value === 'string') check(node)
  }
  const comments = { Program: () => context.sourceCode.getAllComments().forEach(check) }
  if (TEST_FILE.test(context.filename))
    return {
      ...comments,
      CallExpression: ({ callee, arguments: [name] }) => name && namesTest(callee) && checkText(name)
    }
  return { ...comments, Literal: checkText, TemplateLiteral: checkText, JSXText: check }
}

export default { meta: { name: 'prose' }, rules: { 'plain-words': { create } } }
