/** What reads the answers of the control plane: the schemas, and how an answer becomes a value or an error. */
export { DeploymentAnswer, DeploymentRow, LookupRow, RevisionAnswer, rowsOf } from '../contract/answers.js'
export { parseAnswer, parseJson, statusError } from '../http/answer.js'
