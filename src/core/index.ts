export type { Alert } from './errors/alert.js'
export { CapabilitiesInvalidError } from './errors/capabilities-invalid-error.js'
export { type DataApiFailure, DataApiUnavailableError } from './errors/data-api-errors.js'
export { type DirectoryFailure, DirectoryUnavailableError } from './errors/directory-errors.js'
export {
  EmailTooSoonError,
  EmbeddedWalletFailedError,
  EmbeddedWalletTimeoutError,
  MethodNotAllowedError,
  SessionExpiredError,
  UnverifiedDomainError,
} from './errors/embedded-errors.js'
export { EmbeddedWalletUnavailableError } from './errors/embedded-wallet-unavailable-error.js'
export type { ErrorCode } from './errors/error-code.js'
export { InsecureContextError } from './errors/insecure-context-error.js'
export { InvalidTypedDataError } from './errors/invalid-typed-data-error.js'
export { isRejection } from './errors/is-rejection.js'
export { LintelError } from './errors/lintel-error.js'
export {
  BalanceUnavailableError,
  InvalidChainIdError,
  NetworkNotAddedError,
  NetworkNotConfiguredError,
  RpcUnavailableError,
  SwitchNotSupportedError,
} from './errors/network-errors.js'
export { InvalidOptionError, ProjectIdNotConfiguredError } from './errors/option-errors.js'
export { PackageMissingError } from './errors/package-missing-error.js'
export {
  PairingExpiredError,
  RelayRefusedError,
  RelaySessionExpiredError,
  RelayUnavailableError,
} from './errors/pairing-errors.js'
export { AccountMismatchError, InvalidNameError, NetworkMismatchError } from './errors/request-errors.js'
export { ServiceRefusedError } from './errors/service-refused-error.js'
export { SignInClockError, SignInRefusedError } from './errors/sign-in-refused-error.js'
export { SignInUnavailableError } from './errors/sign-in-unavailable-error.js'
export { toLintelError } from './errors/to-lintel-error.js'
export { TransactionCancelledError } from './errors/transaction-cancelled-error.js'
export {
  ContractRevertedError,
  InsufficientFundsError,
  InvalidTransactionError,
  ReceiptTimeoutError,
  TransactionRevertedError,
} from './errors/transaction-errors.js'
export { TransactionExpiredError } from './errors/transaction-expired-error.js'
export { ViewUnavailableError } from './errors/view-unavailable-error.js'
export {
  AccountNotSharedError,
  ConnectorNotFoundError,
  NotConnectedError,
  RequestCancelledError,
  RequestPendingError,
  RequestRejectedError,
  WalletFailedError,
  WalletLockedError,
  WalletUnresponsiveError,
  WalletWindowBlockedError,
} from './errors/wallet-errors.js'
export { findNetwork } from './format/find-network.js'
export { formatBalance } from './format/format-balance.js'
export { formatUnknownBalance } from './format/format-unknown-balance.js'
export { parseCaipAddress } from './format/parse-caip-address.js'
export { parseCaipNetworkId } from './format/parse-caip-network-id.js'
export { tidyText as tidyAmount } from './format/tidy-text.js'
export type { AccountParameters, Lintel, LintelActions, LintelQueries, QueryOptions, ViewRequest } from './lintel.js'
export type { ReadonlyStore } from './log/create-guarded-store.js'
export type { Log, LogLevel } from './log/create-log.js'
export type { Account, AccountType, SessionAccount } from './model/account.js'
export type { ActivityPage, OperationType, Transaction, TransactionPage, Transfer } from './model/activity.js'
export { type CaipAddress, type CaipNetworkId, type Namespace, namespaces } from './model/caip.js'
export type {
  AdapterAbilities,
  AddressFacts,
  Balance,
  ChainAdapter,
  ChainAdapterEvent,
  ChainAdapterFactory,
  ResolvedName,
  TokenBalances,
  WalletSession,
} from './model/chain-adapter.js'
export type { Connection } from './model/connection.js'
export type { Connector, ConnectorType, SocialProvider, WindowProvider } from './model/connector.js'
export type { BalanceList, DataApi, NftPage, SourcedNftPage } from './model/data-api.js'
export type { Directory, DirectoryWallet, WalletPage, WalletQuery } from './model/directory.js'
export {
  type AccountTypes,
  type EmailAction,
  type EmbeddedAccount,
  type EmbeddedAccountType,
  type EmbeddedLogin,
  type EmbeddedUser,
  type EmbeddedWallet,
  type EmbeddedWalletFactory,
  embeddedWalletId,
  type PendingRequest,
  type UpdateEmailAction,
} from './model/embedded-wallet.js'
export type { KeyValueStorage } from './model/key-value-storage.js'
export type { Network, NetworkInput } from './model/network.js'
export type { WalletKind } from './model/options/choices.js'
export type { NameOptions } from './model/options/name-options.js'
export type { ServiceUrls } from './model/options/service-urls.js'
export type { FeatureSettings, WalletFeatures } from './model/options/wallet-features.js'
export type {
  Identity,
  Nft,
  Portfolio,
  Price,
  PriceSource,
  Token,
  TokenBalance,
  TokenPrice,
} from './model/portfolio.js'
export type {
  BytesRequest,
  CallRequest,
  Quote,
  Receipt,
  RequestPin,
  ShownAs,
  Signed,
  TransactionFees,
  TransactionRequest,
  TransferRequest,
} from './model/requests.js'
export type { AuthPayload, KnownSession, SignInMessage, SignInMessageData, SignInSession, Siwx } from './model/siwx.js'
export type {
  Attempt,
  CloseRefusal,
  ConnectionStatus,
  Failure,
  LintelState,
  ModalState,
  ModalTheme,
  NamespaceState,
  PairingState,
  RecentWallet,
  RouterState,
  Settings,
  Toast,
  ToastState,
} from './model/state.js'
export type { View, ViewName } from './model/views/view.js'
export {
  type AppMetadata,
  type Pairing,
  type WalletConnectEvent,
  type WalletConnectPort,
  type WalletConnectSession,
  walletConnectId,
} from './model/wallet-connect.js'
export type { CustomWallet, LintelOptions, TokenInput } from './options/options.js'
export { knownRestrictedTimeZones } from './options/time-zones.js'
export { parseSignInMessage, writeSignInMessage } from './requests/caip-122/message.js'
export { type TidyReceiver, tidyReceiver } from './requests/payments/tidy-receiver.js'
export {
  getAccount,
  getConnection,
  getNamespace,
  getNetwork,
  getStatus,
  hasView,
  isSwitchingNamespace,
} from './selectors.js'
export { createSafeStorage } from './storage/create-safe-storage.js'
export { createPairedAdapter } from './wallets/create-paired-adapter.js'
export type { WalletRow } from './wallets/list-wallet-rows.js'
export type { WalletConnectFactory } from './wallets/wallet-connect-factory.js'
export type { ErrorWords } from './words/error-texts.js'
export type { GivenMessages, MessagesSource } from './words/given-messages.js'
export type {
  FirstWords,
  MessageOverrides,
  Messages,
  ShownMessages,
} from './words/messages.js'
