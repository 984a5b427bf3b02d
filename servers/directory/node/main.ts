import { runService } from '../../process/run-service.js'
import { serveRequests } from '../../process/serve-requests.js'
import { createDirectory } from '../create-directory.js'
import { readOptions } from './read-options.js'

await runService('The directory', async () => {
  const { port, host, ...options } = readOptions(process.env)
  return serveRequests({
    name: 'Directory',
    answer: createDirectory(options),
    port,
    host,
    report: console.error,
    closeParts: async () => undefined,
  })
})
