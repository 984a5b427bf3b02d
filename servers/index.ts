export type { SignInMessageData } from '../src/core/model/siwx.js'
export type { PaymentRequest, PaymentStatus } from '../src/services/data-api/payment-schema.js'
export type { WalletInput } from '../src/services/directory/schema.js'
export {
  builtInWallets,
  createDirectory,
  type DirectoryImageKind,
  type DirectoryOptions,
  type RequestHandler,
} from './directory/create-directory.js'
export { readWeb3Icon } from './directory/read-web3-icon.js'
export type { Image as DirectoryImage } from './http/answer-image.js'
export {
  createPayClient,
  isPaymentComplete,
  type PayClient,
  type PayClientOptions,
  PayError,
  type PaymentRequestChange,
  type PaymentRequestInput,
} from './pay/create-pay-client.js'
export {
  answerPaymentRequired,
  toWalletConnectPay,
  toX402,
  type WalletConnectPayRequest,
  type X402PaymentRequired,
  type X402Requirement,
} from './pay/payment-formats.js'
export {
  type PaymentEvent,
  type PaymentWebhook,
  PaymentWebhookError,
  verifyPaymentWebhook,
} from './pay/verify-payment-webhook.js'
export { type SweepCall, type SweepInput, writeSweep } from './pay/write-sweep.js'
export { createRelay, type Relay, type RelayOptions } from './relay/create-relay.js'
export { defaultLimits, MAX_BATCH, MAX_FRAME, type RelayLimits } from './relay/limits/relay-limits.js'
export type { RelayAccess, RelayCrypto } from './relay/protocol/authorize-client.js'
export type { RelayHandshake, RelaySocket } from './relay/relay-socket.js'
export { AccountFullError } from './relay/store/account-full-error.js'
export {
  createMemoryStore,
  type MemorySnapshot,
  type MemoryStore,
  type MemoryStoreOptions,
  parseMemorySnapshot,
} from './relay/store/create-memory-store.js'
export { createRedisStore, type RedisStoreOptions } from './relay/store/create-redis-store.js'
export { MailboxFullError } from './relay/store/mailbox-full-error.js'
export type { RedisConnection } from './relay/store/redis-connection.js'
export type { Account, MailboxPage, RelayStore, StoredMessage, StoreWatcher } from './relay/store/relay-store.js'
export type { MessageExpectations } from './sign-in/check-sign-in-message.js'
export { createMemorySignInStore, type MemorySignInStoreOptions } from './sign-in/create-memory-sign-in-store.js'
export type { RequestWithHeaders } from './sign-in/create-sessions.js'
export { createSignIn, type SignInServer } from './sign-in/create-sign-in.js'
export type { FindClient } from './sign-in/namespaces/sign-in-namespace.js'
export { SignInError, type SignInErrorCode } from './sign-in/sign-in-error.js'
export type { SignInNetwork, SignInOptions } from './sign-in/sign-in-options.js'
export type { ServerSession, SignInStore } from './sign-in/sign-in-store.js'
export { type VerifySignInOptions, verifySignIn } from './sign-in/verify-sign-in.js'
