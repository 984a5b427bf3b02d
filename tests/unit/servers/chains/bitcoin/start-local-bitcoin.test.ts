import { HDKey } from '@scure/bip32'
import { mnemonicToSeedSync } from '@scure/bip39'
import { p2tr, p2wpkh } from '@scure/btc-signer'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { developmentAccounts } from '../../../../../servers/chains/bitcoin/development-accounts.js'
import { genesisHash, regtest } from '../../../../../servers/chains/bitcoin/regtest.js'
import { startLocalBitcoin } from '../../../../../servers/chains/bitcoin/start-local-bitcoin.js'
import type { Service } from '../../../../../servers/service.js'

const root = HDKey.fromMasterSeed(mnemonicToSeedSync('test test test test test test test test test test test junk'))
const reports: string[] = []

let service: Service
beforeAll(async () => {
  service = await startLocalBitcoin({ port: 0, report: (message) => reports.push(message) })
})
afterAll(() => service.close())

const get = (path: string, origin?: string) =>
  fetch(service.url + path, origin === undefined ? {} : { headers: { origin } })

function derive(index: number, purpose: 84 | 86): string | undefined {
  const publicKey = root.derive(`m/${purpose}'/1'/0'/0/${index}`).publicKey ?? new Uint8Array()
  return (purpose === 84 ? p2wpkh(publicKey, regtest) : p2tr(publicKey.slice(1), undefined, regtest)).address
}

test('the development addresses follow from the mnemonic, and each has 12.5 BTC', async () => {
  for (const [index, { payment, ordinals }] of developmentAccounts.entries()) {
    expect([derive(index, 84), derive(index, 86)]).toEqual([payment, ordinals])
    const { chain_stats, mempool_stats } = await (await get(`/address/${ordinals}`)).json()
    expect(chain_stats).toMatchObject({ funded_txo_sum: 1_250_000_000, spent_txo_sum: 0 })
    expect(mempool_stats.tx_count).toBe(0)
  }
})

test('an address without coins has none', async () => {
  const { chain_stats } = await (await get(`/address/${derive(9, 84)}`)).json()
  expect(chain_stats).toMatchObject({ funded_txo_sum: 0, tx_count: 0 })
})

test('the genesis is that of regtest', async () => {
  expect(await (await get('/block-height/0')).text()).toBe(genesisHash)
  expect(Number(await (await get('/blocks/tip/height')).text())).toBeGreaterThanOrEqual(200)
})

describe('garbage', () => {
  test.each<[what: string, path: string, status: number]>([
    ['an address of mainnet', '/address/bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4', 400],
    ['a wrong checksum', '/address/bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnux', 400],
    ['mixed case', '/address/bcrt1Qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw', 400],
    ['an address of Solana', '/address/oeYf6KAJkLYhBuR8CiGc6L4D4Xtfepr85fuDgA9kq96', 400],
    ['a long text', `/address/${'1'.repeat(5_000)}`, 400],
    ['an unknown path', '/mempool', 404],
  ])('%s', async (_what, path, status) => {
    expect((await get(path)).status).toBe(status)
    expect(reports).toEqual([])
  })

  test('pages of other sites may not call', async () => {
    expect((await get('/block-height/0', 'https://evil.example')).status).toBe(401)
  })
})
