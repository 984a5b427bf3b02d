/** Which store has the wallet for this device. */
export type Platform = 'ios' | 'android' | 'desktop'

/**
 * The device, by what its browser says of itself. An iPad calls itself a Mac; it alone of those has a touch screen.
 *
 * @example readPlatform(navigator)
 */
export function readPlatform({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): Platform {
  if (/android/i.test(userAgent)) return 'android'
  if (/iphone|ipad|ipod/i.test(userAgent)) return 'ios'
  return /macintosh/i.test(userAgent) && maxTouchPoints > 1 ? 'ios' : 'desktop'
}
