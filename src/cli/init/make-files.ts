/** The files of a setup, made of the examples. Pure. */
import type { Setup } from './choose-setup.js'
import { MANIFEST, type NewFile } from './facts.js'
import { gitHubFiles } from './github-files.js'
import { gitLabFiles } from './gitlab-files.js'
import { manifestText } from './manifest-text.js'

export function makeFiles(setup: Setup): NewFile[] {
  const files = setup.ci === 'gitlab' ? gitLabFiles(setup) : gitHubFiles(setup)
  if (setup.kind !== 'manifest') return files
  return [...files, { path: MANIFEST, text: manifestText(setup.deployments, setup.secrets) }]
}
