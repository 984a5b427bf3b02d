import type { Config, Connector } from 'wagmi'

/**
 * Has wagmi follow the wallet in use: other accounts, another chain, gone. It heeds only wallets that are among its
 * connections, so one that is left behind need not be told.
 */
export function followChanges(config: Config, connector: Connector): void {
  const { change, disconnect } = config._internal.events
  const { emitter } = connector
  ignoreWalletConnect(config, connector)
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
}

/**
 * Has wagmi ignore a wallet that says by itself that it is connected. Wallets say so on every page load, also after
 * the visitor disconnected or gave up a try; only a visitor connects.
 */
export function ignoreWalletConnect(config: Config, { emitter }: Connector): void {
  emitter.off('connect', config._internal.events.connect)
}
