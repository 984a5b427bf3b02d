/** The titles of its views. They load with the modal; the other words come with the views. */
export const titles = {
  Pay: 'Pay',
  DepositFromExchange: 'Deposit from an exchange',
  PayReceipt: 'Receipt',
} as const
