/** The core of the local control plane brought into the state that a random world describes. */
import { createCore, type EmulatorCore } from '../../../emulator/emulator.js'
import { DeploymentAnswer, RevisionAnswer } from '../../../src/contract/answers.js'
import type { DeploymentPatchRequest } from '../../../src/contract/deployment.js'
import { type Snapshot, snapshotOf } from '../../../src/deploy/core/snapshot.js'
import { PlanError } from '../../../src/errors.js'
import { type FlatPlan, planFlat } from '../plans.js'
import { REPOSITORY } from './answers.js'
import { BUILD_MS, type World } from './worlds.js'

export class EmulatedWorld {
  private readonly core: EmulatorCore
  private readonly id: string

  constructor(private readonly world: World) {
    const { made, heads, outcome, waited } = world
    const core = createCore({ virtualClock: true, buildTime: BUILD_MS, outcomes: [outcome] })
    core.origin = 'http://127.0.0.1:1'
    for (const [ref, commit_sha] of Object.entries(heads.before))
      core.setHead({ repo_url: REPOSITORY, ref, commit_sha })
    const { commit: _, is_push: __, ...body } = { commit: '', is_push: false, ...made }
    const answer = core.controlPlane.create(body)
    if (answer.status !== 201)
      throw new Error(`a world that cannot be made: ${JSON.stringify(answer.body)}`)
    this.id = answer.body.id
    this.core = core
    core.advance(waited)
    for (const [ref, commit_sha] of Object.entries(heads.now))
      core.setHead({ repo_url: REPOSITORY, ref, commit_sha })
  }

  /** What a run reads. */
  current(): Snapshot {
    const answer = this.core.controlPlane.read(this.id)
    if (answer.status !== 200) throw new Error('it is gone')
    const { latest_revision_id } = answer.body
    const revision = this.core.controlPlane.readRevision(this.id, latest_revision_id ?? '')
    const deployment = DeploymentAnswer.parse({
      ...answer.body,
      secrets: this.told(answer.body.secrets)
    })
    return snapshotOf(deployment, RevisionAnswer.parse(revision.body))
  }

  latestId(): string | null {
    return this.current().deployment.latest_revision_id
  }

  patch(body: DeploymentPatchRequest): { status: number; body: unknown } {
    return this.core.controlPlane.patch(this.id, JSON.parse(JSON.stringify(body)))
  }

  /** The push of this run arrives. */
  push(ref: string, commit_sha: string): void {
    this.core.push({ repo_url: REPOSITORY, ref, commit_sha })
  }

  private told(secrets: readonly { name: string; value: string }[]): unknown {
    if (this.world.told === 'values') return secrets
    if (this.world.told === 'nothing') return undefined
    return secrets.map(({ name }) =>
      this.world.told === 'names' ? { name } : { name, value: '********' }
    )
  }
}

/** The plan of a world, or undefined where it is refused (new_revision: never). */
export function planOf({ wanted, policy }: World, there: EmulatedWorld): FlatPlan | undefined {
  try {
    return planFlat({
      wanted,
      origin: wanted,
      current: there.current(),
      new_revision: policy
    })
  } catch (error) {
    if (error instanceof PlanError) return undefined
    throw error
  }
}
