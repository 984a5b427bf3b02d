import { parts } from '../../parts/find-parts.js'
import { runService } from '../../process/run-service.js'
import { readOptions } from './read-options.js'
import { startFrame } from './start-frame.js'

await runService('The frame of the embedded wallet', async () => {
  const { folder, ...options } = readOptions(process.env)
  return startFrame({ ...options, folder: folder ?? (await parts.findPage('frame')) })
})
