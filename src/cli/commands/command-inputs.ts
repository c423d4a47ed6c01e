/** Lists of inputs that several commands take. */
import type { InputName } from '../../action-names.js'
import {
  type Command,
  commandsOf,
  HEADER_INPUTS,
  isBehaviorInput,
  isStepInput
} from '../../input-table.js'
import { INPUT_FLAGS } from '../flags/input-flags.js'

/** The inputs that have an effect with a command. @param more Others that have none there. */
export const inputsOf = (command: Command, ...more: InputName[]) => {
  const inputs = INPUT_FLAGS.map(({ input }) => input)
  return inputs.filter((name) => commandsOf(name).includes(command) && !more.includes(name))
}
export const TO_DEPLOY = inputsOf('deploy')
/** What describes one deployment stands in the manifest, and is no flag. */
export const BESIDE_MANIFEST = TO_DEPLOY.filter(
  (name) => isStepInput(name) || isBehaviorInput(name) || name === 'secrets'
)
export const ACCOUNT: readonly InputName[] = ['base_url', ...HEADER_INPUTS, 'api_dialect']
export const TO_READ: readonly InputName[] = [...ACCOUNT, 'name', 'deployment_id', 'timeout']
export const HELP_TO_READ = { timeout: 'How long one read may take, with its retries.' }
export const ACCESS = ['base_url', 'api_key', 'name'] as const
export const OFTEN = [
  ...ACCESS,
  'graph_config_path',
  'image_uri',
  'secrets',
  'preview',
  'manifest',
  'select'
] as const
