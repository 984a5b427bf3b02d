import type { Language } from '../../../src/services/identity/schema.js'
import { escapeHtml } from '../pages/escape-html.js'
import { readWords } from './words/read-words.js'
import type { WalletEvent } from './words/wallet-event.js'

/** A mail of the service. `origin`: the origin of the requesting app. */
export type MailOrder = { to: string; language: Language; origin: string } & (
  | { kind: 'code' | 'secondary'; code: string }
  | { kind: 'primary'; code: string; newAddress: string }
  | { kind: 'device'; link: string; client: string }
  /** To the old address. `link` undoes the change, until `until` (ms). */
  | { kind: 'changed'; newAddress: string; link: string; until: number }
  /** To the new address. */
  | { kind: 'in-use'; newAddress: string }
  /** A change was undone: `address` is the account's address again. Or a device of the wallet has kept `newAddress`. */
  | { kind: 'restored' | 'undo-ended'; address: string; newAddress: string }
  /** The old `address` has requested to undo the change, which happens at `until`, ms. */
  | { kind: 'undo-asked'; address: string; newAddress: string; until: number }
  /** A social account was linked, has logged in on a new device, or was unlinked. `provider` as the database has it. */
  | { kind: 'linked' | 'social-login' | 'unlinked'; provider: string; client: string }
  /** `startsAt`: when the new wallet of `replacing` takes the place of the one in use, ms. */
  | { kind: 'wallet'; event: WalletEvent; client: string; startsAt?: number | undefined }
)

export type Mail = { to: string; subject: string; text: string; html: string }

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

type Part = { text: string; as?: 'code' | 'link' }

/** Writes a mail in the visitor's language, as plain text and as simple HTML. */
export function composeMail(order: MailOrder): Mail {
  const { dir } = readWords(order.language)
  const { subject, parts } = writeParts(order)
  const html = parts.map(({ text, as }) => {
    const safe = escapeHtml(text)
    if (as === 'code') return `<p dir="ltr" style="font-size:2em;letter-spacing:.2em"><strong>${safe}</strong></p>`
    if (as === 'link') return `<p dir="ltr"><a href="${safe}">${safe}</a></p>`
    return `<p>${safe}</p>`
  })
  return {
    to: order.to,
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${order.language}" dir="${dir}"><body>${html.join('')}</body></html>`,
  }
}

function writeParts(order: MailOrder): { subject: string; parts: Part[] } {
  const words = readWords(order.language)
  const app = new URL(order.origin).host
  switch (order.kind) {
    case 'code':
      return {
        subject: words.code.subject({ app }),
        parts: [
          { text: words.code.intro({ app }) },
          { text: order.code, as: 'code' },
          { text: words.code.life },
          { text: words.code.ignore },
        ],
      }
    case 'device':
      return {
        subject: words.device.subject({ app }),
        parts: [
          { text: words.device.intro({ app }) },
          { text: words.device.client({ client: order.client }) },
          { text: words.device.action },
          { text: order.link, as: 'link' },
          { text: words.device.life },
          { text: words.device.ignore },
        ],
      }
    case 'primary':
      return {
        subject: words.primary.subject({ app }),
        parts: [
          { text: words.primary.intro({ newAddress: order.newAddress }) },
          { text: order.code, as: 'code' },
          { text: words.code.life },
          { text: words.primary.ignore },
        ],
      }
    case 'secondary':
      return {
        subject: words.secondary.subject({ app }),
        parts: [
          { text: words.secondary.intro({ app }) },
          { text: order.code, as: 'code' },
          { text: words.code.life },
          { text: words.code.ignore },
        ],
      }
    case 'changed':
      return {
        subject: words.changed.subject({ app }),
        parts: [
          { text: words.changed.intro({ newAddress: order.newAddress }) },
          { text: words.changed.undo({ until: formatTime(order.until, order.language) }) },
          { text: order.link, as: 'link' },
        ],
      }
    case 'in-use':
      return {
        subject: words.changed.subject({ app }),
        parts: [{ text: words.inUse.intro({ app, newAddress: order.newAddress }) }, { text: words.inUse.links }],
      }
    case 'restored':
      return {
        subject: words.restored.subject({ app }),
        parts: [{ text: words.restored.intro({ address: order.address }) }, { text: words.restored.next }],
      }
    case 'undo-asked': {
      const { subject, intro, keep } = words.undoAsked
      const time = formatTime(order.until, order.language)
      return {
        subject: subject({ app }),
        parts: [{ text: intro({ address: order.address, time }) }, { text: keep({ newAddress: order.newAddress }) }],
      }
    }
    case 'undo-ended':
      return {
        subject: words.undoEnded.subject({ app }),
        parts: [{ text: words.undoEnded.intro({ newAddress: order.newAddress }) }],
      }
    case 'linked':
    case 'social-login':
    case 'unlinked': {
      const provider = providerNames[order.provider] ?? order.provider
      const { subject, intro, ignore } = words[order.kind === 'social-login' ? 'socialLogin' : order.kind]
      return {
        subject: subject({ app, provider }),
        parts: [
          { text: intro({ app, provider }) },
          { text: words.device.client({ client: order.client }) },
          { text: ignore },
        ],
      }
    }
    case 'wallet':
      return {
        subject: words.wallet[order.event].subject({ app }),
        parts: [
          { text: words.wallet[order.event].intro({ app, time: formatTime(order.startsAt, order.language) }) },
          { text: words.device.client({ client: order.client }) },
          { text: words.wallet.ignore },
        ],
      }
  }
}

/** Such as `27 November 2026 at 12:00 UTC`. */
export function formatTime(time: number | undefined, language: Language): string {
  if (time === undefined) return ''
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })
  return `${format.format(time)} UTC`
}
