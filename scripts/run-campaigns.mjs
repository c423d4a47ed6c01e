/**
 * `npm run test:campaign -- [--only NAME[,NAME]] [PATH …]`: the long campaigns, one after the other, with a summary. A
 * failure shows its seed; a path runs the tests of that file or folder alone.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { CAMPAIGNS } from '../jest.config.js'

const NAMES = [...Object.keys(CAMPAIGNS), 'command-line', 'properties']
const args = process.argv.slice(2)
const only = args[0] === '--only' ? (args[1] ?? '').split(',') : undefined
const paths = only === undefined ? args : args.slice(2)
const unknown = only?.filter((name) => !NAMES.includes(name)) ?? []
if (unknown.length > 0) {
  console.error(`--only: unknown campaign ${unknown.join(', ')}. Use one of ${NAMES.join(', ')}.`)
  process.exit(2)
}

/** Runs one campaign; true if every test passed. */
function run(campaign, paths) {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
  const env = { ...process.env, CAMPAIGN: campaign, PROPERTY_RUNS: 'all' }
  if (campaign === 'command-line') env.PROGRAM = 'command line'
  const { status } = spawnSync(process.execPath, [...jest, '--config', 'jest.campaign.config.js', ...paths], {
    stdio: 'inherit',
    env
  })
  return status === 0
}

/** The tests whose number of cases differs between the fast suite and the campaigns. */
function propertyTests() {
  return execFileSync('git', ['grep', '-l', 'support/runs.js', '--', '__tests__'], { encoding: 'utf8' })
    .trim()
    .split('\n')
}

if (paths.length > 0) process.exit(run(only?.[0] ?? '', paths) ? 0 : 1)
const done = []
for (const name of only ?? NAMES) {
  console.log(`\n── Campaign ${name} (${done.length + 1} of ${(only ?? NAMES).length})`)
  const startedAt = Date.now()
  const passed = run(name, name === 'properties' ? propertyTests() : [])
  done.push({ name, passed, seconds: Math.round((Date.now() - startedAt) / 1_000) })
}
console.log('\nCampaign       Seconds  Result')
for (const { name, passed, seconds } of done) {
  console.log(`${name.padEnd(12)} ${String(seconds).padStart(9)}  ${passed ? 'passed' : 'FAILED'}`)
}
process.exitCode = done.every(({ passed }) => passed) ? 0 : 1
