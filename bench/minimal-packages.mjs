// What the action asks when nothing has changed, with the packages that it is made with: no checks,
// no retries, no messages.
import * as core from '@actions/core'
import { HttpClient } from '@actions/http-client'

const url = core.getInput('base_url')
const key = core.getInput('api_key')
core.setSecret(key)
const client = new HttpClient('minimal', [], { keepAlive: true, allowRedirects: false })
const read = async (path) => {
  const answer = await client.get(url + path, { 'x-api-key': key })
  if (answer.message.statusCode !== 200) throw new Error(path)
  return JSON.parse(await answer.readBody())
}

async function main() {
  const name = core.getInput('name')
  let id = core.getInput('deployment_id')
  if (!id) {
    const { resources } = await read(`/v2/deployments?name_contains=${name}&limit=100&offset=0`)
    id = resources.find((row) => row.name === name).id
  }
  const deployment = await read(`/v2/deployments/${id}`)
  const revision = await read(`/v2/deployments/${id}/revisions/${deployment.latest_revision_id}`)
  const same =
    revision.source_revision_config.repo_commit_sha === process.env.GITHUB_SHA &&
    deployment.source_revision_config.graph_config_path === core.getInput('graph_config_path') &&
    deployment.secrets.map(({ name, value }) => `${name}=${value}`).join('\n') ===
      core.getInput('secrets')
  if (!same || revision.status !== 'DEPLOYED') process.exit(1)
  core.setOutput('operation', 'unchanged')
  core.setOutput('deployment_id', id)
  core.setOutput('revision_id', revision.id)
  client.dispose()
}
void main()
