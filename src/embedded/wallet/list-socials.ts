import type { SocialProvider } from '../../core/model/connector.js'
import { readPlatform } from '../../rules/platform.js'

type Page = { navigator: Pick<Navigator, 'userAgent' | 'maxTouchPoints'> } & object

/** The socials that do not work in Telegram's browser, by platform. */
const blocked: Record<'ios' | 'android' | 'mac' | 'other', readonly SocialProvider[]> = {
  ios: ['google'],
  mac: ['x'],
  android: ['facebook', 'x'],
  other: [],
}

/** Whether the page is in Telegram's browser, whose windows cannot send the page a message. */
export function isTelegram(page: object): boolean {
  return 'TelegramWebviewProxy' in page || 'TelegramWebviewProxyProto' in page
}

/**
 * The socials of `offered` that work in this browser.
 *
 * @example listSocials(['google', 'x'], window)
 */
export function listSocials(offered: readonly SocialProvider[], page: Page): readonly SocialProvider[] {
  if (!isTelegram(page)) return offered
  const platform = readPlatform(page.navigator)
  const place = platform !== 'desktop' ? platform : /macintosh/i.test(page.navigator.userAgent) ? 'mac' : 'other'
  return offered.filter((provider) => !blocked[place].includes(provider))
}
