/**
 * Asks the registry for known vulnerabilities (`npm audit`). Exit code 1: there are some in what is shipped, which is
 * every runtime dependency, and whatever is bundled into `dist/`, where development packages are, too. Exit code 3:
 * the registry has no such operation, so nothing is known. Findings in tools that are not shipped are only printed.
 */
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const NO_ENDPOINT = new Set([404, 405, 501])

const shipped = new Set(['dist/licenses.txt', 'dist/cli/licenses.txt'].flatMap(packagesNamed))
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const isRuntime = (path) => !(packages[path]?.dev || packages[path]?.devOptional)

const report = audit()
if (report === undefined) {
  console.error('The registry has no operation for audits, so nothing was audited: run this against registry.npmjs.org')
  process.exitCode = 3
} else {
  const findings = Object.values(report.vulnerabilities)
  const bad = findings.filter(({ name, nodes }) => shipped.has(name) || nodes.some(isRuntime))
  for (const finding of findings) console.log(describe(finding, bad.includes(finding)))
  const { total } = report.metadata.dependencies
  console.log(`${total} packages, ${shipped.size} of them bundled: ${bad.length} findings in what is shipped`)
  process.exitCode = bad.length > 0 ? 1 : 0
}

/** The report; undefined where the registry has no such operation. */
function audit() {
  const { stdout, stderr } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8', maxBuffer: 2 ** 26 })
  const report = stdout.trim() === '' ? {} : JSON.parse(stdout)
  if (report.auditReportVersion === 2) return report
  if (NO_ENDPOINT.has(report.statusCode)) return undefined
  throw new Error(`npm audit gave no report: ${report.message ?? stderr}`)
}

/** Each package has its name, its licence, and then the text. */
function packagesNamed(file) {
  return [...readFileSync(file, 'utf8').matchAll(/^((?:@[\w.-]+\/)?[\w.-]+)\n[\w.() -]+\n/gm)].map(([, name]) => name)
}

function describe({ name, severity, range, via }, isShipped) {
  const why = via.map((one) => (typeof one === 'string' ? `by way of ${one}` : `${one.title} ${one.url}`)).join('; ')
  return `${isShipped ? 'shipped' : 'tool   '}  ${severity.padEnd(8)}  ${name} ${range}: ${why}`
}
