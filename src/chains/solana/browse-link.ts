/** Wallets whose apps open a page in their own browser. Both parts of a link are URL-encoded. */
const browsers = {
  phantom: 'https://phantom.app/ul/browse/',
  solflare: 'https://solflare.com/ul/v1/browse/',
} as const

/**
 * The link that opens a page in the browser of a wallet's phone app, in which the wallet registers itself on the page. On a phone
 * without the app it opens the wallet's site.
 *
 * @param url Default: the open page. The wallet gets its origin.
 * @throws TypeError if `url` is not a URL
 * @example <a href={createBrowseLink({ wallet: 'phantom', url: 'https://harbor.example/swap' })}>Open in Phantom</a>
 */
export function createBrowseLink({
  wallet,
  url = globalThis.location.href,
}: {
  wallet: keyof typeof browsers
  url?: string
}): string {
  const { href, origin } = new URL(url)
  return `${browsers[wallet]}${encodeURIComponent(href)}?ref=${encodeURIComponent(origin)}`
}
