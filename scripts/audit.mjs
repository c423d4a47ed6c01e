/**
 * Asks the registry for known vulnerabilities (`npm audit`).
 * Exit code 1: what is shipped has vulnerabilities. Shipped are all runtime dependencies, and the development packages
 * that are bundled into `dist/`.
 * Exit code 3: the registry does not support audits, so the result is unknown.
 * Findings in tools that are not shipped are only printed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const NO_ENDPOINT = new Set([404, 405, 501])

const shipped = new Set(['dist/licenses.txt', 'dist/cli/licenses.txt'].flatMap(packagesNamed))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const isRuntime = (path) => !(packages[path]?.dev || packages[path]?.devOptional)

const report = audit()
if (report === undefined) {
  console.error('Not audited: the registry does not support audits. Run this against registry.npmjs.org.')
  process.exitCode = 3
} else {
  const findings = Object.values(report.vulnerabilities)
  const bad = findings.filter(({ name, nodes }) => shipped.has(name) || nodes.some(isRuntime))
  for (const finding of findings) console.log(describe(finding, bad.includes(finding)))
  const { total } = report.metadata.dependencies
  console.log(`${total} packages, ${shipped.size} bundled: ${bad.length} vulnerabilities in shipped packages`)
  process.exitCode = bad.length > 0 ? 1 : 0
}

/** The report; undefined if the registry does not support audits. */
function audit() {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const report = stdout.trim() === '' ? {} : JSON.parse(stdout)
  if (report.auditReportVersion === 2) return report
  if (NO_ENDPOINT.has(report.statusCode)) return undefined
  throw new Error(`npm audit returned no report: ${report.message ?? stderr}`)
}

/** Each package has its name, its license, and then the text. */
function packagesNamed(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^((?:@[\w.-]+\/)?[\w.-]+)\n[\w.() -]+\n/gm)].map(([, name]) => name)
}

function describe({ name, severity, range, via }, isShipped) {
  const why = via.map((one) => (typeof one === 'string' ? `through ${one}` : `${one.title} ${one.url}`)).join('; ')
  return `${isShipped ? 'shipped' : 'tool   '}  ${severity.padEnd(8)}  ${name} ${range}: ${why}`
}
