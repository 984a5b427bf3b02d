import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, rename, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import type { Service } from '../service.js'
import { callAnvil } from './call-anvil.js'
import { contracts, swapContracts } from './contents/addresses.js'
import { fillTreasury } from './contents/fill-treasury.js'
import { installPaymentFactory } from './install-payment-factory.js'
import { fillPaymaster } from './smart-accounts/fill-paymaster.js'
import { installSmartAccounts } from './smart-accounts/install-smart-accounts.js'
import { type StartAnvilOptions, startAnvil } from './start-anvil.js'

export type StartLocalChainOptions = Omit<StartAnvilOptions, 'genesisTime'>

const SECONDS_PER_DAY = 86_400
/** The suffix of a file that is being filled, after the name of the state. */
const UNFINISHED = '.unfinished-'

/**
 * Starts a local chain with its contents. They are made at the first start, in a file of their own that takes the place of the
 * state when it is complete: an interrupted start leaves none, and the next one begins again. The chain of an older version
 * keeps its contents and gets the contracts.
 *
 * @throws Error when the node does not start or its contents cannot be made.
 */
export async function startLocalChain(options: StartLocalChainOptions): Promise<Service> {
  const { chain, statePath, report } = options
  await removeUnfinished(statePath)
  if (!existsSync(statePath)) await makeContents(options)
  let running = await startAnvil(options)
  try {
    const hasContents = await hasCode(running.url, contracts.ensUniversalResolver)
    // Older versions had no contents for swaps.
    if (!hasContents || !(await hasCode(running.url, swapContracts.standInRouter))) {
      const isNew = Number(await callAnvil(running.url, 'eth_blockNumber')) === 0
      await running.close()
      if (isNew) await rm(statePath, { force: true })
      else if (!hasContents) {
        report(
          `${chain.name}: an older version has saved the chain. It keeps what it has and gets the contracts, but no past ` +
            `transactions. For a chain with all contents, end this and delete ${statePath}.`,
        )
      }
      await makeContents(options, hasContents)
      running = await startAnvil(options)
    }
    // Not with the contents, so that a chain which was filled before there were smart accounts gets them too.
    await installSmartAccounts(running.url)
    await fillPaymaster(running.url)
    await fillTreasury(running.url)
    await installPaymentFactory(running.url)
    return running
  } catch (error) {
    await running.close()
    throw error
  }
}

/** Fills a copy of the state, or a new chain if there is none, and replaces the state with it. */
async function makeContents(
  { chain, statePath, report }: StartLocalChainOptions,
  lacksSwapsOnly = false,
): Promise<void> {
  // viem encodes the calls. It is loaded here, because only the first start needs it.
  const [{ fillChain }, { PAST_DAYS }] = await Promise.all([
    import('./contents/fill-chain.js'),
    import('./contents/plan/planned-transaction.js'),
  ])
  await mkdir(dirname(statePath), { recursive: true })
  // Another name each time: a node that outlived a crash may still write to its file.
  const unfinished = `${statePath}${UNFINISHED}${process.pid}-${Date.now()}`
  const isNew = !existsSync(statePath)
  if (!isNew) await copyFile(statePath, unfinished)
  const firstDay = Math.floor(Date.now() / 1_000) - PAST_DAYS * SECONDS_PER_DAY
  const node = await startAnvil({ chain, statePath: unfinished, report, ...(isNew ? { genesisTime: firstDay } : {}) })
  try {
    await fillChain({
      url: node.url,
      chainId: chain.id,
      baseFee: chain.baseFee,
      lacksSwapsOnly,
      ...(isNew ? { firstDay } : {}),
    })
  } finally {
    await node.close()
  }
  await rename(unfinished, statePath)
}

async function removeUnfinished(statePath: string): Promise<void> {
  const folder = dirname(statePath)
  const names = existsSync(folder) ? await readdir(folder) : []
  const unfinished = names.filter((name) => name.startsWith(basename(statePath) + UNFINISHED))
  await Promise.all(unfinished.map((name) => rm(join(folder, name), { force: true })))
}

async function hasCode(url: string, address: string): Promise<boolean> {
  return (await callAnvil(url, 'eth_getCode', [address, 'latest'])) !== '0x'
}
