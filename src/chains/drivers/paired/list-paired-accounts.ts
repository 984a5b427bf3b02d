import type { SessionAccount } from '../../../core/model/account.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import type { WalletConnectSession } from '../../../core/model/wallet-connect.js'
import { listPairedChains } from '../../../core/wallets/list-paired-chains.js'

type PairedAccountsParameters = {
  session: WalletConnectSession
  /** The accounts that an event has reported, which replace those of the session. */
  reported: readonly SessionAccount[] | null
  networks: readonly Network[]
  /** The address in the namespace's format; null for a text that is not an address. */
  readAddress(text: string): string | null
}

/**
 * The accounts of a session in which one account may be on several networks: each once, with the networks of the app on which
 * the wallet offers it. The wallet's order stays.
 */
export function listPairedAccounts({
  session,
  reported,
  networks,
  readAddress,
}: PairedAccountsParameters): readonly SessionAccount[] {
  const found = new Map<string, { account: SessionAccount; chains: CaipNetworkId[] }>()
  const add = (text: string, chains: readonly CaipNetworkId[], details: Partial<SessionAccount>) => {
    const address = readAddress(text)
    if (address === null) return
    const known = found.get(address) ?? { account: { type: 'eoa' as const, ...details, address }, chains: [] }
    known.chains.push(...chains)
    found.set(address, known)
  }
  if (reported) for (const account of reported) add(account.address, session.chains, account)
  else {
    const chains = new Set(networks.flatMap(listPairedChains))
    for (const text of session.accounts) {
      for (const chain of chains) {
        const address = readOnChain(text, chain)
        if (address !== null) add(address, [chain], {})
      }
    }
  }
  return [...found.values()].map(({ account, chains }) => ({
    ...account,
    networks: listPairedNetworks(networks, chains),
  }))
}

/** The networks that match one of these chains of a wallet. */
export function listPairedNetworks(networks: readonly Network[], chains: readonly CaipNetworkId[]): CaipNetworkId[] {
  return networks
    .filter((network) => listPairedChains(network).some((chain) => chains.includes(chain)))
    .map(({ caipNetworkId }) => caipNetworkId)
}

/** The addresses that a session has on a chain, in its order. */
export function listPairedAddresses({ accounts }: WalletConnectSession, chain: CaipNetworkId): string[] {
  return accounts.flatMap((text) => readOnChain(text, chain) ?? [])
}

/** The address of a CAIP-10 account; null if it is on another chain. */
function readOnChain(account: string, chain: CaipNetworkId): string | null {
  return account.startsWith(`${chain}:`) ? account.slice(chain.length + 1) : null
}
