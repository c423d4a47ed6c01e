/** Names of §2 that decisions are made by, apart from the schemas. */

export const SOURCES = ['git_host', 'external_container'] as const
/** Where the code of a deployment comes from (§2.1). */
export type Source = (typeof SOURCES)[number]

/** Values of `deployment_type` (§2.2). */
export const DEPLOYMENT_TYPES = ['dev_free', 'dev', 'prod'] as const

/** What the full ref path of a tag begins with (§2.3). */
export const TAG_PREFIX = 'refs/tags/'

/**
 * What may be put into the path of a request as an identifier. §2.1 says uuid; anything that cannot leave its path
 * segment passes.
 */
export const IDENTIFIER = /^(?!\.{1,2}$)[\w.:~-]{1,200}$/

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** One spelling of an id: the letters of a UUID (§2.1) may have either case, and those of any other id have one. */
export const idKey = (id: string): string => (UUID.test(id) ? id.toLowerCase() : id)
