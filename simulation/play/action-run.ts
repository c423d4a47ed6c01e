/** The real code, from inputs to outputs and summary, as one process on the timeline; only its ports are fakes. */

import type { RevisionConfig } from '../../emulator/control-plane/records.js'
import { INPUT_DEFAULTS } from '../../src/action-names.js'
import type { Secret, SourceConfigRequest } from '../../src/contract/deployment.js'
import * as answers from '../../src/control-plane/answers.js'
import { createControlPlane } from '../../src/control-plane/client.js'
import * as translation from '../../src/control-plane/translation.js'
import { messageOf } from '../../src/errors.js'
import type { RunContext } from '../../src/github/run-context.js'
import { limitSender } from '../../src/http/limited-sender.js'
import { maskAnswers } from '../../src/masking/mask-answers.js'
import { createRedactor, type Redactor } from '../../src/masking/redactor.js'
import type { Runner } from '../../src/ports.js'
import { run } from '../../src/run.js'
import { escapeCommands } from '../../src/text/sanitize.js'
import type { Plant } from '../plants.js'
import { createWire } from '../service/wire.js'
import { inputsOf } from '../story/inputs.js'
import { pullRequest, pullRequestsOf } from '../story/pull-requests.js'
import { Random } from '../story/random.js'
import type { Attempt } from '../story/scenario.js'
import { BRANCH, type ScenarioRequest } from '../story/scenario-request.js'
import { answerInfo } from '../variations/agent-info.js'
import { REDACTS_NOTHING, redactsIn } from './redaction.js'
import { RunProcess } from './run-process.js'
import type { Stage } from './stage.js'

/** What one run left behind. */
export interface Played {
  label: string
  request: ScenarioRequest
  process: RunProcess
  /** `crashed`: an unexpected exception. */
  end: 'success' | 'failure' | 'killed' | 'cancelled' | 'crashed'
  endedAt: number
  printed: { level: 'info' | 'notice' | 'warning' | 'error' | 'debug'; text: string; at: number }[]
  outputs: Map<string, string>
  summary: string
  /** The deployment that it found, at the start of the run. */
  before?: {
    id: string
    source_config: SourceConfigRequest
    secrets: Secret[]
    latest: RevisionConfig
    /** Of the latest revision. */
    status: string
    isServing: boolean
  }
  /** The real status of its revision at the end. */
  crash?: string
}

export interface Casting {
  request: ScenarioRequest
  attempt: Attempt
  /** The id to give, if the deployment is requested by id. */
  deployment_id: string | undefined
  /** Whether requests and the machine may fail. */
  faulty: boolean
  plant: Plant | undefined
}

/** How long an agent server takes to answer, in milliseconds. */
const INFO_MS = 40

type Printed = Pick<Played, 'printed' | 'outputs' | 'summary'>

/** Begins a run; `over` resolves once it has ended in whichever way. */
export function beginRun(stage: Stage, casting: Casting): { process: RunProcess; over: Promise<Played> } {
  const { request, attempt, faulty } = casting
  const stallMs = (nth: number) => (faulty ? drawStall(stage, attempt.label, nth) : 0)
  const { label, skewMs } = attempt
  const process = new RunProcess({ label, timeline: stage.timeline, skewMs, stallMs })
  const printed: Printed = { printed: [], outputs: new Map(), summary: '' }
  const over = Promise.race([
    carryOut(stage, casting, { process, printed }),
    process.whenKilled().then((): Played['end'] => 'killed')
  ])
    .catch((error: unknown) => {
      printed.printed.push({ level: 'debug', text: `crash: ${messageOf(error)}`, at: stage.timeline.now })
      return 'crashed' as const
    })
    .then((end): Played => {
      stage.tell(label, () => `over: ${end}`)
      return { label, request, process, end, endedAt: stage.timeline.now, ...printed }
    })
  return { process, over }
}

function drawStall(stage: Stage, label: string, nth: number): number {
  const random = new Random(stage.scenario.seed, `${label} sleep ${nth}`)
  const stall = random.chance(0.004) ? random.between(10_000, 600_000) : 0
  return stall > 0 && stage.variations.take(`${label}: machine stands still (sleep ${nth})`) ? stall : 0
}

interface Scene {
  process: RunProcess
  printed: Printed
}

