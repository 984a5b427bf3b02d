import { sql } from 'drizzle-orm'
import { bigint, boolean, index, integer, jsonb, pgSchema, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core'
import type { DeviceKey, Language, SocialFailure } from '../../../src/services/identity/schema.js'
import type { RecoveryMethod, SealedShare, WalletAddresses } from '../../../src/services/identity/wallet-schema.js'
import type { SocialProfile } from '../social/social-profile.js'

/** The tables have a schema of their own, because the data API may use the same database. */
export const identity = pgSchema('identity')

/** Milliseconds since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

export const accounts = identity.table('accounts', {
  id: text('id').primaryKey(),
  /** Verified, in lower case. Null for an account that has logged in by a social provider only. */
  email: text('email').unique(),
  /**
   * The language of mails about the account: the one used before its last login, so that no page can choose it for its
   * own purpose.
   */
  language: text('language').$type<Language>().notNull().default('en'),
  createdAt: time('created_at').notNull(),
})

/** The social accounts of an account. */
export const socialAccounts = identity.table(
  'social_accounts',
  {
    provider: text('provider').notNull(),
    /** The provider's own id of the visitor, which never changes. */
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    userName: text('user_name'),
    /** The verified address by which it opens the account. Null when the provider has verified none. */
    verifiedEmail: text('verified_email'),
    linkedAt: time('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject] }),
    index('social_accounts_by_account').on(table.accountId),
  ],
)

/** The social accounts that were taken away from an account. A verified address alone does not link them to it again. */
export const unlinkedAccounts = identity.table(
  'unlinked_accounts',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The address that had linked it. Another one links it again. Null: none does, since the owner has unlinked it. */
    joinedBy: text('joined_by'),
    /** When a change of the account's address has unlinked it. Null when the owner has. */
    unlinkedAt: time('unlinked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.provider, table.subject, table.accountId] }),
    index('unlinked_accounts_by_account').on(table.accountId),
  ],
)

/** The devices that have logged in to an account. */
export const devices = identity.table(
  'devices',
  {
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The thumbprint of the key (RFC 7638). */
    thumbprint: text('thumbprint').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.thumbprint] }), index('devices_by_use').on(table.usedAt)],
)

export const sessions = identity.table(
  'sessions',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').notNull(),
    /** The hash of the token before it, which is valid until the new one is used. */
    previousHash: text('previous_hash'),
    rotatedAt: time('rotated_at').notNull(),
    /** When the current token was used first. Null before that. */
    confirmedAt: time('confirmed_at'),
    authenticatedAt: time('authenticated_at').notNull(),
    createdAt: time('created_at').notNull(),
    usedAt: time('used_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** The login method: `email` or a provider. */
    method: text('method').notNull(),
    /** The provider's id of the visitor, after a login with one. */
    subject: text('subject'),
    deviceKey: jsonb('device_key').$type<DeviceKey>(),
    thumbprint: text('thumbprint'),
    origin: text('origin').notNull(),
    /** The browser and the system, for the list of sessions. */
    client: text('client').notNull(),
    /** The language of the login. Mails use the account's language. */
    language: text('language').$type<Language>().notNull().default('en'),
  },
  (table) => [index('sessions_by_account').on(table.accountId), index('sessions_by_end').on(table.expiresAt)],
)

