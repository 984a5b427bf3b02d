import { runService } from '../../process/run-service.js'
import { buildAnalyticsPage } from './build-page.js'
import { readOptions } from './read-options.js'
import { startAnalytics } from './start-analytics.js'

await runService('The analytics server', async () => {
  const options = readOptions(process.env)
  return startAnalytics({ ...options, pageFolder: process.env.PAGE_FOLDER || (await buildAnalyticsPage()) })
})
