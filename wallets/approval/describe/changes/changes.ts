/**
 * An asset of an account. `decimals` only where they are known. An NFT has its collection, and each of its numbers is one of its
 * own.
 */
export type Asset =
  | { kind: 'native' }
  | { kind: 'token'; token: string; decimals?: number }
  | { kind: 'nft'; collection: string; id: bigint }

/** `amount` in base units. */
export type Movement = { asset: Asset; amount: bigint }

/** The assets that others may take from the account, now and later. */
export type Permit =
  /** `amount` in base units, at most; null without a limit. `via`: the Permit2 contract with the allowance. */
  | { kind: 'token'; token: string; spender: string; amount: bigint | null; via?: string }
  /** One NFT. It has one spender at most. */
  | { kind: 'nft'; collection: string; id: bigint; spender: string }
  /** Every NFT of a collection. */
  | { kind: 'collection'; collection: string; spender: string }

/** The changes that requests make to one account. Each asset is named once, and so is each spender of a token. */
export type Changes = {
  leaves: readonly Movement[]
  arrives: readonly Movement[]
  /** The allowances that remain afterwards. */
  allows: readonly Permit[]
}

/** The changes that the calls of a request declare. `unknownCount`: the number of calls that may change anything else. */
export type StatedChanges = Changes & { unknownCount: number }

/** A text that is the same for the same asset. */
export function nameAsset(asset: Asset): string {
  switch (asset.kind) {
    case 'native':
      return 'native'
    case 'token':
      return asset.token.toLowerCase()
    case 'nft':
      return `${asset.collection.toLowerCase()} ${asset.id}`
  }
}

/** A key of permits: a later permit with the same key replaces the earlier one. */
export function namePermit(permit: Permit): string {
  switch (permit.kind) {
    case 'token':
      return `token ${permit.token} ${permit.spender} ${permit.via ?? ''}`.toLowerCase()
    case 'nft':
      return `nft ${nameAsset(permit)}`
    case 'collection':
      return `collection ${permit.collection} ${permit.spender}`.toLowerCase()
  }
}

/** Adds up the amounts of each asset, in the order in which the assets first appear. */
export function addMovements(movements: readonly Movement[]): Movement[] {
  const sums = new Map<string, Movement>()
  for (const { asset, amount } of movements) {
    const name = nameAsset(asset)
    sums.set(name, { asset, amount: (sums.get(name)?.amount ?? 0n) + amount })
  }
  return [...sums.values()].filter(({ amount }) => amount > 0n)
}
