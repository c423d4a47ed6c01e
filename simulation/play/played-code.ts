/** The real code, from inputs to outputs and summary; only its ports are fakes. */
import { INPUT_DEFAULTS } from '../../src/action-names.js'
import { createControlPlane } from '../../src/adapters/control-plane/client.js'
import type { RunContext } from '../../src/adapters/github/run-context.js'
import { maskAnswers } from '../../src/adapters/http/mask-answers.js'
import { limitSender } from '../../src/adapters/http/time-limit.js'
import { createRedactor, type Redactor } from '../../src/masking/redactor.js'
import type { GitHubConnection, Runner } from '../../src/ports.js'
import type { Observe } from '../../src/report/reporter.js'
import { run } from '../../src/run/run.js'
import { escapeCommands } from '../../src/text/sanitize.js'
import type { Plant } from '../plants.js'
import { createWire } from '../service/wire.js'
import { answerInfo } from '../variations/agent-info.js'
import { commandLineRunner, resultOf } from './command-line-runner.js'
import type { Printed } from './played.js'
import { REDACTS_NOTHING, redactsIn } from './redaction.js'
import type { RunProcess } from './run-process.js'
import type { Stage } from './stage.js'

/** What a run is given. */
export interface PlayedParts {
  stage: Stage
  process: RunProcess
  printed: Printed
  inputs: Record<string, string>
  context: RunContext
  github: GitHubConnection
  /** Folder of the checkout. */
  workspace: string | undefined
  /** Whether requests and the machine may fail. */
  faulty: boolean
  plant: Plant | undefined
  observe: Observe
  /** Whose requests come over a new connection. */
  connecting: () => RunProcess
  /** Called whenever the run prints a line. */
  onPrint: () => void
}

type PrintLevel = Printed['printed'][number]['level']

/** How long an agent server takes to answer, in milliseconds. */
const INFO_MS = 40

/** Runs it once. True on success. */
export async function playCode(parts: PlayedParts): Promise<boolean> {
  const { stage, plant } = parts
  const redacts = redactsIn(stage.scenario.seed) && !plant?.masksNothing
  const redactor = redacts ? createRedactor() : REDACTS_NOTHING
  const recorder = recordingRunner(parts, redactor)
  if (stage.program === 'action') return play(parts, recorder, redactor)
  const inputs = Object.fromEntries(
    Object.keys(INPUT_DEFAULTS).map((name) => [name, recorder.input(name)])
  )
  const kept = {
    ...recorder,
    print: (level: PrintLevel, text: string) => {
      // The runner of the command line has the members of its error.
      if (level === 'error') recorder.error(text, runner.failure())
      else recorder[level](text)
    }
  }
  const runner = commandLineRunner(inputs, kept, redactor)
  const succeeded = await play(parts, runner, redactor)
  resultOf(runner, inputs.command ?? '', succeeded)
  return succeeded
}

function play(parts: PlayedParts, runner: Runner, redactor: Redactor): Promise<boolean> {
  const { process, context, github, workspace, observe } = parts
  const absent = () => Promise.resolve(undefined)
  return run({
    runner,
    redactor,
    clock: process.clock(),
    context,
    workspace,
    connect: connecting(parts, redactor, runner),
    loadAgentServer: async () => (url) => agentAt(parts, url),
    checkout: {
      listChangedFiles: async () => {
        throw new Error('no input asks for a comparison')
      },
      containsCommit: absent,
      findFile: absent,
      readCommit: absent,
      findNested: absent,
      readFile: absent,
      listFiles: absent
    },
    openGitHub: () => Promise.resolve(github),
    observe
  })
}

/** Each connection has its own requests, faults and time limit. */
function connecting(
  { stage, process, faulty, plant, connecting: partOf }: PlayedParts,
  redactor: Redactor,
  runner: Runner
): Parameters<typeof run>[0]['connect'] {
  const share = plant?.shared?.()
  return async ({ dialect }, limit) => {
    const sender = createWire(stage, partOf(), faulty)
    const limited = plant?.ignoresTimeLimit ? sender : limitSender(sender, limit)
    const controlPlane = createControlPlane({
      sender: maskAnswers(limited, (value) => runner.mask(value)),
      clock: process.clock(),
      redact: redactor.redact,
      dialect
    })
    const planted = plant?.controlPlane?.(controlPlane) ?? controlPlane
    return share?.(planted) ?? planted
  }
}

/** The agent server at a URL. */
function agentAt({ stage, process, plant, printed }: PlayedParts, url: string) {
  const { service, scenario, timeline } = stage
  const { agents } = scenario.traits
  const none = () => Promise.reject(new Error('no check is asked for'))
  let requests = 0
  const readInfo = (timeoutMs: number) =>
    process.pause(Math.min(INFO_MS, timeoutMs), () => {
      const answering = service.answeringAt(
        printed.outputs.get('deployment_id') ?? service.idAt(url),
        timeline.now
      )
      const nth = requests++
      const form = plant?.ignoresAgents ? 'none' : agents.info
      return answerInfo(form, answering[nth % answering.length], nth)
    })
  return { readInfo, searchAssistants: none, streamRun: none }
}

/** Does what the real runner does to text, and keeps all of it. */
function recordingRunner(
  { stage, process, printed, inputs, onPrint }: PlayedParts,
  redactor: Redactor
): Runner {
  const print = (level: PrintLevel) => (text: string) => {
    onPrint()
    if (process.isOver) return
    const clean = escapeCommands(redactor.redact(text))
    printed.printed.push({ level, text: clean, at: stage.timeline.now })
    const label = level === 'info' ? '' : `${level}: `
    stage.tell(process.label, () => `  ${label}${clean}`)
  }
  return {
    input: (name) => inputs[name] ?? '',
    mask: (value, options) => void redactor.add(value, options),
    info: print('info'),
    debug: print('debug'),
    notice: print('notice'),
    warning: print('warning'),
    error: (text, failure) => {
      print('error')(text)
      if (!process.isOver) printed.failure = failure
    },
    group: (title, text) => print('info')(`${title}\n${text}`),
    output: (name, value) => {
      // A run that was killed writes nothing more.
      if (!process.isOver) printed.outputs.set(name, value)
    },
    summary: (markdown) => {
      printed.summary += redactor.redact(markdown)
      return Promise.resolve()
    }
  }
}
