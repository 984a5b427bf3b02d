import { join } from 'node:path'
import { startLocalBitcoin } from '../chains/bitcoin/start-local-bitcoin.js'
import { startLocalPolkadot } from '../chains/polkadot/start-local-polkadot.js'
import { localBitcoin, localPolkadot, localSolana } from '../chains/serving/local-networks.js'
import { startLocalSolana } from '../chains/solana/start-local-solana.js'
import type { Service } from '../service.js'

/** The local networks of other namespaces than eip155. */
export const localNetworks = {
  solana: { ...localSolana, start: startLocalSolana },
  bitcoin: { ...localBitcoin, start: startLocalBitcoin },
  polkadot: { ...localPolkadot, start: startLocalPolkadot },
} as const

export type LocalNetworkName = keyof typeof localNetworks

export type StartLocalNetworksOptions = {
  ports: Readonly<Record<LocalNetworkName, number>>
  /** Folder for the state of each. */
  dataDir: string
  report: (message: string) => void
}

/** Starts the local networks in this process. The caller waits for each, and closes it. */
export function startLocalNetworks(options: StartLocalNetworksOptions): Record<LocalNetworkName, Promise<Service>> {
  const { ports, dataDir, report } = options
  const start = (name: LocalNetworkName) =>
    localNetworks[name].start({ port: ports[name], statePath: join(dataDir, `chain-${name}.json`), report })
  return { solana: start('solana'), bitcoin: start('bitcoin'), polkadot: start('polkadot') }
}
