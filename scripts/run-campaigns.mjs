/**
 * `npm run test:campaign -- [--full | --only NAME[,NAME]] [PATH …]`: the long campaigns, one after
 * the other, with a summary; with `--full` those that `.ci/run` plays. A failure shows its seed; a
 * path runs the tests of that file or folder alone.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { CAMPAIGNS, FULL } from '../jest.config.js'

const NAMES = [...Object.keys(CAMPAIGNS), 'command-line', 'properties']
const { only, paths } = readArguments(process.argv.slice(2))
const unknown = only?.filter((name) => !NAMES.includes(name)) ?? []
if (unknown.length > 0) {
  console.error(`--only: unknown campaign ${unknown.join(', ')}. Use one of ${NAMES.join(', ')}.`)
  process.exit(2)
}

/** Returns the names of the campaigns, undefined for all of them, and the paths of tests. */
function readArguments([option, ...rest]) {
  if (option === '--full') return { only: Object.keys(FULL), paths: rest }
  if (option !== '--only') return { only: undefined, paths: process.argv.slice(2) }
  const [names = '', ...paths] = rest
  return { only: names.split(','), paths }
}

/** Runs one campaign; true if every test passed. */
function run(campaign, paths) {
  const jest = ['--experimental-vm-modules', '--no-warnings', 'node_modules/jest/bin/jest.js']
  const env = { ...process.env, CAMPAIGN: campaign, PROPERTY_RUNS: 'all' }
  if (campaign === 'command-line') env.PROGRAM = 'command line'
  const { status } = spawnSync(
    process.execPath,
    [...jest, '--config', 'jest.campaign.config.js', ...paths],
    {
      stdio: 'inherit',
      env
    }
  )
  return status === 0
}

/** The tests whose number of cases differs between the fast suite and the campaigns. */
function propertyTests() {
  return execFileSync('git', ['grep', '-l', 'support/runs.js', '--', '__tests__'], {
    encoding: 'utf8'
  })
    .trim()
    .split('\n')
}

if (paths.length > 0) {
  const [campaign = ''] = only ?? []
  process.exit(run(campaign, paths) ? 0 : 1)
}
const done = []
// gitlab-ci-local copies files with it.
const hasRsync = spawnSync('rsync', ['--version']).status === 0
const names = only ?? NAMES
for (const name of names) {
  if (name === 'gitlab' && !hasRsync) {
    console.log('\n── Skipped: the campaign gitlab needs rsync.')
    continue
  }
  console.log(`\n── Campaign ${name} (${done.length + 1} of ${names.length})`)
  const startedAt = Date.now()
  const passed = run(name, name === 'properties' ? propertyTests() : [])
  done.push({ name, passed, seconds: Math.round((Date.now() - startedAt) / 1_000) })
}
console.log('\nCampaign       Seconds  Result')
for (const { name, passed, seconds } of done) {
  console.log(`${name.padEnd(12)} ${String(seconds).padStart(9)}  ${passed ? 'passed' : 'FAILED'}`)
}
process.exitCode = done.every(({ passed }) => passed) ? 0 : 1
