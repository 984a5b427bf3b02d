import { runKept } from './run-kept.js'

try {
  for (const line of await runKept(process.argv.slice(2), process.env)) console.log(line)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
