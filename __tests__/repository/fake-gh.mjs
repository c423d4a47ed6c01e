/** `fake-gh.mjs STATE ARG…`: what release.yml uses of GitHub's command line, on a file with tags and releases. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'

const [file, ...args] = process.argv.slice(2)
const state = JSON.parse(readFileSync(file, 'utf8'))
const command = args.join(' ')
const is = (pattern) => {
  match = pattern.exec(command)
  return match !== null
}
let match

state.commands.push(command)
if (is(/^api --paginate repos\/acme\/action\/releases\?per_page=100 --jq (.+)$/)) {
  if (match[1] !== '.[] | select((.draft or .prerelease) | not) | .tag_name')
    throw new Error(`No such filter: ${match[1]}`)
  for (const { tag_name, draft, prerelease } of state.releases)
    if (!draft && !prerelease) console.log(tag_name)
} else if (is(/^api repos\/acme\/action\/commits\/(\S+) --jq \.sha$/)) {
  console.log(state.tags[match[1]])
} else if (
  is(
    /^release create (\S+) (\S+) --repo acme\/action --verify-tag --latest=(true|false) --generate-notes --notes Pinned: `uses: acme\/action@([0-9a-f]{40}) # (\S+)`$/
  )
) {
  state.releases.push({
    tag_name: match[1],
    asset: `${match[2]}: ${readFileSync(match[2], 'utf8')}`,
    pinned: { commit: match[4], tag: match[5] }
  })
  if (match[3] === 'true') state.latest = match[1]
} else if (
  is(
    /^attestation verify (\S+) --repo acme\/action --signer-workflow acme\/action\/\.github\/workflows\/release\.yml --source-ref refs\/tags\/\S+ --source-digest (\S+) --deny-self-hosted-runners$/
  )
) {
  const digest = createHash('sha256').update(readFileSync(match[1])).digest('hex')
  const isSigned = state.attestations.some(
    ({ sha256, commit }) => sha256 === digest && commit === match[2]
  )
  process.exitCode = isSigned ? 0 : 1
} else if (is(/^api repos\/acme\/action\/git\/ref\/tags\/(\S+) --silent$/)) {
  process.exitCode = state.tags[match[1]] === undefined ? 1 : 0
} else if (
  is(
    /^api --method PATCH repos\/acme\/action\/git\/refs\/tags\/(\S+) -f sha=(\S+) -F force=true$/
  ) ||
  is(/^api --method POST repos\/acme\/action\/git\/refs -f ref=refs\/tags\/(\S+) -f sha=(\S+)$/)
) {
  state.tags[match[1]] = match[2]
} else throw new Error(`gh ${command}: not known here`)
writeFileSync(file, JSON.stringify(state))
