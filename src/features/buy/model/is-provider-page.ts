/** The hosts of the pages of well-known providers, by their ids. They count whatever the data API says. */
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
  /** Of its pages, as the data API says in the options. */
  origin: string | null
  /** The host name of the page that opens it. */
  pageHost: string
}

/**
 * Whether a page may be opened as that of a provider: `https:` at a host of a provider that Lintel knows, else at the origin that
 * the data API names. A page of this machine may open others of this machine, for development.
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
