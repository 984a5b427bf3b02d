import { afterEach, expect, test, vi } from 'vitest'
import { createLintel } from '../../../src/headless/index.js'
import { readPlatform } from '../../../src/rules/platform.js'
import { mockChain, sampleNetworks } from '../../../src/testing/index.js'

const devices = [
  ['an iPhone', 'ios', 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)', 5],
  ['an iPad', 'ios', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5],
  ['an Android phone', 'android', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) Mobile', 5],
  ['an Android tablet', 'android', 'Mozilla/5.0 (Linux; Android 14; Pixel Tablet)', 5],
  ['a Mac', 'desktop', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0],
  ['a Linux computer', 'desktop', 'Mozilla/5.0 (X11; Linux x86_64)', 0],
  ['a Windows computer with a touch screen', 'desktop', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)', 10],
] as const

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each(devices)('%s is %s', (_device, platform, userAgent, maxTouchPoints) => {
  expect(readPlatform({ userAgent, maxTouchPoints })).toBe(platform)
})

test.each(devices)(
  '%s is %s to the wallet layer, unless the app decides',
  (_device, platform, userAgent, maxTouchPoints) => {
    vi.stubGlobal('navigator', { userAgent, maxTouchPoints })
    const options = { metadata: { name: 'Harbor' }, networks: sampleNetworks, adapters: [mockChain()] }
    for (const [given, expected] of [
      [{}, platform !== 'desktop'],
      [{ isMobile: true }, true],
    ] as const) {
      const lintel = createLintel({ ...options, ...given })
      lintel.start()
      expect(lintel.store.getState().isMobile).toBe(expected)
      lintel.destroy()
    }
  },
)
