import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { readNetworkName } from '../addresses/network-names.js'
import { readAddress } from '../addresses/read-address.js'
import { okxId, readPath } from './find-injected.js'
import { readSession } from './read-session.js'
import { readSignature } from './read-signature.js'

type UnisatOptions = { id: string; provider: Record<string, unknown>; networks: readonly Network[] }

/** Events after which the account or network may differ. OKX has none for the network. */
const events = ['accountsChanged', 'accountChanged', 'networkChanged', 'chainChanged']

/** The calls of a wallet with UniSat's methods. It shares one address, which it uses for payments. */
export function createUnisatActions({ id, provider: found, networks }: UnisatOptions): WalletActions {
  // A provider of OKX serves only one network. The app's first network decides.
  const [first] = networks
  const name = first && id === okxId ? readNetworkName(first.caipNetworkId) : undefined
  const provider = name === undefined ? found : (findOkxProvider(name) ?? found)
  const has = (method: string) => typeof provider[method] === 'function'

  async function call(method: string, ...params: unknown[]): Promise<unknown> {
    const own = provider[method]
    if (typeof own !== 'function') throw new WalletFailedError({ details: `The wallet has no method ${method}.` })
    return own.apply(provider, params)
  }

  /** `getChain` distinguishes all networks; older wallets have `getNetwork`, which returns `testnet` for each test network. */
  async function readName(): Promise<unknown> {
    if (name !== undefined) return name
    if (!has('getChain')) return has('getNetwork') ? call('getNetwork') : undefined
    const chain = await call('getChain')
    return isRecord(chain) ? chain.enum : undefined
  }

  async function share(accounts: unknown): Promise<DriverSession> {
    const reported = Array.isArray(accounts) ? accounts : [accounts]
    return reported.length === 0 ? { accounts: [] } : readSession(reported, await readName(), networks)
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
      const refresh = async (reported: unknown) => {
        newest += 1
        const own = newest
        // The content of events differs between wallets, so read from the wallet if it allows that.
        const shared = (async () => share(has('getAccounts') ? await call('getAccounts') : reported))()
        const session = await shared.catch((): DriverSession => ({ accounts: [] }))
        if (own === newest) listener(session)
      }
      const onChange = (reported: unknown) => void refresh(reported)
      for (const event of events) void call('on', event, onChange)
      return () => {
        newest += 1
        const remove = ['removeListener', 'off'].find(has)
        if (remove !== undefined) for (const event of events) void call(remove, event, onChange)
      }
    },
    async signMessage({ account: { address }, message }) {
      // Without the second parameter these wallets use ECDSA. An address of the oldest type has no other scheme.
      const scheme = readAddress(address)?.type === 'p2pkh' ? 'ecdsa' : 'bip322-simple'
      return readSignature(await call('signMessage', message, scheme), address)
    },
  }
}

function findOkxProvider(name: string): Record<string, unknown> | undefined {
  const isTestnet = name === 'testnet' || name === 'testnet4'
  const key = isTestnet ? 'bitcoinTestnet' : name === 'signet' ? 'bitcoinSignet' : 'bitcoin'
  const provider = readPath(globalThis, `okxwallet.${key}`)
  return isRecord(provider) ? provider : undefined
}
