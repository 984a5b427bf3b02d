import { bigint, foreignKey, primaryKey, text } from 'drizzle-orm/pg-core'
import { identity, walletDevices } from './schema.js'

/**
 * The passkeys by which devices of a wallet renew their login, one per device. It is deleted with the device, whatever removes
 * that.
 */
export const loginPasskeys = identity.table(
  'login_passkeys',
  {
    walletId: text('wallet_id').notNull(),
    thumbprint: text('thumbprint').notNull(),
    /** In base64url. */
    credentialId: text('credential_id').notNull(),
    /** As COSE (RFC 9052), in base64url. */
    publicKey: text('public_key').notNull(),
    /** The signature counter of the authenticator (WebAuthn §6.1.1). 0 where it has none. */
    signCount: bigint('sign_count', { mode: 'number' }).notNull(),
    /** How the browser reaches the authenticator. */
    transports: text('transports').array().notNull(),
    /** Milliseconds since 1970. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.walletId, table.thumbprint] }),
    foreignKey({
      name: 'login_passkeys_device',
      columns: [table.walletId, table.thumbprint],
      foreignColumns: [walletDevices.walletId, walletDevices.thumbprint],
    }).onDelete('cascade'),
  ],
)
