/** Examples for the API documents that work unchanged. */
import { DeploymentCreateRequest, DeploymentPatchRequest } from '../../src/contract/deployment.js'
import type { Dialect } from '../../src/contract/dialect/dialect.js'
import { translate } from '../../src/contract/dialect/translate.js'
import type { ControlPlane } from '../control-plane/control-plane.js'

/** What examples depend on: the words, and what exists at the moment. */
interface Surroundings {
  controlPlane: ControlPlane
  dialect: Dialect
}

/** Examples by operation and by name of a parameter. */
export interface Examples {
  bodies: Record<string, unknown>
  parameters: Record<string, string | undefined>
}

const COMMIT = '9f8e7d6c5b4a39281706f5e4d3c2b1a09f8e7d6c'

/** `support`, or the first of `support-2`, `support-3`, … that no deployment has. */
function freeName(controlPlane: ControlPlane): string {
  const names = new Set(controlPlane.dump().map(({ name }) => name))
  let name = 'support'
  for (let n = 2; names.has(name); n++) name = `support-${n}`
  return name
}

/** The body of a create from an image: it needs nothing that may be missing here. */
export function createExample({ controlPlane, dialect: { words } }: Surroundings): unknown {
  const body: DeploymentCreateRequest = {
    name: freeName(controlPlane),
    source: 'external_container',
    source_config: {
      listener_id: controlPlane.listeners[0]?.id,
      resource_spec: { min_scale: 1, max_scale: 1, cpu: 1, memory_mb: 1024 }
    },
    source_revision_config: { image_uri: 'registry.example/support:1' },
    secrets: []
  }
  return translate(body, words, 'write')
}

/** The body of a create from git. */
function createFromGit({ controlPlane, dialect: { words } }: Surroundings): unknown {
  const body: DeploymentCreateRequest = {
    name: freeName(controlPlane),
    source: 'git_host',
    source_config: {
      integration_id: controlPlane.integrations[0]?.id,
      repo_url: 'https://github.com/acme/support',
      deployment_type: 'dev'
    },
    source_revision_config: { repo_ref: 'main', graph_config_path: 'agent.json' },
    secrets: [{ name: 'OPENAI_API_KEY', value: 'sk-example' }]
  }
  return translate(body, words, 'write')
}

/** The examples of the control plane's document. Ids are those of the newest deployment. */
export function controlPlaneExamples(surroundings: Surroundings): Examples {
  const { controlPlane, dialect } = surroundings
  const newest = controlPlane.dump().at(-1)
  const revision = newest?.revisions.at(-1)?.id
  const patch: DeploymentPatchRequest = { secrets: [{ name: 'GREETING', value: 'Hello' }] }
  return {
    parameters: {
      deployment_id: newest?.id,
      latest_revision_id: revision,
      revision_id: revision,
      listener_id: controlPlane.listeners[0]?.id
    },
    bodies: {
      create_deployment: createFromGit(surroundings),
      update_deployment: translate(patch, dialect.words, 'write'),
      read_build_log: { order: 'desc', limit: 10 },
      read_deploy_log: { order: 'desc', limit: 10 },
      read_deployment_log: { level: 'ERROR', limit: 10 },
      add_fault: { method: 'GET', path: '/v2/**', kind: 'status', status: 503, times: 3 },
      add_outcome: { outcome: 'BUILD_FAILED', log: ['npm error 404'] },
      set_agent: { run: 'throw' },
      set_head: { ref: 'main', commit_sha: COMMIT },
      push: { ref: 'main', commit_sha: COMMIT },
      advance_clock: { advance: '90s' },
      restart: { down: '500ms' }
    }
  }
}

interface Operation {
  operationId?: string
  requestBody?: { content: Record<string, object> }
  parameters?: { name: string }[]
}

const withParameterExample = (parameter: { name: string }, example: string | undefined) =>
  example === undefined ? parameter : { ...parameter, example }

/** The document with these examples. */
export function withExamples<T extends object>(document: T, { bodies, parameters }: Examples): T {
  const { paths = {} } = document as { paths?: Record<string, Record<string, Operation>> }
  const illustrated = (operation: Operation): Operation => {
    const { operationId = '', requestBody, parameters: taken } = operation
    const example = bodies[operationId]
    const content = requestBody?.content['application/json']
    const hasBody = example !== undefined && content !== undefined
    return {
      ...operation,
      ...(hasBody && { requestBody: { ...requestBody, content: { 'application/json': { ...content, example } } } }),
      ...(taken && { parameters: taken.map((one) => withParameterExample(one, parameters[one.name])) })
    }
  }
  const byMethod = (methods: Record<string, Operation>) =>
    Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, illustrated(operation)]))
  return { ...document, paths: Object.fromEntries(Object.entries(paths).map(([path, one]) => [path, byMethod(one)])) }
}

const REFERENCE = /"#\/components\/schemas\/([^"]+)"/g

/** The document without schemas that none of its operations uses: the converter adds every schema of this program. */
export function withoutUnusedSchemas<T extends object>(document: T): T {
  const { components, ...rest } = document as T & { components?: { schemas?: Record<string, object> } }
  const schemas = components?.schemas ?? {}
  const used = new Set<string>()
  const visit = (part: object) => {
    for (const [, name = ''] of JSON.stringify(part).matchAll(REFERENCE)) {
      if (used.has(name)) continue
      used.add(name)
      visit(schemas[name] ?? {})
    }
  }
  visit(rest)
  const kept = Object.fromEntries(Object.entries(schemas).filter(([name]) => used.has(name)))
  return { ...document, components: { ...components, schemas: kept } }
}
