import { accounts, counterparties } from './accounts.js'
import { type Address, contracts } from './addresses.js'

/** The records of an ENS name. Without `resolver` it is registered, but nothing resolves it. */
export type NameFacts = {
  name: string
  owner: Address
  hasResolver: boolean
  /** By coin type (ENSIP-9, ENSIP-11): 60 is Ethereum, 0x80000000 every EVM chain, 0x80000000 | chain id one of them. */
  addresses?: Readonly<Record<number, Address>>
  texts?: Readonly<Record<string, string>>
}

/** The coin type of an EVM chain (ENSIP-11). */
export function toCoinType(chainId: number): number {
  return (0x8000_0000 | chainId) >>> 0
}

const COIN_TYPE_ETH = 60
const COIN_TYPE_DEFAULT = 0x8000_0000

const aliceAvatar =
  'data:image/svg+xml;base64,' +
  btoa(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#8347b9" d="M0 0h64v64H0z"/>' +
      '<circle cx="32" cy="26" r="12" fill="#fff"/><path fill="#fff" d="M8 64q2-24 24-24t24 24z"/></svg>',
  )

/** The names of the ENS registry on each local chain. */
export const names = {
  alice: {
    name: 'alice.eth',
    owner: accounts.named,
    hasResolver: true,
    addresses: { [COIN_TYPE_ETH]: accounts.named, [COIN_TYPE_DEFAULT]: accounts.named },
    texts: { avatar: aliceAvatar, description: 'Sails on weekends.', url: 'https://alice.example' },
  },
  dora: {
    name: 'dora.eth',
    owner: accounts.ordinary,
    hasResolver: true,
    addresses: { [COIN_TYPE_ETH]: accounts.ordinary },
    texts: { avatar: `eip155:31337/erc721:${contracts.lighthouses}/2` },
  },
  shop: {
    name: 'fishmarket.eth',
    owner: counterparties.shop,
    hasResolver: true,
    addresses: { [COIN_TYPE_DEFAULT]: counterparties.shop },
  },
  /** Another address on the rollup than on Ethereum. */
  twoChains: {
    name: 'two-chains.eth',
    owner: counterparties.friend,
    hasResolver: true,
    addresses: { [COIN_TYPE_ETH]: counterparties.friend, [toCoinType(31338)]: counterparties.trader },
  },
  /** Resolves to the contract of a token, where tokens sent to it are lost. */
  token: {
    name: 'harbor-dollar.eth',
    owner: counterparties.exchange,
    hasResolver: true,
    addresses: { [COIN_TYPE_ETH]: contracts.harborDollar },
  },
  /** Resolves to the zero address. */
  zero: {
    name: 'zero.eth',
    owner: counterparties.exchange,
    hasResolver: true,
    addresses: { [COIN_TYPE_ETH]: '0x0000000000000000000000000000000000000000' },
  },
  /** Has a resolver, but no address. */
  empty: { name: 'empty.eth', owner: counterparties.exchange, hasResolver: true },
  /** Is registered, but has no resolver. */
  unresolvable: { name: 'unresolvable.eth', owner: counterparties.exchange, hasResolver: false },
} as const satisfies Record<string, NameFacts>

/** The reverse records under `addr.reverse`: the name that each account claims. The name of `impostor` does not resolve to it. */
export const reverseNames = [
  { account: accounts.named, name: names.alice.name },
  { account: accounts.impostor, name: names.alice.name },
  { account: accounts.ordinary, name: names.dora.name },
] as const satisfies readonly { account: Address; name: string }[]

/** The reverse records under `default.reverse`, for every EVM chain (ENSIP-19). */
export const defaultReverseNames = [
  { account: counterparties.shop, name: names.shop.name },
] as const satisfies readonly { account: Address; name: string }[]
