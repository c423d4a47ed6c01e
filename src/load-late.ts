/** When code that is not needed for the first request is loaded. */

/**
 * Loads a module in the next turn of the event loop. A run sends its first request within one turn, and to load more
 * code before would delay that request; while the service answers, it costs no time.
 *
 * The promise may fail unobserved: an error counts where the module is used.
 */
export function loadLate<T>(load: () => Promise<T>): Promise<T> {
  // Not node:timers/promises, which Node would have to load first.
  const nextTurn = new Promise<void>((resolve) => {
    setImmediate(resolve)
  })
  const loading = nextTurn.then(load)
  loading.catch(() => {})
  return loading
}
