/** An address to compare: case is a checksum in hex addresses (EIP-55), and in other formats part of the address. */
export function foldAddress(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}
