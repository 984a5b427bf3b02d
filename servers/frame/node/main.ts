import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startFrame } from './start-frame.js'

await runService({
  name: 'The frame of the embedded wallet',
  service: 'frame',
  start: async (operation) => startFrame({ ...readOptions(process.env), operation }),
})
