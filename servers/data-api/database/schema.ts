import { bigint, boolean, index, integer, numeric, pgEnum, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { chainId, hexBytes } from './columns.js'

/** The kind of asset of a transfer. */
export const assetKind = pgEnum('asset_kind', ['native', 'erc20', 'erc721', 'erc1155'])

/** A `uint256`. */
const uint256 = (name: string) => numeric(name, { precision: 78, scale: 0, mode: 'bigint' })
const blockNumber = (name: string) => bigint(name, { mode: 'number' })

/** The indexed blocks of each chain, without gaps. */
export const blocks = pgTable(
  'blocks',
  {
    chain: chainId('chain').notNull(),
    number: blockNumber('number').notNull(),
    hash: hexBytes('hash').notNull(),
    /** Seconds since 1970. */
    time: bigint('time', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.chain, table.number] }),
    index('blocks_by_time').on(table.chain, table.time, table.number),
  ],
)

/** The chains whose index has once reached the newest block. Before that a history would lack transactions. */
export const caughtUpChains = pgTable('caught_up_chains', { chain: chainId('chain').primaryKey() })

export const transactions = pgTable(
  'transactions',
  {
    chain: chainId('chain').notNull(),
    block: blockNumber('block').notNull(),
    index: integer('index').notNull(),
    hash: hexBytes('hash').notNull(),
    sender: hexBytes('sender').notNull(),
    /** Null when the transaction creates a contract. */
    recipient: hexBytes('recipient'),
    /** The contract that the transaction creates. */
    created: hexBytes('created'),
    nonce: bigint('nonce', { mode: 'number' }).notNull(),
    /** In wei, as the two below. */
    value: uint256('value').notNull(),
    fee: uint256('fee').notNull(),
    /** The first 4 bytes of the call's data. */
    selector: hexBytes('selector'),
    succeeded: boolean('succeeded').notNull(),
    /** Why a failed transaction was reverted, when the node says so. */
    reason: text('reason'),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.index] })],
)

export const transfers = pgTable(
  'transfers',
  {
    chain: chainId('chain').notNull(),
    block: blockNumber('block').notNull(),
    index: integer('index').notNull(),
    /** Order within the transaction. */
    position: integer('position').notNull(),
    asset: assetKind('asset').notNull(),
    /** Null for the native currency. */
    contract: hexBytes('contract'),
    /** Null for the native currency and ERC-20. */
    tokenId: uint256('token_id'),
    sender: hexBytes('sender').notNull(),
    recipient: hexBytes('recipient').notNull(),
    /** In base units. */
    amount: uint256('amount').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.index, table.position] })],
)

export const approvals = pgTable(
  'approvals',
  {
    chain: chainId('chain').notNull(),
    block: blockNumber('block').notNull(),
    index: integer('index').notNull(),
    position: integer('position').notNull(),
    contract: hexBytes('contract').notNull(),
    owner: hexBytes('owner').notNull(),
    spender: hexBytes('spender').notNull(),
    /** In base units, of ERC-20. Null for one token or all tokens of a collection. */
    amount: uint256('amount'),
    /** The token id of ERC-721. Null for an amount or all tokens of a collection. */
    tokenId: uint256('token_id'),
    /** Whether the spender may act now. False after the approval is revoked. */
    granted: boolean('granted').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.index, table.position] })],
)

/**
 * The user operations (ERC-4337) of a transaction. Each is signed by its sender, although another account has sent the
 * transaction.
 */
export const userOperations = pgTable(
  'user_operations',
  {
    chain: chainId('chain').notNull(),
    block: blockNumber('block').notNull(),
    index: integer('index').notNull(),
    /** Order within the transaction. */
    position: integer('position').notNull(),
    sender: hexBytes('sender').notNull(),
    /** The position of its first transfer, and that of the first transfer after it. Equal when it reports none. */
    firstTransfer: integer('first_transfer').notNull(),
    endTransfer: integer('end_transfer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chain, table.block, table.index, table.position] })],
)

/** Which accounts a transaction concerns. A page of an account's history is one range of the primary key. */
export const participations = pgTable(
  'participations',
  {
    account: hexBytes('account').notNull(),
    chain: chainId('chain').notNull(),
    block: blockNumber('block').notNull(),
    index: integer('index').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.block, table.index] })],
)

/** The ERC-20 contracts in whose transfers an account occurs. */
export const accountTokens = pgTable(
  'account_tokens',
  {
    account: hexBytes('account').notNull(),
    chain: chainId('chain').notNull(),
    contract: hexBytes('contract').notNull(),
    firstBlock: blockNumber('first_block').notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.contract] })],
)

/** The sums of transfers of ERC-721 and ERC-1155. */
export const nftHoldings = pgTable(
  'nft_holdings',
  {
    account: hexBytes('account').notNull(),
    chain: chainId('chain').notNull(),
    contract: hexBytes('contract').notNull(),
    tokenId: uint256('token_id').notNull(),
    asset: assetKind('asset').notNull(),
    /** Without a precision: a contract may report transfers whose sum is larger than a `uint256`, or negative. */
    quantity: numeric('quantity', { mode: 'bigint' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.account, table.chain, table.contract, table.tokenId] })],
)
