import { isRecord } from '../../../rules/is-record.js'

const announcement = 'eip6963:announceProvider'

/** The wallets that announced themselves on this page: their providers by rdns (EIP-6963). */
export type Announcements = ReadonlyMap<string, unknown>

/**
 * Collects announced wallets in `found`. Stops malformed announcements before they reach wagmi: one without `info`
 * would keep it from adding any later wallet. Call it before wagmi's config is created. Returns a function that stops it.
 */
export function watchAnnouncements(found: Map<string, unknown>): () => void {
  if (typeof window === 'undefined') return () => undefined
  const page = window
  const read = (event: Event) => {
    const { detail } = event as CustomEvent<unknown>
    if (isAnnouncement(detail)) found.set(detail.info.rdns, detail.provider)
    else event.stopImmediatePropagation()
  }
  page.addEventListener(announcement, read, true)
  return () => page.removeEventListener(announcement, read, true)
}

/** Asks the wallets on the page to announce themselves again. */
export function requestAnnouncements(): void {
  if (typeof window !== 'undefined') window.dispatchEvent(new Event('eip6963:requestProvider'))
}

type Announcement = { info: { rdns: string }; provider: unknown }

/** Whether `detail` has the EIP-6963 fields that wagmi reads. */
function isAnnouncement(detail: unknown): detail is Announcement {
  if (!isRecord(detail) || !isRecord(detail.info) || !isRecord(detail.provider)) return false
  const { uuid, name, rdns, icon } = detail.info
  const texts = [uuid, name, rdns]
  if (!texts.every((text) => typeof text === 'string' && text !== '')) return false
  return (icon === undefined || typeof icon === 'string') && typeof detail.provider.request === 'function'
}
