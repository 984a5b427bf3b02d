import type { WalletDevice } from '../../../../src/services/identity/wallet-schema.js'
import type { ScreenWords } from '../../words/en-screens.js'

/** The format of times. `locale`: BCP 47. `timeZone`: an IANA name; by default that of the browser. */
export type TimeFormat = { locale: string; timeZone?: string | undefined }

/** Writes the day of a time of ISO 8601. */
export function formatDay(time: string, { locale, timeZone }: TimeFormat): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone }).format(new Date(time))
}

/** Writes a time of ISO 8601. */
export function formatTime(time: string, { locale, timeZone }: TimeFormat): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(new Date(time))
}

/** The name by which the visitor recognizes a device: its browser and system. */
export function nameDevice({ client }: Pick<WalletDevice, 'client'>, words: ScreenWords): string {
  return client === '?' ? words.devices.unknown : client
}
