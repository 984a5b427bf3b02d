import type { CaipNetworkId } from './caip.js'

/**
 * One screen of the modal, with its own parameters. The union grows with each issue that builds a view;
 * `ApproveTransaction`, `SIWXSignMessage` and `AllWallets` are here because routing rules name them.
 */
export type View =
  | { name: 'Connect' }
  | { name: 'AllWallets' }
  | { name: 'ConnectingExternal'; connectorId: string }
  | { name: 'Account' }
  | { name: 'WhatIsAWallet' }
  | { name: 'Networks' }
  | { name: 'SwitchNetwork'; network: CaipNetworkId }
  | { name: 'UnsupportedChain' }
  | { name: 'ApproveTransaction' }
  | { name: 'SIWXSignMessage' }

export type ViewName = View['name']
