import { type Address, isAddressEqual, type PublicClient } from 'viem'
import { normalize } from 'viem/ens'
import { isNodeUnavailable } from '../../api-failure.js'
import { createCache } from '../create-cache.js'
import { type Avatar, readAvatar } from './read-avatar.js'

/** The chain whose registry holds the names, and the type of its addresses in it (ENSIP-11). */
export type NameChain = { client: PublicClient; coinType: bigint }

export type Identity = { name: string | null; avatar: Avatar | null }

/** Values that were read with another `version` are read again. */
export type IdentityReader = (account: Address, version?: string) => Promise<Identity>

/** How long a name is kept, ms. */
const LIFETIME = 300_000
const MAX_NAME = 255
const none: Identity = { name: null, avatar: null }

/** Reads names and avatars from the ENS registry of a chain. A name counts only if it resolves to the account. */
export function createIdentityReader(chain: NameChain): IdentityReader {
  const cache = createCache<Identity>(LIFETIME)
  return (account, version = '') => cache.read(`${account} ${version}`, () => readIdentity(chain, account))
}

async function readIdentity({ client, coinType }: NameChain, account: Address): Promise<Identity> {
  const name = await orNull(client.getEnsName({ address: account, coinType }))
  if (name === null || !isNormal(name)) return none
  // Anybody may write any name into the reverse record of their own address.
  const resolved = await orNull(client.getEnsAddress({ name, coinType }))
  if (resolved === null || !isAddressEqual(resolved, account)) return none
  return { name, avatar: readAvatar(await orNull(client.getEnsText({ name, key: 'avatar' }))) }
}

/** Other forms of a name (ENSIP-15) look the same and belong to somebody else. */
function isNormal(name: string): boolean {
  try {
    return name.length <= MAX_NAME && normalize(name) === name
  } catch {
    // The name has characters that no name may have.
    return false
  }
}

/** A contract that reverts, or that requires a call to another server, has no answer. */
async function orNull<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading
  } catch (error) {
    if (isNodeUnavailable(error)) throw error
    return null
  }
}
