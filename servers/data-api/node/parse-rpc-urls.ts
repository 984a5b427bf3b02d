import { parseList } from '../../parse-list.js'

/**
 * Reads `RPC_URLS`, or the variable `name`: entries such as `1=https://rpc.example`, separated by commas or spaces.
 * Several entries of one chain are its endpoints, the preferred first.
 *
 * @throws Error that counts to the invalid entry, whose URL may hold a key of the node.
 */
export function parseRpcUrls(text: string | undefined, name = 'RPC_URLS'): Map<number, string[]> {
  const urls = new Map<number, string[]>()
  for (const [index, entry] of parseList(text).entries()) {
    const [, id, url = ''] = /^([1-9]\d{0,14})=(https?:\/\/.+)$/.exec(entry) ?? []
    if (!URL.canParse(url)) {
      throw new Error(
        `Entry ${index + 1} of ${name} is not valid. Write <chain id>=<URL>, such as 1=https://rpc.example.`,
      )
    }
    urls.set(Number(id), [...(urls.get(Number(id)) ?? []), url])
  }
  return urls
}

/** The reverse of `parseRpcUrls`. */
export function formatRpcUrls(urls: Readonly<Record<number, string>>): string {
  return Object.entries(urls)
    .map(([id, url]) => `${id}=${url}`)
    .join(' ')
}
