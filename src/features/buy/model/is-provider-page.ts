/** The hosts of the pages of well-known providers, by provider id. They override the data API. */
const knownHosts: Readonly<Record<string, readonly string[]>> = {
  coinbase: ['pay.coinbase.com'],
  moonpay: ['buy.moonpay.com', 'buy-sandbox.moonpay.com'],
  stripe: ['crypto.link.com', 'checkout.link.com'],
  transak: ['global.transak.com', 'global-stg.transak.com'],
}

const loopback = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\])$/

type Surroundings = {
  /** The id of the provider. */
  provider: string | null
  /** The origin of its pages, from the options of the data API. */
  origin: string | null
  /** The host name of the page that opens the provider's page. */
  pageHost: string
}

/**
 * Whether a URL may be opened as a provider's page: `https:` at a host of a provider that Lintel knows, else at the origin that
 * the data API names. For development, a page on this machine may open others on this machine.
 *
 * @example isProviderPage('https://buy.moonpay.com/?…', { provider: 'moonpay', origin: null, pageHost: 'app.example' })
 */
export function isProviderPage(url: string, { provider, origin, pageHost }: Surroundings): boolean {
  if (!URL.canParse(url)) return false
  const page = new URL(url)
  if (page.username || page.password) return false
  const isLocal = loopback.test(page.hostname) && loopback.test(pageHost)
  if (page.protocol !== 'https:' && !(page.protocol === 'http:' && isLocal)) return false
  const known = provider !== null && Object.hasOwn(knownHosts, provider) ? knownHosts[provider] : undefined
  if (known) return known.includes(page.host)
  return origin === null ? isLocal : page.origin === origin
}
