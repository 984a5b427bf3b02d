import { describe, expect, it } from 'vitest'
import { listSocials } from '../../../src/embedded/wallet/list-socials.js'

const offered = ['google', 'x', 'farcaster', 'discord', 'apple', 'github', 'facebook'] as const
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36'
const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15'
const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36'

const browser = (userAgent: string) => ({ navigator: { userAgent, maxTouchPoints: 0 } })
const telegram = (userAgent: string) => ({ ...browser(userAgent), TelegramWebviewProxy: {} })

describe('socials in the browser of Telegram', () => {
  it.each([
    ['iOS', iphone, ['google']],
    ['a Mac', mac, ['x']],
    ['Android', android, ['x', 'facebook']],
    ['Windows', windows, []],
  ])('on %s', (_name, userAgent, blocked) => {
    const left = offered.filter((provider) => !blocked.includes(provider))
    expect(listSocials(offered, telegram(userAgent))).toEqual(left)
    expect(listSocials(offered, browser(userAgent))).toEqual(offered)
  })
})
