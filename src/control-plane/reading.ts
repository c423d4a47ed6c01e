/** What reads the answers of the control plane. */
import {
  DeploymentAnswer,
  DeploymentRow,
  LogPageAnswer,
  LookupRow,
  RevisionAnswer,
  rowsOf,
  UnknownAnswer,
  WriteAnswer
} from '../contract/answers.js'

export { parseAnswer } from '../http/answer.js'

/** What each operation is answered with. */
export const ANSWERS = {
  createDeployment: WriteAnswer,
  readDeployment: DeploymentAnswer,
  readRevision: RevisionAnswer,
  patchDeployment: WriteAnswer,
  listIntegrations: rowsOf(LookupRow),
  listListeners: rowsOf(LookupRow),
  listDeployments: rowsOf(DeploymentRow),
  listRevisions: rowsOf(RevisionAnswer),
  readRevisionLog: LogPageAnswer,
  redeployRevision: UnknownAnswer,
  deleteDeployment: UnknownAnswer
}
