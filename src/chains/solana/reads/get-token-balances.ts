import type { TokenBalances } from '../../../core/model/chain-adapter.js'
import { isRecord } from '../../../rules/is-record.js'
import { createAddressError } from '../address-error.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { tokenPrograms } from '../programs.js'
import type { SolanaNode } from '../solana-context.js'
import type { SolanaRpc } from './create-rpc.js'
import { readAccount, readAccounts } from './read-accounts.js'
import { readMint, readTokenAccount } from './token-accounts.js'

/**
 * What `address` has of these tokens, in all of its token accounts, of both programs. Names and symbols are those of mints of
 * Token-2022; others are empty. A token without a mint is in `failed`.
 *
 * @throws InvalidTransactionError for a wrong `address`, RpcUnavailableError within 10 s
 */
export async function getTokenBalances(
  { rpc, network: { caipNetworkId: network } }: SolanaNode,
  { address, tokens }: { address: string; tokens: readonly string[] },
): Promise<TokenBalances> {
  if (!isSolanaAddress(address)) throw createAddressError('address', address)
  const readable = [...new Set(tokens.filter(isSolanaAddress))]
  const [mints, ...amounts] = await Promise.all([
    readAccounts(rpc, readable),
    ...tokenPrograms.map((program) => readAmounts(rpc, address, program)),
  ])
  const balances = readable.flatMap((token, index) => {
    const account = mints[index]
    const mint = account && readMint(account)
    if (!mint) return []
    const { name, symbol, decimals } = mint
    const amount = amounts.reduce((sum, found) => sum + (found.get(token) ?? 0n), 0n)
    return [{ network, address: token, name, symbol, decimals, amount }]
  })
  const found = new Set(balances.map((balance) => balance.address))
  return { balances, failed: tokens.filter((token) => !found.has(token)) }
}

/** What an owner has of every token of a program, by mint. */
function readAmounts(rpc: SolanaRpc, owner: string, programId: string): Promise<ReadonlyMap<string, bigint>> {
  return rpc.readValue(
    'getTokenAccountsByOwner',
    [owner, { programId }],
    (value) => {
      if (!Array.isArray(value)) throw new Error('The node answered getTokenAccountsByOwner without a list.')
      const sums = new Map<string, bigint>()
      for (const entry of value as unknown[]) {
        const account = readTokenAccount(readAccount(isRecord(entry) ? entry.account : undefined))
        if (account) sums.set(account.mint, (sums.get(account.mint) ?? 0n) + account.amount)
      }
      return sums
    },
    // Without the extensions: the mint, the owner and the amount.
    { encoding: 'base64', dataSlice: { offset: 0, length: 72 } },
  )
}
