import { describe, expect, test } from '@jest/globals'
import type { DeploymentAnswer } from '../../../../src/contract/answers.js'
import { applyPlan } from '../../../../src/deploy/apply/apply-plan.js'
import type { DesiredDeployment } from '../../../../src/deploy/core/model.js'
import { keepRevision } from '../../../../src/deploy/core/model.js'
import type { Planned } from '../../../../src/deploy/plan/make-plan.js'
import { planDeployment } from '../../../../src/deploy/plan/plan.js'
import { StatusError } from '../../../../src/errors.js'
import {
  COMMIT_A,
  COMMIT_B,
  currentOf,
  dropped,
  garbage,
  gitDeployment,
  REPOSITORY,
  refusal,
  revision
} from '../../../support/fakes/answers.js'
import { FakeControlPlane, type Script } from '../../../support/fakes/control-plane.js'
import { gitWanted } from '../../../support/fakes/deploys.js'
import { RecordedSession } from '../../../support/fakes/session.js'
import { VirtualClock } from '../../../support/fakes/virtual-clock.js'

const made = gitDeployment({ id: 'd1' })
const leaving = gitDeployment({ id: 'd0', status: 'AWAITING_DELETE' })
const code = { repo_ref: 'main', graph_config_path: 'agent.json', repo_commit_sha: COMMIT_A }
const latest = revision('rev-1', 'BUILDING', code)
const refused = (status: number, detail: string, mayHaveBeenApplied = false) =>
  new StatusError(`POST /v2/deployments: answered ${status}\n  ${detail}`, {
    request: 'POST /v2/deployments',
    status,
    mayHaveBeenApplied,
    retryable: false
  })

/** Applies the plan of what is wanted over what was found, and says what was sent and reported. */
async function apply(
  script: Script,
  over: Partial<Planned> = {},
  { onClock }: { onClock?: (clock: VirtualClock) => void } = {}
) {
  const clock = new VirtualClock()
  onClock?.(clock)
  const service = new FakeControlPlane(clock, {
    listDeployments: [[]],
    readDeployment: [made],
    readRevision: [latest],
    ...script
  })
  const session = new RecordedSession(service, clock, 600_000)
  const { wanted = gitWanted(), current = null, new_revision = 'auto' } = over
  const plan = planDeployment({ wanted, current, new_revision })
  const planned: Planned = {
    plan,
    wanted,
    current,
    new_revision,
    deleting: null,
    changed_files: undefined,
    claim: undefined,
    ...over
  }
  const result = await applyPlan(session, planned).catch((error: unknown) => ({ error }))
  const error = 'error' in result ? (result.error as { code: string; message: string; advice: string }) : undefined
  return {
    applied: 'error' in result ? undefined : result,
    error,
    clock,
    service,
    session,
    creates: service.count('createDeployment'),
    patches: service.calls.filter(({ method }) => method === 'patchDeployment').map(({ args }) => args[1]),
    operations: session.all('operation_decided').map(({ operation }) => operation)
  }
}

