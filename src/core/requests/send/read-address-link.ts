/** The chains of the short names (EIP-3770) that wallets write before an address. */
const shortNames: Record<string, number> = {
  eth: 1,
  oeth: 10,
  bnb: 56,
  gno: 100,
  matic: 137,
  pol: 137,
  zksync: 324,
  base: 8453,
  arb1: 42161,
  celo: 42220,
  avax: 43114,
  linea: 59144,
  scr: 534352,
  sep: 11155111,
}

/** EIP-681. A link that calls a function, such as `transfer`, names a contract and not the receiver. */
const ETHEREUM = /^ethereum:(?:pay-)?([^@/?]+)(?:@(\d+))?(?:\?.*)?$/i
/** Solana Pay, BIP-21. */
const PLAIN = /^(?:solana|bitcoin):([^:/?]+)(?:\?.*)?$/i
const CAIP_10 = /^([-a-z\d]{3,8}:[-\w]{1,32}):([-.%\w]{1,128})$/
const SHORT_NAME = /^([a-z\d-]+):(0x[\da-f]{40})$/i

/**
 * Reads a link of a QR code or an address that names its chain. `network` is the CAIP-2 id, if the text has one. Other
 * texts come back as they are.
 *
 * @example readAddressLink('ethereum:0x71C7…@8453') // { target: '0x71C7…', network: 'eip155:8453' }
 */
export function readAddressLink(text: string): { target: string; network?: string } {
  const [, account, chain] = ETHEREUM.exec(text) ?? []
  if (account !== undefined) return { target: account, ...(chain !== undefined && { network: `eip155:${chain}` }) }
  const [, plain] = PLAIN.exec(text) ?? []
  if (plain !== undefined) return { target: plain }
  const [, network, target] = CAIP_10.exec(text) ?? []
  if (network !== undefined && target !== undefined) return { target, network }
  const [, name = '', address] = SHORT_NAME.exec(text) ?? []
  const id = Object.hasOwn(shortNames, name.toLowerCase()) ? shortNames[name.toLowerCase()] : undefined
  return address === undefined || id === undefined ? { target: text } : { target: address, network: `eip155:${id}` }
}
