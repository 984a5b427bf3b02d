import { WalletFailedError } from '../../../core/errors/wallet-errors.js'
import type { SessionAccount } from '../../../core/model/account.js'
import type { CaipNetworkId } from '../../../core/model/caip.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { writeHex } from '../../drivers/hex.js'
import type { DriverSession } from '../../drivers/wallet-driver.js'
import { findNamedNetwork, readFamily, readFamilyNetwork } from '../addresses/network-names.js'
import { type AddressFamily, readAddress } from '../addresses/read-address.js'

type Account = SessionAccount & { families: readonly AddressFamily[] }

/**
 * The accounts that a wallet shares: the payment account first, then the one for ordinals. Leaves out addresses that are not of Bitcoin
 * (Stacks, Spark) or not on the network of the first one.
 *
 * @param reported Addresses, or objects with an address. Untrusted: a wallet may write anything here.
 * @param named The network's name in the wallet. If it is missing or wrong, the address decides.
 * @throws WalletFailedError when the wallet is on a chain that is not Bitcoin but has its addresses, such as Fractal
 */
export function readSession(reported: readonly unknown[], named: unknown, networks: readonly Network[]): DriverSession {
  const accounts = reported.flatMap(readAccount).sort((one, other) => rank(one) - rank(other))
  const [first] = accounts
  if (!first) return { accounts: [] }
  const network = findNetwork(first.families, named, networks)
  const family = readFamily(network)
  const seen = new Set<string>()
  return {
    network,
    accounts: accounts.flatMap(({ families, ...account }) => {
      if (!families.includes(family) || seen.has(account.address)) return []
      seen.add(account.address)
      return [account]
    }),
  }
}

function rank({ type }: Account): number {
  return type === 'payment' ? 0 : 1
}

/** Leather gives the type of an address instead of its purpose. Without either it is for payments. */
function readAccount(reported: unknown): Account[] {
  const fields = isRecord(reported) ? reported : { address: reported }
  const { address, purpose, type, publicKey, derivationPath, label } = fields
  const read = typeof address === 'string' ? readAddress(address) : null
  if (typeof address !== 'string' || !read) return []
  const isForOrdinals = purpose === 'ordinals' || (purpose === undefined && type === 'p2tr')
  const key = readPublicKey(publicKey)
  return [
    {
      address,
      type: isForOrdinals ? 'ordinals' : 'payment',
      ...(key !== undefined && { publicKey: key }),
      ...(typeof derivationPath === 'string' && { path: derivationPath }),
      ...(typeof label === 'string' && label !== '' && { name: label }),
      families: read.families,
    },
  ]
}

/** A public key in hexadecimal. Undefined for another length: MetaMask sends the address as UTF-8. */
function readPublicKey(reported: unknown): string | undefined {
  const isBytes = ArrayBuffer.isView(reported) && reported.byteLength > 0
  const bytes = isBytes ? new Uint8Array(reported.buffer, reported.byteOffset, reported.byteLength) : undefined
  const hex = bytes ? writeHex(bytes) : reported
  if (typeof hex !== 'string') return undefined
  return /^(?:(?:0[23])?[\da-f]{64}|04[\da-f]{128})$/i.test(hex) ? hex.toLowerCase() : undefined
}

/** Some wallets name another network than that of their address, so the address is checked too. */
function findNetwork(families: readonly AddressFamily[], named: unknown, networks: readonly Network[]): CaipNetworkId {
  const known = findNamedNetwork(named)
  if (typeof named === 'string' && !known) {
    const details = `The wallet is on ${named.slice(0, 64)}, which is not a network of Bitcoin. Switch the wallet to Bitcoin.`
    throw new WalletFailedError({ details })
  }
  if (known && families.includes(readFamily(known))) return known
  const listed = networks.find(({ caipNetworkId }) => families.includes(readFamily(caipNetworkId)))
  return listed?.caipNetworkId ?? readFamilyNetwork(families[0] ?? 'main')
}
