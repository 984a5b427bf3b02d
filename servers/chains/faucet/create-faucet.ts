import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import * as v from 'valibot'
import { encodeFunctionData, parseUnits } from 'viem/utils'
import { wait } from '../../../src/rules/async/wait.js'
import { ApiFailure, answerApiFailure } from '../../http/api-failure.js'
import { checkHost } from '../../http/check-host.js'
import { checkBody } from '../../http/describe-endpoint.js'
import { answerFailure } from '../../http/failure.js'
import type { RequestHandler } from '../../index.js'
import { isLoopback } from '../../origins/is-loopback.js'
import { callAnvil } from '../call-anvil.js'
import { deployer } from '../contents/addresses.js'
import { tokenAbi } from '../contents/plan/abis.js'
import { tokens } from '../contents/tokens.js'

/** The body of `POST /`. */
const requestSchema = v.strictObject({
  chainId: v.pipe(v.number('the id of a chain'), v.integer('the id of a chain')),
  address: v.pipe(v.string('an address'), v.regex(/^0x[\da-f]{40}$/i, 'an address of 20 bytes in hexadecimal')),
})

/** The amount that a new account gets. */
const startAmounts = { ether: parseUnits('1', 18), harborDollars: parseUnits('1000', tokens.harborDollar.decimals) }

/** Bytes. */
const MAX_BODY = 1_024

/**
 * Gives 1 ETH and 1,000 Harbor Dollars to an account that has no ETH, on a local chain. For development: the coins have no
 * value. `POST /` with `{chainId, address}` answers `{isFunded}`, which is false for an account that already has funds.
 *
 * @param urls the node of each chain, by chain id. They must accept `anvil_*` methods.
 */
export function createFaucet({ urls }: { urls: Readonly<Record<number, string>> }): RequestHandler {
  const app = new Hono()
  /** The fundings that have not ended, by chain and account. */
  const pending = new Map<string, Promise<boolean>>()
  /** The last funding on each chain. One after another: the node gives transactions that come at the same time one nonce. */
  const queues = new Map<number, Promise<unknown>>()

  function fundInTurn(chainId: number, url: string, address: string): Promise<boolean> {
    const funding = (queues.get(chainId) ?? Promise.resolve()).then(() => fund(url, address))
    // A failed funding does not delay the others.
    queues.set(
      chainId,
      funding.catch(() => undefined),
    )
    return funding
  }

  app.use(async ({ req }, next) => {
    const refusal = checkHost(req.raw.headers)
    if (refusal) return refusal
    const origin = req.header('origin')
    if (origin !== undefined && !isLoopback(origin)) {
      return answerFailure(401, [{ field: 'origin', description: 'Only pages of this machine may ask.' }])
    }
    return next()
  })
  app.use(bodyLimit({ maxSize: MAX_BODY }))

  app.post('/', checkBody(requestSchema), async (request) => {
    const { chainId, address } = request.req.valid('json')
    const url = urls[chainId]
    if (!url) throw new ApiFailure(404, 'chainId', 'There is no such local chain.')
    const key = `${chainId} ${address.toLowerCase()}`
    const funding = pending.get(key) ?? fundInTurn(chainId, url, address).finally(() => pending.delete(key))
    pending.set(key, funding)
    return request.json({ isFunded: await funding })
  })

  app.notFound(() => answerFailure(404, [{ field: 'path', description: 'There is no such endpoint.' }]))
  app.onError((error) => {
    const description = `The local chain refused. ${error.message}`
    return answerApiFailure(error) ?? answerFailure(500, [{ field: 'server', description }])
  })
  return async (request) => app.fetch(request)
}

/** As transactions, so that the history of the account has them. In lower case: viem refuses a wrong checksum. */
async function fund(url: string, address: string): Promise<boolean> {
  if (BigInt(String(await callAnvil(url, 'eth_getBalance', [address, 'latest']))) > 0n) return false
  const args = [address.toLowerCase() as `0x${string}`, startAmounts.harborDollars] as const
  const mint = encodeFunctionData({ abi: tokenAbi, functionName: 'mint', args })
  await callAnvil(url, 'anvil_impersonateAccount', [deployer])
  await callAnvil(url, 'eth_sendTransaction', [{ from: deployer, to: tokens.harborDollar.address, data: mint }])
  const value = `0x${startAmounts.ether.toString(16)}`
  const hash = await callAnvil(url, 'eth_sendTransaction', [{ from: deployer, to: address, value }])
  await waitForBlock(url, hash)
  return true
}

/** The chain makes a block at once, but after it has answered. */
async function waitForBlock(url: string, hash: unknown): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (await callAnvil(url, 'eth_getTransactionReceipt', [hash])) return
    await wait(20)
  }
  throw new Error('The transaction is in no block after 2 seconds.')
}
