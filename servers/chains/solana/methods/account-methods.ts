import { type Address, address } from '@solana/kit'
import { isRecord } from '../../../../src/rules/is-record.js'
import type { SolanaChain } from '../create-solana-chain.js'
import { formatAccount, formatTokenAmount, MAX_SPACE, readMint, readTokenAccount } from '../format-account.js'
import { token2022Program, tokenProgram } from '../tokens.js'
import { wrapInContext } from './context.js'
import { type RpcConfig, readAddress, readConfig, readCount, readList, refuseParam } from './params.js'

/** Accounts in one call, as Solana limits them. */
const MAX_ACCOUNTS = 100

/** The methods that read accounts. */
export function createAccountMethods(chain: SolanaChain) {
  const readDecimals = (mint: string) => {
    const account = chain.getAccount(address(mint))
    return account && readMint(account)?.decimals
  }
  const format = (at: Address, config: RpcConfig) => {
    const account = chain.getAccount(at)
    return account ? formatAccount(account, config, readDecimals) : null
  }
  return {
    getBalance: ([at, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => Number(chain.getAccount(readAddress(at))?.lamports ?? 0)),

    getAccountInfo: ([at, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => format(readAddress(at), readConfig(config))),

    getMultipleAccounts: ([list, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () =>
        readList(list, MAX_ACCOUNTS).map((at) =>
          format(readAddress(at), { encoding: 'base64', ...readConfig(config) }),
        ),
      ),

    getMinimumBalanceForRentExemption: ([size]: readonly unknown[]) => chain.getRent(readCount(size, MAX_SPACE)),

    getTokenAccountsByOwner: ([owner, filter, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => {
        const wanted = { owner: readAddress(owner), ...readFilter(chain, filter) }
        return chain.listAccountsOf(wanted.program).flatMap((account) => {
          const token = readTokenAccount(account)
          if (token?.owner !== wanted.owner || (wanted.mint && token.mint !== wanted.mint)) return []
          return [{ pubkey: account.address, account: formatAccount(account, readConfig(config), readDecimals) }]
        })
      }),

    getTokenAccountBalance: ([at, config]: readonly unknown[]) =>
      wrapInContext(chain, readConfig(config), () => {
        const account = chain.getAccount(readAddress(at))
        if (!account) throw refuseParam('Invalid param: could not find account')
        const token = readTokenAccount(account)
        const decimals = token && readDecimals(token.mint)
        if (!token || decimals === undefined) throw refuseParam('Invalid param: not a Token account')
        return formatTokenAmount(token.amount, decimals)
      }),
  }
}

function readFilter(chain: SolanaChain, filter: unknown): { program: Address; mint?: Address } {
  if (isRecord(filter) && filter.mint !== undefined) {
    const mint = readAddress(filter.mint)
    const account = chain.getAccount(mint)
    if (!account || !readMint(account)) throw refuseParam('Invalid param: could not find mint')
    return { program: account.programAddress, mint }
  }
  if (isRecord(filter) && filter.programId !== undefined) {
    const program = readAddress(filter.programId)
    if (program !== tokenProgram && program !== token2022Program) {
      throw refuseParam('Invalid param: unrecognized Token program id')
    }
    return { program }
  }
  throw refuseParam('Invalid params: the filter must be {mint} or {programId}.')
}
