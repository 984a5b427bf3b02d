import type { LinkedAccount, ListedSession } from '../../../../src/services/identity/schema.js'
import type { WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import { revealHidden } from '../../../requests/format-message.js'
import type { ScreenWords } from '../../words/en-screens.js'
import { formatTime, nameDevice, type TimeFormat } from './describe-device.js'

/**
 * What opens the account: a device that can sign, the passkey that renews its login, a login that cannot sign, or a social account.
 * The visitor can end each.
 */
export type Access =
  | { kind: 'device'; device: WalletDevice }
  /** Of this device. `since`: ISO 8601. */
  | { kind: 'passkey'; since: string }
  | { kind: 'session'; session: ListedSession }
  | { kind: 'link'; link: LinkedAccount }

/** All that opens the account. */
export type AccessLists = {
  /** The last used first. */
  devices: readonly WalletDevice[]
  /** That of this device; `since` is null when it can get one. Null where there is none and can be none. */
  passkey: { since: string | null } | null
  /** Of other browsers, which cannot sign. */
  sessions: readonly ListedSession[]
  links: readonly LinkedAccount[]
}

/** The longest name of a person that is shown. */
const LONGEST_NAME = 60

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

/** What the visitor knows it by: the browser and system, or the provider. */
export function nameAccess(access: Access, words: ScreenWords): string {
  if (access.kind === 'link') return providerNames[access.link.provider] ?? access.link.provider
  if (access.kind === 'passkey') return words.passkeys.title
  return nameDevice(access.kind === 'device' ? access.device : access.session, words)
}

/** The name of the person at the provider. Null when it has none. */
export function nameLinkedPerson({ userName }: LinkedAccount): string | null {
  return userName === null ? null : revealHidden(userName.slice(0, LONGEST_NAME))
}

/** The host of the app that a session is for. */
export function nameApp({ origin }: ListedSession): string {
  return new URL(origin).host
}

/** What is told of it before the visitor ends it. `end` is null for what cannot be ended here. */
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
      const person = nameLinkedPerson(link)
      return {
        lead: link.isCurrent ? links.currentLead : links.linkLead,
        items: [
          ...(person === null ? [] : [[links.name, person] as const]),
          [links.linked, formatTime(link.linkedAt, format)],
        ],
        meaning: links.meaning,
        end: { label: links.unlink, doing: links.unlinking },
      }
    }
  }
}

/** What is told after it was ended. */
export function describeEnd(access: Access, words: ScreenWords): string {
  if (access.kind === 'passkey') return words.passkeys.removed
  const name = nameAccess(access, words)
  if (access.kind === 'device') return words.devices.removed({ device: name })
  return access.kind === 'session' ? words.sessions.ended({ device: name }) : words.links.unlinked({ provider: name })
}
