/**
 * Rules for workflows that actionlint does not have. Each stops a known way in which outsiders got the secrets of a
 * repository.
 */
import { isMap, isScalar, LineCounter, parseDocument, visit } from 'yaml'

export const OWN_ACTION = 'deploy-agent-server/deploy-agent-server'

const CHECKOUT = /^actions\/checkout@/
/** Events that run with secrets and may handle code that outsiders wrote. */
const PRIVILEGED = ['pull_request_target', 'workflow_run', 'issue_comment']

/** Returns the problems of a workflow as `{path, line, column, message}`. */
export function workflowProblems(path, text) {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines })
  const workflow = document.contents
  if (!isMap(workflow)) return []
  const problems = []
  const report = (node, message) => {
    const { line, col } = lines.linePos(node?.range?.[0] ?? 0)
    problems.push({ path, line, column: col, message })
  }
  const privileged = PRIVILEGED.filter((event) => hasEvent(workflow.get('on', true), event))
  checkPermissions(workflow, report)
  visit(document, {
    Pair(_, { key, value }) {
      if (key.value === 'uses') checkPinned(value, text, report)
      if (key.value === 'secrets' && value.value === 'inherit')
        report(value, 'secrets: inherit passes every secret. Name the secrets that are needed.')
      if (key.value === 'permissions' && String(value.value).endsWith('-all'))
        report(value, `permissions: ${value.value} is more than any job needs. Name each permission.`)
    },
    Map(_, node) {
      checkScript(node, report)
      if (CHECKOUT.test(node.get('uses') ?? '')) checkCheckout(node, { privileged, report })
    }
  })
  return problems
}

function hasEvent(on, event) {
  if (isScalar(on)) return on.value === event
  return on?.items.some((item) => (item.key ?? item).value === event) ?? false
}

/** Without `permissions`, the repository's default applies, which may allow writing everything. */
function checkPermissions(workflow, report) {
  if (workflow.has('permissions')) return
  for (const { key, value } of workflow.get('jobs')?.items ?? []) {
    if (!value.has('permissions'))
      report(key, 'neither the workflow nor this job sets permissions. Add permissions ({} for none).')
  }
}

const isOwn = (uses) => uses.startsWith(`${OWN_ACTION}@`) || uses.startsWith(`${OWN_ACTION}/`)

function checkPinned({ value, range }, text, report) {
  if (typeof value !== 'string' || value.startsWith('./') || isOwn(value)) return
  const end = text.indexOf('\n', range[0])
  const rest = text.slice(range[0], end < 0 ? undefined : end)
  if (/@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(rest) || /^docker:\/\/\S+@sha256:[0-9a-f]{64}$/.test(value)) return
  report({ range }, `${value} is not pinned. Write the full commit, then "# vX.Y.Z".`)
}

/** GitHub inserts an expression into a script before the shell reads it. A variable stays data. */
function checkScript(node, report) {
  const script = node.get('run', true) ?? (isMap(node.get('with')) ? node.get('with').get('script', true) : undefined)
  if (isScalar(script) && String(script.value).includes('${{')) {
    report(script, 'an expression becomes part of the script. Pass the value through env.')
  }
}

function checkCheckout(step, { privileged, report }) {
  const settings = step.get('with')
  const setting = (name) => (isMap(settings) ? settings.get(name) : undefined)
  if (String(setting('persist-credentials')) !== 'false') {
    report(step, 'the token stays in .git/config. Set persist-credentials: false.')
  }
  if (privileged.length > 0 && (setting('ref') !== undefined || setting('repository') !== undefined)) {
    report(step, `on ${privileged.join(', ')} this can check out code of outsiders while secrets are available`)
  }
}
