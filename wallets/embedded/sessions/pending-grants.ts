import * as v from 'valibot'
import type { Hex } from 'viem'
import {
  decodeDelegation,
  hashDelegation,
  readLimits,
  type SignedDelegation,
} from '../../../src/embedded/smart-account/delegation.js'

const hex = v.custom<Hex>((text) => typeof text === 'string' && /^0x[\da-f]*$/i.test(text))

const grantSchema = v.strictObject({
  account: hex,
  /** CAIP-2. */
  chainId: v.string(),
  /** ABI encoding of the signed delegation. */
  context: hex,
  /** The input of its salt. */
  origin: v.strictObject({ origin: v.string(), originKeyHash: hex, walletKeyHash: hex, nonce: hex }),
})

/** A permission that an account has granted, as the data API stores it. */
export type Grant = v.InferOutput<typeof grantSchema>

export type PendingGrant = Grant & { pci: Hex; delegation: SignedDelegation }

/** Grants that the data API has not stored yet. */
export type PendingGrants = {
  add(grant: Grant): PendingGrant
  remove(pcis: readonly Hex[]): void
  /** The grants that have not expired. */
  list(): readonly PendingGrant[]
  /** Whether no more may be granted until the data API has stored some. */
  isFull(): boolean
}

const PREFIX = 'lintel.grant.'
/** The maximum number of pending grants. */
const MAX_PENDING = 50

/**
 * Keeps grants in `storage`, each under its own key, so that two tabs do not overwrite each other; in memory alone if
 * the browser blocks storage.
 */
export function createPendingGrants(storage: Storage | null): PendingGrants {
  const memory = new Map<Hex, PendingGrant>()

  function remove(pcis: readonly Hex[]): void {
    for (const pci of pcis) {
      memory.delete(pci)
      storage?.removeItem(PREFIX + pci)
    }
  }

  function list(): readonly PendingGrant[] {
    const now = Date.now() / 1_000
    const stored = readAll(storage).map((grant) => [grant.pci, grant] as const)
    const all = [...new Map([...stored, ...memory]).values()]
    const isExpired = ({ delegation }: PendingGrant) => (readLimits(delegation.caveats)?.expiry ?? 0) <= now
    remove(all.filter(isExpired).map(({ pci }) => pci))
    return all.filter((grant) => !isExpired(grant))
  }

  return {
    add(grant) {
      const kept = toPending(grant)
      if (!kept) throw new TypeError('The context is not one signed delegation.')
      memory.set(kept.pci, kept)
      try {
        storage?.setItem(PREFIX + kept.pci, JSON.stringify(grant))
      } catch {
        // A full storage: the grant is in memory.
      }
      return kept
    },
    remove,
    list,
    isFull: () => list().length >= MAX_PENDING,
  }
}

function readAll(storage: Storage | null): readonly PendingGrant[] {
  const keys = Array.from({ length: storage?.length ?? 0 }, (_, index) => storage?.key(index) ?? '')
  return keys.filter((key) => key.startsWith(PREFIX)).flatMap((key) => read(storage?.getItem(key)) ?? [])
}

function read(text: string | null | undefined): PendingGrant | null {
  try {
    return toPending(v.parse(grantSchema, JSON.parse(text ?? '')))
  } catch {
    // Written by another version.
    return null
  }
}

function toPending(grant: Grant): PendingGrant | null {
  const delegation = decodeDelegation(grant.context)
  return delegation && { ...grant, pci: hashDelegation(delegation), delegation }
}

/** The storage of the frame; null where the browser blocks it. */
export function openLocalStorage(): Storage | null {
  try {
    return window.localStorage
  } catch {
    // The browser blocks the storage of frames of other sites.
    return null
  }
}
