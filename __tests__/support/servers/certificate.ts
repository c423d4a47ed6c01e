/**
 * Creates a self-signed certificate for an invented host each time, so that the repository contains
 * no key.
 */
import { generateKeyPairSync, sign } from 'node:crypto'

export interface Certificate {
  key: string
  cert: string
}

const DAY_MS = 86_400_000

/** A certificate that is its own authority, valid from yesterday until tomorrow. */
export function selfSigned(host: string): Certificate {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'))
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(host)))))
  const basicConstraints = sequence(oid('551d13'), octets(sequence(der(0x01, Buffer.of(0xff)))))
  const alternativeName = sequence(oid('551d11'), octets(sequence(der(0x82, Buffer.from(host)))))
  const body = sequence(
    der(0xa0, der(0x02, Buffer.of(2))),
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    sequence(time(Date.now() - DAY_MS), time(Date.now() + DAY_MS)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(basicConstraints, alternativeName))
  )
  const signature = der(0x03, Buffer.concat([Buffer.of(0), sign('sha256', body, privateKey)]))
  const base64 = sequence(body, ecdsaWithSha256, signature).toString('base64')
  const lines = base64.replace(/.{64}/g, '$&\n')
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`
  }
}

function der(tag: number, ...contents: Buffer[]): Buffer {
  const content = Buffer.concat(contents)
  return Buffer.concat([Buffer.of(tag, ...sizeOf(content)), content])
}

function sizeOf({ length }: Buffer): number[] {
  if (length < 128) return [length]
  if (length < 256) return [0x81, length]
  return [0x82, length >> 8, length & 255]
}

const sequence = (...contents: Buffer[]) => der(0x30, ...contents)
const octets = (content: Buffer) => der(0x04, content)
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const time = (ms: number) =>
  der(0x17, Buffer.from(new Date(ms).toISOString().replace(/^20|[-:T]|\.\d+/g, '')))
