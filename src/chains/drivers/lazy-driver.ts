import type { Connector } from '../../core/model/connector.js'
import type { WalletDriver } from './wallet-driver.js'

/** The calls of a driver after the visitor has chosen its wallet. */
export type WalletActions = Omit<WalletDriver, 'connector' | 'isRejection'>

/** A driver whose code loads with the first call, which always connects. */
export function createLazyDriver(connector: Connector, load: () => Promise<WalletActions>): WalletDriver {
  let actions: WalletActions | undefined
  const ready = async () => {
    actions ??= await load()
    return actions
  }
  return {
    connector,
    connect: async (parameters) => (await ready()).connect(parameters),
    disconnect: async () => (await ready()).disconnect(),
    watch: (listener) => actions?.watch(listener) ?? (() => undefined),
    signMessage: async (parameters) => (await ready()).signMessage(parameters),
    signIn: async (parameters) => (await ready()).signIn?.(parameters),
  }
}
