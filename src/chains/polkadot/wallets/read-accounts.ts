import type { SessionAccount } from '../../../core/model/account.js'
import type { Network } from '../../../core/model/network.js'
import { isRecord } from '../../../rules/is-record.js'
import { readPrefix, readSs58, writeSs58 } from '../addresses/ss58.js'
import { readGenesisId } from '../networks.js'
import type { KeyType } from '../signed-text.js'

/** An account of an extension. */
export type ExtensionAccount = SessionAccount & {
  /** The address as the extension writes it. */
  given: string
  keyType: KeyType
}

/**
 * The accounts of an extension, with the prefix of the first network. Leaves out accounts that are bound (by genesis hash) to a
 * network that the app does not have, and entries that are not accounts of these chains.
 */
export function readAccounts(accounts: unknown, networks: readonly Network[]): readonly ExtensionAccount[] {
  const listed: readonly unknown[] = Array.isArray(accounts) ? accounts : []
  const prefix = readPrefix(networks[0])
  return listed.flatMap((account) => {
    if (!isRecord(account) || typeof account.address !== 'string') return []
    const { address: given, name, genesisHash } = account
    const read = readSs58(given)
    const keyType = readKeyType(account.type)
    if (!read || !keyType) return []
    const bound = readBound(genesisHash, networks)
    if (bound?.length === 0) return []
    return [
      {
        address: writeSs58({ ...read, prefix }),
        type: 'eoa' as const,
        ...(typeof name === 'string' && name !== '' && { name }),
        ...(bound && { networks: bound }),
        given,
        keyType,
      },
    ]
  })
}

/** Extensions that report no type have sr25519 accounts. */
function readKeyType(type: unknown): KeyType | null {
  if (type === undefined || type === null) return 'sr25519'
  return type === 'sr25519' || type === 'ed25519' || type === 'ecdsa' ? type : null
}

/** The networks that an account is bound to; undefined if it is not bound. */
function readBound(genesisHash: unknown, networks: readonly Network[]): SessionAccount['networks'] {
  if (typeof genesisHash !== 'string' || genesisHash === '') return undefined
  const id = readGenesisId(genesisHash)
  return networks.filter((network) => network.id === id).map(({ caipNetworkId }) => caipNetworkId)
}
