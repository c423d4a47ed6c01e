/** The flags of `emulator`, in one table: their help and their meaning. */
import {
  durationMs,
  type EmulatorOptions,
  notEmpty,
  parseBehavior,
  parseFault,
  parseHead,
  parseIntegration,
  parseListener,
  parseOutcome,
  readDialect,
  splitCommand
} from '../../../emulator/index.js'
import { folder, hostName, wholeNumber } from './flag-values.js'

/** One flag. */
export interface Flag {
  value?: string
  /** May be given more than once. */
  multiple?: true
  help: string
  /** Values as a user would write them. */
  examples?: readonly string[]
  /** Puts one value into the options. @throws OptionError */
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

/** Options while they are gathered; each list exists. */
export type Draft = EmulatorOptions & { [List in Lists]: NonNullable<EmulatorOptions[List]>[number][] }

/** Every flag by its name. */
export const FLAGS: Record<string, Flag> = {
  port: {
    value: 'PORT',
    help: 'Port to listen on; 0 for any free port. Default: 8124.',
    set: (options, value) => {
      options.port = wholeNumber(value, 65_535)
    }
  },
  host: {
    value: 'HOST',
    help: 'Address to listen on. Default: 127.0.0.1, which only this machine can reach.',
    set: (options, value) => {
      options.host = notEmpty(value)
    }
  },
  'allow-host': {
    value: 'NAME',
    multiple: true,
    help: 'A host name by which others reach it, such as the name of its container. Requests for other names are refused; localhost and addresses always work.',
    set: (options, value) => options.allowedHosts.push(hostName(value))
  },
  'api-key': {
    value: 'KEY',
    multiple: true,
    help: 'A valid X-Api-Key. If no key, tenant and token is set, any credential is accepted.',
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
    help: 'A valid bearer token.',
    set: (options, value) => options.bearerTokens.push(notEmpty(value))
  },
  'build-time': {
    value: 'TIME',
    help: 'How long a revision takes until it is DEPLOYED. Default: 3s.',
    set: (options, value) => {
      options.buildTime = durationMs(value)
    }
  },
  'delete-time': {
    value: 'TIME',
    help: 'How long a delete takes. Until then the deployment is AWAITING_DELETE and its name stays reserved. Default: 0.',
    set: (options, value) => {
      options.deleteTime = durationMs(value)
    }
  },
  head: {
    value: 'REF=SHA',
    multiple: true,
    help: 'The commit of a branch or tag. Commits that neither --head nor --repo knows are reported as unknown.',
    set: (options, value) => options.heads.push(parseHead(value))
  },
  repo: {
    value: 'DIR',
    help: 'A git repository on this machine. It has the commits of branches and tags, and the graph configuration files. A ref that it does not have fails to build. Its commits are not used if its origin is another repository than repo_url.',
    set: (options, value) => {
      options.repo = folder(value)
    }
  },
  uncommitted: {
    help: 'Runs --agent-command in the folder --repo itself, with uncommitted changes and files that git ignores, such as node_modules. Then every revision runs the same files, and the folder needs no git. Default: each revision runs in a checkout of its own commit.',
    set: (options) => {
      options.uncommitted = true
    }
  },
  agent: {
    value: '"BEHAVIOR… [deployment=NAME] [revision=N]"',
    multiple: true,
    help: 'How the stock agents behave. At the start: slow-start=TIME, fail-start. During a run: throw, silent, endless, drop. In the stream: heartbeats, crlf, compact, end-event.',
    examples: ['throw deployment=support', 'slow-start=20s heartbeats'],
    set: (options, value) => options.agents.push(parseBehavior(value))
  },
  'agent-command': {
    value: '"PROGRAM ARG…"',
    help: 'Runs this program for each revision, in a temporary checkout of its commit in --repo, with the secrets and PORT in its environment. {port} in an argument becomes the port. No shell runs: spaces separate arguments, and quotes keep them together.',
    set: (options, value) => {
      splitCommand(value)
      options.agentCommand = value
    }
  },
  'agent-start-limit': {
    value: 'TIME',
    help: 'How long the program may take until GET /ok answers. Default: 60s.',
    set: (options, value) => {
      options.agentStartLimit = durationMs(value)
    }
  },
  integration: {
    value: 'NAME[=UUID]',
    multiple: true,
    help: 'An integration. Default: one named "local".',
    set: (options, value) => options.integrations.push(parseIntegration(value))
  },
  listener: {
    value: 'NAMESPACE[,NAMESPACE]',
    multiple: true,
    help: 'A listener of compute type cluster, with these namespaces. Default: one with the namespace "default".',
    set: (options, value) => options.listeners.push(parseListener(value))
  },
  outcome: {
    value: '"STATUS [deployment=NAME] [revision=N] [times=N|always] [build-time=TIME] [lagging=TIME|alternating=TIME]"',
    multiple: true,
    help: 'How the next revisions end: DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED or another status. stuck:STATUS stays in that status, through:STATUS also passes through it, and down:STATUS fails there and takes down what was serving. With lagging= the previous revision still answers for a while after DEPLOYED; with alternating= both answer in turns. Applies once, unless times= says otherwise.',
    examples: ['BUILD_FAILED deployment=support', 'DEPLOYED build-time=15m', 'stuck:BUILDING revision=2'],
    set: (options, value) => options.outcomes.push(parseOutcome(value))
  },
  fault: {
    value: '"METHOD PATH FAULT [times=N|always] [skip=N] [delay=TIME] [retry-after=N|date:N]"',
    multiple: true,
    help: 'What happens to the next requests: a status such as 503, drop, slow, hang or redirect before the request is applied, or after it with -after (503-after, drop-after). truncate, garbage and wrong-type spoil the answer. In PATH, * stands for one segment and ** for any number. Applies once, unless times= says otherwise.',
    examples: [
      'POST /v2/deployments drop-after',
      'GET /v2/** 429 retry-after=2 times=3',
      'GET /v2/** slow delay=5s times=always'
    ],
    set: (options, value) => options.faults.push(parseFault(value))
  },
  dialect: {
    value: 'DIALECT',
    help: "The field names in requests and answers: neutral (default), or langsmith, which also applies that service's rules for names, reserved secrets, resource_spec and fractions of a CPU.",
    set: (options, value) => {
      readDialect(value)
      options.dialect = value
    }
  },
  script: {
    value: 'FILE',
    help: 'A YAML or JSON file with outcomes, faults, agents, heads, integrations and listeners, each as a map or, as in its flag, as text.',
    set: (options, value) => {
      options.script = notEmpty(value)
    }
  },
  state: {
    value: 'FILE',
    help: 'Keeps what was deployed and scripted in this file, secret values included, so that a restart loses nothing. Each control plane needs its own file.',
    set: (options, value) => {
      options.state = notEmpty(value)
    }
  },
  'documented-only': {
    help: 'Serves only the operations of the specification. List, list revisions, delete, redeploy and the logs answer 404.',
    set: (options) => {
      options.documentedOnly = true
    }
  },
  'virtual-clock': {
    help: 'Time stands still until POST /_emulator/clock sets the clock ahead.',
    set: (options) => {
      options.virtualClock = true
    }
  }
}
