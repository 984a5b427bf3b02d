import type { SignClient } from '@walletconnect/sign-client'
import type { WalletConnectFactory } from '../../core/wallets/wallet-connect-factory.js'

/** The parameters that the adapter passes to the port. */
export type PortContext = Parameters<WalletConnectFactory['create']>[0]

/** WalletConnect's client and its core. */
export type Client = InstanceType<typeof SignClient>
export type ClientCore = Client['core']
/** A session as the client stores it. */
export type ClientSession = ReturnType<Client['session']['get']>
