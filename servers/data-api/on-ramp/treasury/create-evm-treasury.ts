import {
  type Address,
  BaseError,
  ExecutionRevertedError,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  keccak256,
  type PublicClient,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
} from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { localTreasury } from '../../../chains/contents/local-treasury.js'
import { isLocalNetwork } from './is-local-network.js'
import type { Treasury } from './treasury.js'

/** The maximum fee of a transfer as a multiple of the present base fee: it has to be mined without another signature. */
const FEE_RESERVE = 10n
const TIP = 1_000_000_000n
/** The margin of a transfer's gas over the estimate, in percent. */
const GAS_RESERVE = 20n
/** The gas of a transfer that would revert now. It is sent anyway, so that it does not delay other orders. */
const GAS_OF_REVERTED = 100_000n

/**
 * The treasury of the local EVM chains, which sends the assets that the stand-ins have sold. Its key is public, so it works on
 * local chains alone. Each transfer has a nonce of its account: a chain takes one transaction of each.
 *
 * @param clients by CAIP-2 id. Those of other chains are left out.
 */
export function createEvmTreasury(clients: ReadonlyMap<string, PublicClient>): Treasury {
  const account = privateKeyToAccount(localTreasury.key)
  const networks = [...clients.keys()].filter(isLocalNetwork)
  const find = (network: string) => {
    const client = networks.includes(network) ? clients.get(network) : undefined
    if (!client) throw new Error(`The treasury has nothing on ${network}.`)
    return client
  }
  const readNonce = (client: PublicClient) =>
    client.getTransactionCount({ address: account.address, blockTag: 'latest' })
  return {
    networks,
    async sign({ network, address, contract, amount }) {
      const client = find(network)
      const to = address as Address
      const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] })
      const transfer = contract === null ? { to, value: amount } : { to: contract as Address, data }
      const [nonce, gas, block, chainId] = await Promise.all([
        readNonce(client),
        client.estimateGas({ account: account.address, ...transfer }).catch(readGasOfReverted),
        client.getBlock({ blockTag: 'latest' }),
        client.getChainId(),
      ])
      // The URL of the node may be wrong.
      if (network !== `eip155:${chainId}`) throw new Error(`The node of ${network} has the chain ${chainId}.`)
      const signed = await account.signTransaction({
        type: 'eip1559',
        chainId,
        nonce,
        gas: (gas * (100n + GAS_RESERVE)) / 100n,
        maxFeePerGas: (block.baseFeePerGas ?? 0n) * FEE_RESERVE + TIP,
        maxPriorityFeePerGas: TIP,
        ...transfer,
      })
      return { nonce, lastBlock: null, signed, hash: keccak256(signed) }
    },
    async send(network, signed) {
      try {
        await find(network).sendRawTransaction({ serializedTransaction: signed as Hex })
      } catch (error) {
        // Sent before: it is in a block, or waits for one.
        if (!/already (known|imported)|nonce too low/i.test(String(error))) throw error
      }
    },
    async readOutcome(network, { nonce, hash }) {
      const client = find(network)
      // Before the receipt: a nonce that is used by then, without a receipt, was used by another transaction. One that is
      // not reached any more belongs to a chain that was deleted, or restored from an older state.
      const next = await readNonce(client)
      try {
        return (await client.getTransactionReceipt({ hash: hash as Hex })).status
      } catch (error) {
        if (!(error instanceof TransactionReceiptNotFoundError)) throw error
        if (nonce === next) return null
        // A node counts the nonce of a block a moment before it has the receipts. Until then it knows the transaction.
        return (await isKnown(client, hash as Hex)) ? null : 'lapsed'
      }
    },
  }
}

/** Whether a transaction is in a block, or waits for one. */
async function isKnown(client: PublicClient, hash: Hex): Promise<boolean> {
  try {
    await client.getTransaction({ hash })
    return true
  } catch (error) {
    if (error instanceof TransactionNotFoundError) return false
    throw error
  }
}

function readGasOfReverted(error: unknown): bigint {
  if (error instanceof BaseError && error.walk((cause) => cause instanceof ExecutionRevertedError))
    return GAS_OF_REVERTED
  throw error
}
