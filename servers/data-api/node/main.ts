import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startDataApi } from './start-data-api.js'

await runService({
  name: 'The data API',
  service: 'data-api',
  start: async (operation) => startDataApi({ ...readOptions(process.env), operation }),
})
