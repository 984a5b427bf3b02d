export type { WalletInput } from '../src/services/directory/schema.js'
export {
  builtInWallets,
  createDirectory,
  type DirectoryImageKind,
  type DirectoryOptions,
  type RequestHandler,
} from './directory/create-directory.js'
export type { Image as DirectoryImage } from './http/answer-image.js'
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
