/** What to do about what the control plane answers. */
import type { Advice } from '../http/answer.js'

export const CONTROL_PLANE_ADVICE: Advice = {
  address: 'base_url',
  byStatus: {
    401: 'Check that api_key, tenant_id or bearer_token is set, is not empty, and belongs to this base_url.',
    403: 'The service does not let these credentials do this: check that the key is right and has the rights for it, and tenant_id where the account has several workspaces.',
    404: 'Check base_url (with its path prefix, if any), deployment_id, and api_dialect: a service with words of its own does not know the path of another.',
    405: 'base_url does not lead to a control plane that has this operation.',
    409: 'Something else holds this name, or changes this deployment, right now. Let only one run at a time work on it (concurrency in the workflow), then run again.',
    413: 'The request is too large for the service: make secrets or resource_spec smaller.',
    429: 'The service limits requests: run again later, or set a longer poll_interval.',
    501: 'This service has no such operation.'
  },
  refused: {
    fields: 'Correct the fields above.',
    text: 'The service refuses this request as it stands: correct what it names.',
    nothing:
      'The service refuses this request and does not say why: compare the inputs of this step with what it takes, or ask who runs it for its log.'
  },
  byText: [
    {
      status: 422,
      says: /['"](?:github|external_docker)['"]/,
      advice:
        'This service speaks the words of the public service (github, external_docker): set api_dialect to langsmith.'
    },
    {
      status: 403,
      says: /requires workspace specification|org_scoped_key_requires_workspace/i,
      advice: 'This key is one of a whole organisation: give tenant_id, the id of the workspace to work in.'
    },
    {
      status: 403,
      says: /not enabled/i,
      advice:
        'The account that these credentials belong to has no deployments: have them enabled there, or check that the key, and tenant_id, are those of the right account.'
    }
  ]
}
