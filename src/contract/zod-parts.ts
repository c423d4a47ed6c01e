/**
 * The parts of zod that answers are read with, in its small form. Every run loads them while it waits for its first
 * answer, so the build puts nothing else of zod beside them (scripts/build.mjs).
 */
export type { infer, output, ZodMiniType } from 'zod/mini'
export {
  array,
  boolean,
  catch as otherwise,
  config,
  int,
  looseObject,
  minLength,
  nullable,
  nullish,
  number,
  optional,
  pipe,
  record,
  regex,
  string,
  transform,
  union,
  unknown
} from 'zod/mini'
export { default as en } from 'zod/v4/locales/en.js'
