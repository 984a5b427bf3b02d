/** Writes an address in groups of four characters, so that people can compare it: `0x71 C765 6EC7 …` on eip155. */
export function groupAddress(address: string): string {
  const prefix = address.startsWith('0x') ? '0x' : ''
  const groups = address.slice(prefix.length).match(/.{1,4}/gsu) ?? []
  return [prefix, ...groups].filter(Boolean).join(' ')
}
