/** An exchange from which the visitor can withdraw. */
export type Exchange = {
  id: string
  name: string
  imageUrl: string | null
  /** The origin of its pages. */
  origin: string
  /** The assets that can be withdrawn, CAIP-19. */
  assets: readonly string[]
  /** `fee`: less arrives than is withdrawn. `batches`: it takes longer, and several withdrawals may arrive as one. */
  note: 'fee' | 'batches' | null
}

/** The destination of a withdrawal. */
export type Deposit = {
  address: string
  /** The missing amount, in base units. */
  amount: bigint
  /** The page of the exchange; null where only its own site is known. */
  url: string | null
}

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

/**
 * Returns the URL if it may be opened as the exchange's page: `https:` on its own origin. For development, a page on this machine may
 * open others on this machine. Null otherwise.
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

/** Whether an exchange sends an asset. Ignores the case of contract addresses. */
export function sendsAsset({ assets }: Pick<Exchange, 'assets'>, asset: string): boolean {
  return assets.some((one) => one.toLowerCase() === asset.toLowerCase())
}
