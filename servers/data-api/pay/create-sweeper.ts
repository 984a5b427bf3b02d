import { type Address, erc20Abi, type Hex, type PublicClient, zeroAddress } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { PAYMENT_FACTORY } from '../../../src/features/pay/data/schema.js'
import { encodeSweep } from '../../pay/write-sweep.js'

/** The payment to forward. */
export type Sweep = { requestId: string; receiver: Address; contract: Hex | null }

/** Forwards the funds at the address of a request to its receiver, on one network. */
export type Sweeper = {
  readBalance: (contract: Hex | null, account: Address, block?: number) => Promise<bigint>
  /**
   * Sends the transaction. It does not wait for a block.
   *
   * @throws Error when the receiver or the token refuses, or it would cost too much.
   */
  sweep: (sweep: Sweep) => Promise<void>
}

/** Gas that a receiver may use. A contract of an app could use any amount, and the operator pays. */
const MAX_GAS = 500_000n
/** Its maximum fee, as a multiple of the present base fee. */
const FEE_RESERVE = 2n
/** The maximum priority fee per gas, wei. Polygon wants 25 gwei and more. */
const MAX_TIP = 50_000_000_000n
/** The error of a node that already has the transaction. With any other error it was not sent. */
const WAITS_ALREADY = /already (known|imported)|replacement (transaction )?underpriced/i

export function readBalance(client: PublicClient, contract: Hex | null, account: Address, block?: number) {
  const at = block === undefined ? {} : { blockNumber: BigInt(block) }
  if (contract === null) return client.getBalance({ address: account, ...at })
  return client.readContract({ address: contract, abi: erc20Abi, functionName: 'balanceOf', args: [account], ...at })
}

/** @param key of the account that pays the fees. It has no other rights. */
export function createSweeper(client: PublicClient, key: Hex): Sweeper {
  const account = privateKeyToAccount(key)
  return {
    readBalance: (contract, holder, block) => readBalance(client, contract, holder, block),
    async sweep({ requestId, receiver, contract }) {
      const to = PAYMENT_FACTORY as Address
      const data = encodeSweep(receiver, requestId, contract ?? zeroAddress)
      const [gas, nonce, block, chainId, suggested] = await Promise.all([
        client.estimateGas({ account: account.address, to, data }),
        // The nonce after the newest block: a pending transaction is sent again, and not followed by another.
        client.getTransactionCount({ address: account.address, blockTag: 'latest' }),
        client.getBlock({ blockTag: 'latest' }),
        client.getChainId(),
        client.estimateMaxPriorityFeePerGas(),
      ])
      if (gas > MAX_GAS) throw new Error(`It would use ${gas} gas.`)
      const tip = suggested < MAX_TIP ? suggested : MAX_TIP
      const serializedTransaction = await account.signTransaction({
        ...{ type: 'eip1559', chainId, nonce, to, data },
        gas: (gas * 6n) / 5n,
        maxFeePerGas: (block.baseFeePerGas ?? 0n) * FEE_RESERVE + tip,
        maxPriorityFeePerGas: tip,
      })
      try {
        await client.sendRawTransaction({ serializedTransaction })
      } catch (error) {
        if (!WAITS_ALREADY.test(String(error))) throw error
      }
    },
  }
}
