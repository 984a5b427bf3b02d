import { expect, test } from 'vitest'
import type { DirectoryWallet } from '../../../src/core/model/directory.js'
import { type Device, listDownloads, readBrowser } from '../../../src/parts/links/list-downloads.js'

const everywhere: DirectoryWallet = {
  id: 'prism',
  name: 'Prism',
  isCertified: true,
  chains: [],
  order: 0,
  injected: [],
  homepage: 'https://prism.example',
  chromeStore: 'https://chrome.example/prism',
  firefoxStore: 'https://firefox.example/prism',
  edgeStore: 'https://edge.example/prism',
  appStore: 'https://ios.example/prism',
  playStore: 'https://android.example/prism',
}
const places = (device: Device, wallet = everywhere) => listDownloads(wallet, device).map(({ place }) => place)

test("the visitor's own browser comes first, the website last", () => {
  const desktop = (browser: Device['browser']) => places({ platform: 'desktop', browser })
  expect(desktop('chrome')).toEqual(['chrome', 'firefox', 'edge', 'ios', 'android', 'website'])
  expect(desktop('firefox')).toEqual(['firefox', 'chrome', 'edge', 'ios', 'android', 'website'])
  expect(desktop('edge')).toEqual(['edge', 'chrome', 'firefox', 'ios', 'android', 'website'])
})

test('a phone shows only what it can install', () => {
  expect(places({ platform: 'ios', browser: 'chrome' })).toEqual(['ios', 'website'])
  expect(places({ platform: 'android', browser: 'chrome' })).toEqual(['android', 'website'])
})

test('only known stores, and only links to web pages', () => {
  const { appStore: _, ...wallet } = everywhere
  const odd = { ...wallet, chromeStore: 'javascript:alert(1)', homepage: 'data:text/html,x', edgeStore: '' }
  expect(places({ platform: 'desktop', browser: 'chrome' }, odd)).toEqual(['firefox', 'android'])
})

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'firefox'],
  ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0', 'edge'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36', 'chrome'],
])('%s installs the extensions of %s', (userAgent, browser) => {
  expect(readBrowser(userAgent)).toBe(browser)
})
