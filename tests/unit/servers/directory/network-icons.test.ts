import { expect, test } from 'vitest'
import { createDirectory } from '../../../../servers/directory/create-directory.js'
import { readWeb3Icon } from '../../../../servers/directory/read-web3-icon.js'
import * as bip122 from '../../../../src/chains/bip122/networks.js'
import * as polkadot from '../../../../src/chains/polkadot/networks.js'
import * as solana from '../../../../src/chains/solana/networks.js'
import { writeNetworkImageUrl } from '../../../../src/rules/service-url.js'

const networks = [
  ...[solana.solanaMainnet, solana.solanaDevnet, solana.solanaTestnet],
  solana.createSolanaLocalnet({ genesisHash: 'GH7ome3EiwEr7tu9JuTh2dpYWBJK3z69Xm1ZE3MEE6JC' }),
  ...[bip122.bitcoinMainnet, bip122.bitcoinTestnet3, bip122.bitcoinTestnet4, bip122.bitcoinSignet],
  bip122.createBitcoinLocalnet(),
  ...[polkadot.polkadotAssetHub, polkadot.kusamaAssetHub],
]

test.each(networks.map((network) => [network.name, network] as const))(
  'the directory has the icon of %s',
  async (_name, { assets }) => {
    const directory = createDirectory({ readImage: readWeb3Icon })
    const url = writeNetworkImageUrl('https://wallets.example', undefined, assets.imageId)
    const reply = await directory(new Request(url))
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
    expect(await reply.text()).toMatch(/^<svg/)
  },
)

test('the networks of a namespace have one icon, and no two namespaces the same', async () => {
  const icons = await Promise.all(networks.map(({ assets }) => readWeb3Icon('asset', assets.imageId)))
  // Solana, Bitcoin, Polkadot and Kusama.
  expect(new Set(icons.map((icon) => icon?.body)).size).toBe(4)
})

test('a local Polkadot node has a letter: it may be any chain', () => {
  expect(polkadot.createPolkadotLocalnet({ genesisHash: `0x${'a'.repeat(64)}` })).not.toHaveProperty('assets')
})
