/** The origin of a page; null for a session of WalletConnect, which has its topic in place of one: its site names itself. */
export function readPageOrigin(origin: string): string | null {
  return URL.canParse(origin) ? origin : null
}
