/** What each operation of the control plane is answered with. */
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

/** The schema of each answer. */
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
