/**
 * What the public service makes of a resource spec: CPUs of
 * one decimal place, and values for what it does not have.
 */
import type { ResourceSpec } from '../../src/contract/resource-spec.js'
import type { PatchRequest } from './requests.js'

/** What is filled in, by neutral words. The values of the real service are not documented. */
const FILLED_IN = {
  min_scale: 1,
  max_scale: 1,
  cpu: 1,
  memory_mb: 2048,
  cache_memory_mb: 512,
  redis_cpu: 0.2,
  core_cpu: 0.2,
  core_memory_mb: 256,
  db_cpu: 0.5,
  db_memory_mb: 1024,
  db_storage_gi: 10,
  db_max_connections: 100
}

const isCpu = (field: string) => /(?:^|_)cpu(?:_limit)?$/.test(field) && !field.startsWith('db_')

/** Rounds to 0.1 as Python does, which the service is written in: a tie goes to the even digit. */
function roundCpu(cores: number): number {
  const tenths = cores * 10
  const below = Math.floor(tenths)
  const isTie = tenths - below === 0.5
  const isEven = below % 2 === 0
  return (isTie && isEven ? below : Math.round(tenths)) / 10
}

function roundField(field: string, value: unknown): unknown {
  return isCpu(field) && typeof value === 'number' ? roundCpu(value) : value
}

/** Returns the spec as the public service keeps it. Null and absent mean the same. */
export function completeSpec(spec: ResourceSpec): ResourceSpec {
  const set = Object.entries(spec).filter(([, value]) => value != null)
  const rounded = Object.fromEntries(set.map(([field, value]) => [field, roundField(field, value)]))
  return { ...FILLED_IN, ...rounded }
}

/** Returns the body with its spec as the public service keeps it. */
export function withCompleteSpec<T extends Pick<PatchRequest, 'source_config'>>(body: T): T {
  const spec = body.source_config?.resource_spec
  if (spec == null) return body
  return {
    ...body,
    source_config: { ...body.source_config, resource_spec: completeSpec(spec) }
  }
}
