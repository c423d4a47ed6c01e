/** A manifest of several deployments, as `init` writes it. Pure. */
import { posix } from 'node:path'
import { Document } from 'yaml'
import { EXAMPLES } from './example-texts.js'
import type { ManifestEntry } from './facts.js'

/** Each deployment is updated only by changes in the folder of its graphs. */
export function manifestText(deployments: readonly ManifestEntry[], secrets: readonly string[]): string {
  const entries = deployments.map(({ key, graph_config_path }) => {
    const folder = posix.dirname(graph_config_path)
    return [key, { graph_config_path, ...(folder !== '.' && { paths: [`${folder}/**`] }) }] as const
  })
  const document = new Document({
    version: 1,
    defaults: { deployment_type: 'prod', ...(secrets.length > 0 && { secrets }) },
    environments: { preview: { deployment_type: 'dev' }, production: {} },
    deployments: Object.fromEntries(entries)
  })
  const [schema = ''] = EXAMPLES.deployments.split('\n')
  document.commentBefore = `${schema.replace(/^#/, '')}\n The agents of this repository. Add to \`paths\` what several of them use.`
  return document.toString({ lineWidth: 0, flowCollectionPadding: false })
}
