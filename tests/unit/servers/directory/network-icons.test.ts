import { expect, test } from 'vitest'
import { readWeb3Icon } from '../../../../servers/directory/read-web3-icon.js'
import * as bip122 from '../../../../src/chains/bip122/index.js'
import * as polkadot from '../../../../src/chains/polkadot/index.js'
import * as solana from '../../../../src/chains/solana/index.js'

const genesisHash = '0'.repeat(64)
const networks = [
  solana.solanaMainnet,
  solana.solanaDevnet,
  solana.solanaTestnet,
  solana.createSolanaLocalnet({ genesisHash }),
  bip122.bitcoinMainnet,
  bip122.bitcoinTestnet3,
  bip122.bitcoinTestnet4,
  bip122.bitcoinSignet,
  bip122.createBitcoinLocalnet(),
  polkadot.polkadotAssetHub,
  polkadot.kusamaAssetHub,
  polkadot.createPolkadotLocalnet({ genesisHash }),
]

test.each(networks.map(({ name, assets }) => ({ name, imageId: assets.imageId })))(
  'the directory has the icon of $name',
  async ({ imageId }) => {
    const icon = await readWeb3Icon('asset', imageId)
    expect(icon?.type).toBe('image/svg+xml')
    expect(String(icon?.body)).toMatch(/^<svg/)
  },
)

test('an icon that the package does not have is undefined', async () => {
  expect(await readWeb3Icon('wallet', 'no-such-wallet')).toBe(undefined)
})
