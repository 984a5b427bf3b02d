/** The operating system family that decides which app store and which wallets a device has. */
export type Platform = 'ios' | 'android' | 'desktop'

/**
 * Reads the platform from the user agent. iPadOS reports a Mac; only an iPad reports a Mac with a touch screen.
 *
 * @example readPlatform(navigator)
 */
export function readPlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
