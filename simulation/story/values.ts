/**
 * Values to ask for. Secrets come in the shapes that leak: several lines, quotes, characters that
 * URLs and JSON escape.
 */
import type { Secret } from '../../src/contract/deployment.js'
import type { ResourceSpec } from '../../src/contract/resource-spec.js'
import type { Random } from './random.js'

const SHAPES: readonly [(hex: string) => string, ...((hex: string) => string)[]] = [
  (hex) => `sk-live-${hex}`,
  (hex) => `-----BEGIN KEY-----\nMII${hex}\n${hex.slice(8)}==\n-----END KEY-----`,
  (hex) => `{"token":"${hex}","n":1}`,
  (hex) => `p@ss word/+=&?"'<${hex}>`,
  (hex) => `ümläut ${hex} 🔑`,
  (hex) => `::add-mask::${hex}`,
  // Begins with what is public: the owner of the repository.
  (hex) => `acme-${hex}`
]

function drawSecretValue(random: Random): string {
  return random.pick(SHAPES)(random.hex(16))
}

export function drawSecrets(random: Random): Secret[] {
  const names = ['OPENAI_API_KEY', 'SENTRY_DSN', 'DATABASE_URL'].slice(0, random.between(1, 3))
  return names.map((name) => ({ name, value: drawSecretValue(random) }))
}

export function drawSpec(random: Random): ResourceSpec {
  return {
    min_scale: random.between(1, 2),
    max_scale: random.between(3, 6),
    ...(random.chance(0.4) && { cpu: random.between(1, 3) }),
    ...(random.chance(0.2) && { memory_mb: 1024, memory_limit_mb: 2048 }),
    db_storage_gi: random.between(10, 40),
    labels: { team: random.pick(['support', 'sales'] as const) }
  }
}

export function drawImage(random: Random): string {
  const repository = random.pick([
    'registry.example/support',
    'registry.example/support',
    'acme/support',
    'support'
  ])
  if (random.chance(0.5)) return `${repository}@sha256:${random.hex(64)}`
  return `${repository}:${random.between(2, 9)}`
}
