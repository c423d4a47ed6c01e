/** The action: builds the real adapters and runs. */
import { createControlPlane } from './control-plane/client.js'
import { credentialHeaders } from './control-plane/credentials.js'
import { createHttpSender, type HttpSender } from './control-plane/http.js'
import { run } from './run.js'
import { createRunner } from './runner/actions-core.js'
import { createClock } from './runner/clock.js'
import { readEnvironment } from './runner/environment.js'
import { runToTheEnd } from './runner/process.js'
import { createRedactor } from './secrecy/redactor.js'

await runToTheEnd(async (cancelled) => {
  const senders: HttpSender[] = []
  const redactor = createRedactor()
  const runner = createRunner(redactor)
  const succeeded = await run({
    runner,
    redactor,
    clock: createClock(cancelled),
    context: readEnvironment(),
    connect: ({ base_url, credentials }) => {
      const headers = credentialHeaders(credentials)
      const onExchange = (line: string) => runner.debug(line)
      const sender = createHttpSender({ baseUrl: base_url, headers, cancelled, onExchange })
      senders.push(sender)
      return createControlPlane(sender)
    }
  })
  for (const sender of senders) sender.close()
  return succeeded
})
