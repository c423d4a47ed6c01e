/**
 * `node scripts/terminal-picture.mjs`: writes docs/images/terminal.svg, the screen of a terminal
 * while the committed bundle deploys a manifest to the local control plane. Times differ from run
 * to run, so no check compares it. It needs `script` of util-linux, which starts a terminal.
 */
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const PICTURE = 'docs/images/terminal.svg'
const LABEL = 'Three deployments of a manifest in a terminal, each with elapsed time and status'
const COLUMNS = 96
const PROGRAM = resolve('dist/cli/index.js')
const ARGUMENTS = 'deploy --manifest deployments.yaml'
/** The first deployment ends after its build time; the picture is taken this much later. */
const BUILD_MS = { search: 8_000, support: 60_000, reports: 60_000 }
const TAKEN_AFTER_MS = 4_000

/** Makes a repository with the graph configuration files and the manifest. */
function makeRepository(folder) {
  const git = (...args) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' })
  const names = Object.keys(BUILD_MS)
  for (const name of names)
    writeFileSync(join(folder, `${name}.json`), '{"graphs": {"agent": "./agent.py:graph"}}')
  const deployments = names.map((name) => `  ${name}: { graph_config_path: ${name}.json }\n`)
  writeFileSync(
    join(folder, 'deployments.yaml'),
    `version: 1\ndeployments:\n${deployments.join('')}`
  )
  git('init', '--quiet', '--initial-branch=main')
  git('remote', 'add', 'origin', 'https://github.com/acme/agents')
  git('add', '--all')
  git('-c', 'user.name=a', '-c', 'user.email=a@b', 'commit', '--quiet', '--message', 'Agents')
  git('update-ref', 'refs/remotes/origin/main', 'HEAD')
}

/** Starts the local control plane, and returns its process and its address. */
async function startControlPlane(folder) {
  const outcomes = Object.entries(BUILD_MS).flatMap(([name, ms]) => [
    '--outcome',
    `DEPLOYED deployment=${name} build-time=${ms}ms`
  ])
  const flags = ['--port', '0', '--quiet', '--repo', folder, '--api-key', 'local-key', ...outcomes]
  const child = spawn(process.execPath, [PROGRAM, 'emulator', ...flags])
  const [text] = await once(child.stdout, 'data')
  return { child, url: /http:\/\/127\.0\.0\.1:\d+/.exec(String(text))[0] }
}

/** Deploys in a terminal, and returns what it printed when the picture is taken. */
async function recordDeploy(folder, url) {
  const run = `stty cols ${COLUMNS} rows 50; exec ${process.execPath} ${PROGRAM} ${ARGUMENTS}`
  const child = spawn('script', ['--quiet', '--command', run, '/dev/null'], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      TERM: 'xterm-256color',
      DEPLOY_AGENT_SERVER_BASE_URL: url,
      DEPLOY_AGENT_SERVER_API_KEY: 'local-key'
    }
  })
  let printed = ''
  child.stdout.on('data', (data) => {
    printed += data
  })
  const takenAt = BUILD_MS.search + TAKEN_AFTER_MS
  await new Promise((resolve) => setTimeout(resolve, takenAt))
  child.kill()
  return printed
}

/** Returns the screen: its lines, each a list of characters with their style. */
function screenOf(printed) {
  const lines = [[]]
  let row = 0
  let column = 0
  let style = ''
  const control = /\u001b\[([?\d;]*)([A-Za-z])|\r|\n|[^]/gu
  for (const [text, parameters, letter] of printed.matchAll(control)) {
    const count = Number(parameters) || 1
    if (letter === 'm') style = parameters
    else if (letter === 'A') row = Math.max(0, row - count)
    else if (letter === 'K') lines[row].length = column
    else if (letter === 'J') lines.splice(row, Infinity, lines[row].slice(0, column))
    else if (letter === 'G') column = count - 1
    else if (text === '\r') column = 0
    else if (text === '\n') lines[++row] ??= []
    else if (letter === undefined) lines[row][column++] = { text, style }
  }
  return lines
}

const COLORS = {
  31: '#ff7b72',
  32: '#3fb950',
  33: '#d29922',
  36: '#39c5cf',
  2: '#9198a1',
  90: '#9198a1'
}
const escapeXml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
const WIDTH = 8
const HEIGHT = 18

/** Returns the text elements of a line: one for each run of characters with the same style. */
function textsOf(line, y) {
  const runs = []
  for (const [column, cell] of Array.from(line).entries()) {
    const { text, style } = cell ?? { text: ' ', style: '' }
    const last = runs.at(-1)
    if (last?.style === style) last.text += text
    else runs.push({ column, text, style })
  }
  return runs
    .filter(({ text }) => text.trim() !== '')
    .map(({ column, text, style }) => {
      const color = COLORS[style.split(';').at(-1)]
      const fill = color === undefined ? '' : ` fill="${color}"`
      const x = 16 + WIDTH * column
      const width = WIDTH * Array.from(text).length
      const attributes = `x="${x}" y="${y}" textLength="${width}"${fill} xml:space="preserve"`
      return `<text ${attributes}>${escapeXml(text)}</text>`
    })
}

function svgOf(lines) {
  const [width, height] = [32 + WIDTH * COLUMNS, 24 + HEIGHT * lines.length]
  const texts = lines.flatMap((line, row) => textsOf(line, 28 + HEIGHT * row))
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} role="img" aria-label="${LABEL}">
<rect width="100%" height="100%" rx="8" fill="#0d1117"/>
<g font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="13" fill="#e6edf3">
${texts.join('\n')}
</g>
</svg>
`
}

const folder = mkdtempSync(join(tmpdir(), 'agents-'))
makeRepository(folder)
const plane = await startControlPlane(folder)
try {
  const prompt = Array.from(`$ deploy-agent-server ${ARGUMENTS}`).map((text) => ({
    text,
    style: ''
  }))
  const lines = [prompt, ...screenOf(await recordDeploy(folder, plane.url))]
  while (lines.at(-1).length === 0) lines.pop()
  writeFileSync(PICTURE, svgOf(lines))
} finally {
  plane.child.kill()
  rmSync(folder, { recursive: true })
}
