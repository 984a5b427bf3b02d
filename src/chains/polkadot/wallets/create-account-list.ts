import type { SessionAccount } from '../../../core/model/account.js'
import type { WalletSession } from '../../../core/model/chain-adapter.js'
import type { Network } from '../../../core/model/network.js'
import type { ListAccounts } from '../../drivers/create-connections.js'
import { readPrefix, readSs58, writeSs58 } from '../addresses/ss58.js'

/**
 * Writes accounts with the prefix of a network. Leaves out those that are bound to another network; if all are, they stay,
 * and requests to them are refused.
 */
export function createAccountList(networks: readonly Network[]): ListAccounts {
  return (accounts, caipNetworkId) => {
    const prefix = readPrefix(networks.find((network) => network.caipNetworkId === caipNetworkId))
    const write = (account: SessionAccount): SessionAccount => {
      const read = readSs58(account.address)
      return read ? { ...account, address: writeSs58({ ...read, prefix }) } : account
    }
    const here = accounts.filter(({ networks: bound }) => !bound || bound.includes(caipNetworkId))
    const [first, ...others] = here.length > 0 ? here : accounts
    const listed: WalletSession['accounts'] = [write(first ?? accounts[0]), ...others.map(write)]
    return listed
  }
}
