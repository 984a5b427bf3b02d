import type { TokenBalances } from '../../../core/model/chain-adapter.js'
import { isRecord } from '../../../rules/is-record.js'
import { createAddressError } from '../address-error.js'
import type { SolanaRpc } from '../create-rpc.js'
import { isSolanaAddress } from '../is-solana-address.js'
import { tokenPrograms } from '../programs.js'
import type { SolanaNode } from '../solana-context.js'
import { readAccount, readAccounts } from './read-accounts.js'
import { readMint, readTokenAccount } from './token-accounts.js'

/** The most mints that are read besides those the app lists. Strangers can send any number. */
const MAX_OTHERS = 300

/**
 * The balances of these tokens for `address`, in all of its token accounts, of both programs. Names and symbols come from mints of
 * Token-2022; others are empty. A token without a mint is in `failed`. `withOthers`: includes its other tokens,
 * without NFTs.
 *
 * @throws InvalidTransactionError for a wrong `address`, RpcUnavailableError within 10 s
 */
export async function getTokenBalances(
  { rpc, network: { caipNetworkId: network } }: SolanaNode,
  { address, tokens, withOthers = false }: { address: string; tokens: readonly string[]; withOthers?: boolean },
): Promise<TokenBalances> {
  if (!isSolanaAddress(address)) throw createAddressError('address', address)
  const asked = [...new Set(tokens.filter(isSolanaAddress))]
  const [listed, ...amounts] = await Promise.all([
    readAccounts(rpc, asked),
    ...tokenPrograms.map((program) => readAmounts(rpc, address, program)),
  ])
  const sumOf = (token: string) => amounts.reduce((sum, found) => sum + (found.get(token) ?? 0n), 0n)
  const held = withOthers ? amounts.flatMap((found) => [...found.keys()]) : []
  const others = held.filter((token) => !asked.includes(token) && sumOf(token) > 0n).slice(0, MAX_OTHERS)
  const mints = [...listed, ...(await readAccounts(rpc, others))]
  const balances = [...asked, ...others].flatMap((token, index) => {
    const account = mints[index]
    const mint = account && readMint(account)
    // An NFT has no decimals.
    if (!mint || (index >= asked.length && mint.decimals === 0)) return []
    const { decimals } = mint
    // The app has names for the tokens that it lists.
    const short = index < asked.length ? '' : `${token.slice(0, 4)}…${token.slice(-6)}`
    const [name, symbol] = [mint.name || short, mint.symbol || short]
    return [{ network, address: token, name, symbol, decimals, amount: sumOf(token) }]
  })
  const found = new Set(balances.map((balance) => balance.address))
  return { balances, failed: tokens.filter((token) => !found.has(token)) }
}

/** The balances of an owner for every token of a program, by mint. */
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
    // Only the mint, the owner and the amount, without the extensions.
    { encoding: 'base64', dataSlice: { offset: 0, length: 72 } },
  )
}