describe('a create', () => {
  test('is reported with its id at once, and with its first revision', async () => {
    const { applied, session } = await apply({ createDeployment: [made] })
    expect(applied).toMatchObject({ operation: 'created', revision_id: 'rev-1', previous: null, new_revision: true })
    expect(applied?.sent).toMatchObject({
      source_revision_config: { repo_ref: 'main' },
      secrets: [{ name: 'KEY', value: 'value-of-key' }]
    })
    expect(session.events.map(({ type }) => type)).toEqual([
      'write_sent',
      'operation_decided',
      'deployment_identified',
      'deployment_read',
      'revision_identified'
    ])
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-1', previous: null })
  })

  test('without an id in its answer is found by its name', async () => {
    const { applied, creates } = await apply({
      createDeployment: [{}],
      listDeployments: [[], [made]]
    })
    expect([applied?.operation, applied?.deployment.id, creates]).toEqual(['created', 'd1', 1])
  })

  test.each<[string, Script, string]>([
    ['that no list shows', { listDeployments: [[]] }, 'write_unconfirmed'],
    ['on a service without a list', { listDeployments: [null] }, 'write_unconfirmed'],
    ['whose name a deployment in deletion has', { listDeployments: [[leaving], []] }, 'name_conflict']
  ])('without an id in its answer, %s, is not sent again: it may exist', async (_, script, error_code) => {
    const { error, creates, operations } = await apply({ createDeployment: [{}], ...script })
    expect([error?.code, creates, operations]).toEqual([error_code, 1, []])
    expect(error?.advice).toBeTruthy()
  })

  test('whose answer was lost is found although it shows only after the pause before a retry', async () => {
    const clocks: VirtualClock[] = []
    const { applied, creates } = await apply(
      {
        createDeployment: [refusal(503, 30_000)],
        listDeployments: [({ offset }) => (offset === 0 && (clocks[0]?.now() ?? 0) > 20_000 ? [made] : [])]
      },
      {},
      { onClock: (clock) => void clocks.push(clock) }
    )
    expect([applied?.operation, creates]).toEqual(['created', 1])
  })

  test('whose deployment another run deletes meanwhile is no reason to create a second one', async () => {
    const { error, creates } = await apply({ createDeployment: [dropped()], listDeployments: [[leaving], []] })
    expect([error?.code, creates]).toEqual(['name_conflict', 1])
  })
})

describe('a deployment that appeared although the plan found none', () => {
  const found = (deployment: DeploymentAnswer, over: Script = {}): Script => ({
    createDeployment: [dropped()],
    listDeployments: [({ offset }) => (offset === 0 ? [deployment] : [])],
    readDeployment: [deployment],
    patchDeployment: [{ latest_revision_id: 'rev-2' }],
    ...over
  })

  test('by the lost create of this run is created, and not built again', async () => {
    const { applied, patches, session, operations } = await apply(found(made))
    expect([applied?.operation, applied?.revision_id, patches, operations]).toEqual([
      'created',
      'rev-1',
      [],
      ['created']
    ])
    expect(session.last('deployment_identified')).toMatchObject({ deployment_id: 'd1' })
    expect(session.all('info').at(-1)?.message).toContain('Continuing with it')
  })

  test.each<[string, DeploymentAnswer, object]>([
    [
      'code',
      gitDeployment({ id: 'd1' }, {}, { repo_ref: 'release' }),
      { source_revision_config: { repo_ref: 'main' } }
    ],
    [
      'secret',
      gitDeployment({ id: 'd1', secrets: [{ name: 'KEY', value: 'value-of-another-run' }] }),
      { secrets: [{ name: 'KEY', value: 'value-of-key' }] }
    ]
  ])('with other %s is that of another run: it is updated to what this run asks for', async (_, deployment, patch) => {
    const other = { ...deployment, latest_revision_id: 'rev-1' }
    const script = found(other, { readRevision: [revision('rev-1', 'DEPLOYED', other.source_revision_config)] })
    const { patches, session, operations } = await apply(script)
    expect(patches).toEqual([expect.objectContaining(patch)])
    expect(session.all('planned').map(({ plan }) => plan.operation)).toEqual(['update'])
    expect(operations).toEqual(['updated'])
  })

  test('of another run is never reported as created by this one', async () => {
    const script = found(made, {
      createDeployment: [refused(409, 'exists')],
      readRevision: [{ ...latest, status: 'DEPLOYED' }]
    })
    const { applied, operations } = await apply(script)
    expect([applied?.operation, operations]).toEqual(['unchanged', ['unchanged']])
  })

  test('of another repository is refused, and not updated', async () => {
    const foreign = gitDeployment({ id: 'd1' }, { repo_url: `${REPOSITORY}-eu` })
    const claim = { server_url: 'https://github.com', repositories: [REPOSITORY], head_is_gone: false }
    const { error, patches } = await apply(found(foreign), { claim })
    expect([error?.code, patches]).toEqual(['foreign_deployment', []])
  })
})

