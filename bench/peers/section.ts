/** The section `peers`: download, start and a refused key of other deploy programs, as they are published. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unchangedStep } from '../bare-plane.js'
import { measuredNodes, measureSideBySide, type Program, pairedRatio, spread } from '../processes.js'
import type { Section } from '../section.js'
import { installPeer, PEERS, type Size, sizeOfAction } from './packages.js'

export const peers: Section = {
  key: 'peers',
  title: 'Other deploy programs',
  measure: async ({ quick, say }) => {
    const folder = mkdtempSync(join(tmpdir(), 'peers-'))
    await using service = await startRefusingService()
    const [node] = measuredNodes()
    if (node === undefined) throw new Error('Node 24 was not found.')
    try {
      const sizes: Size[] = [sizeOfAction()]
      const env = unchangedStep(service.url, { name: 'support' }, folder)
      const programs: Program[] = [{ name: 'the action', command: [node.path, 'dist/index.js'], env, exitCode: 1 }]
      for (const peer of PEERS) {
        say(`${peer.name}@${peer.version}`)
        const { modules, size } = installPeer(peer, folder)
        sizes.push(size)
        programs.push({
          name: `${peer.name} ${peer.version}`,
          command: [node.path, join(modules, peer.program), ...peer.args],
          env: { ...peer.env(service.url), HOME: folder, CI: 'true', NO_UPDATE_NOTIFIER: '1', DO_NOT_TRACK: '1' },
          exitCode: 1
        })
      }
      const nothing: Program = { name: '`node -e 0`', command: [node.path, '-e', '0'], env: {} }
      const [base, ...times] = await measureSideBySide([nothing, ...programs], {
        count: quick ? 1 : 5,
        takeFirst: service.takeFirst
      })
      const rows = times.map(({ name, first, whole }, index) => {
        const { downloaded, installed } = sizes[index] ?? { downloaded: Number.NaN, installed: Number.NaN }
        const ratio = pairedRatio(first, base?.whole ?? []).toFixed(1)
        return `| ${name} | ${megabytes(downloaded)} | ${megabytes(installed)} | ${spread(first)} | ${ratio} | ${spread(whole)} |`
      })
      const [own = '', ...others] = sizes.map(({ downloaded }) => megabytes(downloaded))
      const named = PEERS.map(({ name }, index) => `${name} ${others[index]}`).join(', ')
      return {
        headline: `**A runner downloads ${own} for the action** (${named}).`,
        details: [
          `${node.name}. An empty Node program (\`node -e 0\`) took ${spread(base?.whole ?? [])}: if that is far above 40 ms, the machine was busy: compare only the ratios in the column "÷ empty program".`,
          [HEAD, ...rows].join('\n'),
          METHOD
        ].join('\n\n')
      }
    } finally {
      rmSync(folder, { recursive: true })
    }
  }
}

const HEAD = `| program | download | unpacked | first request after | ÷ empty program | key refused after |
| --- | --: | --: | --: | --: | --: |`

const METHOD = `**How it was measured.** The other programs are the published packages of the registry, installed into a temporary folder without install scripts. All programs
run in turn against the same server on 127.0.0.1, which refuses every key. Download: compressed packages, or the archive of the
action. Time from the start of the process to its first request, and to its end: median (lowest–highest).

These programs do more than the action: the figures compare what a job pays before a deploy begins, not features. Not measured:
vercel 64.0.2 (its dependency sandbox 4.4.0 is not in the registry), @railway/cli 5.63.1 (a script of its package downloads the
program), @jamesives/github-pages-deploy-action 4.9.0 (pushes with git over https only), and actions that are published on GitHub
alone, such as cloudflare/wrangler-action, which starts wrangler.`

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`

/** A service that refuses every key, and says when the first request since the last call came. */
async function startRefusingService() {
  let first: number | undefined
  const server = createServer((_, response) => {
    first ??= performance.now()
    response
      .writeHead(403, { 'content-type': 'application/json' })
      .end('{"success":false,"detail":"Forbidden","errors":[{"code":10000,"message":"Authentication error"}]}')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as { port: number }).port}`,
    takeFirst: () => {
      const taken = first
      first = undefined
      return taken
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      })
  }
}
