import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseAbi, parseEther } from 'viem'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { callAnvil } from '../../../../servers/chains/call-anvil.js'
import { accounts } from '../../../../servers/chains/contents/accounts.js'
import { contracts, deployer } from '../../../../servers/chains/contents/addresses.js'
import { mineTransactions } from '../../../../servers/chains/contents/mine-transactions.js'
import { names } from '../../../../servers/chains/contents/names.js'
import { planDeployment } from '../../../../servers/chains/contents/plan/plan-deployment.js'
import { planPools } from '../../../../servers/chains/contents/plan/plan-pools.js'
import { swapPools } from '../../../../servers/chains/contents/swap-pools.js'
import { localChains } from '../../../../servers/chains/local-chains.js'
import { accountContracts } from '../../../../servers/chains/smart-accounts/account-contracts.js'
import { startAnvil } from '../../../../servers/chains/start-anvil.js'
import { wait } from '../../../../src/rules/async/wait.js'
import { connectTo, createDataFolder, startTestChain, type TestChain } from './fixtures/local-chain.js'
import { copyFilledState } from './fixtures/start-filled-chain.js'

vi.setConfig({ testTimeout: 60_000 })

const reservesAbi = parseAbi(['function getReserves() view returns (uint112, uint112, uint32)'])
const stranger = '0x00000000000000000000000000000000000000aa'

let folder: ReturnType<typeof createDataFolder>
const running: TestChain[] = []
beforeEach(() => {
  folder = createDataFolder()
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((chain) => chain.close()))
  folder.remove()
})

async function start() {
  const chain = await startTestChain(folder.statePath)
  running.push(chain)
  return { chain, client: connectTo(chain.url) }
}

async function stop() {
  await Promise.all(running.splice(0).map((chain) => chain.close()))
}

/** Mines a block. Returns by how many seconds its time differs from the clock of this machine. */
async function readClockError(client: ReturnType<typeof connectTo>): Promise<number> {
  await client.mine({ blocks: 1 })
  return Math.abs(Number((await client.getBlock()).timestamp) - Date.now() / 1_000)
}

test("the chain's clock is this machine's: after the first start, after a restart, after a transaction", async () => {
  const first = await start()
  expect(await readClockError(first.client)).toBeLessThan(5)
  await stop()
  const second = await start()
  expect(await readClockError(second.client)).toBeLessThan(5)
  const hash = await second.client.sendTransaction({ account: accounts.rich, to: stranger, value: 1n })
  await second.client.waitForTransactionReceipt({ hash })
  expect(await readClockError(second.client)).toBeLessThan(5)
})

test('a second start repeats nothing and keeps what the visitor did', async () => {
  await copyFilledState(folder.statePath)
  const first = await start()
  const hash = await first.client.sendTransaction({ account: accounts.rich, to: stranger, value: parseEther('1') })
  await first.client.waitForTransactionReceipt({ hash })
  const last = await first.client.getBlock()
  await stop()
  const second = await start()
  expect((await second.client.getBlock()).hash).toBe(last.hash)
  expect(await second.client.getBalance({ address: stranger })).toBe(parseEther('1'))
  expect(second.chain.reports).toEqual([])
})

test('a new chain has the contracts of smart accounts, and one that was filled before there were any gets them', async () => {
  const readCodes = (client: ReturnType<typeof connectTo>) =>
    Promise.all(accountContracts.map(({ address }) => client.getCode({ address })))
  await copyFilledState(folder.statePath)
  const first = await start()
  const codes = await readCodes(first.client)
  expect(codes).not.toContain(undefined)
  await Promise.all(accountContracts.map(({ address }) => first.client.setCode({ address, bytecode: '0x' })))
  const last = await first.client.getBlock()
  await stop()
  const second = await start()
  expect(await readCodes(second.client)).toEqual(codes)
  expect((await second.client.getBlock()).hash).toBe(last.hash)
  expect(second.chain.reports).toEqual([])
})

