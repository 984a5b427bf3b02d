import { readFileSync } from 'node:fs'
import { openIndex } from '../../../servers/data-api/database/open-index.js'
import { startIndexer } from '../../../servers/data-api/indexer/start-indexer.js'
import { readIndexedBlock } from '../../../servers/data-api/queries/read-indexed-block.js'
import { wait } from '../../../src/rules/async/wait.js'

// Indexes the nodes it is told, one after another, in a process of its own, and reports what that takes.
type Order = { network: string; url: string; target: number; pollInterval: number }

const database = await openIndex(JSON.parse(process.argv[2] ?? '') as { folder: string } | { url: string })

process.on('message', async ({ network, url, target, pollInterval }: Order) => {
  const [startedAt, cpuAtStart] = [performance.now(), process.cpuUsage()]
  const indexer = startIndexer({ database, chains: [{ network, urls: [url] }], report: console.error, pollInterval })
  while (((await readIndexedBlock(database.db, network))?.number ?? -1) < target) {
    await wait(50)
  }
  await indexer.close()
  const { user, system } = process.cpuUsage(cpuAtStart)
  const seconds = (performance.now() - startedAt) / 1_000
  // Of the kernel: the most memory that the process has had, kB.
  const [, memory = '0'] = /VmHWM:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8')) ?? []
  process.send?.({ seconds, cpu: (user + system) / 1e6 / seconds, memory: Number(memory) / 1_024 })
})
process.on('disconnect', async () => {
  await database.close()
  process.exit()
})
process.send?.('ready')
