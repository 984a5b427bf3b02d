import type { LinkedAccount, ListedSession } from '../../../../src/services/identity/schema.js'
import type { WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { formatTime, nameDevice, type TimeFormat } from './describe-device.js'

/**
 * A way to open the account: a device that can sign, the passkey that renews its login, a login that cannot sign, or a
 * social account. The visitor can end each.
 */
export type Access =
  | { kind: 'device'; device: WalletDevice }
  /** The passkey of this device. `since`: ISO 8601. */
  | { kind: 'passkey'; since: string }
  | { kind: 'session'; session: ListedSession }
  | { kind: 'link'; link: LinkedAccount }

/** All that opens the account. */
export type AccessLists = {
  /** The last used first. */
  devices: readonly WalletDevice[]
  /** The passkey of this device; `since` is null if it can get one. Null if it has none and can get none. */
  passkey: { since: string | null } | null
  /** The sessions of other browsers, which cannot sign. */
  sessions: readonly ListedSession[]
  links: readonly LinkedAccount[]
}

/** The maximum length of a name that is shown. */
const MAX_NAME = 60

/** Names of products need no translation. */
const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  apple: 'Apple',
  x: 'X',
  discord: 'Discord',
  github: 'GitHub',
  facebook: 'Facebook',
  farcaster: 'Farcaster',
}

/** The name that the visitor recognizes: the browser and system, or the provider. */
export function nameAccess(access: Access, words: ScreenWords): string {
  if (access.kind === 'link') return providerNames[access.link.provider] ?? access.link.provider
  if (access.kind === 'passkey') return words.passkeys.title
  return nameDevice(access.kind === 'device' ? access.device : access.session, words)
}

/** The visitor's name at the provider. Null if it gives none. */
export function nameLinkedProfile({ userName }: LinkedAccount): string | null {
  return userName === null ? null : revealHidden(userName.slice(0, MAX_NAME))
}

/** The host of the app that a session is for. */
export function nameApp({ origin }: ListedSession): string {
  return new URL(origin).host
}

/** The consequences that the visitor reads before they end it. `end` is null for access that cannot be ended here. */
export type AccessDescription = {
  lead: string
  items: readonly (readonly [label: string, text: string])[]
  meaning: string
  end: { label: string; doing: string } | null
}

export function describeAccess(access: Access, words: ScreenWords, format: TimeFormat): AccessDescription {
  const { devices, passkeys, sessions, links } = words
  switch (access.kind) {
    case 'device': {
      const { isCurrent, usedAt, createdAt } = access.device
      return {
        lead: isCurrent ? devices.currentLead : devices.deviceLead,
        items: [
          [devices.used, formatTime(usedAt, format)],
          [devices.added, formatTime(createdAt, format)],
        ],
        meaning: isCurrent ? devices.leaveCurrent : devices.meaning,
        end: isCurrent ? null : { label: devices.remove, doing: devices.removing },
      }
    }
    case 'passkey':
      return {
        lead: passkeys.lead,
        items: [[devices.added, formatTime(access.since, format)]],
        meaning: passkeys.meaning,
        end: { label: passkeys.remove, doing: passkeys.removing },
      }
    case 'session': {
      const { session } = access
      return {
        lead: sessions.sessionLead,
        items: [
          [sessions.app, nameApp(session)],
          [
            sessions.method,
            session.method === 'email' ? sessions.byEmail : (providerNames[session.method] ?? session.method),
          ],
          [devices.used, formatTime(session.usedAt, format)],
          [sessions.began, formatTime(session.createdAt, format)],
        ],
        meaning: sessions.meaning,
        end: { label: sessions.end, doing: sessions.ending },
      }
    }
    case 'link': {
      const { link } = access
      const name = nameLinkedProfile(link)
      return {
        lead: link.isCurrent ? links.currentLead : links.linkLead,
        items: [
          ...(name === null ? [] : [[links.name, name] as const]),
          [links.linked, formatTime(link.linkedAt, format)],
        ],
        meaning: links.meaning,
        end: { label: links.unlink, doing: links.unlinking },
      }
    }
  }
}

/** The message after the access was ended. */
export function describeEnd(access: Access, words: ScreenWords): string {
  if (access.kind === 'passkey') return words.passkeys.removed
  const name = nameAccess(access, words)
  if (access.kind === 'device') return words.devices.removed({ device: name })
  return access.kind === 'session' ? words.sessions.ended({ device: name }) : words.links.unlinked({ provider: name })
}
