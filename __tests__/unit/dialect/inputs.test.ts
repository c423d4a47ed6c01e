import { describe, expect, test } from '@jest/globals'
import { LANGSMITH, NEUTRAL } from '../../../src/contract/dialect.js'
import { planDeployment } from '../../../src/deploy/plan/plan.js'
import { dashboardOf } from '../../../src/inputs/connection.js'
import type { DeployOrPlan } from '../../../src/inputs/request.js'
import {
  contextOf,
  GOOD,
  problemsOf,
  pullRequest,
  read,
  readDeploy
} from '../../support/fakes/inputs.js'
import { planFlat } from '../../support/plans.js'

const IMAGE = {
  base_url: GOOD.base_url,
  api_key: GOOD.api_key,
  name: 'billing',
  image_uri: 'registry/billing:1'
}

const CLOUD = 'https://eu.api.host.langchain.com'
const WORKSPACE = '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1'

test.each([
  [{ base_url: CLOUD }, LANGSMITH],
  [{ base_url: CLOUD, api_dialect: 'langsmith' }, LANGSMITH],
  [{ base_url: 'https://langsmith.example/api-host', api_dialect: 'langsmith' }, LANGSMITH],
  [{ base_url: 'https://langchain.com.example' }, NEUTRAL],
  [{ base_url: 'https://notlangchain.com' }, NEUTRAL]
])('the address decides if it is certain: %j', (inputs, dialect) => {
  expect(read({ ...GOOD, ...inputs })).toMatchObject({ connection: { dialect } })
})

test('the words of another service at LangSmith are refused', () => {
  expect(problemsOf({ ...GOOD, base_url: CLOUD, api_dialect: 'neutral' })).toEqual([
    expect.stringMatching(/^api_dialect: is neutral, but `base_url` .* Remove `api_dialect`/)
  ])
})

test.each<[string, Record<string, string>, boolean]>([
  ['a long name on a service of the user', { name: 'support-agent-of-the-sales' }, true],
  ['the longest name that works there', { name: 'support-agent-of-sale' }, false],
  ['a long name in the cloud', { name: 'support-agent-of-the-sales', base_url: CLOUD }, false],
  ['a long name on another service', { name: 'support-agent-of-the-sales', api_dialect: '' }, false]
])('a wait that times out explains %s', (_, inputs, explains) => {
  const { wait } = readDeploy({ ...GOOD, api_dialect: 'langsmith', ...inputs })
  expect(wait.timeout_advice?.includes('has 26 characters') ?? false).toBe(explains)
})

describe('values may be written as the service has them', () => {
  test.each([
    ['github', GOOD, 'git_host'],
    ['git_host', GOOD, 'git_host'],
    ['external_docker', IMAGE, 'external_container']
  ])('source: %s', (source, inputs, expected) => {
    expect(readDeploy({ ...inputs, source, api_dialect: 'langsmith' }).wanted.source).toBe(expected)
  })

  test('the fields of resource_spec too, and labels that look like them stay', () => {
    const resource_spec = '{redis_memory_mb: 512, labels: {redis_memory_mb: a, k8s: b}}'
    const { wanted } = readDeploy({ ...IMAGE, resource_spec, api_dialect: 'langsmith' })
    expect(wanted.source_config).toEqual({
      resource_spec: { cache_memory_mb: 512, labels: { redis_memory_mb: 'a', k8s: 'b' } }
    })
  })

  test('a create from an image has the resource_spec that the public service needs, and the plan shows it', () => {
    const planned = (inputs: Record<string, string>) =>
      planFlat({ ...readDeploy(inputs), current: null, new_revision: 'auto' })
    const plan = planned({ ...IMAGE, api_dialect: 'langsmith' })
    expect(plan).toMatchObject({ request: { source_config: { resource_spec: {} } } })
    expect(plan.changes).toContainEqual(
      expect.objectContaining({ path: 'source_config.resource_spec', after: {} })
    )
    expect(planned({ ...IMAGE, api_dialect: 'langsmith', resource_spec: 'cpu: 1' })).toMatchObject({
      request: { source_config: { resource_spec: { cpu: 1 } } }
    })
    expect(planned(IMAGE)).toMatchObject({ request: { source_config: {} } })
    expect(
      planned({ ...GOOD, integration_id: '11111111-1111-4111-8111-111111111111' }).changes.map(
        ({ path }) => path
      )
    ).not.toContain('source_config.resource_spec')
  })

  test('a source of the tools of the service is refused with what to do instead', () => {
    const inputs = { ...GOOD, source: 'internal_docker', api_dialect: 'langsmith' }
    expect(problemsOf(inputs)).toEqual([
      expect.stringMatching(/^source: "internal_docker" .* Remove `source`, and set another `name`/)
    ])
  })

  test.each([
    [
      { source: 'github', ...GOOD },
      /^source: must be one of git_host, external_container; got "github"/
    ],
    [
      { ...GOOD, api_dialect: 'klingon' },
      /^api_dialect: must be one of neutral, langsmith; got "klingon"\.$/
    ],
    [
      { ...IMAGE, resource_spec: 'redis_memory_mb: 1' },
      /^resource_spec.redis_memory_mb: is not a field. Set `api_dialect` to langsmith/
    ],
    [
      {
        ...IMAGE,
        resource_spec: '{redis_memory_mb: 1, cache_memory_mb: 2}',
        api_dialect: 'langsmith'
      },
      /^resource_spec: has a field in the words of both dialects/
    ],
    [
      {
        ...IMAGE,
        resource_spec: '{redis_memory_mb: 1, labels: {cache_memory_mb: [1]}}',
        api_dialect: 'langsmith'
      },
      /^resource_spec.labels.cache_memory_mb: must be text/
    ]
  ])('%j', (inputs, problem) => {
    expect(problemsOf(inputs)).toEqual([expect.stringMatching(problem)])
  })
})