describe('a name that is taken', () => {
  const listed: Script = { listDeployments: [({ offset }) => (offset === 0 ? [made] : [])] }
  test.each<[string, Error, Script, boolean]>([
    ['400 already exists, and it is listed', refused(400, 'name already exists'), listed, true],
    ['400 already in use, and it is listed', refused(400, 'already in use'), listed, true],
    ['400 not available, and none is listed', refused(400, 'not available'), {}, false],
    ['400 already taken, and there is no list', refused(400, 'already taken'), { listDeployments: [null] }, false],
    ['400 of another cause, although one is listed', refused(400, 'repo_url is invalid'), listed, false],
    ['422 with such a text', refused(422, 'already exists'), listed, false]
  ])('%s: continues as an update, or ends with the answer', async (_, answer, script, continues) => {
    const { applied, error, creates } = await apply({ createDeployment: [answer], ...script })
    expect([applied?.operation, creates]).toEqual([continues ? 'unchanged' : undefined, 1])
    expect(error === undefined ? undefined : error).toBe(continues ? undefined : answer)
  })

  test('400 being deleted: the name is waited for, then the create is sent again', async () => {
    const { applied, creates } = await apply({
      createDeployment: [refused(400, 'is being deleted'), made],
      listDeployments: [[leaving], [], [leaving], [], []]
    })
    expect([applied?.operation, creates]).toEqual(['created', 2])
  })

  test('from the start, by one in deletion: nothing is sent before it is free', async () => {
    const { applied, service } = await apply(
      { createDeployment: [made], listDeployments: [[leaving], [], []] },
      { deleting: 'd0' }
    )
    expect(applied?.operation).toBe('created')
    expect(service.calls.map(({ method }) => method).indexOf('createDeployment')).toBeGreaterThan(1)
  })

  describe.each([
    ['409', refused(409, 'support already exists')],
    ['400', refused(400, 'support already exists')]
  ])('longer than the deleted deployment is visible, by a %s', (_, taken) => {
    test('is retried until it is free, before 15 s are over', async () => {
      const { applied, creates, session } = await apply(
        { createDeployment: [taken, taken, made], listDeployments: [[leaving], []] },
        { deleting: 'd0' }
      )
      expect([applied?.operation, creates]).toEqual(['created', 3])
      expect(session.clock.now()).toBeLessThan(15_000)
    })

    test('is given up after as many attempts as any other request', async () => {
      const { error, creates } = await apply(
        { createDeployment: [taken], listDeployments: [[leaving], []] },
        { deleting: 'd0' }
      )
      expect([error?.message, creates]).toEqual([expect.stringContaining('already exists'), 8])
    })

    test('is that of another run if it is listed meanwhile', async () => {
      const { applied, creates } = await apply(
        {
          createDeployment: [taken],
          listDeployments: [[leaving], [], [], [made]],
          readRevision: [{ ...latest, status: 'DEPLOYED' }]
        },
        { deleting: 'd0' }
      )
      expect([applied?.operation, creates]).toEqual(['unchanged', 1])
    })
  })

  test('by one in deletion, which the list shows without its status: a read of it decides', async () => {
    const { applied, service } = await apply(
      {
        createDeployment: [made],
        listDeployments: [...Array.from({ length: 4 }, () => [gitDeployment({ id: 'd0' })]), []],
        readDeployment: [leaving, refusal(404), made],
        readRevision: [latest]
      },
      { deleting: 'd0' }
    )
    expect(applied).toMatchObject({ operation: 'created', deployment: { id: 'd1' } })
    expect(service.count('createDeployment')).toBe(1)
  })

  test('by a deployment that another run created in the meantime: that is updated, not doubled', async () => {
    const { applied, creates } = await apply(
      { ...listed, readRevision: [{ ...latest, status: 'DEPLOYED' }] },
      { deleting: 'd0' }
    )
    expect([applied?.operation, creates]).toEqual(['unchanged', 0])
  })
})

