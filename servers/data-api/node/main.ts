import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startDataApi } from './start-data-api.js'

await runService('The data API', () => startDataApi(readOptions(process.env)))