test.each<[string, Record<string, string>, object | undefined]>([
  ['in the cloud', { tenant_id: WORKSPACE }, { tenant_id: WORKSPACE }],
  ['without a workspace, which the deployment shows', {}, { tenant_id: undefined }],
  ['with a workspace that is masked', { tenant_id: 'ws-0815' }, undefined],
  ['at an unknown address', { base_url: 'https://x.example', api_dialect: 'langsmith' }, undefined],
  ['on another service', { base_url: 'https://x.example/api-host' }, undefined]
])('where the pages of deployments are: %s', (_, inputs, expected) => {
  const { connection } = read({ ...GOOD, base_url: CLOUD, ...inputs }) as DeployOrPlan
  const address = 'https://eu.smith.langchain.com'
  expect(dashboardOf(connection)).toEqual(expected && { address, ...expected })
})

describe('delete_tracing_project', () => {
  const inputsOf = (delete_tracing_project: string, more: Record<string, string>) => ({
    ...GOOD,
    api_dialect: 'langsmith',
    delete_tracing_project,
    ...more
  })
  const SWEEP = { command: 'sweep' }
  const DELETE = { command: 'delete' }
  const PREVIEW = { preview: 'true' }
  const closed = pullRequest({}, 'closed')

  test.each([
    { choice: 'auto', deletes: true },
    { choice: '', deletes: true },
    { choice: 'true', deletes: true },
    { choice: 'false', deletes: false }
  ])('"$choice" for previews and sweeps: $deletes', ({ choice, deletes: tracing_project }) => {
    expect(read(inputsOf(choice, SWEEP))).toMatchObject({ sweep: { tracing_project } })
    const preview = inputsOf(choice, PREVIEW)
    expect(read(preview, closed)).toMatchObject({ tracing_project })
    expect(read(preview, pullRequest())).toMatchObject({ tracing_project })
    expect(read({ ...preview, ...DELETE }, closed)).toMatchObject({ tracing_project })
  })

  test.each([
    { choice: 'auto', deletes: false },
    { choice: 'true', deletes: true },
    { choice: 'false', deletes: false }
  ])('"$choice" for any other deployment: $deletes', ({ choice, deletes: tracing_project }) => {
    expect(read(inputsOf(choice, DELETE))).toMatchObject({ tracing_project })
  })

  test('is an error on a service that has no such parameter, which never gets it', () => {
    for (const choice of ['true', 'false'])
      expect(problemsOf(inputsOf(choice, { ...SWEEP, api_dialect: '' }))).toEqual([
        expect.stringMatching(/^delete_tracing_project: is \w+, but only LangSmith/)
      ])
    const neutral = inputsOf('auto', { ...SWEEP, api_dialect: '' })
    expect(read(neutral)).toMatchObject({ sweep: { tracing_project: false } })
  })

  test('is no input of a rollback, and has no other values', () => {
    expect(problemsOf(inputsOf('true', { command: 'rollback' }))).toContainEqual(
      expect.stringMatching(/^delete_tracing_project: has no effect/)
    )
    expect(problemsOf(inputsOf('maybe', SWEEP))).toHaveLength(1)
  })
})

