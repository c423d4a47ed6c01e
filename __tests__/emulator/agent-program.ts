/** A small agent server as a user would have one, in a folder of its own, for `--agent-command`. */
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/**
 * Answers with what it knows: its environment, its process. `SECRET_MODE` says how it starts; with
 * `CHILD` it is only the parent of the server, as a package runner is.
 */
const PROGRAM = `
import { spawn } from 'node:child_process'
import { createServer } from 'node:http'
const { PORT, SECRET_MODE, CHILD } = process.env
if (SECRET_MODE === 'exit') { console.error('no licence'); process.exit(3) }
if (SECRET_MODE === 'hang') setInterval(() => {}, 1000, console.log('hanging ' + process.pid))
else if (CHILD !== undefined) {
  const env = { ...process.env }
  delete env.CHILD
  spawn(process.execPath, process.argv.slice(1), { env, stdio: 'inherit' })
  if (CHILD === 'deaf') process.on('SIGTERM', () => {})
} else {
  createServer(async (request, response) => {
    const json = (status, value) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(value))
    }
    if (request.url === '/ok') return json(200, { ok: true })
    if (request.url === '/crash') process.exit(1)
    const { pathname, searchParams } = new URL(request.url, 'http://127.0.0.1:' + PORT)
    if (pathname === '/print') return json(200, {}, console.log(searchParams.get('line')))
    if (pathname.startsWith('/to/')) {
      const location = searchParams.get('location').replace('PORT', PORT)
      return response.writeHead(Number(pathname.slice(4)), { location }).end()
    }
    if (request.url === '/refuse') return json(418, { no: true })
    if (request.url === '/env') return json(200, process.env)
    if (request.url === '/echo') {
      response.writeHead(200, { 'content-type': 'application/octet-stream' })
      for await (const piece of request) response.write(piece)
      return response.end()
    }
    response.on('close', () => {
      if (!response.writableFinished) console.log('client is gone from ' + request.url)
    })
    if (request.url === '/mute') return console.log('asked')
    if (request.url === '/forever') {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      return response.write('event: metadata\\ndata: {}\\n\\n')
    }
    const { url, headers } = request
    json(200, { url, headers, pid: process.pid, argv: process.argv.slice(2) })
  }).listen(Number(PORT), '127.0.0.1', () => console.log('listening'))
  if (SECRET_MODE === 'deaf') process.on('SIGTERM', () => {})
}
`

export interface AgentFolder extends Disposable {
  path: string
}

/** A repository with that program and its graph configuration file, committed on main. */
export function agentFolder(): AgentFolder {
  const path = mkdtempSync(join(tmpdir(), 'emulator-agent-'))
  writeFileSync(join(path, 'server.mjs'), PROGRAM)
  writeFileSync(join(path, 'graphs.json'), '{"graphs": {"agent": "./server.mjs:graph"}}')
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', path, '-c', 'user.name=t', '-c', 'user.email=t@example', ...args])
  git('init', '--quiet', '--initial-branch=main')
  git('add', '.')
  git('commit', '--quiet', '-m', 'agent')
  return { path, [Symbol.dispose]: () => rmSync(path, { recursive: true }) }
}

/** Whether a process runs. A zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return !existsSync('/proc/self/stat') || !/\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}
