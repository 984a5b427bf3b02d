import { resolve } from 'node:path'
import { runEverything } from '../../servers/start/run-everything.js'

await runEverything({
  // Absent or empty means `.data` in the repository.
  dataDir: process.env.LINTEL_DATA_DIR || resolve(import.meta.dirname, '../../.data'),
  dev: process.argv.includes('--dev'),
})
