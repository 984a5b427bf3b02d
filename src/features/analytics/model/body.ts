import type { AnalyticsEvent } from './catalogue.js'

/** The body of one `POST /e`. */
export type EventBody = {
  /** A random UUID (version 4) of this event alone. */
  eventId: string
  /** The address of the page, without query and hash. */
  url: string
  /** The host name of the page. */
  domain: string
  /** In ms since the epoch. */
  timestamp: number
  props: {
    type: 'track'
    event: AnalyticsEvent['event']
    /** The account's address, if the app allows it. */
    address?: string
    properties?: AnalyticsEvent['properties']
  }
}

/** A part of a path that may be an address, a hash, an e-mail address, a name such as `nora.eth`, a number or another id. */
const personal = /[@.]|%40|^\d+$|[\p{L}\p{N}_-]{20}/iu

/** The body of an event. `page`: the visitor's page; parts of its path that could identify the visitor are left out. */
export function writeBody(
  { event, properties }: AnalyticsEvent,
  {
    now,
    page,
    address,
  }: { now: number; page: Pick<Location, 'origin' | 'pathname' | 'hostname'>; address?: string | undefined },
): EventBody {
  const path = page.pathname.split('/').map((part) => (personal.test(part) ? '-' : part))
  return {
    eventId: createEventId(),
    url: `${page.origin}${path.join('/')}`,
    domain: page.hostname,
    timestamp: now,
    props: { type: 'track', event, ...(address && { address }), properties },
  }
}

/** Not `crypto.randomUUID`: it exists on https and localhost only. */
function createEventId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
