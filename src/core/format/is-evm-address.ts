/** Whether `address` has the form of an EVM address: optional 0x and 40 hex digits. The checksum is not checked. */
export function isEvmAddress(address: string): boolean {
  return /^(0x)?[0-9a-f]{40}$/i.test(address)
}
