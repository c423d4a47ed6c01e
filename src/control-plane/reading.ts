/** What reads the answers of the control plane. */
import {
  DeploymentAnswer,
  DeploymentRow,
  LookupRow,
  RevisionAnswer,
  rowsOf,
  UnknownAnswer
} from '../contract/answers.js'
import { LogPageAnswer } from '../contract/revision-log.js'

export { parseAnswer } from '../http/answer.js'

/** What each operation is answered with. */
export const ANSWERS = {
  createDeployment: DeploymentAnswer,
  readDeployment: DeploymentAnswer,
  readRevision: RevisionAnswer,
  patchDeployment: DeploymentAnswer,
  listIntegrations: rowsOf(LookupRow),
  listListeners: rowsOf(LookupRow),
  listDeployments: rowsOf(DeploymentRow),
  listRevisions: rowsOf(RevisionAnswer),
  readRevisionLog: LogPageAnswer,
  redeployRevision: UnknownAnswer,
  deleteDeployment: UnknownAnswer
}
