import { type Address, contracts } from './addresses.js'

/** Facts about an ERC-20 token. */
export type TokenFacts = {
  address: Address
  name: string
  symbol: string
  decimals: number
  /** A `data:` URL. */
  icon?: string
  /** The fee that a transfer deducts, in hundredths of a percent. Default: 0. */
  transferFee?: number
  /** Whether it has permits (ERC-2612). Default: false. */
  hasPermit?: boolean
}

/** The part of each transfer that `tollgate` burns, in hundredths of a percent. */
export const tollgateFeeBasisPoints = 200

/** The tokens that wallets and pages may list and price. Each has a pool. */
export const tokens = {
  weth: {
    address: contracts.weth,
    name: 'Wrapped Ether',
    symbol: 'WETH',
    decimals: 18,
    icon: drawIcon('#c2298a', 'M32 8 48 33 32 42 16 33zM32 46 48 37 32 57 16 37z'),
  },
  /** One is worth one US dollar. */
  harborDollar: {
    address: contracts.harborDollar,
    name: 'Harbor Dollar',
    symbol: 'HUSD',
    decimals: 6,
    icon: drawIcon('#2b7a3f', 'M29 12h6v10h9v6h-9v17q8-1 10-9l6 2Q48 52 32 52T13 38l6-2q2 8 10 9V28h-9v-6h9z'),
  },
  cobalt: {
    address: contracts.cobalt,
    name: 'Cobalt',
    symbol: 'CBLT',
    decimals: 8,
    icon: drawIcon('#3a5bc7', 'M32 12 50 22v20L32 52 14 42V22z'),
  },
  meridian: {
    address: contracts.meridian,
    name: 'Meridian',
    symbol: 'MRDN',
    decimals: 18,
    icon: drawIcon('#a35200', 'M30 10h4v44h-4zM10 30h44v4H10z'),
  },
  orchard: {
    address: contracts.orchard,
    name: 'Orchard',
    symbol: 'ORCH',
    decimals: 18,
    icon: drawIcon('#c62a2f', 'M32 22q12-8 17 3T32 52Q10 36 15 25t17-3zM32 18q0-8 8-8 0 8-8 8z'),
  },
  /** Burns 2 % of each transfer. */
  tollgate: {
    address: contracts.tollgate,
    name: 'Tollgate',
    symbol: 'TOLL',
    decimals: 18,
    transferFee: tollgateFeeBasisPoints,
  },
  /** Its name and symbol are `bytes32`. */
  oldMill: { address: contracts.oldMill, name: 'Old Mill', symbol: 'MILL', decimals: 18 },
} as const satisfies Partial<Record<keyof typeof contracts, TokenFacts>>

/** Tokens of strangers. No list names them; an account gets them unasked. */
export const unlistedTokens = {
  /** Direction marks, html, a NUL and much text, in a pool too small to give a price. */
  hostile: {
    address: contracts.hostile,
    name: `\u202eralloD robraH\u202c <img src=x onerror=alert(1)>${' Very'.repeat(40)} Long\u0000`,
    symbol: `\u202eDSUH</td><script>alert(1)</script>${'W'.repeat(100)}`,
    decimals: 18,
  },
  /** Names a site. */
  lure: { address: contracts.lure, name: 'Visit claim-harbor.example', symbol: 'HUSD', decimals: 18 },
} as const satisfies Partial<Record<keyof typeof contracts, TokenFacts>>

function drawIcon(ground: string, path: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="32" fill="${ground}"/><path fill="#fff" d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
