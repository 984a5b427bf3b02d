import type { Wallet } from '@wallet-standard/base'
import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { encodeBase64, isBytes, isEqualBytes } from '../../drivers/bytes.js'
import type { WalletActions } from '../../drivers/lazy-driver.js'
import { requireAccount } from '../../drivers/require-account.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { readSession } from './read-session.js'
import { readSignature } from './read-signature.js'
import { connectFeatures, isBitcoinChain } from './standard-wallet.js'

/** How long a wallet may take to show the accounts of an earlier visit, in ms. MetaMask reads them after the page loads. */
const RESTORE_TIMEOUT = 1_000

/** The calls of a registered wallet (Wallet Standard with the features of `bitcoin:`). */
export function createStandardActions(wallet: Wallet, networks: readonly Network[]): WalletActions {
  /** Calls a method of the first of these features that the wallet has. */
  async function call(features: readonly string[], method: string, ...params: unknown[]): Promise<unknown> {
    const feature = features.map((name) => readFeature(wallet, name)).find((found) => isRecord(found))
    const found = feature?.[method]
    if (typeof found !== 'function')
      throw new WalletFailedError({ details: `${wallet.name} has no feature for ${method}.` })
    return found.apply(feature, params)
  }

  const read = (accounts: unknown) => readAccounts(accounts, networks)

  function watch(listener: (session: DriverSession) => void): () => void {
    const feature = readFeature(wallet, 'bitcoin:events') ?? readFeature(wallet, 'standard:events')
    if (typeof feature?.on !== 'function') return () => undefined
    const stop: unknown = feature.on('change', (change: unknown) => {
      if (isRecord(change) && change.accounts !== undefined) listener(read(change.accounts))
    })
    return () => {
      if (typeof stop === 'function') stop()
    }
  }

  /** Sends no request: a wallet may ask the visitor even if `silent` is set. */
  function untilShown(): Promise<DriverSession> {
    const shown = read(wallet.accounts)
    if (shown.accounts.length > 0) return Promise.resolve(shown)
    return new Promise((resolve) => {
      const end = (session: DriverSession) => {
        stop()
        clearTimeout(timer)
        resolve(session)
      }
      const stop = watch((session) => {
        if (session.accounts.length > 0) end(session)
      })
      const timer = setTimeout(() => end({ accounts: [] }), RESTORE_TIMEOUT)
    })
  }

  return {
    async connect({ silent }) {
      if (silent) return untilShown()
      const answer = await call(connectFeatures, 'connect', { purposes: ['payment', 'ordinals'] })
      return read(isRecord(answer) ? answer.accounts : undefined)
    },
    async disconnect() {
      const feature = ['bitcoin:disconnect', 'standard:disconnect'].find((name) => readFeature(wallet, name))
      if (feature !== undefined) await call([feature], 'disconnect')
    },
    watch,
    async signMessage({ account: { address }, message }) {
      const account = requireAccount(wallet, address)
      const bytes = new TextEncoder().encode(message)
      const outputs = await call(['bitcoin:signMessage'], 'signMessage', { account, message: bytes })
      const [output] = Array.isArray(outputs) ? outputs : []
      if (!isRecord(output)) throw new WalletFailedError({ details: 'The wallet returned no signature.' })
      const signed = readSignature(output.signature, address)
      const { signedMessage } = output
      // MetaMask puts the signature here too.
      const isOther = isBytes(signedMessage) && ![bytes, output.signature].some((same) => isSame(same, signedMessage))
      return isOther ? { ...signed, signedMessage: encodeBase64(signedMessage) } : signed
    },
  }
}

function isSame(value: unknown, bytes: Uint8Array): boolean {
  return isBytes(value) && isEqualBytes(value, bytes)
}

function readFeature({ features }: Wallet, name: string): Record<string, unknown> | undefined {
  const found: unknown = Object.entries(features).find(([key]) => key === name)?.[1]
  return isRecord(found) ? found : undefined
}

/** An account that lists one chain is on that chain. MetaMask's account lists all of them, so its address decides. */
function readAccounts(accounts: unknown, networks: readonly Network[]): DriverSession {
  const listed = (Array.isArray(accounts) ? accounts : []).filter((account) => {
    const { chains } = isRecord(account) ? account : {}
    return !Array.isArray(chains) || chains.length === 0 || chains.some(isBitcoinChain)
  })
  const chains: unknown[] = listed.flatMap((account) => (Array.isArray(account.chains) ? account.chains : []))
  const named = new Set(chains.filter(isBitcoinChain))
  return readSession(listed, named.size === 1 ? [...named][0] : undefined, networks)
}