describe('an update', () => {
  const current = currentOf(gitDeployment({ id: 'd1' }), 'DEPLOYED')
  const moved = gitWanted(COMMIT_B)
  const settings: DesiredDeployment = gitWanted(COMMIT_A, {
    source_config: { repo_url: REPOSITORY, build_on_push: true },
    is_push_to_ref: false
  })
  const withRevision = gitDeployment({ id: 'd1', latest_revision_id: 'rev-2' })
  const rev2 = revision('rev-2', 'BUILDING', { ...code, repo_commit_sha: COMMIT_B })

  test.each([
    ['the answer names it', { latest_revision_id: 'rev-2' }],
    ['a read shows it first', {}],
    ['the answer still names the earlier one', { latest_revision_id: 'rev-1' }]
  ])('has the revision of this run: %s', async (_, answer) => {
    const { applied, session } = await apply(
      { patchDeployment: [answer], readDeployment: [withRevision], readRevision: [rev2] },
      { current, wanted: moved }
    )
    expect(applied).toMatchObject({ operation: 'updated', revision_id: 'rev-2', previous: 'rev-1' })
    expect(session.last('revision_identified')).toMatchObject({ revision_id: 'rev-2', previous: 'rev-1' })
    expect(session.all('deployment_read')).toHaveLength(1)
  })

  test('that the answer names is waited for by its id, also if no read shows it within 15 s', async () => {
    const { applied, clock, session } = await apply(
      { patchDeployment: [{ latest_revision_id: 'rev-2' }], readDeployment: [current.deployment] },
      { current, wanted: moved }
    )
    expect([applied?.revision_id, clock.now()]).toEqual(['rev-2', 15_000])
    expect(session.all('info').filter(({ message }) => message.startsWith('Request accepted.'))).toHaveLength(1)
    expect(session.all('info')[0]?.message).toMatch(/up to (?:0:)?15/)
  })

  test('that nothing names or shows within a minute is an error, not the success of the old one', async () => {
    const { error, clock } = await apply(
      { patchDeployment: [{}], readDeployment: [current.deployment] },
      { current, wanted: moved }
    )
    expect([error?.code, clock.now()]).toEqual(['write_unconfirmed', 60_000])
    expect(error?.advice).toContain('run again')
  })

  test('of settings keeps the revision that is deployed', async () => {
    const { applied, patches, service } = await apply(
      { patchDeployment: [current.deployment] },
      { current, wanted: settings }
    )
    expect(patches).toEqual([{ source_config: { build_on_push: true } }])
    expect(applied).toMatchObject({
      operation: 'updated',
      new_revision: false,
      revision_id: 'rev-1',
      previous: 'rev-1'
    })
    expect(applied?.latest?.id).toBe('rev-1')
    expect(service.count('readRevision')).toBe(0)
  })

  test.each<[string, Record<string, unknown>, boolean]>([
    ['shows them', { build_on_push: true }, true],
    ['shows the old ones', { build_on_push: false }, false],
    ['does not show them', { build_on_push: null }, false]
  ])('of settings whose answer was lost is sent again unless the deployment %s', async (_, shown, isApplied) => {
    const { applied, patches } = await apply(
      { patchDeployment: [dropped(), made], readDeployment: [gitDeployment({ id: 'd1' }, shown)] },
      { current, wanted: settings }
    )
    expect([applied?.operation, applied?.revision_id, patches.length]).toEqual(['updated', 'rev-1', isApplied ? 1 : 2])
  })

  test.each<[string, Script, number]>([
    ['of this code is that of this run', { readRevision: [rev2] }, 1],
    ['that may not be read yet is that of this run', { readRevision: [refusal(404)] }, 1],
    [
      'of other code is that of another run',
      { readRevision: [revision('rev-2', 'BUILDING', { ...code, repo_ref: 'x' })] },
      2
    ]
  ])('whose answer was lost: a new revision %s', async (_, script, expected) => {
    const shown = gitDeployment(
      { id: 'd1', latest_revision_id: 'rev-2' },
      {},
      script.readRevision?.[0] === rev2 ? code : {}
    )
    const { patches, applied } = await apply(
      {
        patchDeployment: [dropped(), { latest_revision_id: 'rev-3' }],
        readDeployment: [shown],
        ...script
      },
      { current, wanted: moved, new_revision: 'always' }
    )
    expect(patches).toHaveLength(expected)
    expect(applied?.revision_id).toBe(expected === 1 ? 'rev-2' : 'rev-3')
  })

  test('whose answer was lost is unconfirmed if the new revision is refused to be read', async () => {
    const { error, patches } = await apply(
      { patchDeployment: [dropped()], readDeployment: [withRevision], readRevision: [refusal(403)] },
      { current, wanted: moved }
    )
    expect([error?.code, patches.length]).toEqual(['write_unconfirmed', 1])
  })

  test('that meets a conflict is sent again unchanged, and nothing is taken for its effect', async () => {
    const { applied, patches } = await apply(
      { patchDeployment: [refusal(409), { latest_revision_id: 'rev-2' }], readDeployment: [withRevision] },
      { current, wanted: moved }
    )
    expect(patches).toHaveLength(2)
    expect(patches[1]).toEqual(patches[0])
    expect(applied).toMatchObject({ operation: 'updated', revision_id: 'rev-2' })
  })
})

