import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startAnalytics } from './start-analytics.js'

await runService({
  name: 'The analytics server',
  service: 'analytics',
  start: async (operation) => startAnalytics({ ...readOptions(process.env), operation }),
})
