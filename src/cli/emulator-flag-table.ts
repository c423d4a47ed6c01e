/** The flags of `emulator`, in one table: their help and their meaning. */
import {
  durationMs,
  type EmulatorOptions,
  parseBehavior,
  parseFault,
  parseOutcome,
  readDialect,
  splitCommand
} from '../../emulator/index.js'
import { folder, head, hostName, integration, notEmpty, wholeNumber } from './flag-values.js'

/** One flag. */
export interface Flag {
  value?: string
  /** May be given more than once. */
  multiple?: true
  help: string
  /** Values as a user would write them. */
  examples?: readonly string[]
  /** Puts one value into the options; what it throws names the flag. */
  set(options: Draft, value: string): void
}

type Lists =
  | 'allowedHosts'
  | 'apiKeys'
  | 'tenantIds'
  | 'bearerTokens'
  | 'agents'
  | 'heads'
  | 'integrations'
  | 'listeners'
  | 'outcomes'
  | 'faults'

/** Options while they are gathered: every list is there. */
export type Draft = EmulatorOptions & { [List in Lists]: NonNullable<EmulatorOptions[List]>[number][] }

/** Every flag by its name. */
export const FLAGS: Record<string, Flag> = {
  port: {
    value: 'PORT',
    help: 'Where to listen; 0 takes any free port. Default 8124.',
    set: (options, value) => {
      options.port = wholeNumber(value, 65_535)
    }
  },
  host: {
    value: 'HOST',
    help: 'Default 127.0.0.1: this machine only.',
    set: (options, value) => {
      options.host = notEmpty(value)
    }
  },
  'allow-host': {
    value: 'NAME',
    multiple: true,
    help: 'A name under which it is reached besides localhost and addresses, such as that of a container. Others are refused.',
    set: (options, value) => options.allowedHosts.push(hostName(value))
  },
  'api-key': {
    value: 'KEY',
    multiple: true,
    help: 'A valid X-Api-Key. Without any key, tenant or token every non-empty credential passes.',
    set: (options, value) => options.apiKeys.push(notEmpty(value))
  },
  'tenant-id': {
    value: 'ID',
    multiple: true,
    help: 'A valid X-Tenant-Id.',
    set: (options, value) => options.tenantIds.push(notEmpty(value))
  },
  'bearer-token': {
    value: 'TOKEN',
    multiple: true,
    help: 'A valid Authorization: Bearer.',
    set: (options, value) => options.bearerTokens.push(notEmpty(value))
  },
  'build-time': {
    value: 'TIME',
    help: 'From the creation of a revision to DEPLOYED: 250ms, 3s, 15m. Default 3s.',
    set: (options, value) => {
      options.buildTime = durationMs(value)
    }
  },
  'delete-time': {
    value: 'TIME',
    help: 'How long a delete takes; until then AWAITING_DELETE, and the name is taken. Default 0.',
    set: (options, value) => {
      options.deleteTime = durationMs(value)
    }
  },
  head: {
    value: 'REF=SHA',
    multiple: true,
    help: 'The commit at which a branch or tag stands.',
    set: (options, value) => options.heads.push(head(value))
  },
  repo: {
    value: 'DIR',
    help: 'A git folder whose branches and tags are the heads, and where the graph configuration files are; a ref that it has not does not build. Where its origin is another repository than repo_url it says nothing of refs. A folder without git is taken as it lies there.',
    set: (options, value) => {
      options.repo = folder(value)
    }
  },
  agent: {
    value: '"BEHAVIOR… [deployment=NAME] [revision=N]"',
    multiple: true,
    help: 'How the stock agents behave: slow-start=TIME, fail-start; runs throw, are silent, endless, drop; streams have heartbeats, crlf, compact, end-event.',
    examples: ['throw deployment=support', 'slow-start=20s heartbeats'],
    set: (options, value) => options.agents.push(parseBehavior(value))
  },
  'agent-command': {
    value: '"PROGRAM ARG…"',
    help: 'Each revision is this program, run in --repo with the secrets and PORT as environment; {port} in an argument is the port. Split at spaces and quotes, no shell.',
    set: (options, value) => {
      splitCommand(value)
      options.agentCommand = value
    }
  },
  'agent-start-limit': {
    value: 'TIME',
    help: 'How long such a program may take until GET /ok answers. Default 60s.',
    set: (options, value) => {
      options.agentStartLimit = durationMs(value)
    }
  },
  integration: {
    value: 'NAME[=UUID]',
    multiple: true,
    help: 'An integration. Default: one named local.',
    set: (options, value) => options.integrations.push(integration(value))
  },
  listener: {
    value: 'NAMESPACE[,NAMESPACE]',
    multiple: true,
    help: 'A listener of compute type cluster. Default: one with the namespace default.',
    set: (options, value) => options.listeners.push({ cluster_namespaces: value.split(',').map(notEmpty) })
  },
  outcome: {
    value: '"STATUS [deployment=NAME] [revision=N] [times=N] [build-time=TIME]"',
    multiple: true,
    help: 'What becomes of coming revisions: they end as DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED or any other word; stuck:STATUS gets there and no further; through:STATUS also passes through it; down:STATUS fails there, and what served before is gone. Once, unless times says more (times=always).',
    examples: ['BUILD_FAILED deployment=support', 'DEPLOYED build-time=15m', 'stuck:BUILDING revision=2'],
    set: (options, value) => options.outcomes.push(parseOutcome(value))
  },
  fault: {
    value: '"METHOD PATH FAULT [times=N] [skip=N] [delay=TIME] [retry-after=N|date:N]"',
    multiple: true,
    help: 'What coming requests meet: a status (503), drop, slow, hang, redirect, each before it is acted on, or after with -after (503-after, drop-after); truncate, garbage and wrong-type spoil the answer. In PATH, * stands for one part and ** for any number. Once, unless times says more (times=always).',
    examples: [
      'POST /v2/deployments drop-after',
      'GET /v2/** 429 retry-after=2 times=3',
      'GET /v2/** slow delay=5s times=always'
    ],
    set: (options, value) => options.faults.push(parseFault(value))
  },
  dialect: {
    value: 'DIALECT',
    help: 'The words on the wire: neutral (default) or langsmith (the public service, with its rules for names, reserved secrets, resource_spec and fractions of a CPU).',
    set: (options, value) => {
      readDialect(value)
      options.dialect = value
    }
  },
  script: {
    value: 'FILE',
    help: 'Outcomes, faults, agents, heads, integrations and listeners in YAML or JSON, each as its flag has it or as a map.',
    set: (options, value) => {
      options.script = notEmpty(value)
    }
  },
  state: {
    value: 'FILE',
    help: 'Keeps there what was deployed and scripted, secrets too, so that a restart loses nothing. One file for each.',
    set: (options, value) => {
      options.state = notEmpty(value)
    }
  },
  'documented-only': {
    help: 'Only what the specification documents: list, list revisions, delete, redeploy and the logs answer 404.',
    set: (options) => {
      options.documentedOnly = true
    }
  },
  'virtual-clock': {
    help: 'Time stands still until POST /_emulator/clock sets it ahead.',
    set: (options) => {
      options.virtualClock = true
    }
  }
}
