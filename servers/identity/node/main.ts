import type { Operation } from '../../operation/operation.js'
import { runService } from '../../process/run-service.js'
import { startInbox } from '../inbox/start-inbox.js'
import { readOptions } from './read-options.js'
import { startIdentity } from './start-identity.js'

const start = async (operation: Operation) => {
  const options = { ...(await readOptions(process.env)), operation, onWrongKeys: endProgram }
  if (options.smtpUrl !== undefined) return startIdentity({ ...options, smtpUrl: options.smtpUrl })
  const inbox = await startInbox({ port: 0 })
  console.log(`SMTP_URL is empty, so mails go to the inbox of this machine: ${inbox.url}`)
  const identity = await startIdentity({ ...options, smtpUrl: inbox.smtpUrl })
  return {
    url: identity.url,
    async close() {
      await identity.close()
      await inbox.close()
    },
  }
}

function endProgram(problem: string): void {
  console.error(`The identity service did not start: ${problem}`)
  process.exit(1)
}

await runService({ name: 'The identity service', service: 'identity', start })
