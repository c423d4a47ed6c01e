/**
 * The page of a deployment in the UI of LangSmith. Its address is made as the vendor's own tools
 * make it (docs/design.md, section 6). Pure.
 */
import { isUuid } from './answers.js'

/** Where a service shows its deployments to people. */
export interface Dashboard {
  /** The address of the UI, without a slash at its end. */
  address: string
  /** The workspace of the run, if an input names it. */
  tenant_id: string | undefined
}

/** Each region has a control plane and a UI of its own. */
const CLOUD = /^((?:[\w-]+\.)*)api\.(?:host|smith)\.langchain\.com$/
/** Where a self-hosted LangSmith has its control plane. */
const SELF_HOSTED = /\/api-host$/
const THIS_MACHINE: ReadonlySet<string> = new Set(['localhost', '127.0.0.1'])

/**
 * Returns the address of the UI that belongs to a control plane of LangSmith; undefined if that is
 * unknown.
 */
export function dashboardAddress(base_url: string): string | undefined {
  if (SELF_HOSTED.test(base_url)) return base_url.replace(SELF_HOSTED, '')
  const { hostname } = new URL(base_url)
  const [, region] = CLOUD.exec(hostname) ?? []
  if (region !== undefined) return `https://${region}smith.langchain.com`
  return THIS_MACHINE.has(hostname) ? base_url : undefined
}

/** Returns the address of a deployment's page; undefined if its workspace is unknown. */
export function dashboardUrl(
  dashboard: Dashboard | undefined,
  { id, tenant_id }: { id: string; tenant_id?: string | null | undefined }
): string | undefined {
  const workspace = [tenant_id, dashboard?.tenant_id].find(isUuid)
  if (dashboard === undefined || workspace === undefined) return undefined
  return `${dashboard.address}/o/${workspace}/host/deployments/${id}`
}