/** The columns of every pending login. */
const pending = () => ({
  /** SHA-256 of the verifier that the frame keeps. */
  challenge: text('challenge').notNull(),
  /** SHA-256 of the token in the cookie of the browser that began it. */
  cookieHash: text('cookie_hash').notNull(),
  deviceKey: jsonb('device_key').$type<DeviceKey>(),
  thumbprint: text('thumbprint'),
  /** The origin of the app's page. */
  origin: text('origin').notNull(),
  client: text('client').notNull(),
  language: text('language').$type<Language>().notNull(),
  createdAt: time('created_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** A code that was sent: HMAC-SHA-256, since six digits alone are found by trying all. */
const code = () => ({
  codeHash: text('code_hash'),
  codeExpiresAt: time('code_expires_at').notNull(),
  tries: integer('tries').notNull(),
})

/** The owner of the budget of mails and attempts that a login uses: everybody, or one device of the account. */
const limitOwner = () => ({
  address: text('address').notNull(),
  /** The thumbprint of a device that is known to the account and has proven its key. Empty for all others. */
  knownDevice: text('known_device').notNull().default(''),
})

/**
 * One pending login per address and known device: a newer one replaces it. A stranger's login does not end that of a
 * device of the account.
 */
export const emailLogins = identity.table(
  'email_logins',
  {
    ...limitOwner(),
    id: text('id').notNull().unique(),
    ...pending(),
    ...code(),
    sentAt: time('sent_at').notNull(),
    /** SHA-256 of the token in the mailed link. Null once the device is approved, or when that is not needed. */
    approvalHash: text('approval_hash').unique(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.knownDevice] }),
    index('email_logins_by_end').on(table.expiresAt),
    index('email_logins_by_start').on(table.createdAt),
  ],
)

/** One pending change of the e-mail address per account. */
export const emailUpdates = identity.table(
  'email_updates',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    sessionId: text('session_id').notNull(),
    /** The wallet whose key has agreed to the change. Null for an account without one. */
    walletId: text('wallet_id'),
    address: text('address').notNull(),
    /** Which code is awaited: the one to the old (`primary`) or to the new address (`secondary`). */
    step: text('step').$type<'primary' | 'secondary'>().notNull(),
    challenge: text('challenge').notNull(),
    origin: text('origin').notNull(),
    ...code(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('email_updates_by_end').on(table.expiresAt)],
)

/** E-mail addresses that were replaced. Each can take the change back for a while, and nobody else can use it in the meantime. */
export const replacedEmails = identity.table(
  'replaced_emails',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    address: text('address').notNull(),
    newAddress: text('new_address').notNull(),
    replacedAt: time('replaced_at').notNull(),
    /** The time until which the change can be undone. */
    waitsUntil: time('waits_until').notNull(),
    /** SHA-256 of the token in the mailed link. */
    undoHash: text('undo_hash').notNull().unique(),
    /** The wallet whose key has agreed to the change. Null for an account that had none. */
    walletId: text('wallet_id'),
    /**
     * When the change is undone, after the old address has requested that. Until then the wallet's devices can keep the
     * new address.
     */
    undoAt: time('undo_at'),
    origin: text('origin').notNull(),
  },
  (table) => [
    index('replaced_emails_by_address').on(table.address),
    index('replaced_emails_by_account').on(table.accountId),
    index('replaced_emails_by_end').on(table.waitsUntil),
  ],
)

export const socialLogins = identity.table(
  'social_logins',
  {
    id: text('id').primaryKey(),
    provider: text('provider').notNull(),
    ...pending(),
    /** The target of the result: the origin of the page that opened the popup, or the URL that is redirected to. */
    returnTo: text('return_to'),
    /** SHA-256 of `state`, which the popup's cookie and the provider's reply have. Null until the popup is open. */
    stateHash: text('state_hash').unique(),
    /** SHA-256 of the one-time code of the result. Null until the provider has answered. */
    resultHash: text('result_hash').unique(),
    profile: jsonb('profile').$type<SocialProfile>(),
    /**
     * Whether a page of `origin` has opened the window, as the browser's `Origin` says. Null until it is open. Only then is the
     * result given to any caller: an attacker may have sent the link of a login of their own.
     */
    isOpenedByApp: boolean('is_opened_by_app'),
    /** The reason why the provider did not identify the visitor. */
    failure: text('failure').$type<SocialFailure>(),
    /** For Farcaster: the sealed token of the channel and the nonce of its message. */
    channel: text('channel'),
  },
  (table) => [index('social_logins_by_end').on(table.expiresAt), index('social_logins_by_start').on(table.createdAt)],
)

/**
 * When mails were sent to an address, and wrong codes typed for it. Of known and unknown addresses alike. The name `recovery`
 * with the id of a wallet and the salt of its recovery counts passwords in place of codes.
 */
export const addressLimits = identity.table(
  'address_limits',
  {
    ...limitOwner(),
    /** Of the last hour. */
    sentAt: bigint('sent_at', { mode: 'number' }).array().notNull(),
    /** Of the last day. */
    wrongAt: bigint('wrong_at', { mode: 'number' }).array().notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.address, table.knownDevice] }),
    index('address_limits_by_use').on(table.usedAt),
  ],
)

