import { FrameError } from '../messaging/frame-error.js'
import type { RatePassword } from './password-rating.js'

/**
 * Loads what rates passwords: 230 KB, most of them a list of leaked ones.
 *
 * @throws FrameError with `service-unavailable`
 */
export async function loadRatePassword(): Promise<RatePassword> {
  try {
    return (await import('./rate-password.js')).ratePassword
  } catch (cause) {
    throw new FrameError('service-unavailable', 'The list of leaked passwords did not load.', { cause })
  }
}
