import { isWebLink, readLink } from '../../../core/model/link.js'
import { isRecord } from '../../../rules/is-record.js'

/**
 * The link that opens the app of a paired wallet at this session, from its metadata (`redirect`): its own scheme,
 * else its universal link. Undefined without one that a page may open.
 *
 * @example readOpenLink({ native: 'prism://' }, '7f…') // 'prism://wc?sessionTopic=7f…'
 */
export function readOpenLink(redirect: unknown, topic: string): string | undefined {
  const { native, universal } = isRecord(redirect) ? redirect : {}
  const link = readText(native) ?? readText(universal)
  if (link === undefined || /[?#]/.test(link)) return undefined
  const base = link.replace(/\/+$/, '')
  // A scheme without a path.
  const separator = !isWebLink(link) && base.endsWith(':') ? '//' : '/'
  return `${base}${separator}wc?sessionTopic=${encodeURIComponent(topic)}`
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' ? (readLink(value) ?? undefined) : undefined
}
