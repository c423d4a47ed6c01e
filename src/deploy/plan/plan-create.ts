/** The plan if there is no deployment yet: the whole of what is wanted. */
import { InputError, type InputProblem, PlanError } from '../../errors.js'
import { isTag } from '../../repository/refs.js'
import { count } from '../../text/format.js'
import { sanitizeLine } from '../../text/sanitize.js'
import type { Change, CreatePlan, DesiredDeployment } from '../core/model.js'

/** What a create needs besides what every request has (§2.2, §2.3, docs/design.md, section 2). */
function missingForCreate(wanted: DesiredDeployment): InputProblem[] {
  const problems: InputProblem[] = []
  const need = (input: string, value: unknown, fix: string) => {
    if (value === undefined) problems.push({ input, problem: `is required to create the deployment. ${fix}` })
  }
  need('name', wanted.name, 'Set it to the name of the deployment.')
  if (wanted.source === 'git_host') {
    const { source_config, source_revision_config } = wanted
    need('repo_url', source_config.repo_url, 'Set it to the URL of the repository.')
    need('repo_ref', source_revision_config.repo_ref, 'Set it to a branch, or to a tag as refs/tags/….')
    need(
      'graph_config_path',
      source_revision_config.graph_config_path,
      'Set it to the path of the graph configuration file in the repository.'
    )
    need('integration_id', source_config.integration_id, 'Set it to the ID of an integration of the git host.')
  } else {
    need('image_uri', wanted.source_revision_config.image_uri, 'Set it to the image to run.')
  }
  return problems
}

function added(prefix: string, values: object): Change[] {
  return Object.entries(values).map(([field, after]) => ({
    path: `${prefix}.${field}`,
    difference: 'added',
    after: field === 'resource_spec' ? shownSpec(after as object) : after,
    new_revision: prefix === 'source_revision_config' || field === 'resource_spec'
  }))
}

/** Some services want a `resource_spec` of each create from an image, be it empty. */
function completeConfig(wanted: DesiredDeployment): DesiredDeployment['source_config'] {
  if (wanted.source === 'git_host') return wanted.source_config
  const lacks = wanted.needs_resource_spec && wanted.source_config.resource_spec === undefined
  return lacks ? { ...wanted.source_config, resource_spec: {} } : wanted.source_config
}

/** How much there is in it; one that is empty asks for the defaults of the service. */
function shownSpec(spec: object): unknown {
  const fields = Object.keys(spec).length
  return fields === 0 ? spec : count(fields, 'field')
}

/** @throws InputError that names every input a create lacks; PlanError when `build_on_push` meets a tag. */
export function planCreate(wanted: DesiredDeployment): CreatePlan {
  const problems = missingForCreate(wanted)
  if (problems.length > 0) throw new InputError(problems)
  if (wanted.source === 'git_host')
    assertNoTagWithBuildOnPush(wanted.source_config.build_on_push, wanted.source_revision_config.repo_ref)
  const { name = '', source, source_revision_config, secrets = [] } = wanted
  const source_config = completeConfig(wanted)
  return {
    operation: 'create',
    new_revision: true,
    reasons: [`no deployment named "${sanitizeLine(name)}" exists; creating it creates its first revision`],
    changes: [
      ...added('source_config', source_config),
      ...added('source_revision_config', source_revision_config),
      ...secrets.map((secret): Change => ({ path: `secrets.${secret.name}`, difference: 'added', new_revision: true }))
    ],
    warnings: [],
    request: { name, source, source_config, source_revision_config, secrets }
  }
}

/** With a tag, `build_on_push` must be off (§2.2, §2.3). @throws PlanError when both are requested. */
export function assertNoTagWithBuildOnPush(build_on_push: boolean | undefined, ref: string | null | undefined): void {
  if (!build_on_push || !isTag(ref)) return
  throw new PlanError('input_invalid', `build_on_push cannot be true while repo_ref is a tag (${sanitizeLine(ref)}).`, {
    advice: 'Set `build_on_push` to false, or `repo_ref` to a branch.'
  })
}
