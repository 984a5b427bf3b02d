import type { SignClient } from '@walletconnect/sign-client'
import type { WalletConnectFactory } from '../../../core/wallets/wallet-connect-factory.js'

/** What the adapter passes to the port. */
export type PortContext = Parameters<WalletConnectFactory['create']>[0]

/** WalletConnect's client, and the core it is built on. */
export type Client = InstanceType<typeof SignClient>
export type ClientCore = Client['core']
/** A session as the client stores it. */
export type ClientSession = ReturnType<Client['session']['get']>
