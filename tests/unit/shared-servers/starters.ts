import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { SharedServer } from './request-shared-server.js'

export type Starters = {
  /** Returns where the server is. */
  request(name: SharedServer): Promise<string>
  close(): Promise<void>
}

type Started = { locate: () => string; close: () => Promise<void> | void }

/** Each program is loaded and started by the first request: a run of pure tests starts none. */
export function createStarters(): Starters {
  const started = new Map<SharedServer, Promise<Started>>()
  return {
    async request(name) {
      const running = started.get(name) ?? start(name)
      started.set(name, running)
      return (await running).locate()
    },
    async close() {
      const results = await Promise.allSettled(started.values())
      await Promise.all(results.map((result) => result.status === 'fulfilled' && result.value.close()))
    },
  }
}

function start(name: SharedServer): Promise<Started> {
  switch (name) {
    case 'redis':
      return startRedis()
    case 'postgres':
      return startPostgres()
    case 'filled-chain':
      return saveFilledChain()
    case 'account-chain':
      return saveAccountChain()
    default:
      return Promise.reject(new Error(`There is no shared server "${name}".`))
  }
}

async function startRedis(): Promise<Started> {
  const { startRedis: startServer } = await import('../servers/relay/fixtures/start-redis.js')
  const { url, close } = await startServer()
  let database = -1
  const locate = () => {
    database += 1
    return `${url}/${database}`
  }
  return { locate, close }
}

async function startPostgres(): Promise<Started> {
  const { startPostgres: startServer } = await import('../servers/fixtures/start-postgres.js')
  const { url, close } = await startServer()
  return { locate: () => url, close }
}

/** Filling a chain takes seconds; starting one from a copy of its state does not. */
async function saveFilledChain(): Promise<Started> {
  const { startTestChain } = await import('../servers/chains/fixtures/local-chain.js')
  return saveChain(startTestChain)
}

async function saveAccountChain(): Promise<Started> {
  const { startAnvil } = await import('../../../servers/chains/start-anvil.js')
  const { installSmartAccounts } = await import('../../../servers/chains/smart-accounts/install-smart-accounts.js')
  return saveChain(async (statePath) => {
    const chain = { id: 31337, name: 'Account chain', baseFee: 1_000_000_000 }
    const anvil = await startAnvil({ chain, statePath, report: (message) => console.warn(message) })
    await installSmartAccounts(anvil.url)
    return anvil
  })
}

/** Anvil writes its state when it ends. */
async function saveChain(startChain: (statePath: string) => Promise<{ close(): Promise<void> }>): Promise<Started> {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-chain-'))
  const statePath = join(folder, 'chain.json')
  const chain = await startChain(statePath)
  await chain.close()
  return { locate: () => statePath, close: () => rmSync(folder, { recursive: true, force: true }) }
}
