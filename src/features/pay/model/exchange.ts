/** An exchange that sends what is withdrawn there. */
export type Exchange = {
  id: string
  name: string
  imageUrl: string | null
  /** Of its pages. */
  origin: string
  /** What can be withdrawn, CAIP-19. */
  assets: readonly string[]
  /** `fee`: less arrives than is withdrawn. `batches`: it takes longer, and several withdrawals may arrive as one. */
  note: 'fee' | 'batches' | null
}

/** Where a withdrawal is sent to. */
export type Deposit = {
  address: string
  /** What is still missing, in base units. */
  amount: bigint
  /** The page of the exchange; null where only its own site is known. */
  url: string | null
}

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * The page of an exchange that may be opened: `https:` of its own origin. A page of this machine may open others of this machine, for
 * development. Null for others.
 */
export function readExchangePage(
  url: string,
  { origin, pageHost }: { origin: string; pageHost: string },
): string | null {
  if (!URL.canParse(url)) return null
  const page = new URL(url)
  const isLocal = page.protocol === 'http:' && loopback.test(page.hostname) && loopback.test(pageHost)
  const isOwn = page.origin === origin && page.username === '' && page.password === ''
  return isOwn && (page.protocol === 'https:' || isLocal) ? page.href : null
}

/** Whether an exchange sends an asset. The case of the addresses of contracts does not count. */
export function sendsAsset({ assets }: Pick<Exchange, 'assets'>, asset: string): boolean {
  return assets.some((one) => one.toLowerCase() === asset.toLowerCase())
}
