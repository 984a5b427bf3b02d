/**
 * Returns the network that an IP address counts for: an IPv4 address (also when written as IPv6), or the first 64 bits
 * of an IPv6 address, because providers assign at least a /64 to each customer (RFC 6177).
 *
 * @example nameNetwork('2001:db8::1') // '2001:db8:0:0::/64'
 */
export function nameNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (!address.includes(':')) return address
  const [head = [], tail = []] = address.split('::').map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0')
  const groups = [...head, ...zeros, ...tail].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
