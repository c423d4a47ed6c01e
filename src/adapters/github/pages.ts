/** The pages of a list on GitHub, each of which names the next one. */
import type { Permission } from '../../errors.js'
import type { Resource } from './exchange.js'

/** Rows of a page, the most that GitHub gives. */
export const PAGE_SIZE = 100

/** Yields the rows of a list. No page is read before it is needed. */
export async function* rowsOf<Answer, Row>(
  exchange: Resource['exchange'],
  permission: Permission,
  { pages, rowOf }: { pages: AsyncIterable<{ data: Answer[] }>; rowOf: (answer: Answer) => Row }
): AsyncGenerator<Row> {
  const iterator = pages[Symbol.asyncIterator]()
  for (;;) {
    const rows = await exchange('read', permission, async () => {
      const page = await iterator.next()
      return page.done ? undefined : page.value.data.map((answer) => rowOf(answer))
    })
    if (rows === undefined) return
    yield* rows
  }
}
