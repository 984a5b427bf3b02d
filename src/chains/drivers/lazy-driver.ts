import type { Connector } from '../../core/model/connector.js'
import type { WalletDriver } from './wallet-driver.js'

/** What a driver does once its wallet is chosen. */
export type WalletActions = Omit<WalletDriver, 'connector' | 'isRejection'>

/** A driver whose code is loaded with the first call, which is always one that connects. */
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
