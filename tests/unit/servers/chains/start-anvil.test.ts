import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { callAnvil } from '../../../../servers/chains/call-anvil.js'
import { resolveAnvilBinary } from '../../../../servers/chains/resolve-anvil-binary.js'
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

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test('a chain ends when the process that started it is killed', async () => {
  const script = join(import.meta.dirname, 'fixtures/anvil-until-killed.ts')
  const child = spawn(process.execPath, ['--import', 'tsx', script, join(folder, 'chain.json')])
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  const pid = Number(chunk.toString())
  expect(isAlive(pid)).toBe(true)
  child.kill('SIGKILL')
  await expect.poll(() => isAlive(pid)).toBe(false)
})

test('a node that outlived a crash is ended by the next start, which has its blocks', async () => {
  const statePath = join(folder, 'chain.json')
  const orphan = spawn(resolveAnvilBinary(), ['--port', '0', '--chain-id', '31337', '--state', statePath])
  try {
    let output = ''
    for await (const chunk of orphan.stdout) {
      output += chunk
      if (/Listening on/.test(output)) break
    }
    const url = `http://${/Listening on (\S+)/.exec(output)?.[1]}`
    await callAnvil(url, 'anvil_mine', ['0x5'])
    writeFileSync(`${statePath}.pid`, String(orphan.pid))

    const { url: restarted } = await start()
    expect(orphan.signalCode ?? orphan.exitCode).not.toBe(null)
    expect(reports).toEqual([
      `Local Ethereum: the node of an earlier start still ran (pid ${orphan.pid}). It was ended.`,
    ])
    expect(Number(await callAnvil(restarted, 'eth_blockNumber'))).toBeGreaterThanOrEqual(5)
  } finally {
    orphan.kill('SIGKILL')
  }
})

test('a recorded id that belongs to another program by now is left alone', async () => {
  writeFileSync(join(folder, 'chain.json.pid'), String(process.pid))
  const { url } = await start()
  expect(await callAnvil(url, 'eth_chainId')).toBe('0x7a69')
  expect(reports).toEqual([])
})
