// What the action asks when nothing has changed, in as few lines as it takes: no checks, no retries, no messages.
import { appendFileSync } from 'node:fs'

const {
  INPUT_BASE_URL: url,
  INPUT_API_KEY: key,
  INPUT_NAME: name,
  GITHUB_SHA: sha,
  GITHUB_OUTPUT: output
} = process.env
const read = async (path) => {
  const answer = await fetch(url + path, { headers: { 'x-api-key': key } })
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`)
  return answer.json()
}
let id = process.env.INPUT_DEPLOYMENT_ID
if (!id) {
  const { resources } = await read(`/v2/deployments?name_contains=${name}&limit=100&offset=0`)
  id = resources.find((row) => row.name === name).id
}
const deployment = await read(`/v2/deployments/${id}`)
const revision = await read(`/v2/deployments/${id}/revisions/${deployment.latest_revision_id}`)
const same =
  revision.source_revision_config.repo_commit_sha === sha &&
  deployment.source_revision_config.graph_config_path === process.env.INPUT_GRAPH_CONFIG_PATH &&
  deployment.secrets.map(({ name, value }) => `${name}=${value}`).join('\n') === process.env.INPUT_SECRETS
if (!same || revision.status !== 'DEPLOYED') process.exit(1)
appendFileSync(output, `operation=unchanged\ndeployment_id=${id}\nrevision_id=${revision.id}\n`)
