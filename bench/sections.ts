/** All sections, in the order of the page: first what a user of the action notices. */
import { emulator } from './emulator/section.js'
import { load } from './load/section.js'
import { manifest } from './manifest/section.js'
import { paths } from './paths/section.js'
import { peers } from './peers/section.js'
import { requests } from './requests/section.js'
import type { Section } from './section.js'
import { start } from './start/section.js'
import { unchanged } from './unchanged/section.js'

export const SECTIONS: readonly Section[] = [unchanged, start, paths, manifest, requests, peers, emulator, load]
