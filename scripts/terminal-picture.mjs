/**
 * Writes docs/images/terminal.svg: a deploy of a manifest in a real terminal (tmux), against the local control plane. Run it by
 * hand when the output changes: `node scripts/terminal-picture.mjs`, after `npm run build`.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'

const [COLUMNS, ROWS] = [92, 26]
/** In pixels: a character and a line. */
const [WIDTH, HEIGHT, EDGE] = [8, 18, 16]
const COLORS = { 31: '#f85149', 33: '#d29922', 2: '#8b949e' }
const DONE = /✓ search[^]*\n +0:\d\d {2}support +\w+\n +0:\d\d {2}reports +\w+/

const folder = mkdtempSync(join(tmpdir(), 'terminal-'))
const program = resolve('dist/cli/index.js')
const tmux = (...args) =>
  execFileSync('tmux', ['-L', 'terminal-picture', '-f', '/dev/null', ...args], { encoding: 'utf8' })
const times = { search: '12s', support: '20s', reports: '60s' }
const outcomes = Object.entries(times).flatMap(([name, time]) => [
  '--outcome',
  `DEPLOYED deployment=${name} build-time=${time}`
])
const plane = spawn(process.execPath, [program, 'emulator', '--port', '0', '--api-key', 'k', ...outcomes], {
  stdio: ['ignore', 'pipe', 'inherit']
})
try {
  const code = {
    repo_url: 'https://github.com/octo/agents',
    repo_ref: 'main',
    verify_serving: 'off',
    poll_interval: '1s'
  }
  const deployments = Object.fromEntries(Object.keys(times).map((key) => [key, { graph_config_path: `${key}.json` }]))
  writeFileSync(join(folder, 'deployments.yaml'), JSON.stringify({ version: 1, defaults: code, deployments }))
  writeFileSync(join(folder, 'deploy-agent-server'), `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`, {
    mode: 0o755
  })
  const variables = {
    PS1: '$ ',
    DEPLOY_AGENT_SERVER_BASE_URL: await addressOf(plane),
    DEPLOY_AGENT_SERVER_API_KEY: 'k'
  }
  const settings = Object.entries({ ...variables, PATH: `${folder}:${process.env.PATH}` }).map((pair) => pair.join('='))
  const size = ['-x', String(COLUMNS), '-y', String(ROWS)]
  tmux('new-session', '-d', '-c', folder, ...size, 'env', ...settings, 'bash', '--norc')
  tmux('send-keys', 'deploy-agent-server deploy --manifest deployments.yaml', 'Enter')
  for (let tries = 0; tries < 120 && !DONE.test(tmux('capture-pane', '-p')); tries++) await pause(250)
  const screen = tmux('capture-pane', '-p', '-e').trimEnd()
  if (!DONE.test(screen)) throw new Error(`The deploy shows other lines:\n${screen}`)
  // What was typed before the shell was ready is shown twice.
  writeFileSync('docs/images/terminal.svg', pictureOf(screen.slice(screen.indexOf('$ deploy'))))
} finally {
  try {
    tmux('kill-server')
  } catch {}
  plane.kill()
  rmSync(folder, { recursive: true, force: true })
}

async function addressOf({ stdout }) {
  for await (const line of createInterface({ input: stdout })) {
    const address = /^Local control plane +(\S+)$/.exec(line)?.[1]
    if (address === undefined) continue
    stdout.resume()
    return address
  }
  throw new Error('The local control plane did not start')
}

/** Each line has a fixed length, so that it looks the same in every font. */
function pictureOf(screen) {
  const lines = screen.split('\n')
  const size = { width: COLUMNS * WIDTH + 2 * EDGE, height: lines.length * HEIGHT + 2 * EDGE }
  const rows = lines.map((line, row) => {
    const plain = line.replace(/\u001b\[[\d;]*m/g, '')
    const at = `x="${EDGE}" y="${EDGE + row * HEIGHT + 13}" textLength="${plain.length * WIDTH}"`
    return plain === '' ? '' : `<text ${at}>${colored(line)}</text>\n`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}" role="img" aria-label="Three deployments of a manifest in a terminal, each with elapsed time and status">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="13" fill="#e6edf3">
${rows.join('')}</g>
</svg>
`
}

function colored(line) {
  const escaped = line.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(' ', '\u00a0')
  return escaped.replace(/\u001b\[(\d+)m([^\u001b]*)/g, (_, code, text) =>
    COLORS[code] === undefined ? text : `<tspan fill="${COLORS[code]}">${text}</tspan>`
  )
}
