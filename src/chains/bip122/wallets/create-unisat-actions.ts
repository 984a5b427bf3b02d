import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { readAddress } from '../addresses/read-address.js'
import type { WalletActions } from './lazy-driver.js'
import { readNetworkName } from './network-names.js'
import { readSession } from './read-session.js'
import { readSignature } from './read-signature.js'

type UnisatOptions = {
  provider: Record<string, unknown>
  networks: readonly Network[]
  /** The network of a provider that serves only one. Otherwise the wallet is asked, without a window. */
  network?: Network
}

/** Events that mean another account or network. OKX has none for the network. */
const events = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged']

/** The calls of a wallet that has the methods of UniSat. It shares one address, which it uses for payments. */
export function createUnisatActions({ provider, networks, network }: UnisatOptions): WalletActions {
  const has = (method: string) => typeof provider[method] === 'function'

  async function call(method: string, ...params: unknown[]): Promise<unknown> {
    const found = provider[method]
    if (typeof found !== 'function') throw new WalletFailedError({ details: `The wallet has no method ${method}.` })
    return found.apply(provider, params)
  }

  /** `getChain` tells all networks apart; older wallets have `getNetwork`, which says `testnet` for each test network. */
  async function readName(): Promise<unknown> {
    if (network) return readNetworkName(network.caipNetworkId)
    if (!has('getChain')) return has('getNetwork') ? call('getNetwork') : undefined
    const chain = await call('getChain')
    return isRecord(chain) ? chain.enum : undefined
  }

  async function share(accounts: unknown): Promise<DriverSession> {
    const told = Array.isArray(accounts) ? accounts : [accounts]
    return told.length === 0 ? { accounts: [] } : readSession(told, await readName(), networks)
  }

  return {
    async connect({ silent }) {
      // OKX's providers of test networks have `connect` only, which asks the visitor.
      if (silent) return has('getAccounts') ? share(await call('getAccounts')) : { accounts: [] }
      return share(await call(has('requestAccounts') ? 'requestAccounts' : 'connect'))
    },
    async disconnect() {
      if (has('disconnect')) await call('disconnect')
    },
    watch(listener) {
      if (!has('on')) return () => undefined
      let newest = 0
      const refresh = async (told: unknown) => {
        newest += 1
        const own = newest
        // What an event says differs between wallets, so the wallet is asked where it can be.
        const shared = (async () => share(has('getAccounts') ? await call('getAccounts') : told))()
        const session = await shared.catch((): DriverSession => ({ accounts: [] }))
        if (own === newest) listener(session)
      }
      const onChange = (told: unknown) => void refresh(told)
      for (const event of events) void call('on', event, onChange)
      return () => {
        newest += 1
        const remove = ['removeListener', 'off'].find(has)
        if (remove !== undefined) for (const event of events) void call(remove, event, onChange)
      }
    },
    async signMessage({ account: { address }, message }) {
      // Without the second parameter these wallets use ECDSA. An address of the oldest kind has no other scheme.
      const scheme = readAddress(address)?.type === 'p2pkh' ? 'ecdsa' : 'bip322-simple'
      return readSignature(await call('signMessage', message, scheme), address)
    },
  }
}
