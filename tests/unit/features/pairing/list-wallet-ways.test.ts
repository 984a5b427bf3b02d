import { expect, test } from 'vitest'
import type { DirectoryWallet } from '../../../../src/core/model/directory.js'
import { listWalletWays } from '../../../../src/features/pairing/views/parts/list-wallet-ways.js'

const known: DirectoryWallet = { id: 'prism', name: 'Prism', isCertified: false, chains: [], order: 1, injected: [] }
const mobileLink = 'prism:'
const webAppLink = 'https://app.prism.example'
const desktopLink = 'prism-desktop:'
const all = { mobileLink, webAppLink, desktopLink }
const stores = { rdns: 'example.prism', chromeStore: 'https://store.example/prism' }

const cases: [name: string, wallet: Partial<DirectoryWallet> | null, desktop: string, phone: string][] = [
  ['no wallet', null, 'qrCode', 'qrCode'],
  ['a phone app', { mobileLink }, 'qrCode', 'mobile'],
  ['a universal link', { mobileLink: 'https://prism.example' }, 'qrCode', 'mobile'],
  ['a web app', { webAppLink }, 'web', 'web'],
  ['a desktop app', { desktopLink }, 'desktop', 'qrCode'],
  ['everything', all, 'qrCode web desktop', 'mobile web'],
  ['an extension alone', stores, 'install', 'install'],
  ['an extension and a phone app', { ...stores, mobileLink }, 'qrCode', 'mobile'],
  ['an extension, and an app in a store', { ...stores, appStore: 'https://apps.example' }, 'qrCode', 'qrCode'],
  ['a name and nothing else', {}, 'qrCode', 'qrCode'],
  ['a link that is none', { mobileLink: 'javascript:alert(1)', webAppLink: 'prism:' }, 'qrCode', 'qrCode'],
]

test.each(cases)('%s: on a desktop %3$s, on a phone %4$s', (_name, wallet, desktop, phone) => {
  const entry = wallet && { ...known, ...wallet }
  expect(listWalletWays(entry, { isMobile: false, isInstalled: false }).join(' ')).toBe(desktop)
  expect(listWalletWays(entry, { isMobile: true, isInstalled: false }).join(' ')).toBe(phone)
})

test('installed comes first, also when it is the only way', () => {
  const wallet = { ...known, ...all }
  expect(listWalletWays(wallet, { isMobile: false, isInstalled: true })).toEqual([
    'browser',
    'qrCode',
    'web',
    'desktop',
  ])
  expect(listWalletWays({ ...known, ...stores }, { isMobile: false, isInstalled: true })).toEqual(['browser'])
})
