import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startRelay } from './start-relay.js'

await runService('The relay', () => startRelay(readOptions(process.env)))
