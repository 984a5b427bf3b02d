/**
 * Names who an IP address belongs to: an IPv4 address by itself (also as IPv6 writes it), of IPv6 the first 64 bits, since a
 * provider gives no customer less (RFC 6177).
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
