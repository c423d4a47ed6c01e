/**
 * What an answer costs in Node at the least: every request gets the same text, as long as a
 * deployment is.
 */
import { createServer } from 'node:http'

const ANSWER = JSON.stringify({ id: 'x'.repeat(36), rest: 'x'.repeat(900) })

const server = createServer((request, response) => {
  request.resume()
  response.writeHead(200, { 'content-type': 'application/json' }).end(ANSWER)
})
server.listen(0, '127.0.0.1', () => console.log(`http://127.0.0.1:${server.address().port}`))