test('a chain that was filled before there were swaps gets their tokens and pools, and keeps what it has', async () => {
  const [chain] = localChains
  const old = await startAnvil({ chain, statePath: folder.statePath, report: () => undefined })
  await callAnvil(old.url, 'anvil_setBalance', [deployer, '0xffffffffffffffffffff'])
  const transactions = [...planDeployment(), ...planPools()]
  await mineTransactions({ url: old.url, transactions, baseFee: chain.baseFee })
  const { hash } = await connectTo(old.url).getBlock()
  await old.close()
  const { chain: started, client } = await start()
  expect(await client.getBlock({ blockHash: hash })).toBeTruthy()
  const { address, reserves } = swapPools.dollars
  const read = await client.readContract({ address, abi: reservesAbi, functionName: 'getReserves' })
  expect(read.slice(0, 2)).toEqual(reserves)
  expect(started.reports).toEqual([])
})

test('the node mines each transaction at once, and sends for its own accounts only', async () => {
  await copyFilledState(folder.statePath)
  const { client } = await start()
  const hash = await client.sendTransaction({ account: accounts.fresh, to: stranger, value: 1n })
  expect((await client.waitForTransactionReceipt({ hash, timeout: 5_000 })).status).toBe('success')
  await expect(client.sendTransaction({ account: stranger, to: accounts.fresh, value: 0n })).rejects.toThrow()
})

describe('an interrupted first start', () => {
  test('leaves no half-filled chain: the next start begins again', async () => {
    const starter = spawnStarter(folder.statePath)
    const exited = once(starter, 'exit')
    const [node = 0] = await vi.waitUntil(() => {
      const pids = findNodes(folder.statePath)
      return pids.length > 0 && pids
    }, 20_000)
    // In the middle: filling takes more than a second.
    await wait(400)
    starter.kill('SIGKILL')
    await exited
    expect(existsSync(folder.statePath)).toBe(false)

    // The node of the killed process may still run while the next one starts, and saves its chain when it ends.
    const { client } = await start()
    expect(await client.getEnsAddress({ name: names.alice.name })).toBe(accounts.named)
    const last = await client.getBlock()
    await vi.waitUntil(() => !findNodes(`${folder.statePath}.unfinished`).includes(node), 10_000)
    await stop()
    const again = await start()
    expect((await again.client.getBlock()).hash).toBe(last.hash)
    await stop()
    expect(readdirSync(dirname(folder.statePath))).toEqual(['chain.json'])
  })

  function spawnStarter(statePath: string): ChildProcess {
    const script = `
      import { localChains } from './servers/chains/local-chains.ts'
      import { startLocalChain } from './servers/chains/start-local-chain.ts'
      await startLocalChain({ chain: localChains[0], statePath: ${JSON.stringify(statePath)}, report: console.error })`
    return spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], { stdio: 'inherit' })
  }

  /** The ids of the processes that were started with `path`. */
  function findNodes(path: string): number[] {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .filter((pid) => {
        try {
          const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
          return command.includes('anvil') && command.includes(path)
        } catch {
          // It has ended in between.
          return false
        }
      })
      .map(Number)
  }
})

test('a chain of a version without contents keeps what it has, gets the contracts and says what it lacks', async () => {
  const [ethereum] = localChains
  const old = await startAnvil({ chain: ethereum, statePath: folder.statePath, report: console.warn })
  const before = connectTo(old.url)
  const hash = await before.sendTransaction({ account: accounts.rich, to: stranger, value: parseEther('3') })
  await before.waitForTransactionReceipt({ hash })
  await old.close()

  const { chain, client } = await start()
  expect(await client.getBalance({ address: stranger })).toBe(parseEther('3'))
  expect((await client.getTransactionReceipt({ hash })).status).toBe('success')
  expect(await client.getCode({ address: contracts.ensUniversalResolver })).toBeDefined()
  expect(await client.getCode({ address: accountContracts[0]?.address ?? '0x' })).toBeDefined()
  expect(await client.getEnsAddress({ name: names.alice.name })).toBe(accounts.named)
  expect(await client.getTransactionCount({ address: accounts.rich })).toBe(1)
  expect(await readClockError(client)).toBeLessThan(5)
  expect(chain.reports.join()).toContain(`end this and delete ${folder.statePath}`)

  await stop()
  expect((await start()).chain.reports).toEqual([])
})

test('the chain of a version without contents that was never used is made anew, with its past', async () => {
  const [ethereum] = localChains
  const old = await startAnvil({ chain: ethereum, statePath: folder.statePath, report: console.warn })
  await old.close()
  const { chain, client } = await start()
  expect(await client.getTransactionCount({ address: accounts.rich })).toBeGreaterThan(80)
  expect(chain.reports).toEqual([])
})
