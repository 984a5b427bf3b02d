import { isRecord } from '../../../rules/is-record.js'

const announcement = 'eip6963:announceProvider'

/**
 * Keeps announcements that are none from wagmi: one without `info` would stop it from ever hearing of another wallet.
 * Call before wagmi starts to listen. Returns the stop.
 */
export function guardAnnouncements(): () => void {
  if (typeof window === 'undefined') return () => undefined
  const page = window
  // One for each call, so that the stop of one instance leaves the guard of another.
  const refuseMalformed = (event: Event) => {
    if (!isAnnouncement((event as CustomEvent<unknown>).detail)) event.stopImmediatePropagation()
  }
  page.addEventListener(announcement, refuseMalformed, true)
  return () => page.removeEventListener(announcement, refuseMalformed, true)
}

/** The shape EIP-6963 asks for, as far as wagmi relies on it. */
function isAnnouncement(detail: unknown): boolean {
  if (!isRecord(detail) || !isRecord(detail.info) || !isRecord(detail.provider)) return false
  const { uuid, name, rdns, icon } = detail.info
  const texts = [uuid, name, rdns]
  if (!texts.every((text) => typeof text === 'string' && text !== '')) return false
  return (icon === undefined || typeof icon === 'string') && typeof detail.provider.request === 'function'
}
