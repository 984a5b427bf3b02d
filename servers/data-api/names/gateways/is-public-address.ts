import { BlockList, isIP } from 'node:net'

/** The networks that are not on the public internet (RFC 6890). */
const blocked = new BlockList()
for (const network of [
  ...['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24'],
  ...['192.0.2.0/24', '192.31.196.0/24', '192.52.193.0/24', '192.88.99.0/24', '192.168.0.0/16', '192.175.48.0/24'],
  ...['198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
]) {
  const [address = '', length] = network.split('/')
  blocked.addSubnet(address, Number(length), 'ipv4')
}

/** Global unicast. It contains these, which lead to other addresses or nowhere. */
const unicast = new BlockList()
unicast.addSubnet('2000::', 3, 'ipv6')
const within = new BlockList()
for (const [address, length] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const) {
  within.addSubnet(address, length, 'ipv6')
}

/** Whether an IP address is on the public internet, and not in the network of this server. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !blocked.check(address, 'ipv4')
  return family === 6 && unicast.check(address, 'ipv6') && !within.check(address, 'ipv6')
}
