/** Draws lag against requests: both axes logarithmic, one panel per class, in colors for light and dark pages. */
import type { BoundPoint } from './bound.js'
import type { Figures } from './figures.js'
import type { ClassResult } from './measure.js'
import { PEERS } from './schedules.js'

const PANEL = { width: 290, height: 270, left: 44, top: 52, gap: 14 }
const HEIGHT = 396
const WIDTH = PANEL.left + 3 * (PANEL.width + PANEL.gap)
const X = { least: 1.7, most: 1_300, ticks: [2, 5, 10, 20, 50, 100, 200, 500, 1000] }
const Y = { least: 0.35, most: 90, ticks: [0.5, 1, 2, 5, 10, 20, 60] }
const COLORS = { told: '#2f81f7', untold: '#d4762c', peer: '#8b949e', text: '#7d8590', grid: '#8b949e' }

interface Panel {
  x: (requests: number) => number
  y: (seconds: number) => number
  left: number
}

function scale({ least, most }: { least: number; most: number }, value: number): number {
  return Math.log(value / least) / Math.log(most / least)
}

function panelAt(index: number): Panel {
  const left = PANEL.left + index * (PANEL.width + PANEL.gap)
  return {
    left,
    x: (requests) => left + scale(X, requests) * PANEL.width,
    y: (seconds) => PANEL.top + (1 - scale(Y, seconds)) * PANEL.height
  }
}

const round = (value: number) => Math.round(value * 10) / 10

function text(at: { x: number; y: number }, words: string, more = ''): string {
  return `<text x="${round(at.x)}" y="${round(at.y)}" ${more}>${words}</text>`
}

function axes({ x, y, left }: Panel, index: number): string[] {
  const bottom = PANEL.top + PANEL.height
  const line = (from: [number, number], to: [number, number]) =>
    `<path d="M${from.map(round).join(' ')}L${to.map(round).join(' ')}" class="grid"/>`
  return [
    ...X.ticks.flatMap((tick) => [
      line([x(tick), PANEL.top], [x(tick), bottom]),
      text({ x: x(tick), y: bottom + 14 }, String(tick), 'text-anchor="middle"')
    ]),
    ...Y.ticks.flatMap((tick) => [
      line([left, y(tick)], [left + PANEL.width, y(tick)]),
      ...(index === 0 ? [text({ x: left - 5, y: y(tick) + 4 }, `${tick} s`, 'text-anchor="end"')] : [])
    ])
  ]
}

function curve(points: readonly BoundPoint[], { x, y }: Panel, color: string): string {
  const inside = points.filter(({ requests, lag }) => {
    return requests >= X.least && requests <= X.most && lag / 1000 >= Y.least && lag / 1000 <= Y.most
  })
  const way = inside.map(({ requests, lag }) => `${round(x(requests))} ${round(y(lag / 1000))}`).join('L')
  return `<path d="M${way}" fill="none" stroke="${color}" stroke-width="1.8"/>`
}

function peer({ lag, requests }: Figures, name: string, { x, y }: Panel): string[] {
  const at = { x: x(requests.mean), y: y(lag.mean) }
  return [
    `<circle cx="${round(at.x)}" cy="${round(at.y)}" r="3.5" fill="${COLORS.peer}"/>`,
    text({ x: at.x + 6, y: at.y + (name.includes('to') ? -5 : 4) }, name)
  ]
}

function ours({ lag, requests }: Figures, { x, y }: Panel, look: { color: string; isBare: boolean }): string {
  const [cx, cy] = [round(x(requests.mean)), round(y(lag.mean))]
  const fill = look.isBare ? `fill="none" stroke="${look.color}" stroke-width="2"` : `fill="${look.color}"`
  return `<path d="M${cx} ${cy - 6}l6 6l-6 6l-6 -6z" ${fill}/>`
}

function panel({ kind, auto, peers, bound }: ClassResult, index: number): string[] {
  const at = panelAt(index)
  return [
    text({ x: at.left, y: PANEL.top - 8 }, kind.title, 'class="title"'),
    ...axes(at, index),
    curve(bound.untold, at, COLORS.untold),
    curve(bound.told, at, COLORS.told),
    ...peers.flatMap((figures, each) => peer(figures, PEERS[each]?.name ?? '', at)),
    ours(auto.bare, at, { color: COLORS.untold, isBare: true }),
    ours(auto.listed, at, { color: COLORS.untold, isBare: false }),
    ours(auto.told, at, { color: COLORS.told, isBare: false })
  ]
}

function legend(): string[] {
  const y = 16
  const entries: [sign: string, words: string, width: number][] = [
    [`<path d="M0 ${y - 4}h18" stroke="${COLORS.told}" stroke-width="1.8"/>`, 'best possible, statuses', 156],
    [`<path d="M0 ${y - 4}h18" stroke="${COLORS.untold}" stroke-width="1.8"/>`, 'best possible, without', 156],
    [`<path d="M9 ${y - 10}l6 6l-6 6l-6 -6z" fill="${COLORS.told}"/>`, 'auto, with statuses', 144],
    [`<path d="M9 ${y - 10}l6 6l-6 6l-6 -6z" fill="${COLORS.untold}"/>`, 'auto, without', 124],
    [
      `<path d="M9 ${y - 10}l6 6l-6 6l-6 -6z" fill="none" stroke="${COLORS.untold}" stroke-width="2"/>`,
      'auto, only id and status',
      184
    ],
    [`<circle cx="9" cy="${y - 4}" r="3.5" fill="${COLORS.peer}"/>`, 'poll every …', 90]
  ]
  let x = PANEL.left
  return entries.map(([sign, words, width]) => {
    const entry = `<g transform="translate(${x} 0)">${sign}${text({ x: 23, y }, words)}</g>`
    x += width
    return entry
  })
}

/** The picture as SVG. */
export function drawChart(results: readonly ClassResult[]): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}" role="img">`,
    '<title>Mean lag after DEPLOYED against mean number of requests</title>',
    `<style>text{font:11px -apple-system,"Segoe UI",Helvetica,Arial,sans-serif;fill:${COLORS.text}}.title{font-size:13px;font-weight:600}.grid{stroke:${COLORS.grid};stroke-opacity:.22;fill:none}</style>`,
    ...legend(),
    ...results.flatMap(panel),
    text(
      { x: PANEL.left, y: HEIGHT - 24 },
      'Mean number of requests of one wait (x) and mean seconds until DEPLOYED is noticed (y).'
    ),
    text({ x: PANEL.left, y: HEIGHT - 8 }, 'Both axes are logarithmic. No client can lie below the line of its color.'),
    '</svg>',
    ''
  ].join('\n')
}
