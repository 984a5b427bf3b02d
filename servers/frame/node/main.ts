import { parts } from '../../parts/find-parts.js'
import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startFrame } from './start-frame.js'

await runService({
  name: 'The frame of the embedded wallet',
  service: 'frame',
  async start(operation) {
    const { folder, ...options } = readOptions(process.env)
    return startFrame({ ...options, operation, folder: folder ?? (await parts.findPage('frame')) })
  },
})
