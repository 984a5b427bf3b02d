import { describe, expect, test } from 'vitest'
import { getStoreLink } from '../../../src/features/pairing/views/parts/get-store-link.js'
import { chooseTarget } from '../../../src/parts/links/open-link.js'

describe('the target of a link', () => {
  test.each([
    ['an app from the page itself', 'prism://wc', false, false, '_self'],
    ['an app from within a frame', 'prism://wc', true, false, '_top'],
    ['a web page', 'https://prism.example', false, false, '_blank'],
    ['a web page from within a frame', 'https://prism.example', true, false, '_blank'],
    ['an app from Telegram', 'prism://wc', false, true, '_blank'],
    ['an app from a frame of Telegram', 'prism://wc', true, true, '_blank'],
  ] as const)('%s', (_name, href, isFramed, isTelegram, target) => {
    expect(chooseTarget(href, { isFramed, isTelegram })).toBe(target)
  })
})

test('is the store of the device, else the home page, else null', () => {
  const wallet = { id: 'prism', name: 'Prism', isCertified: false, chains: [], order: 1, injected: [] }
  const stores = { appStore: 'https://a.example', playStore: 'https://p.example', homepage: 'https://h.example' }
  expect(getStoreLink({ ...wallet, ...stores }, 'ios')).toBe('https://a.example')
  expect(getStoreLink({ ...wallet, ...stores }, 'android')).toBe('https://p.example')
  expect(getStoreLink({ ...wallet, ...stores }, 'desktop')).toBe('https://h.example')
  expect(getStoreLink({ ...wallet, homepage: 'javascript:alert(1)' }, 'ios')).toBeNull()
})
