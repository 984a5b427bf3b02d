/** A network that an IP address counts for. Its limits are those of one address times `share`. */
export type Network = { name: string; share: number }

/**
 * The prefixes that an IPv6 address counts for, bits. Providers assign a /64 to a device, and a /56 or /48 to a customer
 * (RFC 6177), who can use all of its 256 or 65,536 networks. Several visitors may share these, so they may use more.
 */
const prefixes = [
  { bits: 64, share: 1 },
  { bits: 56, share: 1.5 },
  { bits: 48, share: 2 },
] as const

/**
 * Lists the networks that an IP address counts for: an IPv4 address (also when written as IPv6) for itself, an IPv6
 * address for its /64, /56 and /48.
 *
 * @example listNetworks('2001:db8:1:2ff::1').map(({ name }) => name)
 * // ['2001:db8:1:2ff::/64', '2001:db8:1:200::/56', '2001:db8:1:0::/48']
 */
export function listNetworks(address: string): readonly Network[] {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return [{ name: mapped, share: 1 }]
  if (!address.includes(':')) return [{ name: address, share: 1 }]
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4).map((group) => Number.parseInt(group, 16))
  return prefixes.map(({ bits, share }) => {
    const kept = groups.map((group, index) => group & (0xffff << Math.max(0, 16 * (index + 1) - bits)) & 0xffff)
    return { name: `${kept.map((group) => group.toString(16)).join(':')}::/${bits}`, share }
  })
}
