// TypeScript keeps this import in the declarations, where the features add their views, options and words to the types.
import './features/index.js'

export type { ErrorCode } from './core/errors/error-code.js'
export { LintelError } from './core/errors/lintel-error.js'
export type { Account, AccountType } from './core/model/account.js'
export type { Transaction, Transfer } from './core/model/activity.js'
export type { CaipAddress, CaipNetworkId, Namespace } from './core/model/caip.js'
export type { Balance } from './core/model/chain-adapter.js'
export type { Connection } from './core/model/connection.js'
export type { Connector, ConnectorType } from './core/model/connector.js'
export type { DirectoryWallet } from './core/model/directory.js'
export type { Lintel, LintelActions, LintelQueries, QueryOptions, ViewRequest } from './core/model/lintel.js'
export type { Network, NetworkInput } from './core/model/network.js'
export type { Identity, Nft, Portfolio, Price, Token, TokenBalance } from './core/model/portfolio.js'
export type { ConnectionStatus, Failure, LintelState, Toast } from './core/model/state.js'
export type { View, ViewName } from './core/model/views/view.js'
export type { LintelOptions } from './core/options/options.js'
export { findTokens } from './core/requests/find-tokens.js'
export type { Quote, Receipt, Signed, TransactionRequest } from './core/requests/requests.js'
export type { Payment } from './core/requests/send/payment.js'
export type { WalletRow } from './core/wallets/list-wallet-rows.js'
export type { Messages as ShownMessages, Translation as Messages } from './core/words/messages.js'
export type { AnalyticsEvent } from './features/analytics/model/catalogue.js'
export { type BuyResult, useBuy } from './features/buy/react/use-buy.js'
export { en } from './features/english.js'
export { type NameResult, useName } from './features/names/react/use-name.js'
export { type PayResult, usePay } from './features/pay/react/use-pay.js'
export { type SessionsResult, type SmartSession, useSessions } from './features/sessions/react/use-sessions.js'
export { type SignInResult, useSignIn } from './features/sign-in/react/use-sign-in.js'
export type { SwapToken } from './features/swap/model/token.js'
export { type SwapResult, useSwap } from './features/swap/react/use-swap.js'
export { useSwapNetworks } from './features/swap/react/use-swap-networks.js'
export { SwapForm, type SwapFormProps } from './features/swap/views/swap/swap-form.js'
export { useMessages } from './features/use-messages.js'
export { createLintel } from './headless/create-lintel.js'
export {
  ConnectButton,
  type ConnectButtonProps,
  type ConnectButtonState,
  LintelModal,
  type LintelModalProps,
  TokenListItem,
  type TokenListItemProps,
  TransactionListItem,
  type TransactionListItemProps,
} from './modal/index.js'
export * from './react/index.js'
