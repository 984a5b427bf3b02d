import { describe, expect, it } from 'vitest'
import { walletKinds } from '../../../../src/core/model/options/choices.js'
import { listKnownWallets } from '../../../../src/features/connect/model/list-known-wallets.js'

const settings = {
  hasPairing: false,
  hasDirectory: false,
  features: { allWallets: true },
  excludeWalletIds: [] as string[],
  customWallets: [],
  walletOrder: walletKinds,
}
const nothing = { connectors: [], settings, isMobile: false }
const list = (...parameters: Parameters<typeof listKnownWallets>) =>
  listKnownWallets(...parameters).map(({ name }) => name)

describe('the built-in list of wallets', () => {
  it('has wallets for every namespace, four at most', () => {
    for (const namespace of ['eip155', 'solana', 'bip122', 'polkadot'] as const) {
      const wallets = listKnownWallets([namespace], nothing)
      expect(wallets.length, namespace).toBeGreaterThan(0)
      expect(wallets.length, namespace).toBeLessThanOrEqual(4)
      for (const { wallet } of wallets) {
        expect(wallet?.homepage).toMatch(/^https:\/\/[\w.]+$/)
        expect(wallet?.imageUrl).toMatch(/^data:image\/svg\+xml,%3Csvg[^<>"]+%3C%2Fsvg%3E$/)
      }
    }
    expect(list(['polkadot'], nothing)).toEqual(['Enkrypt'])
  })

  it('leaves out what the app excludes, by name or rdns', () => {
    const excluding = { ...nothing, settings: { ...settings, excludeWalletIds: ['metamask', 'me.rainbow'] } }
    expect(list(['eip155'], excluding)).toEqual(['Phantom', 'Trust Wallet'])
  })

  it('leaves out what is installed', () => {
    const connectors = [{ id: 'x', name: 'Renamed', rdns: 'app.phantom', type: 'ANNOUNCED', chain: 'eip155' }] as const
    expect(list(['eip155'], { ...nothing, connectors })).not.toContain('Phantom')
  })
})
