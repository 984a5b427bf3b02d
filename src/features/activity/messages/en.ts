import { readWords } from '../../../words/read-words.js'
import type { TextGroups } from '../../../words/text.js'

/** The words of Activity and of one transaction in English. */
const activity = {
  list: 'Transactions',
  emptyTitle: 'No activity yet',
  emptyText: 'What you send and receive on {network} appears here.',
  failedTitle: 'Failed to fetch transactions',
  failedText: 'Check your connection, then try again.',
  /** Below activity that only this browser knows. */
  localOnly: 'Only transactions sent from this browser are shown.',
  pending: 'Pending',
  failed: 'Failed',
  replaced: 'Replaced',
  cancelled: 'Cancelled',
  expired: 'Expired',
  expiredText: 'The network did not take it in time. Nothing was moved.',
  confirmed: 'Confirmed',
  send: 'Sent',
  receive: 'Received',
  pull: 'Moved out',
  trade: 'Swapped',
  approve: 'Approved',
  revoke: 'Revoked an approval',
  mint: 'Minted',
  burn: 'Burned',
  deposit: 'Deposited',
  withdraw: 'Withdrew',
  borrow: 'Borrowed',
  repay: 'Repaid',
  claim: 'Claimed',
  stake: 'Staked',
  unstake: 'Unstaked',
  deploy: 'Created a contract',
  cancel: 'Cancelled a transaction',
  execute: 'Contract call',
  self: 'Sent to yourself',
  to: 'To {address}',
  /** In place of an address: its name, then the address. */
  named: '{name} · {address}',
  from: 'From {address}',
  /** Who moved tokens out of the account. */
  by: 'By {address}',
  lookAlike: 'Look-alike',
  lookAlikeTitle: 'Not an address you know',
  lookAlikeText: 'This address looks like one that you know, and is another one. Do not send to it.',
  pullText: 'Another address moved this. You may have approved it, or the token may be a fake.',
  more: 'and {count} more',
  nft: 'NFT',
  date: 'Date',
  sender: 'From',
  recipient: 'To',
  fee: 'Network fee',
  method: 'Method',
  block: 'Block',
  nonce: 'Nonce',
  network: 'Network',
  reason: 'Why it failed',
  reasonUnknown: 'The network gives no reason.',
  application: 'App',
  moved: 'What moved',
  notMoved: 'What did not move',
  viewInExplorer: 'View in explorer',
  missing: 'This transaction is not among those that were loaded.',
  copyHash: 'Copy transaction',
  hashCopied: 'Transaction copied',
} as const

export const texts: TextGroups = { activity }

export const enActivity = /* @__PURE__ */ readWords(activity)

export type ActivityWords = typeof enActivity