describe('names, where the service has a rule for them', () => {
  const named = (name: string, more: Record<string, string> = {}) => ({
    ...GOOD,
    api_dialect: 'langsmith',
    deployment_type: 'dev',
    name,
    ...more
  })

  const OF_ID = { deployment_id: '5f0c9a5e-7d5b-4f0e-9d2b-0c5d8a1b2ce1' }
  const planOf = (inputs: Record<string, string>, context = contextOf()) => {
    const request = read({ ...inputs, integration_id: OF_ID.deployment_id }, context)
    const { deploy } = request as DeployOrPlan
    return planDeployment({ ...deploy, current: null })
  }

  test.each(['Support', 'my_deployment', '1st', '-x', 'ümlaut'])(
    '%s is sent as it is, and the plan of a create warns of it',
    (name) => {
      const plan = planOf(named(name))
      expect(plan).toMatchObject({ action: { request: { name } } })
      expect(plan.warnings).toEqual([expect.stringContaining(`may refuse the name "${name}"`)])
      expect(planOf({ ...GOOD, name }).warnings).toEqual([])
    }
  )

  test('nothing warns of a name that fits', () => {
    expect(planOf(named('support-2')).warnings).toEqual([])
  })

  test('any name may be that of an existing deployment, or of one that is deleted', () => {
    expect(problemsOf(named('Support_2', OF_ID))).toEqual([])
    expect(problemsOf(named('Support_2', { command: 'delete' }))).toEqual([])
  })

  test.each([
    ['support-agent', 'support-agent-pr-7'],
    ['2nd Chance!', 'nd-chance-pr-7'],
    ['Übersicht__', 'ubersicht-pr-7']
  ])(
    'the preview of %s fits: %s, and is the same when it is made, deleted and swept',
    (name, full) => {
      const inputs = named(name, { preview: 'true' })
      expect(readDeploy(inputs, pullRequest()).target.name).toBe(full)
      expect(read(inputs, pullRequest({}, 'closed'))).toMatchObject({
        command: 'delete',
        target: { name: full }
      })
      const sweep = read(named(name, { command: 'sweep' }))
      expect(sweep).toMatchObject({ sweep: { name: full.replace('-pr-7', '') } })
      const said = expect.stringContaining(`are named ${full.replace('7', '<number>')}`)
      expect(read(inputs, pullRequest())).toMatchObject({
        notes: name === 'support-agent' ? [] : [said]
      })
    }
  )

  test('a name of which nothing would be left gives its previews their names unchanged', () => {
    const inputs = named('42', { preview: 'true' })
    const plan = planOf(inputs, pullRequest())
    expect(plan).toMatchObject({ action: { request: { name: '42-pr-7' } } })
    expect(plan.warnings).toHaveLength(1)
    expect(read(inputs, pullRequest({}, 'closed'))).toMatchObject({ target: { name: '42-pr-7' } })
  })
})

describe('deployment_type, whose words the public service may extend', () => {
  const warningsOf = (deployment_type: string) => {
    const request = read({ ...GOOD, api_dialect: 'langsmith', deployment_type })
    return 'warnings' in request ? request.warnings : undefined
  }

  test.each(['dev', 'dev_zero', 'dev_free_zero', 'serverless', 'dedicated', 'of_tomorrow'])(
    '%s is sent',
    (deployment_type) => {
      const inputs = { ...GOOD, api_dialect: 'langsmith', deployment_type }
      expect(readDeploy(inputs).wanted.source_config).toMatchObject({ deployment_type })
      expect(warningsOf(deployment_type)).toEqual([])
    }
  )

  test('a near miss of a known word is sent with a warning that names the word', () => {
    expect(warningsOf('serverles')).toEqual([expect.stringContaining('mean serverless?')])
  })

  test('elsewhere, the words of the specification are all', () => {
    expect(problemsOf({ ...GOOD, deployment_type: 'serverless' })).toEqual([
      expect.stringMatching(/^deployment_type: must be one of dev_free, dev, prod/)
    ])
  })
})

