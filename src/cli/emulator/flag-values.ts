/** Values of flags as a user writes them. Each reader throws an OptionError that says what to write instead. */
import { existsSync, statSync } from 'node:fs'
import { OptionError } from '../../../emulator/index.js'

export function wholeNumber(text: string, max: number): number {
  if (!/^\d+$/.test(text) || Number(text) > max)
    throw new OptionError(`"${text}" is not a whole number from 0 to ${max}.`)
  return Number(text)
}

export function hostName(text: string): string {
  if (/^[\w-]+(\.[\w-]+)*$/.test(text)) return text
  throw new OptionError(`"${text}" is not a host name. Use the name only, without http:// and without a port.`)
}

export function folder(path: string): string {
  if (!existsSync(path)) throw new OptionError(`the folder "${path}" does not exist.`)
  if (!statSync(path).isDirectory()) throw new OptionError(`"${path}" is a file, not a folder.`)
  return path
}
