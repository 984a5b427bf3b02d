/** The hosts of the pages of providers, by their ids. */
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
  /** Hosts that the app names, by provider. */
  hosts: Readonly<Record<string, readonly string[]>> | undefined
  /** The host name of the page that opens it. */
  pageHost: string
}

/**
 * Whether a page may be opened as that of a provider: `https:` at one of its hosts. A page of this machine may open others of
 * this machine, for development.
 *
 * @example isProviderPage('https://buy.moonpay.com/?…', { provider: 'moonpay', hosts: undefined, pageHost: 'app.example' })
 */
export function isProviderPage(url: string, { provider, hosts, pageHost }: Surroundings): boolean {
  if (!URL.canParse(url)) return false
  const { protocol, hostname, host, username, password } = new URL(url)
  if (username || password) return false
  if (loopback.test(hostname)) return /^https?:$/.test(protocol) && loopback.test(pageHost)
  if (protocol !== 'https:' || provider === null) return false
  const own = Object.hasOwn(hosts ?? {}, provider) ? hosts?.[provider] : undefined
  const known = Object.hasOwn(knownHosts, provider) ? knownHosts[provider] : undefined
  return (own ?? known ?? []).includes(host)
}
