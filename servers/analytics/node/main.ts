import { runService } from '../../process/run-service.js'
import { buildAnalyticsPage } from './build-page.js'
import { readOptions } from './read-options.js'
import { startAnalytics } from './start-analytics.js'

await runService({
  name: 'The analytics server',
  service: 'analytics',
  async start(operation) {
    const options = readOptions(process.env)
    return startAnalytics({
      ...options,
      operation,
      pageFolder: process.env.PAGE_FOLDER || (await buildAnalyticsPage()),
    })
  },
})
