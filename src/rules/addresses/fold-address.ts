/** An address for comparison: case is only a checksum in hex addresses (EIP-55), but in other formats part of the address. */
export function foldAddress(address: string): string {
  return /^0x[0-9a-f]+$/i.test(address) ? address.toLowerCase() : address
}
