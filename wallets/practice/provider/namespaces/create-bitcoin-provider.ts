import { isRecord } from '../../../../src/rules/is-record.js'
import { signatureKinds } from '../../namespaces/bip122/signature-kinds.js'
import { failureCodes, toFailureData, WalletFailure } from '../../protocol/wallet-failure.js'
import type { NamespaceAccount } from '../../state/namespace-accounts.js'
import { createNamespaceAccountList, type NamespacePorts } from './namespace-account-list.js'

type Listener = (accounts: readonly string[]) => void

/** Codes of sats-connect: refused by the visitor, not connected, no such method. */
const [REJECTED, ACCESS_DENIED, NO_SUCH_METHOD] = [-32000, -32002, -32601]

const kinds: Readonly<Record<string, string>> = {
  ecdsa: signatureKinds.ecdsa,
  'bip322-simple': signatureKinds.bip322,
  BIP322: signatureKinds.bip322,
  ECDSA: signatureKinds.ecdsa,
}

/**
 * Creates the practice wallet's provider on Bitcoin: the methods of UniSat, and `request` of WBIP, by which wallets list
 * themselves under a name of their own. Creating it sends no request to the wallet.
 *
 * @see https://docs.unisat.io/dev-center/open-api-documentation/unisat-wallet
 * @see https://wbips.netlify.app
 */
export function createBitcoinProvider(ports: NamespacePorts) {
  const list = createNamespaceAccountList('bip122', ports)
  const listeners = new Map<Listener, () => void>()
  const listAddresses = (accounts: readonly NamespaceAccount[]) => accounts.map(({ address }) => address)
  const ask = (method: string, ...params: readonly unknown[]) => ports.provider.request({ method, params })

  function requireAddress(): string {
    const [account] = list.read()
    if (account) return account.address
    const message = 'This site is not connected to the practice wallet. Call requestAccounts first.'
    throw new WalletFailure({ code: failureCodes.unauthorized, message })
  }

  async function signMessage(text: string, type = 'ecdsa', address = requireAddress()): Promise<unknown> {
    return ask('bip122_signMessage', address, text, kinds[type])
  }

  async function describeSession(accounts: readonly NamespaceAccount[]) {
    if (accounts.length === 0) requireAddress()
    const addresses = await Promise.all(
      listAddresses(accounts).map(async (address) => {
        const publicKey = await ask('bip122_publicKey', address)
        return { address, publicKey, purpose: 'payment', addressType: 'p2wpkh', walletType: 'software' }
      }),
    )
    return { addresses, network: { bitcoin: { name: 'Regtest' } } }
  }

  const methods: Readonly<Record<string, (params: Record<string, unknown>) => Promise<unknown>>> = {
    wallet_connect: async () => describeSession(await list.connect()),
    wallet_getAccount: async () => describeSession(await list.restore()),
    wallet_disconnect: async () => {
      await list.disconnect()
      return null
    },
    async signMessage({ address, message, protocol = 'ECDSA' }) {
      await list.restore()
      const signature = await signMessage(String(message), String(protocol), String(address ?? requireAddress()))
      return { signature, address, protocol }
    },
  }

  return {
    requestAccounts: async () => listAddresses(await list.connect()),
    getAccounts: async () => listAddresses(await list.restore()),
    async getPublicKey() {
      return ask('bip122_publicKey', requireAddress())
    },
    getNetwork: async () => 'regtest',
    getChain: async () => ({ enum: 'BITCOIN_REGTEST', name: 'Bitcoin Regtest', network: 'regtest' }),
    /** `type`: `ecdsa` or `bip322-simple`. */
    signMessage: (text: string, type?: string) => signMessage(text, type),
    disconnect: list.disconnect,
    on(event: string, listener: Listener) {
      if (event !== 'accountsChanged' || listeners.has(listener)) return
      listeners.set(
        listener,
        list.subscribe((accounts) => listener(listAddresses(accounts))),
      )
    },
    removeListener(event: string, listener: Listener) {
      if (event !== 'accountsChanged') return
      listeners.get(listener)?.()
      listeners.delete(listener)
    },
    /** WBIP. Resolves with its errors, as wallets of sats-connect do. */
    async request(method: string, params?: unknown): Promise<object> {
      const answer = methods[method]
      if (!answer)
        return { error: { code: NO_SUCH_METHOD, message: `The practice wallet does not support ${method}.` } }
      try {
        return { result: await answer(isRecord(params) ? params : {}) }
      } catch (error) {
        return { error: toSatsFailure(error) }
      }
    },
    addListener({ eventName, cb }: { eventName: string; cb: () => void }) {
      return eventName === 'accountChange' ? list.subscribe(() => cb()) : () => undefined
    },
  }
}

function toSatsFailure(error: unknown): { code: unknown; message: unknown } {
  const { code, message } = toFailureData(error)
  if (code === failureCodes.userRejected) return { code: REJECTED, message }
  return { code: code === failureCodes.unauthorized ? ACCESS_DENIED : code, message }
}
