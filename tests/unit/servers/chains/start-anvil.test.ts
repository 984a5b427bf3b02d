import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAnvil } from '../../../../servers/chains/call-anvil.js'
import { startAnvil } from '../../../../servers/chains/start-anvil.js'
import type { Service } from '../../../../servers/service.js'

// Real child processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let folder: string
let running: Service | undefined
let reports: string[]
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lintel-anvil-'))
  reports = []
})
afterEach(async () => {
  await running?.close()
  rmSync(folder, { recursive: true, force: true })
})

async function start(): Promise<Service> {
  running = await startAnvil({
    chain: { id: 31_337, name: 'Local Ethereum', baseFee: 1_000_000_000 },
    statePath: join(folder, 'chain.json'),
    report: (message) => reports.push(message),
  })
  return running
}

test.each(['not json', '{}', ''])('a broken state file (%j) is reported, moved aside and replaced', async (content) => {
  writeFileSync(join(folder, 'chain.json'), content)
  const { url } = await start()
  expect(await callAnvil(url, 'eth_chainId')).toBe('0x7a69')
  expect(reports).toEqual([expect.stringContaining('Local Ethereum: the saved state could not be read.')])
  expect(readdirSync(folder).some((name) => name.startsWith('chain.json.broken-'))).toBe(true)
})

test('a chain that exits is reported with what to do', async () => {
  const { pid } = await start()
  process.kill(pid, 'SIGKILL')
  await expect
    .poll(() => reports.join())
    .toContain('stopped by itself (SIGKILL). Press Ctrl-C and run the command again.')
})
