/** Faults planted on purpose in runs of a manifest, as in ../plants.ts for runs of one deployment. */
import type { Plant } from '../plants.js'

export const MANIFEST_PLANTS = {
  /** Starts every deployment at once, whatever it needs. */
  'ignores-needs': {
    manifest: (file) => ({
      ...file,
      deployments: Object.fromEntries(
        Object.entries(file.deployments).map(([key, one]) => [key, { ...one, needs: [] }])
      )
    })
  },
  /** Runs as many at a time as there are. */
  'ignores-max-parallel': { manifest: (file) => ({ ...file, max_parallel: 50 }) },
  /** Answers every later look-up of a name as the first one, although a write may have been applied since. */
  'remembers-list': {
    shared: () => {
      const known = new Map<string, ReturnType<Parameters<NonNullable<Plant['controlPlane']>>[0]['listDeployments']>>()
      return (real) => ({
        ...real,
        listDeployments: (query) => {
          const key = JSON.stringify(query)
          const rows = known.get(key) ?? real.listDeployments(query)
          known.set(key, rows)
          return rows
        }
      })
    }
  },
  /** Counts a run as a success if any of its deployments is live. */
  'any-is-enough': { succeeded: (succeeded, errors) => succeeded || errors.some((error) => /^\d+ of/.test(error)) }
} as const satisfies Record<string, Plant>
