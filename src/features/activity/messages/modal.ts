/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    Transactions: 'Activity',
    TransactionDetail: 'Transaction',
  },
} as const
