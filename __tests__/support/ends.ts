/**
 * The ends of a deployment that people see, as events would make them: for summaries, comments and
 * pictures.
 */
import { meaningOf } from '../../src/contract/status.js'
import { removedSecretWarnings } from '../../src/deploy/compare/diff-secrets.js'
import type { Change } from '../../src/deploy/core/model.js'
import type { Failure } from '../../src/errors.js'
import { wordHint } from '../../src/report/hints.js'
import type { ShownDeployment } from '../../src/report/outcome.js'
import { type RunFacts, recordFrom, serves } from './records.js'

const REVISION = '77aa31c4-5b0e-4f0e-9c4c-1d2f6a9be002'
const BEFORE = '12bc77d0-93f4-4a51-8a1f-7b1e0c5f2a9d'
const LATER = '99dd02b6-7a0f-4c55-8e0b-3f0d5c1a7e44'

const CHANGES: Change[] = [
  {
    path: 'source_revision_config.repo_ref',
    difference: 'changed',
    before: 'feature/greeting',
    after: 'feature/greeting',
    commits: {
      from: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d',
      to: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432'
    },
    new_revision: true
  },
  {
    path: 'source_config.build_on_push',
    difference: 'changed',
    before: true,
    after: false,
    new_revision: false
  },
  { path: 'secrets.OPENAI_API_KEY', difference: 'changed', new_revision: true },
  { path: 'secrets.SENTRY_DSN', difference: 'added', new_revision: true },
  { path: 'secrets.OLD_TOKEN', difference: 'removed', new_revision: true }
]

const status = (name: string, elapsed_ms: number) => ({
  revision_id: REVISION,
  status: name,
  elapsed_ms
})

