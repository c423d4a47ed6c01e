/** All sections, in the order of the page: first what a user of the action notices. */
import { emulator } from './emulator/section.js'
import { requests } from './requests/section.js'
import type { Section } from './section.js'
import { start } from './start.js'
import { unchanged } from './unchanged.js'
import { wait } from './wait.js'

export const SECTIONS: readonly Section[] = [unchanged, start, wait, requests, emulator]
