import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startRelay } from './start-relay.js'

await runService({
  name: 'The relay',
  service: 'relay',
  start: (operation) => startRelay({ ...readOptions(process.env), operation }),
})
