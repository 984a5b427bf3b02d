import { parts } from '../../parts/find-parts.js'
import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startAnalytics } from './start-analytics.js'

await runService('The analytics server', async () => {
  const { pageFolder, ...options } = readOptions(process.env)
  return startAnalytics({ ...options, pageFolder: pageFolder ?? (await parts.findPage('analytics')) })
})
