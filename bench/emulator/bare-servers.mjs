/**
 * `bare-servers.mjs bound|scan`: what an answer costs in Node at the least, and the mock that one writes first: rows in
 * an array, each list looks at every one. Neither checks anything.
 */
import { createServer } from 'node:http'

const rows = []
const json = (response, status, value) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value))

const LISTENERS = {
  bound: (request, response) => {
    request.resume()
    response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER)
  },
  scan: (request, response) => {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost')
    if (request.method === 'POST') return create(request, response)
    const id = pathname.split('/')[3]
    if (id !== undefined)
      return json(
        response,
        200,
        rows.find((row) => row.id === id)
      )
    const found = rows.filter(({ name }) => name.includes(searchParams.get('name_contains') ?? ''))
    const offset = Number(searchParams.get('offset'))
    return json(response, 200, {
      resources: found.slice(offset, offset + Number(searchParams.get('limit') ?? 20)),
      offset
    })
  }
}
/** As long as a deployment is. */
const ANSWER = JSON.stringify({ id: 'x'.repeat(36), rest: 'x'.repeat(900) })

function create(request, response) {
  let text = ''
  request.on('data', (chunk) => {
    text += chunk
  })
  request.on('end', () => {
    const row = { id: String(rows.length), ...JSON.parse(text), padding: 'x'.repeat(400) }
    rows.push(row)
    json(response, 201, row)
  })
}

const server = createServer(LISTENERS[process.argv[2]])
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
