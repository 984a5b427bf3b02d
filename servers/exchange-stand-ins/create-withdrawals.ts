import { type Address, createWalletClient, defineChain, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { wait } from '../../src/rules/async/wait.js'
import { contracts } from '../chains/contents/addresses.js'
import { localExchanges } from '../chains/contents/local-payers.js'
import type { ExchangeStandInId } from '../data-api/pay/exchanges.js'

/** `contract` is null for ETH. `amount` is in base units, with the fee. */
export type Withdrawal = { chainId: number; to: Address; contract: Address | null; amount: bigint }

const splitterAbi = parseAbi(['function forward(address to) payable'])

/** How long withdrawals are collected, ms. */
const BATCH = 3_000

type WithdrawalsOptions = {
  id: ExchangeStandInId
  /** URL of each chain's node, by chain id. */
  urls: Readonly<Record<number, string>>
  signal: AbortSignal
  report: (message: string) => void
}

/** Sends withdrawals from the account of a stand-in, one after another on each chain. */
export function createWithdrawals({ id, urls, signal, report }: WithdrawalsOptions) {
  const account = privateKeyToAccount(localExchanges[id].key)
  /** The last transaction on each chain: each has its own nonce. */
  const queues = new Map<number, Promise<unknown>>()
  const collected = new Map<string, Withdrawal>()

  async function transfer({ chainId, to, contract, amount }: Withdrawal): Promise<string> {
    const chain = defineChain({
      id: chainId,
      name: 'Local chain',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [urls[chainId] ?? ''] } },
    })
    const client = createWalletClient({ account, chain, transport: http() })
    if (contract !== null) {
      return client.sendTransaction({
        to: contract,
        data: encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, amount] }),
      })
    }
    // Exchanges that send batches pay from a contract: an internal call, which emits no event.
    if (id === 'northbay') return client.sendTransaction({ to, value: amount })
    const data = encodeFunctionData({ abi: splitterAbi, functionName: 'forward', args: [to] })
    return client.sendTransaction({ to: contracts.paymentSplitter, data, value: amount })
  }

  function sendInTurn(withdrawal: Withdrawal): Promise<string> {
    const sending = (queues.get(withdrawal.chainId) ?? Promise.resolve()).then(() => transfer(withdrawal))
    queues.set(
      withdrawal.chainId,
      sending.catch(() => undefined),
    )
    return sending
  }

  return {
    /** Sends at once. Returns the hash. */
    send: sendInTurn,
    /** Sends with the next batch. Withdrawals to the same address become one transfer. */
    collect(withdrawal: Withdrawal): void {
      const key = JSON.stringify([withdrawal.chainId, withdrawal.to, withdrawal.contract])
      const known = collected.get(key)
      if (known) {
        known.amount += withdrawal.amount
        return
      }
      collected.set(key, { ...withdrawal })
      const sendLater = async () => {
        await wait(BATCH, signal)
        const whole = collected.get(key)
        collected.delete(key)
        if (whole) await sendInTurn(whole)
      }
      sendLater().catch((error: unknown) => {
        if (!signal.aborted) report(`${id} (stand-in): a withdrawal has failed. ${error}`)
      })
    },
  }
}
