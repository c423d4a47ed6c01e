/** `fake-gh.mjs STATE ARG…`: what release.yml uses of GitHub's command line, on a file with tags and releases. */
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
    /^release create (\S+) (\S+) --repo acme\/action --verify-tag --generate-notes --latest=(true|false)$/
  )
) {
  state.releases.push({
    tag_name: match[1],
    asset: `${match[2]}: ${readFileSync(match[2], 'utf8')}`
  })
  if (match[3] === 'true') state.latest = match[1]
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