describe('fields of resource_spec, of which the public service has more', () => {
  const NEWER =
    '{redis_cpu: 0.5, redis_cpu_limit: 1, redis_memory_limit_mb: 512, core_cpu: 0.2, core_cpu_limit: 1, core_memory_mb: 256, core_memory_limit_mb: 512}'
  const inputs = (resource_spec: string) => ({ ...IMAGE, api_dialect: 'langsmith', resource_spec })

  test('those of its reference are sent without a word', () => {
    expect(read(inputs(NEWER))).toMatchObject({
      deploy: { wanted: { source_config: { resource_spec: { redis_cpu: 0.5, core_cpu: 0.2 } } } },
      warnings: []
    })
  })

  test('an unknown one is sent with a warning that names it', () => {
    expect(read(inputs('{cpu: 1, gpu_count: 2}'))).toMatchObject({
      deploy: { wanted: { source_config: { resource_spec: { cpu: 1, gpu_count: 2 } } } },
      warnings: [expect.stringContaining('gpu_count')]
    })
  })

  test.each([
    [
      'memory',
      /^resource_spec.memroy_mb: is not a field. Did you mean "memory_mb"/,
      'memroy_mb: 1'
    ],
    ['redis', /^resource_spec.redis_cpus: .* "redis_cpu"/, 'redis_cpus: 1']
  ])('a near miss is refused: %s', (_, problem, spec) => {
    expect(problemsOf(inputs(spec))).toEqual([expect.stringMatching(problem)])
  })

  test('a wrong value and a near miss are refused together', () => {
    expect(problemsOf(inputs('{cpu: many, memroy_mb: 1}'))).toHaveLength(2)
  })

  test('elsewhere each of them is refused', () => {
    expect(problemsOf({ ...IMAGE, resource_spec: NEWER })).toHaveLength(7)
  })
})

describe('secret_references, which only the public service has', () => {
  const inputs = (secret_references: string, more: Record<string, string> = {}) => ({
    ...IMAGE,
    api_dialect: 'langsmith',
    secret_references,
    ...more
  })
  const KEY = { name: 'KEY', secret_name: 'agent-keys', secret_key: 'openai' }

  test.each([
    ['lines', '# of the cluster\nKEY=agent-keys/openai'],
    ['a map', 'KEY: agent-keys/openai'],
    ['JSON', '{"KEY": "agent-keys/openai"}'],
    ['a list as the API has it', '- name: KEY\n  secret_name: agent-keys\n  secret_key: openai']
  ])('are read from %s', (_, text) => {
    expect(readDeploy(inputs(text)).wanted.secret_references).toEqual([KEY])
  })

  test('may be none', () => {
    expect(readDeploy(inputs('{}')).wanted.secret_references).toEqual([])
  })

  test.each([
    ['a value without a key', 'KEY=agent-keys', /"KEY=agent-keys" .* Write NAME=secret-name\/key/],
    ['a name twice', 'KEY=a/b\nKEY=a/c', /line 2 sets the name on line 1 again/],
    ['a name that is no variable', '{"1KEY": "a/b"}', /invalid name/],
    ['a list of something else', '[KEY]', /not a list of maps/]
  ])('refuse %s', (_, text, problem) => {
    expect(problemsOf(inputs(text))).toEqual([expect.stringMatching(problem)])
  })

  test.each(['secrets', 'env_vars'])('refuse a name that %s sets, too', (other) => {
    expect(problemsOf(inputs('KEY=a/b', { [other]: 'KEY=value' }))).toEqual([
      expect.stringMatching(/^secret_references: set names .*"KEY"/)
    ])
  })

  test('are refused from git, and by the neutral dialect', () => {
    const git = { ...GOOD, api_dialect: 'langsmith', secret_references: 'KEY=a/b' }
    expect(problemsOf(git)).toEqual([expect.stringMatching(/belongs to source external_container/)])
    expect(problemsOf(inputs('KEY=a/b', { api_dialect: 'neutral' }))).toEqual([
      expect.stringMatching(/^secret_references: .*only langsmith has it/)
    ])
  })
})

describe('deployment_tier, which only the public service has', () => {
  test.each([
    ['DEDICATED_L', []],
    ['HUGE', []],
    ['DEDICATED_XL', [expect.stringContaining('mean DEDICATED_L?')]]
  ])('%s is sent', (deployment_tier, warnings) => {
    expect(read({ ...GOOD, api_dialect: 'langsmith', deployment_tier })).toMatchObject({
      deploy: { wanted: { deployment_tier } },
      warnings
    })
  })

  test('it is refused by the neutral dialect, and by a rollback', () => {
    const inputs = { ...GOOD, deployment_tier: 'DEDICATED_L' }
    expect(problemsOf(inputs)).toEqual([expect.stringMatching(/only langsmith has it/)])
    const rollback = { ...IMAGE, ...inputs, image_uri: '', api_dialect: 'langsmith' }
    expect(problemsOf({ ...rollback, graph_config_path: '', command: 'rollback' })).toEqual([
      expect.stringMatching(/^deployment_tier: has no effect/)
    ])
  })
})
