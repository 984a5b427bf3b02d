import { parts } from '../../parts/find-parts.js'
import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startAnalytics } from './start-analytics.js'

await runService({
  name: 'The analytics server',
  service: 'analytics',
  async start(operation) {
    const { pageFolder, ...options } = readOptions(process.env)
    return startAnalytics({ ...options, operation, pageFolder: pageFolder ?? (await parts.findPage('analytics')) })
  },
})
