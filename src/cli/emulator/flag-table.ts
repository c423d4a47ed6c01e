/** The flags of `emulator`, in one table: their help and their meaning. */
import {
  durationMs,
  type EmulatorOptions,
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

/** One flag. Its option has the same name, unless it is a list. */
export interface Flag {
  /** What stands for its value; absent for one that is on or off. */
  value?: string
  /** The option that has all values of a flag that may be repeated. */
  list?: keyof EmulatorOptions
  help: string
  /** Values as a user would write them. */
  examples?: readonly string[]
  /** Reads a value; absent for any text that is not empty. @throws OptionError */
  read?: (value: string) => unknown
}

/** Every flag by its name. */
export const FLAGS: Record<string, Flag> = {
  port: {
    value: 'PORT',
    help: 'Port to listen on; 0 for any free port. Default: 8124.',
    read: (value) => wholeNumber(value, 65_535)
  },
  host: {
    value: 'HOST',
    help: 'Address to listen on. Default: 127.0.0.1, which only this machine can reach.'
  },
  'allow-host': {
    value: 'NAME',
    help: 'A host name by which others reach it, such as the name of its container. Requests for other names are refused; localhost and addresses always work.',
    list: 'allowedHosts',
    read: hostName
  },
  'api-key': {
    value: 'KEY',
    help: 'A valid X-Api-Key. If no key, tenant and token is set, any credential is accepted.',
    list: 'apiKeys'
  },
  'tenant-id': {
    value: 'ID',
    help: 'A valid X-Tenant-Id.',
    list: 'tenantIds'
  },
  'bearer-token': {
    value: 'TOKEN',
    help: 'A valid bearer token.',
    list: 'bearerTokens'
  },
  'build-time': {
    value: 'TIME',
    help: 'How long a revision takes until it is DEPLOYED. Default: 3s.',
    read: durationMs
  },
  'delete-time': {
    value: 'TIME',
    help: 'How long a delete takes. Until then the deployment is AWAITING_DELETE and its name stays reserved. Default: 0.',
    read: durationMs
  },
  head: {
    value: 'REF=SHA',
    help: 'The commit of a branch or tag. Commits that neither --head nor --repo knows are reported as unknown.',
    list: 'heads',
    read: parseHead
  },
  repo: {
    value: 'DIR',
    help: 'A git repository on this machine. It has the commits of branches and tags, and the graph configuration files. A ref that it does not have fails to build. Its commits are not used if its origin is another repository than repo_url.',
    read: folder
  },
  uncommitted: {
    help: 'Runs --agent-command in the folder --repo itself, with uncommitted changes and files that git ignores, such as node_modules. Then every revision runs the same files, and the folder needs no git. Default: each revision runs in a checkout of its own commit.'
  },
  agent: {
    value: '"BEHAVIOR… [deployment=NAME] [revision=N]"',
    help: 'How the stock agents behave. At the start: slow-start=TIME, fail-start. During a run: throw, silent, endless, drop. In the stream: heartbeats, crlf, compact, end-event.',
    examples: ['throw deployment=support', 'slow-start=20s heartbeats'],
    list: 'agents',
    read: parseBehavior
  },
  'agent-command': {
    value: '"PROGRAM ARG…"',
    help: 'Runs this program for each revision, in a temporary checkout of its commit in --repo, with the secrets and PORT in its environment. {port} in an argument becomes the port. No shell runs: spaces separate arguments, and quotes keep them together.',
    read: (value) => splitCommand(value) && value
  },
  'agent-start-limit': {
    value: 'TIME',
    help: 'How long the program may take until GET /ok answers. Default: 60s.',
    read: durationMs
  },
  integration: {
    value: 'NAME[=UUID]',
    help: 'An integration. Default: one named "local".',
    list: 'integrations',
    read: parseIntegration
  },
  listener: {
    value: 'NAMESPACE[,NAMESPACE]',
    help: 'A listener of compute type cluster, with these namespaces. Default: one with the namespace "default".',
    list: 'listeners',
    read: parseListener
  },
  outcome: {
    value: '"STATUS [deployment=NAME] [revision=N] [times=N|always] [build-time=TIME] [lagging=TIME|alternating=TIME]"',
    help: 'How the next revisions end: DEPLOYED, BUILD_FAILED, DEPLOY_FAILED, CREATE_FAILED, SKIPPED, INTERRUPTED or another status. stuck:STATUS stays in that status, through:STATUS also passes through it, and down:STATUS fails there and takes down what was serving. With lagging= the previous revision still answers for a while after DEPLOYED; with alternating= both answer in turns. Applies once, unless times= says otherwise.',
    examples: ['BUILD_FAILED deployment=support', 'DEPLOYED build-time=15m', 'stuck:BUILDING revision=2'],
    list: 'outcomes',
    read: parseOutcome
  },
  fault: {
    value: '"METHOD PATH FAULT [times=N|always] [skip=N] [delay=TIME] [retry-after=N|date:N]"',
    help: 'What happens to the next requests: a status such as 503, drop, slow, hang or redirect before the request is applied, or after it with -after (503-after, drop-after). truncate, garbage and wrong-type spoil the answer. In PATH, * stands for one segment and ** for any number. Applies once, unless times= says otherwise.',
    examples: [
      'POST /v2/deployments drop-after',
      'GET /v2/** 429 retry-after=2 times=3',
      'GET /v2/** slow delay=5s times=always'
    ],
    list: 'faults',
    read: parseFault
  },
  dialect: {
    value: 'DIALECT',
    help: "The field names in requests and answers: neutral (default), or langsmith, which also applies that service's rules for names, reserved secrets, resource_spec and fractions of a CPU.",
    read: (value) => readDialect(value) && value
  },
  script: {
    value: 'FILE',
    help: 'A YAML or JSON file with outcomes, faults, agents, heads, integrations and listeners, each as a map or, as in its flag, as text.'
  },
  state: {
    value: 'FILE',
    help: 'Keeps the deployments in this file, secret values included, so that a restart loses none. It forgets what was scripted over HTTP. Each control plane needs its own file.'
  },
  'documented-only': {
    help: 'Serves only the operations of the specification. List, list revisions, delete, redeploy and the logs answer 404.'
  },
  'virtual-clock': {
    help: 'Time stands still until POST /_emulator/clock sets the clock ahead.'
  }
}
