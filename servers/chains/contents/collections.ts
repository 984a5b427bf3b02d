import { type Address, contracts } from './addresses.js'

/** Facts about a collection of NFTs. */
export type CollectionFacts = { address: Address; standard: 'ERC-721' | 'ERC-1155'; name: string; isSpam: boolean }

export const collections = {
  lighthouses: { address: contracts.lighthouses, standard: 'ERC-721', name: 'Lighthouses', isSpam: false },
  badges: { address: contracts.badges, standard: 'ERC-1155', name: 'Harbor Badges', isSpam: false },
  /** Its image is an `https:` URL, which is never fetched. */
  spamVouchers: {
    address: contracts.spamVouchers,
    standard: 'ERC-721',
    name: '$5,000 HUSD Voucher | claim-harbor.example',
    isSpam: true,
  },
} as const satisfies Partial<Record<keyof typeof contracts, CollectionFacts>>
