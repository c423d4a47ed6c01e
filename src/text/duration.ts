/** Lengths of time for people. */

/** `3 days`, `5 hours` or `12 minutes`, whichever is the largest whole one. */
export function formatAge(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000))
  const [n, unit] =
    minutes >= 2880
      ? [Math.floor(minutes / 1440), 'days']
      : minutes >= 120
        ? [Math.floor(minutes / 60), 'hours']
        : [minutes, 'minutes']
  return `${n} ${unit}`
}

/** `4:05` for 245,000 milliseconds; `1:02:03` from an hour on. */
export function formatDuration(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  const two = (value: number) => String(value).padStart(2, '0')
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}
