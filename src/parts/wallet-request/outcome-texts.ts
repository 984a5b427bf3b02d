/** The title of a sent transaction, and its toast, by its status. They are words of Send. */
export const outcomeTexts = {
  pending: 'Sent',
  confirmed: 'Transaction confirmed',
  failed: 'Transaction failed',
  replaced: 'Transaction replaced',
  cancelled: 'Transaction cancelled',
  expired: 'Transaction expired',
  viewInExplorer: 'View in explorer',
} as const