async function carryOut(stage: Stage, casting: Casting, { process, printed }: Scene): Promise<Played['end']> {
  const { plant, faulty, request } = casting
  const redacts = redactsIn(stage.scenario.seed) && !plant?.masksNothing
  const redactor = redacts ? createRedactor() : REDACTS_NOTHING
  const inputs = inputsOf(request, {
    api_key: stage.scenario.api_key,
    deployment_id: casting.deployment_id,
    api_dialect: stage.api_dialect
  })
  const runner = recordingRunner(stage, { process, printed }, { redactor, inputs })
  const succeeded = await run({
    runner,
    redactor,
    clock: process.clock(),
    context: contextOf(request),
    connect: async ({ dialect }, limit) => {
      const sender = createWire(stage, process, faulty)
      const limited = plant?.ignoresTimeLimit ? sender : limitSender(sender, limit)
      const wire = maskAnswers(limited, (value) => runner.mask(value))
      const controlPlane = createControlPlane({
        sender: wire,
        redact: redactor.redact,
        loadReader: async () => answers,
        spoken: { dialect, translation }
      })
      return plant?.controlPlane?.(controlPlane) ?? controlPlane
    },
    loadAgentServer: async () => () => agentOf(stage, process, printed, plant?.ignoresAgents),
    checkout: {
      listChangedFiles: async () => {
        throw new Error('no input asks for a comparison')
      },
      findFile: async () => undefined
    },
    openGitHub: () => Promise.resolve(pullRequestsOf(request))
  })
  if (process.isCancelled && !succeeded) return 'cancelled'
  const errors = printed.printed.filter(({ level }) => level === 'error').map(({ text }) => text)
  return (plant?.succeeded?.(succeeded, errors) ?? succeeded) ? 'success' : 'failure'
}

/** The agent server of the deployment in the outputs so far. */
function agentOf({ service, scenario, timeline }: Stage, process: RunProcess, { outputs }: Printed, isIgnored = false) {
  const { agents } = scenario.traits
  const none = () => Promise.reject(new Error('no check is asked for'))
  let requests = 0
  const readInfo = (timeoutMs: number) =>
    process.pause(Math.min(INFO_MS, timeoutMs), () => {
      const answering = service.answeringAt(outputs.get('deployment_id') ?? '', timeline.now)
      const nth = requests++
      return answerInfo(isIgnored ? 'none' : agents.info, answering[nth % answering.length], nth)
    })
  return { readInfo, searchAssistants: none, streamRun: none }
}

/** Does what the real runner does to text, and keeps all of it. */
function recordingRunner(
  stage: Stage,
  { process, printed }: Scene,
  { redactor, inputs }: { redactor: Redactor; inputs: Record<string, string> }
): Runner {
  const print = (level: Played['printed'][number]['level']) => (text: string) => {
    if (process.isOver) return
    const clean = escapeCommands(redactor.redact(text))
    printed.printed.push({ level, text: clean, at: stage.timeline.now })
    stage.tell(process.label, () => `  ${level === 'info' ? '' : `${level}: `}${clean}`)
  }
  return {
    input: (name) => inputs[name] ?? INPUT_DEFAULTS[name as keyof typeof INPUT_DEFAULTS] ?? '',
    mask: (value, options) => void redactor.add(value, options),
    maskUndecided: () => {},
    info: print('info'),
    debug: print('debug'),
    notice: print('notice'),
    warning: print('warning'),
    error: print('error'),
    group: (title, text) => print('info')(`${title}\n${text}`),
    output: (name, value) => void printed.outputs.set(name, value),
    summary: (markdown) => {
      printed.summary += redactor.redact(markdown)
      return Promise.resolve()
    }
  }
}

/** A push to the branch or of the tag if the run knows its commit; otherwise a run by hand on another branch. */
function contextOf(request: ScenarioRequest): RunContext {
  const { source, commit, code, preview, command } = request
  const isPush = source === 'git_host' && commit !== undefined && request.preview === undefined
  const ref = code.repo_ref ?? BRANCH
  return {
    event_name: preview === undefined ? (isPush ? 'push' : 'workflow_dispatch') : 'pull_request',
    event_action: preview === undefined ? undefined : command === 'delete' ? 'closed' : 'synchronize',
    server_url: 'https://github.com',
    api_url: 'https://api.github.com',
    repository: 'acme/support-agent',
    ref: isPush ? (ref.startsWith('refs/') ? ref : `refs/heads/${ref}`) : 'refs/heads/by-hand',
    sha: commit ?? 'b'.repeat(40),
    pull_request: preview === undefined ? undefined : pullRequest(preview, commit),
    run_url: undefined
  }
}
