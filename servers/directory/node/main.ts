import { runService } from '../../process/run-service.js'
import { serveRequests } from '../../process/serve-requests.js'
import { createDirectory } from '../create-directory.js'
import { readOptions } from './read-options.js'

await runService({
  name: 'The directory',
  service: 'directory',
  async start(operation) {
    const { port, host, ...options } = readOptions(process.env)
    return serveRequests({
      name: 'Directory',
      answer: createDirectory(options),
      port,
      host,
      operation,
      report: console.error,
      closeParts: async () => undefined,
    })
  },
})
