/**
 * Stands for `@actions/exec`, which `@actions/core` imports at its start and uses only to say what machine it runs on.
 * Nothing here asks for that, and the package loads `child_process` and what finds programs and folders.
 */
import type * as exec from '@actions/exec'

export const getExecOutput: typeof exec.getExecOutput = () =>
  Promise.reject(new Error('core.platform.getDetails() is no part of this bundle'))
