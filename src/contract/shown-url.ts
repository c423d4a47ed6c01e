import type { DeploymentAnswer } from './answers.js'

/** Returns the URL of a deployment as the service shows it, usable or not; undefined if it shows none. */
export function shownUrl({ source_config, url }: Pick<DeploymentAnswer, 'source_config' | 'url'>): string | undefined {
  const shown = source_config.custom_url ?? url
  return shown?.trim() ? shown : undefined
}