const ROLLED_OUT: RunFacts = {
  command: 'deploy',
  operation: 'updated',
  new_revision: true,
  name: 'support-pr-7',
  deployment_id: '5f0c2d7e-88a0-4d0b-9a57-f8b0a21c44e1',
  revision_id: REVISION,
  previous: BEFORE,
  serving_before: serves(BEFORE),
  url: 'https://support-pr-7.agents.example',
  repo_url: 'https://github.com/acme/support',
  commits: [
    { revision_id: BEFORE, commit_sha: '1a2b3c4d5e6f708192a3b4c5d6e7f8091a2b3c4d' },
    { revision_id: REVISION, commit_sha: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432' }
  ],
  waited_ms: 245_000,
  statuses: [
    status('QUEUED', 0),
    status('AWAITING_BUILD', 4_000),
    status('BUILDING', 9_000),
    status('DEPLOYING', 221_000),
    status('DEPLOYED', 245_000)
  ],
  plan: {
    operation: 'update',
    new_revision: true,
    reasons: [
      'feature/greeting was deployed at 1a2b3c4, and this run is at 9f8e7d6',
      'secrets: ~ OPENAI_API_KEY changed, + SENTRY_DSN added, - OLD_TOKEN removed'
    ],
    changes: CHANGES,
    warnings: []
  },
  warnings: removedSecretWarnings(CHANGES)
}

const DEPLOYED: RunFacts = {
  ...ROLLED_OUT,
  check: {
    result: 'passed',
    assistant: 'agent',
    asked: '{"messages":[{"role":"user","content":"ping"}]}',
    events: [
      { event: 'metadata', text: '{"run_id":"1ef…"}' },
      { event: 'updates', text: '{"agent":{"messages":[{"content":"pong"}]}}' }
    ],
    elapsed_ms: 1_800
  }
}

const COMMAND_LINE = {
  program:
    'npx --yes https://github.com/deploy-agent-server/deploy-agent-server/releases/download/' +
    'v1.0.0/deploy-agent-server.tgz',
  flags: '--base-url https://control-plane.example',
  variables: ['DEPLOY_AGENT_SERVER_API_KEY']
}
const LOG_HINT = wordHint(
  {
    show: 'logs',
    deployment: { id: 'd1', name: 'support-pr-7' },
    revision_id: REVISION,
    log: 'deploy'
  },
  COMMAND_LINE
)
const FAILURE: Failure = {
  kind: 'failure',
  code: 'revision_failed',
  what: 'The rollout failed (DEPLOY_FAILED).',
  facts: [{ label: 'Revision', value: `${REVISION} (commit 9f8e7d6)` }],
  fix: [meaningOf('DEPLOY_FAILED').advice ?? '', LOG_HINT?.sentence ?? ''],
  command: LOG_HINT?.command
}
const FAILED: RunFacts = {
  ...ROLLED_OUT,
  waited_ms: 132_000,
  statuses: [
    status('QUEUED', 0),
    status('AWAITING_BUILD', 4_000),
    status('BUILDING', 9_000),
    status('DEPLOYING', 108_000),
    status('DEPLOY_FAILED', 132_000)
  ],
  rollback: {
    to: BEFORE,
    revision_id: 'e4c1f0aa-4d2b-4c7e-8f17-2b9d35c6a801',
    statuses: [
      { status: 'QUEUED', elapsed_ms: 1_000 },
      { status: 'DEPLOYING', elapsed_ms: 6_000 },
      { status: 'DEPLOYED', elapsed_ms: 31_000 }
    ],
    result: {
      result: 'rolled_back',
      rolled_back_to: BEFORE,
      message: `Revision ${BEFORE} (commit 1a2b3c4) is serving again.`
    }
  },
  log: {
    log: 'deploy',
    revision_id: REVISION,
    lines: [
      '11:02:41 INFO  Starting the agent server',
      "11:02:44 ERROR KeyError: 'OLD_TOKEN' (agent/config.py, line 12)",
      '11:02:52 ERROR The agent server exited with code 1'
    ],
    is_end: true
  }
}

const CREATED: RunFacts = {
  ...ROLLED_OUT,
  operation: 'created',
  previous: null,
  serving_before: { is: 'unnamed' },
  warnings: [],
  commits: DEPLOYED.commits?.slice(1) ?? [],
  plan: {
    operation: 'create',
    new_revision: true,
    reasons: ['No deployment named "support-pr-7" exists. Creating it makes its first revision.'],
    changes: [
      ['source_config.integration_id', '0c2d9a6e-1111-4d0b-9a57-f8b0a21c44e1'],
      ['source_config.repo_url', 'https://github.com/acme/support'],
      ['source_revision_config.repo_ref', 'feature/greeting'],
      ['source_revision_config.graph_config_path', 'agent.json'],
      ['secrets.OPENAI_API_KEY', undefined]
    ].map(([path = '', after]) => ({
      path,
      difference: 'added',
      ...(after && { after }),
      new_revision: true
    })),
    warnings: []
  }
}

const DIGEST = `sha256:${'4f2a9c81'.repeat(8)}`
const PLANNED: RunFacts = {
  command: 'plan',
  operation: 'planned',
  new_revision: true,
  name: 'support',
  deployment_id: DEPLOYED.deployment_id ?? '',
  url: 'https://support.agents.example',
  plan: {
    operation: 'update',
    new_revision: true,
    reasons: ['image_uri changes from registry.example/support:1.4.1 to another image'],
    changes: [
      {
        path: 'source_revision_config.image_uri',
        difference: 'changed',
        before: 'registry.example/support:1.4.1',
        after: `registry.example/support@${DIGEST}`,
        new_revision: true
      },
      ...CHANGES.slice(1)
    ],
    warnings: []
  }
}

const BUILDING = [status('QUEUED', 0), status('AWAITING_BUILD', 4_000), status('BUILDING', 9_000)]

const UNCHANGED: RunFacts = {
  ...ROLLED_OUT,
  operation: 'unchanged',
  new_revision: false,
  previous: REVISION,
  serving_before: serves(REVISION),
  warnings: [],
  waited_ms: 0,
  statuses: [status('DEPLOYED', 0)],
  plan: {
    operation: 'unchanged',
    new_revision: false,
    reasons: [
      'feature/greeting is still at commit 9f8e7d6',
      '3 secrets unchanged',
      'the latest revision is DEPLOYED'
    ],
    changes: [],
    warnings: []
  }
}

const { plan: _planned, ...UNEXPLAINED } = { ...ROLLED_OUT, warnings: [] }
const TIMED_OUT: RunFacts = { ...UNEXPLAINED, waited_ms: 1_800_000, statuses: BUILDING }
const TIMEOUT: Failure = {
  kind: 'failure',
  code: 'wait_timeout',
  what: 'Timed out after 30 min. The revision is still BUILDING, and the rollout continues.',
  facts: [{ label: 'Revision', value: REVISION }],
  fix: ['Set `timeout` to more than 30m, or run again to resume waiting.']
}

const CANCELLED: RunFacts = { ...UNEXPLAINED, waited_ms: 40_000, statuses: BUILDING }
const CANCEL: Failure = {
  kind: 'cancelled',
  code: 'cancelled',
  what: `Cancelled while waiting for revision ${REVISION} (BUILDING). The rollout continues.`,
  facts: [],
  fix: [
    'Run again to resume waiting.',
    'It starts a new revision if it cannot prove that nothing differs.'
  ]
}

const SUPERSEDED: RunFacts = {
  ...UNEXPLAINED,
  waited_ms: 61_000,
  serving_after: serves(LATER),
  statuses: [...BUILDING, status('SKIPPED', 61_000)]
}
const SUPERSEDE: Failure = {
  kind: 'failure',
  code: 'superseded',
  what: `Another run superseded revision ${REVISION}.`,
  facts: [{ label: 'Newer revision', value: LATER }],
  fix: [
    'Let the newer run finish.',
    'Re-run this one only if its code must replace that of the newer run.'
  ]
}

const preview = (number: number, verdict: 'delete' | 'keep', reason: string) => ({
  id: `d${number}`,
  name: `support-pr-${number}`,
  pull: number,
  verdict,
  reason
})
const SWEPT: RunFacts = {
  command: 'sweep',
  operation: 'swept',
  name: 'support',
  sweep: {
    previews: [
      preview(4, 'delete', 'The pull request is closed.'),
      preview(5, 'delete', 'The pull request is closed.'),
      preview(7, 'keep', 'The pull request is open.'),
      preview(9, 'keep', 'The state of the pull request is unknown.')
    ],
    swept: [
      { name: 'support-pr-4', deletion: 'accepted' },
      { name: 'support-pr-5', deletion: 'already_deleting' }
    ]
  }
}

const ended = (
  name: string,
  facts: RunFacts,
  over: Partial<ShownDeployment> = {}
): ShownDeployment => ({
  name,
  record: recordFrom({ commit: '9f8e7d6c5b4a39281706f5e4d3c2b1a098765432', ...facts }),
  isOver: true,
  ...(facts.waited_ms !== undefined && {
    started_ms: 0,
    ended_ms: facts.waited_ms + (facts.rollback ? 31_000 : 0)
  }),
  ...over
})

const { revision_id: _made, waited_ms: _waited, ...BEGUN } = CREATED
const IN_PROGRESS: RunFacts = { ...BEGUN, statuses: [] }

/** What summary and comment show, by what happened. */
export const ENDS: Readonly<Record<string, readonly ShownDeployment[]>> = {
  created: [ended('support-pr-7', CREATED)],
  updated: [ended('support-pr-7', DEPLOYED)],
  unchanged: [ended('support-pr-7', UNCHANGED)],
  failed: [ended('support-pr-7', FAILED, { failure: FAILURE })],
  'timed-out': [ended('support-pr-7', TIMED_OUT, { failure: TIMEOUT })],
  cancelled: [ended('support-pr-7', CANCELLED, { failure: CANCEL })],
  superseded: [ended('support-pr-7', SUPERSEDED, { failure: SUPERSEDE })],
  plan: [ended('support', PLANNED)],
  several: [
    ended('support-pr-7', { ...DEPLOYED, warnings: [] }),
    ended('billing-pr-7', UNCHANGED),
    ended('triage-pr-7', FAILED, { failure: FAILURE }),
    ended(
      'router-pr-7',
      {},
      {
        failure: {
          kind: 'failure',
          code: 'dependency_failed',
          what: 'It needs "triage", which failed.',
          facts: [],
          fix: []
        }
      }
    )
  ],
  'in-progress': [ended('support-pr-7', IN_PROGRESS, { isOver: false })],
  sweep: [ended('support', SWEPT)]
}
