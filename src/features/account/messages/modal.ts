/** The words of the feature that load with the modal, in English. */
export const modalTexts = {
  titles: {
    Account: 'Account',
    AccountSettings: 'Settings',
    ProfileWallets: 'Your wallets',
  },
  profileWallets: {
    active: 'Active',
    switch: 'Switch',
    shared: 'Shared by this wallet. Change it there.',
    more: '{count} more in this wallet',
    together: 'Ends {namespaces} together',
    recent: 'Used recently',
    add: 'Add a wallet',
    options: 'Options of {wallet}',
    disconnectOne: 'Disconnect {wallet}',
    disconnectAll: 'Disconnect all',
  },
} as const
