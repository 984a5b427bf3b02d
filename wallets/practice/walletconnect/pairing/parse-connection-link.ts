import type { PracticeWords } from '../../words/en.js'

/** A pairing link, or the reason for the visitor why the text is not one. */
export type ConnectionLink = { type: 'link'; uri: string } | { type: 'refused'; reason: string }

const refuse = (reason: string): ConnectionLink => ({ type: 'refused', reason })

/**
 * Parses a pasted, scanned or opened link: a pairing URI of WalletConnect 2, or a link with such a URI as `uri`. `now`
 * is in ms since the epoch.
 *
 * @see https://specs.walletconnect.com/2.0/specs/clients/core/pairing/pairing-uri
 */
export function parseConnectionLink(text: string, now: number, words: PracticeWords['link']): ConnectionLink {
  const link = text.trim()
  if (link === '') return refuse(words.none)
  const carried = readCarriedLink(link)
  if (carried !== null) return parseConnectionLink(carried, now, words)
  if (!/^wc:/i.test(link)) return refuse(words.noLink)

  const [, topic = '', version = '', query = ''] = link.match(/^wc:([^@?]*)@?([^?]*)\??(.*)$/i) ?? []
  if (version === '1') return refuse(words.version1)
  if (version !== '2' || !isKey(topic)) return refuse(words.damaged)
  const params = new URLSearchParams(query)
  if (!isKey(params.get('symKey') ?? '') || params.get('relay-protocol') !== 'irn') {
    return refuse(words.noKey)
  }
  const expiry = params.get('expiryTimestamp')
  if (expiry !== null && !(Number(expiry) * 1000 > now)) {
    return refuse(words.expired)
  }
  return { type: 'link', uri: `wc:${link.slice(3)}` }
}

/** 32 bytes in hex. */
function isKey(text: string): boolean {
  return /^[0-9a-f]{64}$/i.test(text)
}

/**
 * Finds the pairing URI inside another link, such as the wallet's own. Returns null without one. Accepts unencoded URIs
 * too.
 */
export function readCarriedLink(link: string): string | null {
  if (/^wc:\/*[^@]+@/i.test(link)) return null
  const [, raw] = link.match(/[?&]uri=(.*)$/s) ?? []
  if (raw === undefined) return null
  return /^wc:/i.test(raw) ? raw : new URLSearchParams(`uri=${raw}`).get('uri')
}
