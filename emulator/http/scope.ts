import type { FastifyInstance, FastifyPluginAsync } from 'fastify'

/** Registers routes in a scope of their own. Without a name, Fastify looks for one among all modules that are loaded. */
export async function registerScope(
  app: FastifyInstance,
  { name, prefix = '' }: { name: string; prefix?: string },
  routes: FastifyPluginAsync
): Promise<void> {
  await app.register(Object.assign(routes, { [Symbol.for('fastify.display-name')]: name }), { prefix })
}
