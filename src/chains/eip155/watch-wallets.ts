import type { Config } from 'wagmi'
import { watchConnectors } from 'wagmi/actions'
import type { Connector } from '../../core/model/connector.js'
import { findConnector, listConnectors } from './list-connectors.js'
import { ignoreWalletConnect } from './session/follow-wallet.js'
import { waitForStoredState } from './session/wait-for-stored-state.js'

/** Tells which wallets there are, now and whenever one announces itself (EIP-6963). Returns the stop. */
export function watchWallets(config: Config, tell: (connectors: readonly Connector[]) => void): () => void {
  let told = ''
  let isStopped = false
  const tellChange = () => {
    for (const connector of config.connectors) ignoreWalletConnect(config, connector)
    const connectors = listConnectors(config)
    const key = JSON.stringify(connectors)
    if (key === told || isStopped) return
    told = key
    tell(connectors)
  }
  const stop = watchConnectors(config, { onChange: tellChange })
  tellChange()
  void waitForStoredState(config).then(() => {
    if (!isStopped) recoverAnnouncements(config)
  })
  return () => {
    isStopped = true
    stop()
  }
}

/** wagmi drops a wallet that announces itself before wagmi has read its storage; it is asked to say it again. */
function recoverAnnouncements(config: Config): void {
  const { mipd } = config._internal
  if (mipd?.getProviders().some(({ info }) => !findConnector(config, info.rdns))) mipd.reset()
}