/** The embedded wallets. A wallet that was replaced is kept, with its shares, but releases none. */
export const wallets = identity.table(
  'wallets',
  {
    /** Made by the frame. */
    id: text('id').primaryKey(),
    // No cascade: an account that has a wallet cannot be deleted by accident.
    accountId: text('account_id')
      .notNull()
      .references(() => accounts.id),
    addresses: jsonb('addresses').$type<WalletAddresses>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Null for the wallet that the account uses. */
    replacedAt: time('replaced_at'),
  },
  (table) => [
    uniqueIndex('wallets_in_use').on(table.accountId).where(sql`${table.replacedAt} is null`),
    index('wallets_by_account').on(table.accountId),
  ],
)

/** A server share: AES-256-GCM under the key `kekId`, which is not in the database. */
const sealedShare = () => ({
  walletId: text('wallet_id')
    .notNull()
    .references(() => wallets.id),
  serverShare: text('server_share').notNull(),
  kekId: text('kek_id').notNull(),
  createdAt: time('created_at').notNull(),
})

/** The devices of a wallet. Each has its own split. */
export const walletDevices = identity.table(
  'wallet_devices',
  {
    ...sealedShare(),
    thumbprint: text('thumbprint').notNull(),
    client: text('client').notNull(),
    usedAt: time('used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.thumbprint] })],
)

/** The recovery share, sealed by the frame, and the server share of the same split. */
export const walletRecoveries = identity.table(
  'wallet_recoveries',
  {
    ...sealedShare(),
    method: jsonb('method').$type<RecoveryMethod>().notNull(),
    sealed: jsonb('sealed').$type<SealedShare>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.walletId] })],
)

/**
 * A wallet that was begun without the key of the one in use, and takes its place after the waiting time. One per account: a
 * newer one replaces it.
 */
export const walletStarts = identity.table(
  'wallet_starts',
  {
    accountId: text('account_id')
      .primaryKey()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    /** The wallet in use, whose place it takes. */
    replaces: text('replaces')
      .notNull()
      .references(() => wallets.id),
    /** Of the new wallet. */
    walletId: text('wallet_id').notNull().unique(),
    addresses: jsonb('addresses').$type<WalletAddresses>().notNull(),
    /** Of the device that began it: its first device. */
    thumbprint: text('thumbprint').notNull(),
    serverShare: text('server_share').notNull(),
    kekId: text('kek_id').notNull(),
    createdAt: time('created_at').notNull(),
    startsAt: time('starts_at').notNull(),
    /** For the mails. */
    origin: text('origin').notNull(),
    client: text('client').notNull(),
    language: text('language').$type<Language>().notNull(),
  },
  (table) => [index('wallet_starts_by_time').on(table.startsAt)],
)

/** Shares that were replaced or revoked. They stay sealed for a while, and the operator can restore them. */
export const keptShares = identity.table(
  'kept_shares',
  {
    id: text('id').primaryKey(),
    ...sealedShare(),
    /** The thumbprint of a device, or `recovery`. */
    holder: text('holder').notNull(),
    /** Of a device. */
    client: text('client'),
    /** Of a recovery. */
    method: jsonb('method').$type<RecoveryMethod>(),
    sealed: jsonb('sealed').$type<SealedShare>(),
    keptAt: time('kept_at').notNull(),
  },
  (table) => [index('kept_shares_by_wallet').on(table.walletId), index('kept_shares_by_time').on(table.keptAt)],
)

/** The devices that have opened the recovery of a wallet in the last minutes. */
export const walletOpenings = identity.table(
  'wallet_openings',
  {
    walletId: text('wallet_id')
      .notNull()
      .references(() => wallets.id),
    thumbprint: text('thumbprint').notNull(),
    openedAt: time('opened_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.walletId, table.thumbprint] }),
    index('wallet_openings_by_time').on(table.openedAt),
  ],
)

/** The proofs of device keys, and the nonces of wallet proofs, that were used: each works once. */
export const usedProofs = identity.table(
  'used_proofs',
  {
    /** SHA-256 of the thumbprint and the `jti`, or of the nonce. */
    hash: text('hash').primaryKey(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [index('used_proofs_by_end').on(table.expiresAt)],
)
