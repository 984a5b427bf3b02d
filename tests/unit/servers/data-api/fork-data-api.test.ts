import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { forkDataApi } from '../../../../servers/data-api/node/fork-data-api.js'
import { startFakeNode } from './fixtures/start-fake-node.js'

test('a data API that exits is started again three times within a minute, then given up with what to do', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-fork-'))
  const node = await startFakeNode()
  const reports: string[] = []
  const service = await forkDataApi({
    env: { LINTEL_DATA_DIR: folder, PORT: '0', RPC_URLS: `1=${node.url}` },
    report: (message) => reports.push(message),
  })
  const answers = () =>
    fetch(`${service.url}/v1/supported-chains`).then(
      ({ ok }) => ok,
      () => false,
    )
  const pids: number[] = []
  for (let exit = 1; exit <= 4; exit += 1) {
    await expect.poll(answers, { timeout: 15_000 }).toBe(true)
    pids.push(service.pid ?? 0)
    process.kill(service.pid ?? 0, 'SIGKILL')
    await expect
      .poll(() => reports.filter((report) => report.includes('stopped by itself')), { timeout: 15_000 })
      .toHaveLength(exit)
  }
  expect(new Set(pids).size).toBe(4)
  const [advice] = reports.filter((report) => report.includes('stopped by itself')).slice(3)
  expect(advice).toBe(
    `Data API (pid ${pids[3]}) stopped by itself (SIGKILL). Without it pages cannot reach the chains. ` +
      'Press Ctrl-C and run the command again.',
  )
  expect(service.pid).toBe(pids[3])
  expect(await answers()).toBe(false)
  await service.close()
  await node.close()
  // The process that creates the database may end a moment later.
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 })
}, 60_000)
