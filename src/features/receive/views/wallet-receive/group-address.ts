/** Cuts an address into groups of four characters, so that visitors can compare it: `0x`, `71C7`, `656E` … on eip155. */
export function groupAddress(address: string): readonly string[] {
  const prefix = address.startsWith('0x') ? '0x' : ''
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return [prefix, ...groups].filter(Boolean)
}
