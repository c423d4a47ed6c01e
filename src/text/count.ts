/** How many of something there are, in words. */

/** `1 file`, `2 files`; `1 entry`, `2 entries` where `many` says so. */
export function count(n: number, one: string, many = `${one}s`): string {
  return `${n} ${n === 1 ? one : many}`
}