describe('an update without a name for its revision', () => {
  const dated = (id: string, created_at: string | null, commit = COMMIT_B) => ({
    ...revision(id, 'DEPLOYED', { ...code, repo_commit_sha: commit }),
    created_at
  })
  const before = dated('rev-1', '2025-06-01T00:00:00Z', COMMIT_A)
  const current = { ...currentOf(gitDeployment({ id: 'd1' }), 'DEPLOYED'), latest: before }
  const shows = (latest_revision_id: string | null) => gitDeployment({ id: 'd1', latest_revision_id })

  test.each<[string, ReturnType<typeof dated> | Error, string]>([
    ['is not an older revision that a late reader shows', dated('rev-0', '2025-05-01T00:00:00Z'), 'rev-2'],
    ['is a newer one', dated('rev-0', '2025-06-02T00:00:00Z'), 'rev-0'],
    ['is one of the same moment', dated('rev-0', '2025-06-01T00:00:00Z'), 'rev-0'],
    ['is one without a date', dated('rev-0', null), 'rev-0'],
    ['is one that may not be read yet', refusal(404), 'rev-0']
  ])('%s', async (_, shown, expected) => {
    const newest = dated('rev-2', '2025-06-03T00:00:00Z')
    const { applied, service } = await apply(
      {
        patchDeployment: [{}],
        readDeployment: [shows(null), shows('rev-1'), shows('rev-0'), shows('rev-2')],
        readRevision: [(__, id) => (id === 'rev-2' ? newest : shown)]
      },
      { current, wanted: gitWanted(COMMIT_B) }
    )
    expect(applied?.revision_id).toBe(expected)
    // No attempt of its own waits for a revision: the next poll does.
    for (const { args } of service.calls.filter(({ method }) => method === 'readRevision'))
      expect(args[2]).toEqual({ once: true })
  })

  test('of code and settings together has a new revision', async () => {
    const wanted = gitWanted(COMMIT_B, { source_config: { repo_url: REPOSITORY, install_command: 'make' } })
    const { applied, patches } = await apply(
      { patchDeployment: [{ latest_revision_id: 'rev-2' }], readDeployment: [shows('rev-2')] },
      { current, wanted }
    )
    expect(patches).toEqual([
      {
        source_config: { install_command: 'make' },
        source_revision_config: expect.objectContaining({ repo_ref: 'main' })
      }
    ])
    expect(applied).toMatchObject({ new_revision: true, revision_id: 'rev-2', previous: 'rev-1' })
  })

  test('whose answer was lost is not sent again if it shows after the pause before that', async () => {
    const clocks: VirtualClock[] = []
    const done = gitDeployment({ id: 'd1', latest_revision_id: 'rev-2' }, {}, { repo_commit_sha: COMMIT_B })
    const { patches, applied, session } = await apply(
      {
        patchDeployment: [refusal(503, 30_000)],
        readDeployment: [() => (clocks[0] !== undefined && clocks[0].now() > 20_000 ? done : shows('rev-1'))],
        readRevision: [dated('rev-2', '2025-06-03T00:00:00Z')]
      },
      { current, wanted: gitWanted(COMMIT_B) },
      { onClock: (clock) => void clocks.push(clock) }
    )
    expect([patches.length, applied?.operation, applied?.revision_id]).toEqual([1, 'updated', 'rev-2'])
    expect(session.all('info').at(-1)?.message).toBe('Confirmed by reading: the update was applied.')
  })

  test.each([
    ['make', 2],
    [null, 2]
  ])(
    'of a command whose answer was lost, and that is shown as %j, is sent %i times',
    async (install_command, times) => {
      const was = currentOf(gitDeployment({ id: 'd1' }, { install_command: 'make' }), 'DEPLOYED')
      const wanted = gitWanted(COMMIT_A, { source_config: { repo_url: REPOSITORY, install_command: 'npm  ci' } })
      const { patches } = await apply(
        { patchDeployment: [dropped(), made], readDeployment: [gitDeployment({ id: 'd1' }, { install_command })] },
        { current: was, wanted }
      )
      expect(patches).toHaveLength(times)
    }
  )

  test('that a proxy answers, and that has no effect, says what to do', async () => {
    const { error } = await apply(
      { patchDeployment: [garbage()], readDeployment: [shows('rev-1')] },
      { current, wanted: gitWanted(COMMIT_B) }
    )
    expect([error?.code, error?.advice]).toEqual(['write_unconfirmed', expect.stringContaining('Re-run the job')])
  })

  test('of a push that the service builds names no revision yet', async () => {
    const built = currentOf(gitDeployment({ id: 'd1' }, { build_on_push: true }), 'DEPLOYED')
    const wanted = gitWanted(COMMIT_B, { source_config: { repo_url: REPOSITORY, build_on_push: true } })
    const { applied, session } = await apply({}, { current: built, wanted })
    expect(applied?.built_by_service).toBe(COMMIT_B)
    expect(session.all('revision_identified')).toEqual([])
  })
})

test('an unchanged deployment leads to its latest revision, or to its id if that may not be read', () => {
  const deployment = gitDeployment()
  const plan = { operation: 'unchanged', new_revision: false, reasons: [], changes: [], warnings: [] } as const
  const told = {
    ...plan,
    reasons: [],
    changes: [],
    warnings: [],
    built_by_service: COMMIT_B,
    retained_commit: COMMIT_A
  }
  const known = keepRevision(told, { deployment, latest })
  expect(known).toMatchObject({
    revision_id: 'rev-1',
    previous: 'rev-1',
    latest,
    built_by_service: COMMIT_B,
    retained_commit: COMMIT_A
  })
  const unknown = keepRevision({ ...plan, reasons: [], changes: [], warnings: [] }, { deployment, latest: null })
  expect(unknown).toEqual({
    operation: 'unchanged',
    deployment,
    before: deployment,
    revision_id: 'rev-1',
    previous: 'rev-1',
    new_revision: false
  })
})
