import type { Config, Connector } from 'wagmi'

/** Has wagmi follow the wallet in use: other accounts, another chain, gone. */
export function followChanges(config: Config, connector: Connector): void {
  const { change, disconnect } = config._internal.events
  const { emitter } = connector
  ignoreWalletConnect(config, connector)
  stopFollowing(config, connector)
  emitter.on('change', change)
  emitter.on('disconnect', disconnect)
}

/** As wagmi leaves a wallet that is not in use: it may still connect from its own side. */
export function awaitWalletConnect(config: Config, connector: Connector): void {
  stopFollowing(config, connector)
  ignoreWalletConnect(config, connector)
  connector.emitter.on('connect', config._internal.events.connect)
}

/** A wallet that says by itself that it is connected is not believed until further notice. */
export function ignoreWalletConnect(config: Config, { emitter }: Connector): void {
  emitter.off('connect', config._internal.events.connect)
}

function stopFollowing(config: Config, { emitter }: Connector): void {
  const { change, disconnect } = config._internal.events
  emitter.off('change', change)
  emitter.off('disconnect', disconnect)
}
