import type { Config, Connector } from 'wagmi'

/** Has wagmi follow the wallet in use: other accounts, another chain, gone. */
export function followChanges(config: Config, connector: Connector): void {
  const { change, disconnect } = config._internal.events
  stopFollowing(config, connector)
  ignoreWalletConnect(config, connector)
  connector.emitter.on('change', change)
  connector.emitter.on('disconnect', disconnect)
}

/** Leaves a wallet that is no longer in use alone. */
export function stopFollowing(config: Config, { emitter }: Connector): void {
  const { change, disconnect } = config._internal.events
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
}

/**
 * Has wagmi ignore a wallet that says by itself that it is connected. Wallets say so on every page load, also after
 * the visitor disconnected or gave up a try; only a visitor connects.
 */
export function ignoreWalletConnect(config: Config, { emitter }: Connector): void {
  emitter.off('connect', config._internal.events.connect)
}
